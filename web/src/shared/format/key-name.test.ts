import { expect, it } from 'vitest';
import { createTranslator } from '#platform/i18n/translate.ts';
import { keyName } from './key-name.ts';

it('names the general key in the language of the page, the others as people have', () => {
  expect(keyName('General', createTranslator('de'))).toBe('Allgemein');
  expect(keyName('Ascenseur', createTranslator('de'))).toBe('Ascenseur');
});
