import { isHeader, nameColumns } from '#domain/imports/header-names.ts';
import { UNIT_TYPES } from '#domain/register/unit-type.ts';
import { parseInteger } from '../../../shared/format/parse-input.ts';

export type UnitType = (typeof UNIT_TYPES)[number];

/** Columns of the grid, in order. */
export const GRID_COLUMNS = ['unit_number', 'type', 'floor', 'quota', 'name', 'email'] as const;
export type GridColumn = (typeof GRID_COLUMNS)[number];

/** Row of the grid as typed: a lot, and its owner if one is named. */
export type GridRow = Readonly<Record<GridColumn, string>> & { readonly id: string };

/** Faults of cells; each has a message. */
export const GRID_FAULTS = [
  'no_number',
  'number_twice',
  'no_type',
  'no_integer',
  'no_owner_name',
  'no_email',
] as const;
type GridFault = (typeof GRID_FAULTS)[number];

/** Faults by row and column. */
export type GridFaults = Readonly<Record<string, Readonly<Partial<Record<GridColumn, GridFault>>>>>;

/** Names of the columns in pasted headers; an office may call the name that of the co-owner. */
const HEADER_NAMES = [...GRID_COLUMNS, 'owner_ref'];
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Makes a row without content. A new lot is a flat unless the person says otherwise. */
export function makeGridRow(id: string): GridRow {
  return { id, unit_number: '', type: 'Apartment', floor: '', quota: '', name: '', email: '' };
}

/** Whether nothing is typed in a row. */
export function isEmptyRow(row: GridRow): boolean {
  return GRID_COLUMNS.every((column) => column === 'type' || row[column].trim() === '');
}

/** Whether a text is a type of lot in the API. */
export function isUnitType(text: string): text is UnitType {
  return UNIT_TYPES.some((type) => type === text);
}

/** Words by which offices call the types of lots in their tables, in the four languages. */
const TYPE_WORDS: Readonly<Record<UnitType, readonly string[]>> = {
  Apartment: ['appartement', 'apartment', 'appt', 'app', 'flat', 'studio', 'duplex', 'wohnung'],
  Commercial: ['commerce', 'commercial', 'magasin', 'winkel', 'handelsruimte', 'shop', 'laden'],
  Parking: [
    'parking',
    'garage',
    'emplacement',
    'box',
    'parkeerplaats',
    'staanplaats',
    'stellplatz',
  ],
  Storage: ['cave', 'grenier', 'kelder', 'berging', 'keller', 'cellar', 'storage'],
  Other: ['autre', 'andere', 'anderes', 'other'],
};

/**
 * Returns the type of lot that a cell names: by its label, or by its first word; undefined if none.
 */
function readUnitType(
  cell: string,
  labels: Readonly<Record<UnitType, string>>,
): UnitType | undefined {
  const text = cell.trim().toLowerCase();
  const [first = ''] = text.split(/[^\p{L}]/u);
  return UNIT_TYPES.find(
    (type) => text === labels[type].toLowerCase() || TYPE_WORDS[type].includes(first),
  );
}

/** Splits text copied from a spreadsheet into rows of cells. */
export function splitPasted(text: string): readonly (readonly string[])[] {
  return text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.replace(/^"(.*)"$/, '$1').trim()));
}

/**
 * Puts pasted cells into the grid from a cell on, to the right and downwards, and adds rows for the
 * rest. If the first pasted row names columns, in any of the four languages, each cell goes to its
 * column. Cells beyond the last column are left out.
 */
export function pasteCells(
  rows: readonly GridRow[],
  pasted: readonly (readonly string[])[],
  to: {
    readonly row: number;
    readonly column: GridColumn;
    readonly makeRow: () => GridRow;
    readonly labels: Readonly<Record<UnitType, string>>;
  },
): readonly GridRow[] {
  const [first = [], ...others] = pasted;
  const hasHeader = isHeader(first, HEADER_NAMES) && others.length > 0;
  const start = GRID_COLUMNS.indexOf(to.column);
  const columns: readonly (GridColumn | undefined)[] = hasHeader
    ? nameColumns(first, HEADER_NAMES).map(toGridColumn)
    : GRID_COLUMNS.slice(start);
  const next = [...rows];
  (hasHeader ? others : pasted).forEach((cells, offset) => {
    const place = to.row + offset;
    const changes = cells.flatMap((cell, at) => {
      const column = columns[at];
      if (column === undefined) return [];
      // An unknown type stays empty, so that the person chooses one.
      const value = column === 'type' ? (readUnitType(cell, to.labels) ?? '') : cell;
      return [[column, value] as const];
    });
    next[place] = { ...(next[place] ?? to.makeRow()), ...Object.fromEntries(changes) };
  });
  return next;
}

function toGridColumn(name: string): GridColumn | undefined {
  return name === 'owner_ref' ? 'name' : GRID_COLUMNS.find((column) => column === name);
}

/** Finds what is wrong in the rows with content; `taken` are the numbers of lots that exist. */
export function findGridFaults(rows: readonly GridRow[], taken: readonly string[]): GridFaults {
  const seen = new Set(taken.map(foldNumber));
  const found = rows
    .filter((row) => !isEmptyRow(row))
    .map((row) => {
      const number = foldNumber(row.unit_number);
      const isTwice = seen.has(number);
      seen.add(number);
      const faults: Partial<Record<GridColumn, GridFault>> = {
        ...(number === ''
          ? { unit_number: 'no_number' }
          : isTwice && { unit_number: 'number_twice' }),
        ...(!isUnitType(row.type) && { type: 'no_type' }),
        ...(row.floor.trim() !== '' &&
          parseInteger(row.floor) === undefined && { floor: 'no_integer' }),
        ...((parseInteger(row.quota) ?? -1) < 0 && { quota: 'no_integer' }),
        ...(row.email.trim() !== '' && row.name.trim() === '' && { name: 'no_owner_name' }),
        ...(row.email.trim() !== '' && !EMAIL.test(row.email.trim()) && { email: 'no_email' }),
      };
      return [row.id, faults] as const;
    });
  return Object.fromEntries(found.filter(([, faults]) => Object.keys(faults).length > 0));
}

/** Lots are compared without case and blanks, as imports and the service do. */
function foldNumber(text: string): string {
  return text.replaceAll(/\s/g, '').toLowerCase();
}

/** Sums the quotas that are typed. */
export function sumTypedQuotas(rows: readonly GridRow[]): number {
  return rows.reduce((sum, { quota }) => sum + (parseInteger(quota) ?? 0), 0);
}

/** Name and e-mail address that tell owners apart: equal ones are one person with several lots. */
export function ownerKeyOf(owner: {
  readonly name: string;
  readonly email: string | null;
}): string {
  return JSON.stringify([
    owner.name.trim().toLowerCase(),
    (owner.email ?? '').trim().toLowerCase(),
  ]);
}
