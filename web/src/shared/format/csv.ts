/** A byte order mark, by which spreadsheets know that the text is UTF-8. */
const MARK = '\u{FEFF}';

/** Rows as Belgian spreadsheets read them: parted by semicolons, with a comma before the cents. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => row.map(cell).join(';'));
  return `${MARK}${lines.join('\r\n')}\r\n`;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  // What begins like a formula would be worked out by the spreadsheet.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
