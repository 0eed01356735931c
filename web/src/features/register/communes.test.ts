import { expect, it } from 'vitest';
import { findCommune } from './communes.ts';

it.each([
  ['1050', 'fr', 'Ixelles'],
  [' 1050 ', 'nl', 'Elsene'],
  ['9000', 'de', 'Gent'],
  ['9999', 'fr', undefined],
  ['', 'nl', undefined],
] as const)('the commune of %j in %s is %s', (postalCode, language, commune) => {
  expect(findCommune(postalCode, language)).toBe(commune);
});
