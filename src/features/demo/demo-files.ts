import { readFile, readdir } from 'node:fs/promises';
import type { FileRecord } from '#features/shared/index.ts';
import { parseCsv } from '#platform/tabular/csv.ts';

const DEMO = new URL('../../../db/seeds/demo/', import.meta.url);
/** The later of the two years that the demo files cover. */
const LATER_YEAR = 2025;
const DATE = /\b(\d{4})(-\d{2}-\d{2})\b/g;

/**
 * Reads the files of the demo building by name. Their dates are moved by whole years so that the
 * later of the two years is the given one; none of them is a 29 February.
 */
export async function readDemoFiles(year: number): Promise<Map<string, Buffer>> {
  const names = (await readdir(DEMO)).filter((name) => name.endsWith('.csv')).sort();
  const shift = (_match: string, of: string, day: string) =>
    `${Number(of) + year - LATER_YEAR}${day}`;
  const files = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, DEMO), 'utf8');
      return [name, Buffer.from(text.replaceAll(DATE, shift))] as const;
    }),
  );
  return new Map(files);
}

/** Parses the rows of a file below its header. */
export function parseRecords(bytes: Uint8Array): FileRecord[] {
  const { header, rows } = parseCsv(bytes);
  return rows.map(({ cells }) =>
    Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])),
  );
}
