import type { Language } from '#domain/kernel/language.ts';
import { formatNumberInput } from '#domain/kernel/number-input.ts';

/** Byte order mark, from which spreadsheets recognize UTF-8. */
const MARK = '\u{FEFF}';

/**
 * CSV as the reader’s spreadsheet reads it: with semicolons between cells and decimal commas, or in
 * English with commas and points.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[], language: Language): string {
  const delimiter = language === 'en' ? ',' : ';';
  const cell = (value: string | number) =>
    typeof value === 'number' ? formatNumberInput(value, language) : textCell(value);
  const lines = rows.map((row) => row.map(cell).join(delimiter));
  return `${MARK}${lines.join('\r\n')}\r\n`;
}

function textCell(value: string): string {
  // A spreadsheet would run text that begins like a formula.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[,;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
