import { describe, expect, it } from 'vitest';
import { nameColumns } from '#domain/imports/header-names.ts';
import { TAKEOVER_FILES } from '#domain/imports/import-error.ts';
import { TAKEOVER_COLUMNS } from '#domain/imports/takeover-tables.ts';
import { LANGUAGES } from '#domain/kernel/language.ts';
import { listBlankTables } from './template.ts';

describe('the template of a takeover', () => {
  it.each(LANGUAGES)('names every column in %s as the import reads it', (language) => {
    const tables = listBlankTables(language);
    expect(tables.map(({ sheet }) => sheet)).toEqual(TAKEOVER_FILES);
    for (const [index, file] of TAKEOVER_FILES.entries()) {
      const names = Object.keys(TAKEOVER_COLUMNS[file]);
      expect(nameColumns(tables[index]?.header ?? [], names)).toEqual(names);
    }
  });
});
