import { aCaller, must, type Caller, type Tenant, type TestApp } from './test-app.ts';

/** One record of each kind in a tenant, created over the API, with the bodies used. */
export interface Fixture {
  readonly buildingId: string;
  readonly unitId: string;
  readonly otherUnitId: string;
  readonly ownerId: string;
  readonly otherOwnerId: string;
  readonly unitOwnerId: string;
  readonly keyId: string;
  readonly expenseId: string;
  readonly accountId: string;
  readonly entryId: string;
  readonly fiscalYearId: string;
  readonly budgetId: string;
  readonly userId: string;
  /** The user of role Owner who is `ownerId`. */
  readonly owner: Caller;
}

export const aBuilding = {
  name: 'Les Tilleuls',
  address: 'Rue du Parc 1',
  total_units: 2,
  total_quota: 1000,
};

export async function aFixture(
  test: TestApp,
  { syndic, accountant, superAdmin, organizationId }: Tenant,
): Promise<Fixture> {
  const created = async (caller: Caller, path: string, body: unknown): Promise<string> =>
    must(await caller.post(path, body), 201).id;
  const seeded = await accountant.post('/accounts/seed/belgian-pcmn');
  expectSeeded(seeded.status);
  const buildingId = await created(syndic, '/buildings', aBuilding);
  const unitId = await created(syndic, '/units', {
    building_id: buildingId,
    unit_number: 'A1',
    quota: 600,
  });
  const otherUnitId = await created(syndic, '/units', {
    building_id: buildingId,
    unit_number: 'A2',
    quota: 400,
  });
  const ownerId = await created(syndic, '/owners', {
    name: 'Anne Peeters',
    email: 'anne@example.org',
  });
  const otherOwnerId = await created(syndic, '/owners', {
    name: 'Bart Claes',
    email: 'bart@example.org',
  });
  const since = { start_date: '2024-01-01' };
  const unitOwnerId = await created(syndic, `/units/${unitId}/owners`, {
    owner_id: ownerId,
    ownership_share: '1/1',
    ...since,
  });
  await created(syndic, `/units/${otherUnitId}/owners`, {
    owner_id: otherOwnerId,
    ownership_percentage: 1,
    ...since,
  });
  const keyId = await created(syndic, `/buildings/${buildingId}/distribution-keys`, {
    name: 'Lift',
    weights: [{ unit_id: otherUnitId, weight: 1 }],
  });
  const expenseId = await created(accountant, '/expenses', {
    building_id: buildingId,
    description: 'Cleaning',
    amount: 121,
    expense_date: '2026-02-01',
    category: 'Maintenance',
  });
  const entryId = await created(accountant, '/journal-entries', {
    building_id: buildingId,
    entry_date: '2026-02-01',
    journal: 'Bank',
    description: 'Bank costs',
    lines: [
      { account_code: '65', debit: 12.5 },
      { account_code: '551', credit: 12.5 },
    ],
  });
  const fiscalYearId = await created(accountant, `/buildings/${buildingId}/fiscal-years`, {
    start_date: '2025-01-01',
    end_date: '2025-12-31',
  });
  const budgetId = await created(accountant, `/buildings/${buildingId}/budgets`, {
    fiscal_year_id: fiscalYearId,
    kind: 'Ordinary',
    lines: [{ account_code: '6105', amount: 100 }],
  });
  const accountId: string = must(await accountant.get('/accounts/code/6107'), 200).id;
  const userId = await created(superAdmin, '/users', {
    email: `${buildingId}@example.org`,
    name: 'Chris Maes',
    password: 'vier-kleine-biezen-38-om',
    roles: [{ role_type: 'Auditor' }],
  });
  const owner = await aCaller(test, { role: 'Owner', organizationId, ownerId });
  return {
    buildingId,
    unitId,
    otherUnitId,
    ownerId,
    otherOwnerId,
    unitOwnerId,
    keyId,
    expenseId,
    accountId,
    entryId,
    fiscalYearId,
    budgetId,
    userId,
    owner,
  };
}

function expectSeeded(status: number): void {
  if (status !== 200 && status !== 201) throw new Error(`the chart was not seeded: ${status}`);
}
