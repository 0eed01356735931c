import { TAKEOVER_FILES } from '#domain/imports/import-error.ts';
import { TAKEOVER_COLUMNS } from '#domain/imports/takeover-tables.ts';
import type { Language } from '#domain/kernel/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { renderer } from '#platform/rendering/renderer.ts';
import type { BlankSheet } from '#platform/tabular/blank-workbook.ts';
import { writeZip } from '#platform/tabular/zip-writer.ts';

/** Lists the tables of a takeover with the names of their columns in a language, which the import reads. */
export function listBlankTables(language: Language): BlankSheet[] {
  return TAKEOVER_FILES.map((sheet) => ({
    sheet,
    header: Object.keys(TAKEOVER_COLUMNS[sheet]).map((name) =>
      translate(language, `import.column.${name}`),
    ),
  }));
}

/** Renders the empty tables as a ZIP of CSV files that Belgian spreadsheets open, or as a workbook. */
export async function renderTemplate(language: Language, format: 'zip' | 'xlsx'): Promise<Buffer> {
  const sheets = listBlankTables(language);
  if (format === 'xlsx') return renderer.render({ format: 'workbook', sheets });
  const files = sheets.map(({ sheet, header }) => {
    const text = `\u{FEFF}${header.join(';')}\r\n`;
    return [`${sheet}.csv`, Buffer.from(text)] as const;
  });
  return writeZip(Object.fromEntries(files));
}
