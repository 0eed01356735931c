import { expect, it } from 'vitest';
import { ratePassword } from './password-strength.ts';

const OWN = ['camille@example.org', 'Camille Clairval'];

it.each([
  ['', 'none', 12],
  ['élan', 'short', 8],
  ['clairval-2026-x', 'own', 0],
  ['aaaabbbbccccdddd', 'plain', 0],
  ['quinze-tilleuls', 'fair', 0],
  ['quinze-tilleuls-en-fleur', 'good', 0],
])('finds %j %s', (password, strength, missing) => {
  expect(ratePassword(password, OWN)).toEqual({ strength, missing });
});
