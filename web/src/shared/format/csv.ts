/** Byte order mark, from which spreadsheets recognize UTF-8. */
const MARK = '\u{FEFF}';

/** CSV as Belgian spreadsheets read it: semicolons between cells, decimal commas. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => row.map(cell).join(';'));
  return `${MARK}${lines.join('\r\n')}\r\n`;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  // A spreadsheet would run text that begins like a formula.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
