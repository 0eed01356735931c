import { aCaller, must, type Caller, type Json } from '#test/helpers/test-app.ts';
import { openDemoOffice } from './office.ts';
import { thisYear } from './today.ts';
import type { Web } from './web.ts';

/** Building ready for statements of its year; the demo’s owner holds its first lot. */
export interface StatementHouse {
  readonly buildingId: string;
  readonly syndic: Caller;
  /** The last financial year that has ended. */
  readonly year: number;
}

/** Name of the demo’s owner. */
const OWNER = 'Hugo Vermeersch';
const OTHERS = ['Carlier', 'Anneke De Ridder', 'Immo Zenne NV'];
const QUOTAS = [290, 240, 270, 200];

/** Costs of the year: account, description, supplier, amount, key, and the month of the invoice. */
const COSTS = [
  ['61300', 'Honoraires du syndic', 'Gestion Clairval', 5202.9, 'General', '12'],
  ['6140', 'Assurance incendie', 'AXA', 4457.5, 'General', '03'],
  ['6105', 'Nettoyage', 'Net & Clean', 3986, 'General', '06'],
  ['61010', 'Contrôle de l’ascenseur', 'Liftex', 2053.8, 'Ascenseur', '05'],
  ['6120', 'Eau', 'Vivaqua', 1418.77, 'General', '11'],
] as const;

async function created(caller: Caller, path: string, body: object): Promise<string> {
  return must(await caller.post(path, body), 201).id;
}

/** Creates the building over the API: lots, keys, a year with its invoices, and a call. */
export async function aStatementHouse(web: Web): Promise<StatementHouse> {
  const { syndic, organizationId } = await openDemoOffice(web);
  const accountant = await aCaller(web.service, { organizationId, role: 'Accountant' });
  const year = thisYear() - 1;
  const start_date = `${year}-01-01`;
  const buildingId = await created(syndic, '/buildings', {
    name: 'Les Acacias',
    address: 'Rue des Acacias 4',
    total_units: QUOTAS.length,
    total_quota: 1_000,
  });
  const found = await syndic.get(`/owners?q=${encodeURIComponent(OWNER)}&limit=1`);
  const owners: string[] = must(found, 200).map(({ id }: Json) => id);
  for (const name of OTHERS) owners.push(await created(syndic, '/owners', { name }));
  const units: string[] = [];
  for (const [index, quota] of QUOTAS.entries()) {
    const unit = { building_id: buildingId, unit_number: `A${index + 1}`, quota };
    const id = await created(syndic, '/units', unit);
    const holding = { owner_id: owners[index], ownership_share: '1/1', start_date };
    must(await syndic.post(`/units/${id}/owners`, holding), 201);
    units.push(id);
  }
  const lift = await created(syndic, `/buildings/${buildingId}/distribution-keys`, {
    name: 'Ascenseur',
    weights: units.map((unit_id, index) => ({ unit_id, weight: index + 1 })),
  });
  const calendar = { start_date, end_date: `${year}-12-31` };
  must(await accountant.post(`/buildings/${buildingId}/fiscal-years`, calendar), 201);
  await aBankAccount(syndic, buildingId);
  const house = { buildingId, syndic, year };
  await enterCosts(accountant, house, lift);
  const call = await created(accountant, '/calls-for-funds', {
    building_id: buildingId,
    title: `Provisions ${year}`,
    total_amount: 12_000,
    fund: 'Provision',
    call_date: `${year}-02-01`,
    due_date: `${year}-03-01`,
  });
  must(await accountant.put(`/calls-for-funds/${call}/send`), 200);
  return house;
}

/** Opens the account that letters ask to pay to; without one, statements are not sent. */
export async function aBankAccount(caller: Caller, buildingId: string): Promise<void> {
  const account = { iban: 'BE71096123456769', holder: 'ACP Les Acacias', account_code: '550' };
  await created(caller, `/buildings/${buildingId}/bank-accounts`, account);
}

async function enterCosts(
  accountant: Caller,
  { buildingId, syndic, year }: StatementHouse,
  lift: string,
): Promise<void> {
  for (const [account_code, description, supplier, amount, key, month] of COSTS) {
    const id = await created(accountant, '/expenses', {
      building_id: buildingId,
      description,
      supplier,
      amount,
      account_code,
      expense_date: `${year}-${month}-10`,
      category: 'Maintenance',
      ...(key === 'General' ? {} : { distribution_key_id: lift }),
    });
    must(await accountant.put(`/expenses/${id}/submit-for-approval`), 200);
    must(await syndic.put(`/expenses/${id}/approve`, {}), 200);
  }
}

/** Sends the statements of the year. @returns the id of the run */
export async function aSentRun({ buildingId, syndic, year }: StatementHouse): Promise<string> {
  const period = { period_from: `${year}-01-01`, period_to: `${year}-12-31` };
  const run = must(await syndic.post(`/buildings/${buildingId}/statements`, period), 201);
  const acknowledge = run.findings.map(({ code }: Json) => code);
  must(await syndic.put(`/statements/${run.id}/freeze`, { acknowledge }), 200);
  must(await syndic.put(`/statements/${run.id}/send`, { due_date: `${year + 1}-12-31` }), 200);
  return run.id;
}
