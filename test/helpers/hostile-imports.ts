import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import writeWorkbook from 'write-excel-file/node';

const MEBIBYTE = 2 ** 20;
const SHEET = 'xl/worksheets/sheet1.xml';

const parts = unzipSync(await writeWorkbook([{ data: [['x']], sheet: 'building' }]).toBuffer());

/** Makes a workbook whose sheet of buildings has these rows. */
function workbook(rows: string, before = ''): Uint8Array {
  const xml = strFromU8(parts[SHEET] ?? new Uint8Array());
  const sheet = xml.replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${rows}</sheetData>`);
  return zipSync({ ...parts, [SHEET]: strToU8(before + sheet) });
}

function archive(name: string, text: string): Uint8Array {
  return zipSync({ [name]: strToU8(text) });
}

/** Makes a text of about this many bytes, from pieces. */
function filled(bytes: number, piece: (index: number) => string): string {
  const count = Math.ceil(bytes / piece(0).length);
  return Array.from({ length: count }, (_, index) => piece(index)).join('');
}

const attributes = (count: number) => filled(count * 6, (index) => ` a${index}=""`);

/** Makes the archive declare another size for its content. */
function lying(bytes: Uint8Array, size: number): Uint8Array {
  const copy = Buffer.from(bytes);
  copy.writeUInt32LE(size, copy.indexOf('PK\u{1}\u{2}') + 24);
  return copy;
}

const entities = `<!DOCTYPE a [<!ENTITY a "${'a'.repeat(1_000)}"><!ENTITY b "${'&a;'.repeat(1_000)}">]>`;

/** Malicious import files, with the reason each is refused. */
export const HOSTILE_IMPORTS: readonly (readonly [
  name: string,
  make: () => Uint8Array,
  code: string,
])[] = [
  [
    'a cell of 100,000 attributes',
    () => workbook(`<row r="1"><c r="A1"${attributes(100_000)}/></row>`),
    'unreadable_workbook',
  ],
  [
    'many cells of many attributes',
    () => workbook(filled(8 * MEBIBYTE, () => `<row><c${attributes(5_000)}/></row>`)),
    'unreadable_workbook',
  ],
  [
    'one text of 30 MB',
    () => workbook(`<row r="1"><c r="A1" t="str"><v>${'a'.repeat(30 * MEBIBYTE)}</v></c></row>`),
    'unreadable_workbook',
  ],
  [
    'a row beyond ten million',
    () => workbook('<row r="10000000"><c r="A10000000"/></row>'),
    'unreadable_workbook',
  ],
  ['a million rows', () => workbook('<row/>'.repeat(1_000_000)), 'workbook_too_large'],
  ['ten million rows', () => workbook('<row/>'.repeat(10_000_000)), 'zip_too_large'],
  [
    'a row of all columns in every row',
    () => workbook(filled(MEBIBYTE, (row) => `<row r="${row + 1}"><c r="XFD${row + 1}"/></row>`)),
    'workbook_too_large',
  ],
  [
    'entities in entities',
    () => workbook('<row r="1"><c r="A1" t="str"><v>&b;</v></c></row>', entities),
    'unknown_column',
  ],
  [
    'an archive in an archive',
    () => zipSync({ 'building.csv': zipSync({ 'building.csv': strToU8('name\nx') }) }),
    'not_text',
  ],
  [
    'a gigabyte of blanks',
    () => lying(archive('building.csv', ' '.repeat(65 * MEBIBYTE)), 1_000),
    'zip_damaged',
  ],
  [
    'less than it declares',
    () => lying(archive('building.csv', 'name\nx'), 2 ** 31),
    'zip_too_large',
  ],
  ['nothing but line ends', () => archive('building.csv', '\n'.repeat(8_000_000)), 'empty_file'],
  ['four million rows', () => archive('building.csv', 'a\n'.repeat(4_000_000)), 'too_many_rows'],
  [
    'a million columns',
    () =>
      archive(
        'building.csv',
        filled(3 * MEBIBYTE, (index) => `c${index},`),
      ),
    'record_too_long',
  ],
  ['an open quote', () => archive('building.csv', `"${'a'.repeat(8_000_000)}`), 'record_too_long'],
];
