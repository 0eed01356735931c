import { beforeAll, describe, expect, it } from 'vitest';
import { aBuilding, aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';

/** Anne owns A1 (600 of 1000), Bart A2 (400), the only unit in the key of the lift. */

const test = await startTestApp();
let tenant: Tenant;
let f: Fixture;

beforeAll(async () => {
  tenant = await aTenant(test);
  f = await aFixture(test, tenant);
});

const LOSS = { title: 'Water damage, stairs', occurred_on: '2025-10-06' };

const record = (more: object = {}, building_id = f.buildingId) =>
  tenant.accountant.post(`/buildings/${building_id}/claims`, { ...LOSS, ...more });

async function aClaim(more: object = {}): Promise<string> {
  return must(await record(more), 201).id;
}

const get = async (id: string): Promise<Json> =>
  must(await tenant.accountant.get(`/claims/${id}`), 200);

/** Posts a line on 4996 that names a claim, against another account. */
function post(claim_id: string, debit: number, credit: number, against: string) {
  return tenant.accountant.post('/journal-entries', {
    building_id: f.buildingId,
    entry_date: '2026-02-10',
    description: 'Claim',
    lines: [
      { account_code: '4996', debit, credit, claim_id },
      { account_code: against, debit: credit, credit: debit },
    ],
  });
}

const close = (id: string, body: object = {}) => tenant.accountant.put(`/claims/${id}/close`, body);

describe('a claim', () => {
  it('is recorded, listed, changed and read by the staff only', async () => {
    const created = await record({ insurer: 'Ardenne Assurances', deductible: '309.35' });
    const claim = must(created, 201);
    expect(claim).toMatchObject({
      ...LOSS,
      building_name: 'Les Tilleuls',
      insurer: 'Ardenne Assurances',
      deductible: 309.35,
      key: 'General',
      status: 'Open',
      closed_on: null,
      loss_amount: 0,
      received_amount: 0,
      balance: 0,
      journal_entry_ids: [],
      allowed_actions: ['close'],
    });
    const path = `/claims/${claim.id}`;
    expect(created.headers['location']).toBe(`/api/v1${path}`);
    expect(await get(claim.id)).toEqual(claim);
    const change = { distribution_key_id: f.keyId, deductible: null };
    const changed = must(await tenant.accountant.put(path, change), 200);
    expect(changed).toMatchObject({ key: 'Lift', deductible: null, title: LOSS.title });
    const rows = must(
      await tenant.auditor.get(`/buildings/${f.buildingId}/claims?status=Open`),
      200,
    );
    expect(rows.map(({ id }: Json) => id)).toContain(claim.id);
    must(await f.owner.get(path), 403);
    must(await tenant.boardMember.post(`/buildings/${f.buildingId}/claims`, LOSS), 403);
    const foreign = await aTenant(test);
    must(await foreign.accountant.get(path), 404);
  });

  it('needs a key of its building', async () => {
    const other = must(
      await tenant.syndic.post('/buildings', { ...aBuilding, name: 'Other' }),
      201,
    );
    for (const refused of [
      await record({ distribution_key_id: f.keyId }, other.id),
      await tenant.accountant.put(`/claims/${await aClaim()}`, { distribution_key_id: f.unitId }),
    ])
      expect(must(refused, 422)).toMatchObject({
        code: 'unknown_reference',
        errors: [{ pointer: '/body/distribution_key_id' }],
      });
  });

  it('shows the loss, what the insurer paid and what is left, without what was reversed', async () => {
    const id = await aClaim();
    const before = await tenant.auditor.get(`/claims/${id}`);
    must(await post(id, 1_000, 0, '440'), 201);
    const twice = must(await post(id, 77, 0, '440'), 201);
    must(await tenant.accountant.post(`/journal-entries/${twice.id}/reverse`, {}), 201);
    must(await post(id, 0, 700.5, '551'), 201);
    const after = await tenant.auditor.get(`/claims/${id}`);
    expect(after.body).toMatchObject({
      loss_amount: 1_000,
      received_amount: 700.5,
      balance: 299.5,
    });
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
    const entries = must(await tenant.auditor.get(`/journal-entries?claim_id=${id}`), 200);
    expect(entries).toHaveLength(4);
    expect(entries[0].lines[0]).toMatchObject({ account_code: '4996', claim_id: id });
    expect(entries[0].lines[1]).toMatchObject({ claim_id: null });
  });
});

describe('closing a claim', () => {
  it('posts the rest to 6140 by its key, for the holders of the day of the loss', async () => {
    const id = await aClaim({ distribution_key_id: f.keyId });
    must(await post(id, 1_000, 0, '440'), 201);
    must(await post(id, 0, 690.65, '551'), 201);
    const closed = must(await close(id, { entry_date: '2026-03-01' }), 200);
    expect(closed).toMatchObject({
      status: 'Closed',
      closed_on: '2026-03-01',
      loss_amount: 1_000,
      received_amount: 690.65,
      balance: 0,
      allowed_actions: ['reopen'],
    });
    const [entryId] = closed.journal_entry_ids;
    const entry = must(await tenant.auditor.get(`/journal-entries/${entryId}`), 200);
    expect(entry).toMatchObject({ entry_date: '2026-03-01', source: { type: 'Claim', id } });
    expect(entry.lines).toMatchObject([
      {
        account_code: '6140',
        debit: 309.35,
        distribution_key_id: f.keyId,
        period_from: '2025-10-06',
        period_to: '2025-10-06',
        nature: 'Ordinary',
        claim_id: null,
      },
      { account_code: '4996', credit: 309.35, distribution_key_id: null, claim_id: id },
    ]);
    const again = must(await close(id), 409);
    expect(again.code).toBe('invalid_transition');
    must(await tenant.accountant.put(`/claims/${id}`, { title: 'x' }), 409);
    const late = must(await post(id, 5, 0, '440'), 409);
    expect(late).toMatchObject({
      code: 'claim_closed',
      errors: [{ pointer: '/body/lines/0/claim_id' }],
    });
    const source = must(
      await tenant.accountant.post(`/journal-entries/${entryId}/reverse`, {}),
      409,
    );
    expect(source.code).toBe('entry_has_source');
  });

  it('credits 6140 where the insurer paid more, and posts nothing where nothing is left', async () => {
    const [more, nothing] = [await aClaim(), await aClaim()];
    must(await post(more, 0, 12.5, '551'), 201);
    const closed = must(await close(more), 200);
    const entry = must(
      await tenant.auditor.get(`/journal-entries/${closed.journal_entry_ids[0]}`),
      200,
    );
    expect(entry.entry_date).toBe('2026-03-16');
    expect(entry.lines).toMatchObject([
      { account_code: '6140', credit: 12.5 },
      { account_code: '4996', debit: 12.5 },
    ]);
    expect(must(await close(nothing), 200)).toMatchObject({
      status: 'Closed',
      journal_entry_ids: [],
    });
    expect(must(await tenant.accountant.put(`/claims/${nothing}/reopen`), 200).status).toBe('Open');
  });

  it('is undone by reopening, and then done again', async () => {
    const id = await aClaim();
    must(await post(id, 80, 0, '440'), 201);
    must(await close(id), 200);
    const opened = must(await tenant.accountant.put(`/claims/${id}/reopen`), 200);
    expect(opened).toMatchObject({ status: 'Open', closed_on: null, balance: 80, loss_amount: 80 });
    expect(opened.journal_entry_ids).toHaveLength(2);
    must(await post(id, 0, 30, '551'), 201);
    const closed = must(await close(id), 200);
    expect(closed).toMatchObject({ balance: 0, received_amount: 30 });
    expect(closed.journal_entry_ids).toHaveLength(3);
    must(await tenant.accountant.put(`/claims/${id}/reopen`), 200);
  });

  it('is for the accountant where the building requires a second approver', async () => {
    const building = { ...aBuilding, name: 'For two', require_second_approver: true };
    const { id: buildingId } = must(await tenant.syndic.post('/buildings', building), 201);
    const { id } = must(await record({}, buildingId), 201);
    const refused = must(await tenant.syndic.put(`/claims/${id}/close`, {}), 403);
    expect(refused.code).toBe('accountant_required');
    must(await close(id), 200);
    must(await tenant.syndic.put(`/claims/${id}/reopen`), 403);
  });
});

describe('an expense charged to the insurer', () => {
  const anExpense = (more: object) =>
    tenant.accountant.post('/expenses', {
      building_id: f.buildingId,
      description: 'Drying of the stairs',
      amount: 500,
      expense_date: '2026-02-12',
      category: 'Repairs',
      supplier: 'Seco NV',
      borne_by: 'Insurer',
      ...more,
    });
  const approve = (id: string) => tenant.syndic.put(`/expenses/${id}/approve`, {});

  async function aSubmitted(claim_id: string): Promise<string> {
    const { id } = must(await anExpense({ claim_id }), 201);
    must(await tenant.accountant.put(`/expenses/${id}/submit-for-approval`), 200);
    return id;
  }

  it('adds to the loss of the claim that it names, and is taken off by its cancellation', async () => {
    const claim_id = await aClaim();
    const id = await aSubmitted(claim_id);
    expect(must(await approve(id), 200).claim_id).toBe(claim_id);
    expect(await get(claim_id)).toMatchObject({ loss_amount: 500, balance: 500 });
    must(await tenant.syndic.put(`/expenses/${id}/cancel`, { reason: 'Twice' }), 200);
    expect(await get(claim_id)).toMatchObject({ loss_amount: 0, balance: 0 });
  });

  it('is not approved once the claim is closed', async () => {
    const claim_id = await aClaim();
    const id = await aSubmitted(claim_id);
    must(await close(claim_id), 200);
    expect(must(await approve(id), 409).code).toBe('claim_closed');
  });

  it('names a claim of its building; another expense names none', async () => {
    const claim_id = await aClaim();
    const refusals: [object, string][] = [
      [{ claim_id: f.unitId }, 'unknown_reference'],
      [{ claim_id, borne_by: 'Owners' }, 'bearer_mismatch'],
    ];
    for (const [more, code] of refusals)
      expect(must(await anExpense(more), 422)).toMatchObject({
        code,
        errors: [{ pointer: '/body/claim_id' }],
      });
    const { id } = must(await anExpense({ claim_id }), 201);
    const moved = must(await tenant.accountant.put(`/expenses/${id}`, { borne_by: 'Owners' }), 200);
    expect(moved.claim_id).toBe(null);
  });
});

describe('a line that names a claim', () => {
  it('is on 4996, and of an open claim of the building', async () => {
    const id = await aClaim();
    const other = must(await tenant.syndic.post('/buildings', { ...aBuilding, name: 'Else' }), 201);
    const elsewhere = must(await record({}, other.id), 201).id;
    const wrong = must(await post(elsewhere, 5, 0, '440'), 422);
    expect(wrong).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/body/lines/0/claim_id' }],
    });
    const beside = await tenant.accountant.post('/journal-entries', {
      building_id: f.buildingId,
      entry_date: '2026-02-10',
      description: 'Claim',
      lines: [
        { account_code: '440', debit: 5, claim_id: id },
        { account_code: '551', credit: 5 },
      ],
    });
    expect(must(beside, 422)).toMatchObject({
      code: 'invalid_entry_line',
      errors: [{ pointer: '/body/lines/0/claim_id' }],
    });
  });
});

it('a claim is of a loss that has happened', async () => {
  const future = { occurred_on: '2199-01-01' };
  const id = await aClaim();
  for (const refused of [record(future), tenant.accountant.put(`/claims/${id}`, future)]) {
    expect(must(await refused, 422)).toMatchObject({
      code: 'date_in_future',
      errors: [{ pointer: '/body/occurred_on' }],
    });
  }
});
