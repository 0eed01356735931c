import { readFileSync } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import { expect } from 'vitest';
import { sumCents, toEuro } from '#domain/kernel/money.ts';
import { sendImport, zipOf } from './building-files.ts';
import { allOf, invertIds } from './imported-residence.ts';
import { multipart } from './multipart.ts';
import { aCaller, must, type Caller, type Json, type TestApp } from './test-app.ts';
import { readWorkingCapital } from './worked-run.ts';
import { asKnownOn, cell, type Row, type WorkedBuilding } from './worked-statement.ts';
import { listWorkedTransfers, type WorkedTransfer } from './worked-transfers.ts';

/** A worked building that is entered over HTTP, with the ids that the service gave. */
export interface EnteredBuilding {
  readonly worked: WorkedBuilding;
  readonly buildingId: string;
  /** By the names in the files. */
  readonly unitIds: ReadonlyMap<string, string>;
  readonly ownerIds: ReadonlyMap<string, string>;
  readonly keyIds: Map<string, string>;
  readonly decisionIds: Map<string, string>;
  readonly callIds: Map<string, string>;
  /** Ids of expenses and of entries by hand, by the reference of the document. */
  readonly documentIds: Map<string, string>;
  /** Users of the office, signed in on the day that the clock shows. */
  readonly people: () => Promise<{ readonly syndic: Caller; readonly board: Caller }>;
}

const HOLDER = [
  'unit_number',
  'owner_ref',
  'share',
  'start_date',
  'end_date',
  'is_primary_contact',
];

/** Opens the building on the first day of its year: register, keys, chart, financial year, balances. */
export async function enterBuilding(
  test: TestApp,
  organizationId: string,
  worked: WorkedBuilding,
): Promise<EnteredBuilding> {
  const people = async () => ({
    syndic: await aCaller(test, { role: 'Syndic', organizationId }),
    board: await aCaller(test, { role: 'BoardMember', organizationId }),
  });
  const { syndic } = await people();
  const first = worked.periods[0]?.period_from ?? '';
  const sent = await sendImport(test, zipOf(listFiles(worked, first)), { as: syndic });
  const buildingId: string = must(sent, 201).building_id;
  // 200 in an office whose chart is complete.
  expect([200, 201]).toContain((await syndic.post('/accounts/seed/belgian-pcmn')).status);
  const last = worked.periods.at(-1)?.period_to ?? '';
  const year = { start_date: first, end_date: last };
  must(await syndic.post(`/buildings/${buildingId}/fiscal-years`, year), 201);
  const units = await allOf(syndic, `/buildings/${buildingId}/units`);
  const owners = await allOf(syndic, '/owners');
  const keys: Json[] = must(await syndic.get(`/buildings/${buildingId}/distribution-keys`), 200);
  const refs = new Map(worked.read('owners.csv').map((row) => [row['email'], cell(row, 'ref')]));
  const entered: EnteredBuilding = {
    worked,
    buildingId,
    unitIds: new Map(units.map(({ unit_number, id }) => [unit_number, id])),
    ownerIds: new Map(owners.map(({ email, id }) => [refs.get(email) ?? '', id])),
    keyIds: new Map(
      keys.map(({ name: key, is_general, id }) => [is_general ? 'General' : key, id]),
    ),
    decisionIds: new Map(),
    callIds: new Map(),
    documentIds: new Map(),
    people,
  };
  await enterKeys(entered, syndic);
  await enterOpening(entered, syndic, { first, reserve: RESERVE[worked.name] });
  return entered;
}

/** Returns the id under which the service knows a name of the files. */
export function idOf(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`Not entered: ${name}`);
  return id;
}

/** Makes the files to import: the holders as they were on the first day, and the keys with weights. */
function listFiles(worked: WorkedBuilding, first: string): Record<string, string> {
  const folder = `test/data/statement/${worked.name}`;
  const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
  const known = asKnownOn(worked.holdings, first);
  const rows = worked.read('unit_owners.csv').filter((row) => cell(row, 'start_date') <= first);
  const holders = rows.map((row, index) => ({ ...row, end_date: known[index]?.end_date ?? '' }));
  const metered = listMeterKeys(worked);
  const weights = worked.read('distribution_keys.csv');
  return {
    'building.csv': read('building.csv'),
    'units.csv': read('units.csv'),
    'owners.csv': read('owners.csv'),
    'unit_owners.csv': stringify(holders, { header: true, columns: [...HOLDER, 'right'] }),
    'distribution_keys.csv': stringify(
      weights.filter((row) => !metered.has(cell(row, 'key'))),
      { header: true, columns: ['key', 'unit_number', 'weight'] },
    ),
  };
}

/** Lists the keys that split by meters. */
function listMeterKeys(worked: WorkedBuilding): Set<string> {
  return new Set(worked.meters.map(({ distribution_key_id }) => distribution_key_id));
}

/** Enters the keys of meters with their readings, and the later versions of keys. */
async function enterKeys(entered: EnteredBuilding, syndic: Caller): Promise<void> {
  const { worked, buildingId, keyIds, unitIds } = entered;
  for (const name of listMeterKeys(worked)) {
    const key = { name, kind: 'Meter' };
    const path = `/buildings/${buildingId}/distribution-keys`;
    keyIds.set(name, must(await syndic.post(path, key), 201).id);
  }
  const versions = Map.groupBy(worked.read('key_versions.csv'), (row) =>
    JSON.stringify([cell(row, 'key'), cell(row, 'valid_from')]),
  );
  for (const [version, rows] of versions) {
    const [key = '', valid_from] = JSON.parse(version) as string[];
    const weights = rows.map((row) => ({
      unit_id: idOf(unitIds, cell(row, 'unit_number')),
      weight: Number(cell(row, 'weight')),
    }));
    const path = `/distribution-keys/${idOf(keyIds, key)}`;
    must(await syndic.put(path, { weights, valid_from }), 200);
  }
  for (const { unit_id, distribution_key_id, readings } of worked.meters) {
    const meter = { distribution_key_id: idOf(keyIds, distribution_key_id) };
    const path = `/units/${idOf(unitIds, unit_id)}/meters`;
    const { id } = must(await syndic.post(path, meter), 201);
    for (const { read_on, index } of readings) {
      const reading = { read_on, index: Number(index.numerator / index.denominator) };
      must(await syndic.post(`/meters/${id}/readings`, reading), 201);
    }
  }
}

/** Money of the reserve on the first day, in cents. */
const RESERVE = { 'les-acacias': 1_200_000, 'ter-duinen': 1_955_646 } as const;

/** Posts the opening entry: reserve, working capital by lot and owner, balances of owners. */
async function enterOpening(
  { worked, ownerIds, unitIds, buildingId }: EnteredBuilding,
  syndic: Caller,
  { first, reserve }: { readonly first: string; readonly reserve: number },
): Promise<void> {
  const held = [...readWorkingCapital(worked)].flatMap(([unit, owners]) =>
    [...owners].map(([owner, cents]) => ({ unit, owner, cents })),
  );
  const capital = held.map(({ unit, owner, cents }) => ({
    account_code: '100',
    credit: toEuro(cents),
    owner_id: idOf(ownerIds, owner),
    unit_id: idOf(unitIds, unit),
  }));
  const balances = [...worked.opening].map(([owner, cents]) => ({
    account_code: '4101',
    owner_id: idOf(ownerIds, owner),
    ...(cents > 0 ? { debit: toEuro(cents) } : { credit: toEuro(-cents) }),
  }));
  const owed = sumCents([...worked.opening.values()]);
  const entry = {
    building_id: buildingId,
    entry_date: first,
    journal: 'Opening',
    description: 'Opening balances',
    lines: [
      { account_code: '550', debit: toEuro(reserve) },
      { account_code: '551', debit: toEuro(sumCents(held.map(({ cents }) => cents)) - owed) },
      { account_code: '160', credit: toEuro(reserve) },
      ...capital,
      ...balances,
    ],
  };
  must(await syndic.post('/journal-entries', entry), 201);
}

/** Lists the sales of the year, oldest first. */
export function listSales({ worked }: EnteredBuilding): WorkedTransfer[] {
  return listWorkedTransfers(worked.holdings, worked.periods[0]?.period_from ?? '');
}

/** Enters a sale; calls dated later that were sent before it move to the buyer. */
export async function enterSale(
  { people, unitIds, ownerIds }: EnteredBuilding,
  { day, unit_id, from, to, share }: WorkedTransfer,
): Promise<void> {
  const { syndic } = await people();
  const sale = {
    from_owner_id: idOf(ownerIds, from),
    to_owner_id: idOf(ownerIds, to),
    ownership_share: share,
    effective_date: day,
    later_calls: 'Move',
  };
  must(await syndic.post(`/units/${idOf(unitIds, unit_id)}/owners/transfer`, sale), 200);
}

/** Something that is entered on a day. */
export interface EntryStep {
  readonly day: string;
  readonly enter: () => Promise<void>;
}

/** Lists the decisions, each entered on its own day, and the ends of their works. */
export function listDecisionSteps(entered: EnteredBuilding): EntryStep[] {
  const { worked, buildingId: building_id, decisionIds, people } = entered;
  return worked.read('decisions.csv').flatMap((row): EntryStep[] => {
    const [name, decided_on, finished_on] = ['decision', 'decided_on', 'finished_on'].map(
      (column) => cell(row, column),
    ) as [string, string, string];
    const enter = async () => {
      const decision = { building_id, decided_on, title: cell(row, 'title') };
      const { syndic } = await people();
      decisionIds.set(name, must(await syndic.post('/decisions', decision), 201).id);
    };
    const finish = async () => {
      const { syndic } = await people();
      must(await syndic.put(`/decisions/${idOf(decisionIds, name)}`, { finished_on }), 200);
    };
    const decided = { day: decided_on, enter };
    return finished_on === '' ? [decided] : [decided, { day: finished_on, enter: finish }];
  });
}

/** Lists the calls of the year, series as series, each sent as soon as what it names is decided. */
export function listCallSteps(entered: EnteredBuilding): EntryStep[] {
  const decided = new Map(
    entered.worked
      .read('decisions.csv')
      .map((row) => [cell(row, 'decision'), cell(row, 'decided_on')]),
  );
  const calls = entered.worked.read('calls.csv');
  const groups = Map.groupBy(calls, (row) => row['series'] || cell(row, 'call'));
  return [...groups.values()].map((rows) => ({
    day:
      rows
        .map((row) => decided.get(row['decision'] ?? '') ?? '')
        .sort()
        .at(-1) ?? '',
    enter: () => enterCalls(entered, rows),
  }));
}

/** Creates and sends a call, or a series; all funds are in one letter. */
async function enterCalls(entered: EnteredBuilding, rows: readonly Row[]): Promise<void> {
  const { syndic } = await entered.people();
  const names = [...new Set(rows.map((row) => cell(row, 'call')))];
  const dates = [...new Set(rows.map((row) => cell(row, 'call_date')))];
  const call = describeCall(entered, rows, names.length);
  const created: Json[] =
    names.length === 1
      ? [must(await syndic.post('/calls-for-funds', call), 201)]
      : must(await syndic.post('/calls-for-funds/series', call), 201);
  for (const [index, { id, call_date }] of created.entries()) {
    if (call_date !== dates[index]) throw new Error(`Expected ${dates[index]}: ${call_date}`);
    entered.callIds.set(names[index] ?? '', id);
    must(await syndic.put(`/calls-for-funds/${id}/send`), 200);
  }
}

function describeCall(entered: EnteredBuilding, rows: readonly Row[], instalments: number) {
  const parts = Map.groupBy(rows, (row) => `${cell(row, 'fund')} ${cell(row, 'key')}`);
  const [first, next] = [...new Set(rows.map((row) => cell(row, 'call_date')))];
  const months = next === undefined ? 1 : monthsBetween(first ?? '', next);
  return {
    building_id: entered.buildingId,
    title: `Call ${cell(rows[0], 'call')}`,
    call_date: first,
    due_date: first,
    parts: [...parts.values()].map((own) => ({
      fund: cell(own[0], 'fund'),
      distribution_key_id: idOf(entered.keyIds, cell(own[0], 'key')),
      total_amount: toEuro(
        sumCents(own.map((row) => Math.round(Number(cell(row, 'amount')) * 100))),
      ),
      ...(own[0]?.['decision']
        ? { decision_id: idOf(entered.decisionIds, own[0]['decision']) }
        : {}),
    })),
    ...(instalments === 1 ? {} : { instalments, interval_months: months }),
  };
}

function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const [later = 0, other = 0] = to.split('-').map(Number);
  return (later - year) * 12 + other - month;
}

/** Imports the payments received in a period. */
export async function enterPayments(
  test: TestApp,
  entered: EnteredBuilding,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const { syndic } = await entered.people();
  const rows = entered.worked.read('payments.csv').flatMap((row) => {
    const received_on = cell(row, 'received_on');
    const owner_id = idOf(entered.ownerIds, cell(row, 'owner_ref'));
    const isWithin = from <= received_on && received_on <= to;
    return isWithin ? [{ received_on, owner_id, amount: cell(row, 'amount') }] : [];
  });
  const content = Buffer.from(stringify(rows, { header: true }));
  const form = await multipart(
    { building_id: entered.buildingId },
    { name: 'payments.csv', content },
  );
  const response = await test.app.server.inject({
    method: 'POST',
    url: '/api/v1/imports/payments',
    headers: { ...form.headers, authorization: `Bearer ${syndic.token}` },
    payload: form.body,
  });
  if (response.statusCode !== 201) throw new Error(response.body);
}

/** Makes functions that name records as the files do. */
export function makeNames(entered: EnteredBuilding) {
  const nameIn = (ids: ReadonlyMap<string, string>) => {
    const names = invertIds(ids);
    return (id: string | null) => (id === null ? '' : (names.get(id) ?? id));
  };
  return {
    unit: nameIn(entered.unitIds),
    owner: nameIn(entered.ownerIds),
    key: nameIn(entered.keyIds),
    decision: nameIn(entered.decisionIds),
    call: nameIn(entered.callIds),
    document: nameIn(entered.documentIds),
  };
}
