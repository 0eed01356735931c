import { expect, it } from 'vitest';
import { createTranslator } from '#platform/i18n/translate.ts';
import { explainNonDelivery } from './why-undelivered.ts';

it('says reasons of the service in words, and what a mail server answered as it did', () => {
  expect(explainNonDelivery('not_configured', createTranslator('fr'))).toBe(
    'Aucun serveur configuré pour ce canal',
  );
  expect(explainNonDelivery('550 no such mailbox', createTranslator('fr'))).toBe(
    '550 no such mailbox',
  );
  expect(explainNonDelivery(null, createTranslator('fr'))).toBeNull();
});
