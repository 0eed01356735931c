import { expect, it } from 'vitest';
import { createTranslator } from '#platform/i18n/translate.ts';
import { explainNonDelivery } from './why-undelivered.ts';

it('says reasons of the service in words, and what a mail server answered as it did', () => {
  expect(whyUndelivered('not_configured', sayIn('fr'))).toBe(
    'Aucun serveur configuré pour ce canal',
  );
  expect(whyUndelivered('550 no such mailbox', sayIn('fr'))).toBe('550 no such mailbox');
  expect(whyUndelivered(null, sayIn('fr'))).toBeNull();
});
