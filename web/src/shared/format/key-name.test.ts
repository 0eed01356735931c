import { expect, it } from 'vitest';
import { sayIn } from '#platform/i18n/translate.ts';
import { keyName } from './key-name.ts';

it('names the general key in the language of the page, the others as people have', () => {
  expect(keyName('General', sayIn('de'))).toBe('Allgemein');
  expect(keyName('Ascenseur', sayIn('de'))).toBe('Ascenseur');
});
