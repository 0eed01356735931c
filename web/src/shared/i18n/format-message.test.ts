import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/kernel/language.ts';
import { LOCALES } from '#domain/kernel/message-styles.ts';
import { findArgumentKinds } from '#platform/i18n/message-values.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { compileMessage } from '../../../compiled-messages.ts';
import { createFormat, type Values } from './format-message.ts';

const CATALOGUES = join(import.meta.dirname, '../../../../src/locales');
const NUMBERS = [-1, 0, 1, 2, 1_234.5];
const WORDS = ['Rue Haute', 'none', 'CreditNote', 'Usufruct', 'check_digits'];

describe('createFormat', () => {
  it.each(LANGUAGES)('fills in the messages of pages in %s as ICU does', (language) => {
    const format = createFormat(LOCALES[language]);
    const files = globSync(`{web*,enumerations}/${language}.json`, { cwd: CATALOGUES });
    for (const file of nonEmpty(files)) {
      const messages = JSON.parse(readFileSync(join(CATALOGUES, file), 'utf8'));
      for (const text of nonEmpty(Object.values<string>(messages))) {
        const icu = new IntlMessageFormat(text, LOCALES[language], {}, { ignoreTag: true });
        const compiled = compileMessage(text);
        for (const turn of NUMBERS.keys()) {
          const values = pickValues(text, turn);
          const filled = typeof compiled === 'string' ? compiled : format(compiled, values);
          expect(filled, text).toBe(String(icu.format(values)));
        }
      }
    }
  });

  it('writes an unknown text as nothing, and refuses a missing argument', () => {
    const format = createFormat('fr-BE');
    const message = compileMessage('Lot {unit}');
    if (typeof message === 'string') throw new Error('the argument is gone');
    expect(format(message, { unit: null })).toBe('Lot ');
    expect(() => format(message, {})).toThrow('unit');
  });
});

describe('compileMessage', () => {
  it('refuses arguments that pages do not format', () => {
    expect(() => compileMessage('{due, date, short}')).toThrow('do not format');
  });
});

/** Chooses a value for each argument of a message, another one in each turn. */
function pickValues(text: string, turn: number): Values {
  const kinds = [...findArgumentKinds(parse(text, { ignoreTag: true }))];
  return Object.fromEntries(
    kinds.map(([name, { type }]) => [name, (type === 'number' ? NUMBERS : WORDS)[turn] ?? null]),
  );
}
