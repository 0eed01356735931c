import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Language } from '#domain/kernel/language.ts';
import { ACCOUNT_TYPES, type AccountType } from '#domain/ledger/account.ts';

/** A row of the 90 seeded accounts. */
export interface SeededAccount extends Record<`label_${Language}`, string> {
  code: string;
  account_type: AccountType;
  parent_code: string | null;
  postable: boolean;
  statement_line: string | null;
}

const file = new URL('../../db/seeds/belgian-pcmn.csv', import.meta.url);
const rows: Record<string, string>[] = parse(readFileSync(file), { columns: true });

export const seededChart: readonly SeededAccount[] = rows.map((row) => ({
  code: row['code'] ?? '',
  account_type: ACCOUNT_TYPES.find((type) => type.toLowerCase() === row['type']) ?? 'OffBalance',
  parent_code: row['parent_code'] || null,
  postable: row['postable'] === 'true',
  statement_line: row['statement_line'] || null,
  label_fr: row['label_fr'] ?? '',
  label_nl: row['label_nl'] ?? '',
  label_de: row['label_de'] ?? '',
  label_en: row['label_en'] ?? '',
}));

/** The seeded accounts by code, with their English names. */
export const seededAccounts: ReadonlyMap<string, { name: string; account_type: AccountType }> =
  new Map(
    seededChart.map(({ code, label_en, account_type }) => [code, { name: label_en, account_type }]),
  );
