import type { TakeoverRegister } from '#domain/imports/check-takeover.ts';
import type { TakeoverFile } from '#domain/imports/import-error.ts';
import { planTakeover, type TakeoverSources } from '#domain/imports/plan-takeover.ts';
import type { SourceTable } from '#domain/imports/read-table.ts';
import { formatEuro } from '#domain/kernel/money.ts';

/** Makes a table of its rows, the first of which is the header. */
export const toTable = ([header = [], ...rows]: readonly (readonly string[])[]): SourceTable => ({
  header,
  rows: rows.map((cells, index) => ({ line: index + 2, cells })),
});

/** Makes a table of lines of a CSV file. */
export const csv = (...lines: readonly string[]) => toTable(lines.map((line) => line.split(',')));

/** Names the file of each table. */
export const source = (given: Partial<Record<TakeoverFile, SourceTable>>): TakeoverSources =>
  new Map(
    (Object.entries(given) as [TakeoverFile, SourceTable][]).map(([file, table]) => [
      file,
      { file: `${file}.csv`, table },
    ]),
  );

/** Register of a small building. */
export const register: TakeoverRegister = {
  units_file: 'units.csv',
  unit_numbers: new Set(['A1', 'A2']),
  owner_refs: new Set(['O1', 'O2']),
  holders: new Map([
    ['A1', new Set(['O1'])],
    ['A2', new Set(['O1', 'O2'])],
  ]),
  keys: new Set(['General', 'Lift', 'Water', 'Heat']),
  meter_keys: new Set(['Water', 'Heat']),
};

/** Files of a takeover that add up. */
export const files = {
  opening_balances: csv(
    'owner_ref,unit_number,fund,amount,due_date,reference',
    'O1,a 1,,250.00,2026-01-31,R1',
    'O1,A2,Reserve,40.00,2026-01-31,',
    'O2,,,-15.50,2026-01-31,',
  ),
  working_capital: csv('unit_number,owner_ref,amount', 'A1,O1,500', 'A2,O2,0'),
  supplier_items: csv(
    'supplier,invoice_number,invoice_date,due_date,amount,reference',
    'Lifts NV,L-1,2025-12-20,2026-01-20,363.00,123',
    'Lifts NV,L-2,2025-12-21,,-63.00,',
  ),
  meters: csv(
    'unit_number,key,meter_number,read_on,index',
    'A1,Water,,2025-12-31,120.5',
    'A1,water,,2024-12-31,100',
  ),
};

/** A balance of the predecessor's last trial balance, positive: debit. */
export interface TakenBalance {
  readonly account_code: string;
  readonly amount_cents: number;
}

/** Balances that fit the files. */
export const balances: readonly TakenBalance[] = [
  { account_code: '4101', amount_cents: 23_450 },
  { account_code: '4100', amount_cents: 4_000 },
  { account_code: '100', amount_cents: -50_000 },
  { account_code: '440', amount_cents: -30_000 },
  { account_code: '160', amount_cents: -100_000 },
  { account_code: '551', amount_cents: 152_550 },
];

/** Makes the table of a trial balance. */
export const trialBalance = (rows: readonly TakenBalance[]) =>
  csv(
    'account_code,balance',
    ...rows.map(({ account_code, amount_cents }) => `${account_code},${formatEuro(amount_cents)}`),
  );

/** Last day of the predecessor. */
export const ON = '2026-06-30';

/** Plans a takeover of the small building, by default without faults. */
export const plan = (
  given: Partial<Record<TakeoverFile, SourceTable>> = {},
  rows: readonly TakenBalance[] = balances,
  on = ON,
) =>
  planTakeover(
    source({ trial_balance: trialBalance(rows), ...files, ...given }),
    { register, on },
    (file) => file,
  );

/** Lists the faults of a plan as texts. */
export const faults = (...given: Parameters<typeof plan>) =>
  plan(...given).errors.map(({ file, row, column, code }) => [file, row, column, code].join(' '));
