import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { centsOf, formatEuro, sumCents } from '#domain/kernel/money.ts';
import { sendImport, zipOf } from './building-files.ts';
import { allOf } from './imported-residence.ts';
import { multipart } from './multipart.ts';
import {
  must,
  type Answer,
  type Caller,
  type Json,
  type Tenant,
  type TestApp,
} from './test-app.ts';

export type Row = Readonly<Record<string, string>>;
/** Tables of a takeover by the name of their file. */
export type Tables = Readonly<Record<string, readonly Row[]>>;

const FOLDER = 'test/data/statement/les-acacias';

/** Reads the rows of a file of Les Acacias. */
export function readAcacias(file: string): Row[] {
  return parse(readFileSync(`${FOLDER}/${file}.csv`, 'utf8'), { columns: true, bom: true });
}

/** Makes a ZIP of these tables as CSV files. */
export function packTables(tables: Tables): Buffer {
  const files = Object.entries(tables).map(([name, rows]) => [
    `${name}.csv`,
    stringify([...rows], { header: true }),
  ]);
  return zipOf(Object.fromEntries(files) as Record<string, string>);
}

export interface TakeoverToSend {
  readonly as: Caller;
  readonly building_id: string;
  readonly entry_date?: string;
  readonly dry_run?: 'true';
  readonly name?: string;
}

/** Sends the files of a takeover. */
export async function sendTakeover(
  file: Uint8Array,
  { as, building_id, entry_date = '2025-07-01', dry_run, name = 'takeover.zip' }: TakeoverToSend,
): Promise<Answer> {
  const fields = { building_id, entry_date, ...(dry_run === undefined ? {} : { dry_run }) };
  const form = await multipart(fields, { name, content: file });
  return as.post('/imports/takeover', form.body, form.headers);
}

/** Les Acacias in the register, with its keys and without books. */
export interface AcaciasRegister {
  readonly buildingId: string;
  readonly keyIds: ReadonlyMap<string, string>;
  readonly ownerIds: ReadonlyMap<string, string>;
  readonly yearId: string;
}

/** Imports the register of Les Acacias, with the key of its water meters, the chart and the year. */
export async function enterAcacias(
  test: TestApp,
  { syndic, accountant }: Pick<Tenant, 'syndic' | 'accountant'>,
): Promise<AcaciasRegister> {
  const text = (file: string) => readFileSync(`${FOLDER}/${file}.csv`, 'utf8');
  const weights = readAcacias('distribution_keys').filter(({ key }) => key !== 'Water');
  const sent = await sendImport(
    test,
    zipOf({
      'building.csv': text('building'),
      'units.csv': text('units'),
      'owners.csv': text('owners'),
      'unit_owners.csv': text('unit_owners'),
      'distribution_keys.csv': stringify(weights, { header: true }),
    }),
    { as: syndic },
  );
  const buildingId: string = must(sent, 201).building_id;
  const path = `/buildings/${buildingId}`;
  must(await syndic.post(`${path}/distribution-keys`, { name: 'Water', kind: 'Meter' }), 201);
  must(await accountant.post('/accounts/seed/belgian-pcmn'), 201);
  const year = { start_date: '2025-01-01', end_date: '2025-12-31' };
  const { id: yearId } = must(await accountant.post(`${path}/fiscal-years`, year), 201);
  const keys: Json[] = must(await syndic.get(`${path}/distribution-keys`), 200);
  const owners = await allOf(syndic, '/owners');
  const refs = new Map(readAcacias('owners').map(({ email, ref }) => [email, ref ?? '']));
  return {
    buildingId,
    yearId,
    keyIds: new Map(keys.map(({ name, is_general, id }) => [is_general ? 'General' : name, id])),
    ownerIds: new Map(owners.map(({ email, id }) => [refs.get(email) ?? '', id])),
  };
}

/** Owner and other account of what a fund asks. */
const ACCOUNTS: Readonly<Record<string, readonly [string, string]>> = {
  Provision: ['4101', '701'],
  Works: ['4101', '702'],
  Reserve: ['4100', '700'],
};

/** Costs and calls of Les Acacias that are dated before a day, and those from it on. */
export function splitYear(day: string) {
  const costs = readAcacias('cost_lines');
  const calls = readAcacias('expected_calls').map(({ call: _call, unit, owner, ...call }) => ({
    ...call,
    unit_number: unit ?? '',
    owner_ref: owner ?? '',
  }));
  return {
    costs: costs.filter(({ period_to = '' }) => period_to < day),
    laterCosts: costs.filter(({ period_to = '' }) => period_to >= day),
    calls: calls.filter(({ call_date = '' }: Row) => call_date < day),
    laterCalls: readAcacias('calls').filter(({ call_date = '' }) => call_date >= day),
  };
}

/**
 * Makes the files of a takeover of Les Acacias on 1 July 2025, as if nothing had been paid since the
 * opening of the year: what was called is open.
 */
export function makeAcaciasTakeover(): Record<string, Row[]> {
  const { costs, calls } = splitYear('2025-07-01');
  const opening_balances = [
    ...readAcacias('opening_balances').map((row) => ({ ...row, fund: '', unit_number: '' })),
    ...calls.map(({ owner_ref = '', unit_number = '', fund = '', amount = '' }: Row) => ({
      owner_ref,
      unit_number,
      fund,
      amount,
    })),
  ].map((row, index) => ({ ...row, due_date: '2025-06-30', reference: `R${index}` }));
  const working_capital = readAcacias('units').map(({ unit_number = '', quota = '' }) => ({
    unit_number,
    owner_ref: HOLDERS[unit_number] ?? '',
    amount: formatEuro(Number(quota) * 400),
  }));
  const supplier_items = [
    ['Schindler SA', 'L-2', '2025-06-30', '2025-07-30', '318.27', 'lift Q2'],
    ['Schindler SA', 'L-3', '2025-06-30', '', '-18.27', ''],
    ['Nettoyage Bruxelles', '', '2025-06-28', '2025-07-28', '635.25', '+++010/8068/17183+++'],
  ].map(
    ([supplier = '', invoice_number = '', invoice_date = '', due = '', amount = '', ref = '']) => ({
      supplier,
      invoice_number,
      invoice_date,
      due_date: due,
      amount,
      reference: ref,
    }),
  );
  const cost_lines = costs.map((row) => ({
    entry_date: row['period_to'] ?? '',
    account_code: row['account_code'] ?? '',
    description: row['description'] ?? '',
    amount: row['amount'] ?? '',
    key: row['key'] ?? '',
    vat_amount: row['vat'] ?? '',
    period_from: row['period_from'] ?? '',
    period_to: row['period_to'] ?? '',
    nature: row['nature'] ?? '',
    recoverable_percent: row['recoverable_percent'] ?? '',
  }));
  const meters = readAcacias('meters')
    .filter(({ read_on = '' }) => read_on < '2025-07-01')
    .map((row) => ({ ...row, key: 'Water' }));
  const files = { opening_balances, working_capital, supplier_items, cost_lines, calls, meters };
  return { trial_balance: makeTrialBalance(files), ...files };
}

const HOLDERS: Readonly<Record<string, string>> = {
  A1: 'O1',
  A2: 'O2',
  A3: 'O5',
  C0: 'O6',
  G1: 'O7',
  S1: 'O1',
};

/** Makes the trial balance that the files detail, balanced by the current account. */
function makeTrialBalance(files: Readonly<Record<string, readonly Row[]>>): Row[] {
  const sums = new Map<string, number>([
    ['160', -1_200_000],
    ['550', 1_200_000],
  ]);
  const add = (account: string, amount: string | undefined, sign = 1) => {
    sums.set(account, (sums.get(account) ?? 0) + sign * centsOf(amount ?? ''));
  };
  for (const row of files['opening_balances'] ?? []) {
    add(ACCOUNTS[row['fund'] === '' ? 'Provision' : (row['fund'] ?? '')]?.[0] ?? '', row['amount']);
  }
  for (const row of files['working_capital'] ?? []) add('100', row['amount'], -1);
  for (const row of files['supplier_items'] ?? []) add('440', row['amount'], -1);
  for (const row of files['cost_lines'] ?? []) add(row['account_code'] ?? '', row['amount']);
  for (const row of files['calls'] ?? []) {
    add(ACCOUNTS[row['fund'] ?? '']?.[1] ?? '', row['amount'], -1);
  }
  sums.set('551', 0 - sumCents([...sums.values()]));
  return [...sums].map(([account_code, cents]) => ({
    account_code,
    description: `Compte ${account_code}`,
    debit: cents > 0 ? formatEuro(cents) : '',
    credit: cents < 0 ? formatEuro(-cents) : '',
  }));
}
