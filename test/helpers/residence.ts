import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { zipSync } from 'fflate';

const FOLDER = new URL('../data/residence/', import.meta.url);

type Row = Readonly<Record<string, string>>;

/** Reads the rows of one of the residence's CSV files, by column name. */
export function residenceRows(name: string): Row[] {
  return parse<Row>(readFileSync(new URL(name, FOLDER)), { columns: true, bom: true });
}

export function residenceJson(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));
}

/** Makes the ZIP of the residence that a user would import: every CSV of the folder. */
export function residenceZip(): Uint8Array {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.csv'));
  return zipSync(
    Object.fromEntries(names.map((name) => [name, readFileSync(new URL(name, FOLDER))])),
  );
}
