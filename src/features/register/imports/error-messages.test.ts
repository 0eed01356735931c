import { describe, expect, it } from 'vitest';
import { IMPORT_ERROR_CODES } from '#domain/imports/import-error.ts';
import { LANGUAGES } from '#domain/kernel/language.ts';
import { hasMessage, translate } from '#platform/i18n/translate.ts';
import type { TabularFaultCode } from '#platform/tabular/tabular-error.ts';

/** All that reading a file may find. */
const FAULTS: Readonly<Record<TabularFaultCode, true>> = {
  bad_encoding: true,
  bad_quoting: true,
  duplicate_header: true,
  empty_file: true,
  empty_header: true,
  not_a_workbook: true,
  not_a_zip: true,
  not_text: true,
  ragged_row: true,
  record_too_long: true,
  unreadable_workbook: true,
  workbook_too_large: true,
  zip_damaged: true,
  zip_duplicate_name: true,
  zip_encrypted: true,
  zip_mixed_folders: true,
  zip_too_large: true,
  zip_too_many_entries: true,
  zip_unsafe_path: true,
  zip_unsupported: true,
};

describe('the messages of an import', () => {
  it.each([...IMPORT_ERROR_CODES, ...Object.keys(FAULTS)])(
    'say what %s is and what to do',
    (code) => {
      for (const part of ['detail', 'remedy']) {
        expect(hasMessage(`import.${code}.${part}`), `import.${code}.${part}`).toBe(true);
      }
    },
  );

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
