import { expect, it } from 'vitest';
import { sayIn } from '#platform/i18n/translate.ts';
import { whyUndelivered } from './why-undelivered.ts';

it('says reasons of the service in words, and what a mail server answered as it did', () => {
  expect(whyUndelivered('not_configured', sayIn('fr'))).toBe('Canal non configuré');
  expect(whyUndelivered('550 no such mailbox', sayIn('fr'))).toBe('550 no such mailbox');
  expect(whyUndelivered(null, sayIn('fr'))).toBeNull();
});
