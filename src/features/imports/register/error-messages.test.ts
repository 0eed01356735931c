import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/kernel/language.ts';
import { translate } from '#platform/i18n/translate.ts';

describe('the messages of an import', () => {
  it('say that a clash is with the register where it is with no row', () => {
    const texts = LANGUAGES.flatMap((language) =>
      [0, 7].map((other_row) =>
        translate(language, 'import.overlapping_relation.detail', { unit_number: 'A1', other_row }),
      ),
    );
    expect(new Set(texts).size).toBe(2 * LANGUAGES.length);
    expect(texts.filter((text) => text.includes('7'))).toHaveLength(LANGUAGES.length);
  });
});
