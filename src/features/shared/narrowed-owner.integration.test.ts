import { beforeAll, describe, expect, it } from 'vitest';
import { aPdf } from '#test/helpers/documents.ts';
import { aBuilding } from '#test/helpers/fixture.ts';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import { multipart } from '#test/helpers/multipart.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  type Caller,
  type Json,
} from '#test/helpers/test-app.ts';

/** An owner of units in two buildings, with a role that is limited to one of them. */

const test = await startTestApp();
const tenant = await aTenant(test);
const jobs = makeJobHelpers(test);
const { syndic, accountant, organizationId } = tenant;

let owner_id: string;
let [near, far] = ['', ''];
let whole: Caller;
let narrowed: Caller;

/** Creates a building that the owner owns entirely, with one record of theirs of each kind. */
async function aHome(): Promise<string> {
  const building = { ...aBuilding, total_units: 1 };
  const building_id = must(await syndic.post('/buildings', building), 201).id;
  const unit = { building_id, unit_number: 'A1', quota: 1000 };
  const unitId = must(await syndic.post('/units', unit), 201).id;
  const holding = { owner_id, ownership_share: '1/1', start_date: '2024-01-01' };
  must(await syndic.post(`/units/${unitId}/owners`, holding), 201);
  return building_id;
}

async function live(building_id: string): Promise<void> {
  const cost = { building_id, description: 'Cleaning', amount: 121, category: 'Maintenance' };
  const spent = { ...cost, expense_date: '2026-02-01' };
  const expense = must(await accountant.post('/expenses', spent), 201).id;
  must(await accountant.put(`/expenses/${expense}/submit-for-approval`), 200);
  must(await syndic.put(`/expenses/${expense}/approve`), 200);
  const charge = { building_id, title: 'Provision', total_amount: 500, fund: 'Provision' };
  const due = { call_date: '2026-01-01', due_date: '2026-02-01' };
  const call = must(await accountant.post('/calls-for-funds', { ...charge, ...due }), 201).id;
  must(await accountant.put(`/calls-for-funds/${call}/send`), 200);
  must(await accountant.post('/payments', { building_id, owner_id, amount: 100 }), 201);
  must(await accountant.post('/payment-reminders', { building_id, owner_id }), 201);
  must(await whole.post('/tickets', { building_id, title: 'Damp', description: 'Here' }), 201);
  const fields = { title: 'Key', document_type: 'Other', visibility: 'Owner' };
  const form = await multipart(
    { ...fields, building_id, owner_id },
    { name: 'key.pdf', content: aPdf('Key') },
  );
  must(await syndic.post('/documents', form.body, form.headers), 201);
}

beforeAll(async () => {
  must(await accountant.post('/accounts/seed/belgian-pcmn'), 201);
  const person = { name: 'Anne Peeters', email: 'anne@example.org' };
  owner_id = must(await syndic.post('/owners', person), 201).id;
  [near, far] = [await aHome(), await aHome()];
  const role = { role: 'Owner', organizationId, ownerId: owner_id } as const;
  whole = await aCaller(test, role);
  narrowed = await aCaller(test, { ...role, buildingIds: [near] });
  for (const building_id of [near, far]) await live(building_id);
  for (const job of await jobs.take({ organizationId })) await jobs.run(job);
});

const buildingsIn = (rows: Json): string[] =>
  [...new Set<string>(rows.map((row: Json) => row.building_id))].sort();

describe('an Owner who is narrowed to some buildings', () => {
  it.each([
    '/units',
    '/expenses',
    '/calls-for-funds',
    '/payments',
    '/payment-reminders',
    '/tickets',
    '/documents',
  ])('sees what is theirs there, and not elsewhere: %s', async (path) => {
    expect(buildingsIn(must(await whole.get(path), 200))).toEqual([near, far].sort());
    expect(buildingsIn(must(await narrowed.get(path), 200))).toEqual([near]);
  });

  it('sees there what they hold and owe', async () => {
    const path = `/owners/${owner_id}`;
    for (const [who, count] of [
      [whole, 2],
      [narrowed, 1],
    ] as const) {
      expect(must(await who.get(`${path}/units/history`), 200)).toHaveLength(count);
      const { items } = must(await who.get('/overview'), 200);
      const statements = items.filter(({ kind }: Json) => kind === 'OwnStatement');
      expect(statements).toHaveLength(count);
    }
    must(await narrowed.get(`${path}/account?building_id=${near}`), 200);
    must(await narrowed.get(`${path}/account?building_id=${far}`), 404);
    must(await whole.get(`${path}/account?building_id=${far}`), 200);
  });

  it('asks about their data as any other', async () => {
    must(await narrowed.post('/gdpr/requests', { kind: 'Access' }), 201);
  });
});
