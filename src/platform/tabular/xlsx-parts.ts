import { strFromU8, strToU8, zipSync } from 'fflate';
import { refuse, TabularError } from './tabular-error.ts';
import { readZipEntries } from './zip.ts';

const MAX_ENTRIES = 500;
const MAX_TOTAL_BYTES = 32 * 2 ** 20;
/** Maximum cells in the range of a sheet, including empty ones, which also take memory. */
const MAX_CELLS = 2_000_000;
/** Cells that an empty row counts as: the reader needs about as long for it. */
const MIN_CELLS_OF_ROW = 20;
/** Far beyond what any spreadsheet writes between two angle brackets, including lists of ranges. */
const MAX_TAG_CHARACTERS = 65_536;
/** The 32,767 characters that a cell may hold, each written as an entity. */
const MAX_TEXT_CHARACTERS = 200_000;
/** Limits of the format itself. */
const MAX_ROWS = 1_048_576;
const MAX_COLUMNS = 16_384;

/** Parts without cells: pictures, charts, themes and the like. */
const NO_CELLS = /(^|\/)((theme|drawings|charts|media|docProps|customXml)\/|calcChain\.xml$)/;
const REFERENCE = /\sr\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ROW = /<row\b/g;
const CELL_OR_ROW = /^([A-Z]{0,3})([0-9]{1,7})$/;
const ERROR_CELL = /(<c\b[^<>]*\st=)(["'])e\2/g;

/**
 * Makes a workbook safe for the reader, which trusts the sizes it finds: inflates it within bounds,
 * removes parts without cells, and refuses references that would make the reader allocate without
 * limit, and tags or texts longer than any spreadsheet writes them. Cells with an error (#N/A)
 * become the text the user sees instead of nothing.
 */
export async function sanitizeWorkbook(bytes: Uint8Array): Promise<ArrayBuffer> {
  const parts: Record<string, Uint8Array> = {};
  let cells = 0;
  for (const [path, content] of await readWorkbookParts(bytes)) {
    if (!/\.(xml|rels)$/.test(path) || NO_CELLS.test(path)) continue;
    const xml = strFromU8(content);
    refuseOversized(xml);
    cells += countSpannedCells(xml);
    if (cells > MAX_CELLS) refuse('workbook_too_large', { max_cells: MAX_CELLS });
    parts[path] = strToU8(xml.replaceAll(ERROR_CELL, '$1$2str$2'));
  }
  // Stored, not deflated: the reader unpacks it again at once.
  return zipSync(parts, { level: 0 }).buffer;
}

async function readWorkbookParts(bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
  try {
    return await readZipEntries(bytes, { maxEntries: MAX_ENTRIES, maxTotalBytes: MAX_TOTAL_BYTES });
  } catch (error) {
    const isZip = !(error instanceof TabularError && error.faults[0]?.code === 'not_a_zip');
    if (isZip) throw error;
    return refuse('not_a_workbook');
  }
}

/**
 * Refuses tags and texts that are excessively long: the reader's time grows with the square of a tag's
 * attributes, and of a text's length.
 */
function refuseOversized(xml: string): void {
  for (let at = 0; at < xml.length;) {
    const open = findNext(xml, '<', at);
    if (open - at > MAX_TEXT_CHARACTERS) refuse('unreadable_workbook', { what: 'text' });
    at = findNext(xml, '>', open) + 1;
    if (at - open > MAX_TAG_CHARACTERS) refuse('unreadable_workbook', { what: 'tag' });
  }
}

function findNext(text: string, character: string, from: number): number {
  const index = text.indexOf(character, from);
  return index < 0 ? text.length : index;
}

function countSpannedCells(xml: string): number {
  let rows = 0;
  let columns = 0;
  for (const [, doubleQuoted, singleQuoted] of xml.matchAll(REFERENCE)) {
    const match = CELL_OR_ROW.exec(doubleQuoted ?? singleQuoted ?? '');
    if (!match) refuse('unreadable_workbook', { what: 'reference' });
    const [, letters = '', digits = ''] = match;
    const row = Number(digits);
    const column = columnNumber(letters);
    if (row > MAX_ROWS || column > MAX_COLUMNS)
      refuse('unreadable_workbook', { what: 'reference' });
    if (letters !== '') rows = Math.max(rows, row);
    columns = Math.max(columns, column);
  }
  const written = xml.match(ROW)?.length ?? 0;
  return Math.max(rows * columns, written * MIN_CELLS_OF_ROW);
}

/**
 * Converts a column reference: A is 1, Z is 26, AA is 27; no letters (the reference of a row) are
 * 0.
 */
function columnNumber(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + (letter.charCodeAt(0) - 64);
  return column;
}
