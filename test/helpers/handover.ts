import { hash } from 'node:crypto';
import { stringify } from 'csv-stringify/sync';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { sendImport, zipOf } from './building-files.ts';
import { approveExpense } from './expenses.ts';
import { makeRandom } from './generated-building.ts';
import { allOf } from './imported-residence.ts';
import { multipart } from './multipart.ts';
import { openYear } from './open-year.ts';
import {
  bare,
  must,
  type Answer,
  type Caller,
  type Json,
  type Tenant,
  type TestApp,
} from './test-app.ts';

const MANIFEST = 'manifest.json';

/** A building as it was handed over. */
export interface HandedOver {
  readonly handover: Json;
  readonly archive: Buffer;
}

/** Hands a building over, and downloads its archive. */
export async function handOver(
  syndic: Caller,
  building_id: string,
  mandate_ended_on = '2026-06-30',
): Promise<HandedOver> {
  const made = await syndic.post(`/buildings/${building_id}/handovers`, { mandate_ended_on });
  const handover = must(made, 201);
  const answer = await syndic.get(`/handovers/${handover.id}/file`);
  must(answer, 200);
  return { handover, archive: answer.raw };
}

/** Sends an archive to another office. */
export async function takeIn(
  as: Caller,
  archive: Uint8Array,
  fields: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const form = await multipart(fields, { name: 'handover.zip', content: archive });
  return as.post('/imports/handover', form.body, form.headers);
}

/** Lists the faults of a refused archive: file and code. */
export function faultsOf(answer: Answer): string[] {
  const { code, errors } = must(answer, 422);
  if (code !== 'handover_invalid') throw new Error(code);
  return errors.map((one: Json) => `${one.file} ${one.code}`);
}

/** Files of an archive by their paths. */
export type ArchiveFiles = Record<string, Uint8Array>;

/** Reads the files of an archive. */
export function readFiles(archive: Uint8Array): ArchiveFiles {
  return unzipSync(archive);
}

/** Reads the rows of a table of an archive. */
export function readTable(files: ArchiveFiles, path: string): Json[] {
  const bytes = files[path];
  return bytes === undefined ? [] : JSON.parse(strFromU8(bytes));
}

/** Packs files as they are. */
export function pack(files: ArchiveFiles): Buffer {
  return Buffer.from(zipSync(files, { level: 0 }));
}

/** Packs files after a change of them and of their manifest, with the sizes and hashes that they then have. */
export function packSealed(
  archive: Uint8Array,
  change: (files: ArchiveFiles, manifest: Json) => void,
): Buffer {
  const files = readFiles(archive);
  const manifest = JSON.parse(strFromU8(files[MANIFEST] ?? new Uint8Array()));
  change(files, manifest);
  for (const file of manifest.files) {
    const bytes = files[file.path] ?? new Uint8Array();
    file.bytes = bytes.length;
    file.sha256 = hash('sha256', bytes);
  }
  files[MANIFEST] = strToU8(JSON.stringify(manifest));
  return pack(files);
}

/** Packs files after a change of the rows of a table, with the hashes of the changed files. */
export function packChanged(
  archive: Uint8Array,
  path: string,
  change: (rows: Json[]) => Json[],
): Buffer {
  return packSealed(archive, (files, manifest) => {
    const rows = change(readTable(files, path));
    files[path] = strToU8(JSON.stringify(rows));
    for (const table of manifest.tables) if (table.path === path) table.rows = rows.length;
  });
}

/** Reads what both offices must show alike of a building. */
export async function readBuilding(as: Caller, building_id: string, year: number): Promise<Json> {
  const of = `building_id=${building_id}`;
  const keys: Json[] = must(await as.get(`/buildings/${building_id}/distribution-keys`), 200);
  const report = async (name: string) =>
    must(await as.get(`/reports/${name}?${of}&year=${year}`), 200);
  return {
    building: bare(must(await as.get(`/buildings/${building_id}`), 200)),
    units: (await allOf(as, `/buildings/${building_id}/units`)).map(bare),
    keys: await inTurn(keys, async ({ id }) =>
      bare(must(await as.get(`/distribution-keys/${id}`), 200)),
    ),
    trial_balance: await report('trial-balance'),
    owner_balances: await report('owner-balances'),
    supplier_balances: await report('supplier-balances'),
    arrears: await report('arrears'),
    decisions: (await allOf(as, `/decisions?${of}`)).map(bare),
    documents: await readDocuments(as, building_id),
  };
}

/** Reads the files of a building by their hashes, apart from archives and receipts. */
async function readDocuments(as: Caller, building_id: string): Promise<Json[]> {
  const documents = await allOf(as, `/documents?building_id=${building_id}`);
  const own = documents.filter(({ file_name }) => !String(file_name).startsWith('handover-'));
  return inTurn(own, async ({ id, title, sha256 }) => {
    const { raw } = await as.get(`/documents/${id}/download`);
    return { id, title, sha256, downloaded: hash('sha256', raw) };
  });
}

async function inTurn<T, R>(items: readonly T[], act: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await act(item));
  return results;
}

/** A year that is entered alike in both offices. */
export interface NextYear {
  readonly building_id: string;
  readonly key_id: string;
  readonly year: number;
}

/**
 * Enters a year with a call and two invoices, and settles it.
 * @returns the rows of its statements, without the ids that the office gave
 */
export async function settleNextYear(
  callers: Pick<Tenant, 'syndic' | 'accountant' | 'boardMember'>,
  { building_id, key_id, year }: NextYear,
): Promise<Json> {
  const { syndic, accountant } = callers;
  const call = {
    building_id,
    title: 'Provision',
    total_amount: 4321.07,
    fund: 'Provision',
    due_date: `${year}-03-31`,
  };
  const { id } = must(await accountant.post('/calls-for-funds', call), 201);
  must(await accountant.put(`/calls-for-funds/${id}/send`), 200);
  const expense = {
    building_id,
    amount: 1234.57,
    expense_date: `${year}-02-10`,
    category: 'Maintenance',
    supplier: 'Propre SRL',
    account_code: '6107',
    description: 'Cleaning',
  };
  await approveExpense(callers, expense);
  await approveExpense(callers, {
    ...expense,
    description: 'Lift',
    amount: 777.77,
    account_code: '61011',
    distribution_key_id: key_id,
  });
  const period = { period_from: `${year}-01-01`, period_to: `${year}-12-31` };
  const run = must(await syndic.post(`/buildings/${building_id}/statements`, period), 201);
  const { lines } = must(await syndic.get(`/statements/${run.id}/lines`), 200);
  const ties: Json[] = must(await syndic.get(`/statements/${run.id}/ties`), 200);
  return {
    id: run.id,
    owners: must(await syndic.get(`/statements/${run.id}/owners`), 200),
    lines: lines.map(withoutIds).sort(),
    differences: ties.map(({ difference }) => difference),
  };
}

/** Shows a line of statements without what differs between two offices. */
function withoutIds(line: Json): string {
  const { account_code, unit_number, owner_id, weight, share, days } = line;
  const { amount, vat_amount, recoverable_amount } = line;
  return [
    account_code,
    unit_number,
    owner_id,
    weight,
    share,
    days,
    amount,
    vat_amount,
    recoverable_amount,
  ].join(' ');
}

/** Imports a building of many lots, by the same seed always the same, with a year of books. */
export async function enterLargeBuilding(
  test: TestApp,
  callers: Pick<Tenant, 'syndic' | 'accountant' | 'boardMember'>,
  { lots, year }: { readonly lots: number; readonly year: number },
): Promise<{ readonly building_id: string; readonly key_id: string }> {
  const { syndic, accountant } = callers;
  const file = makeRegister(lots, makeRandom(lots));
  const { building_id } = must(await sendImport(test, file, { as: syndic }), 201);
  must(await accountant.post('/accounts/seed/belgian-pcmn'), 201);
  await openYear(accountant, building_id, year);
  const keys: Json[] = must(await syndic.get(`/buildings/${building_id}/distribution-keys`), 200);
  const key_id: string = keys.find(({ name }) => name === 'Lift').id;
  const { id } = await settleNextYear(callers, { building_id, key_id, year });
  must(await syndic.put(`/statements/${id}/freeze`, {}), 200);
  const owners = await allOf(syndic, '/owners');
  for (const { id: owner_id } of owners.slice(0, 12)) {
    const payment = { owner_id, building_id, amount: 20.11, received_on: `${year}-04-02` };
    must(await accountant.post('/payments', payment), 201);
  }
  return { building_id, key_id };
}

/** Makes the files of a register whose lots have one holder, two, or a usufructuary. */
function makeRegister(lots: number, random: (below: number) => number): Buffer {
  const units = Array.from({ length: lots }, (_, index) => ({
    unit_number: `L${index + 1}`,
    type: 'Apartment',
    quota: index === 0 ? 7 : 1 + random(200),
    parent_unit: '',
  }));
  const owners = Array.from({ length: lots + 20 }, (_, index) => ({
    ref: `O${index + 1}`,
    name: `Owner ${index + 1}`,
    email: `o${index + 1}@example.org`,
  }));
  const holding = (unit_number: string, owner: number, share: string, right = '') => ({
    unit_number,
    owner_ref: `O${owner}`,
    share,
    start_date: '2024-01-01',
    right,
  });
  const holdings = units.flatMap(({ unit_number }, index) => {
    const other = lots + 1 + random(20);
    switch (random(4)) {
      case 0:
        return [holding(unit_number, index + 1, '1/3'), holding(unit_number, other, '2/3')];
      case 1:
        return [
          holding(unit_number, index + 1, '1/1', 'Usufruct'),
          holding(unit_number, other, '1/1', 'BareOwnership'),
        ];
      default:
        return [holding(unit_number, index + 1, '1/1')];
    }
  });
  const total_quota = units.reduce((sum, { quota }) => sum + quota, 0);
  const building = {
    name: 'Les Cent Quarante',
    address: 'Rue Haute 1',
    total_units: lots,
    total_quota,
  };
  const weights = units.map(({ unit_number }) => ({ key: 'Lift', unit_number, weight: random(5) }));
  const csv = (rows: readonly object[]) => stringify([...rows], { header: true });
  return zipOf({
    'building.csv': csv([building]),
    'units.csv': csv(units),
    'owners.csv': csv(owners),
    'unit_owners.csv': csv(holdings),
    'distribution_keys.csv': csv(weights),
  });
}
