import { withWholeLot } from './lots.ts';
import { aTenant, must, type Caller, type Tenant, type TestApp } from './test-app.ts';

/** One entry of two lines, amount in euro. */
export type Posting = readonly [day: string, debit: string, credit: string, amount: number];

/** A tenant with the seeded chart and one owner. */
export interface Books {
  readonly tenant: Tenant;
  readonly ownerId: string;
}

export interface Account {
  readonly code: string | null;
  readonly name: string;
  readonly amount: number;
}

export async function someBooks(test: TestApp): Promise<Books> {
  const tenant = await aTenant(test);
  must(await tenant.syndic.post('/accounts/seed/belgian-pcmn'), 201);
  const owner = { name: 'Anna Peeters', email: 'anna@example.org' };
  return { tenant, ownerId: must(await tenant.syndic.post('/owners', owner), 201).id };
}

export async function aBuilding({ tenant }: Books, fields: object = {}): Promise<string> {
  const building = { name: 'Résidence Les Érables', address: 'Rue Haute 1', total_units: 2 };
  const { id } = must(await tenant.syndic.post('/buildings', { ...building, ...fields }), 201);
  // Tests that set the quotas add the lots themselves.
  return 'total_quota' in fields ? id : withWholeLot(tenant.syndic, id, 100);
}

/** Adds a building whose only lot the owner holds, so that its costs can be settled. */
export async function aHeldBuilding(books: Books): Promise<string> {
  const { syndic } = books.tenant;
  const building_id = await aBuilding(books, { total_quota: 1_000 });
  const unit = { building_id, unit_number: 'A1', quota: 1_000 };
  const { id } = must(await syndic.post('/units', unit), 201);
  const share = { owner_id: books.ownerId, ownership_share: '1/1', start_date: '2024-01-01' };
  must(await syndic.post(`/units/${id}/owners`, share), 201);
  return building_id;
}

/** Posts entries; lines on accounts of owners and suppliers name the owner and a supplier. */
export async function post(books: Books, buildingId: string, postings: readonly Posting[]) {
  const line = (code: string, side: object, day: string) => ({
    account_code: code,
    ...side,
    ...(/^41[07]/.test(code) ? { owner_id: books.ownerId, due_date: day } : {}),
    ...(code === '440' ? { supplier: 'Lift NV' } : {}),
  });
  for (const [entry_date, debit, credit, amount] of postings) {
    const lines = [
      line(debit, { debit: amount }, entry_date),
      line(credit, { credit: amount }, entry_date),
    ];
    const entry = { building_id: buildingId, entry_date, description: 'Posting', lines };
    must(await books.tenant.accountant.post('/journal-entries', entry), 201);
  }
}

/** A year of a small building, as an accountant books it. */
export const WORKED_YEAR: readonly Posting[] = [
  ['2025-01-02', '4101', '100', 6_000],
  ['2025-01-02', '4101', '701', 20_000],
  ['2025-01-15', '4100', '700', 2_000],
  ['2025-02-03', '551', '4101', 24_500],
  ['2025-02-03', '551', '4100', 1_800],
  ['2025-02-05', '58', '551', 1_800],
  ['2025-02-06', '550', '58', 1_800],
  ['2025-03-31', '61011', '440', 1_200],
  ['2025-04-01', '6105', '440', 4_000],
  ['2025-06-30', '6121', '440', 2_300],
  ['2025-07-01', '6122', '440', 7_000],
  ['2025-08-15', '61300', '440', 3_500],
  ['2025-09-01', '6140', '440', 2_600],
  ['2025-09-30', '643', '440', 150],
  ['2025-10-01', '4101', '643', 150],
  ['2025-11-20', '440', '551', 18_750],
  ['2025-12-31', '65', '551', 120],
  ['2025-12-31', '550', '75', 30],
  ['2025-12-31', '490', '6140', 600],
  ['2025-12-31', '6121', '444', 250],
  ['2025-12-31', '4101', '701', 340],
  ['2025-12-31', '693', '160', 2_000],
];

export function amounts(accounts: readonly Account[]): [string | null, number][] {
  return accounts.map(({ code, amount }) => [code, amount]);
}

/** Returns the body of a report that must succeed. */
export async function report(caller: Caller, path: string, headers: Record<string, string> = {}) {
  return must(await caller.get(`/reports/${path}`, headers), 200);
}

export function incomeOf(caller: Caller, buildingId: string, period: string) {
  return report(caller, `income-statement?building_id=${buildingId}&${period}`);
}
