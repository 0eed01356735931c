import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#platform/db/sql.ts';
import { callWork, type CallWork } from '#test/helpers/calls.ts';
import { closeYear } from '#test/helpers/close-year.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import {
  aTenant,
  must,
  startTestApp,
  statusesOf,
  type Json,
  type Tenant,
} from '#test/helpers/test-app.ts';

const test = await startTestApp();
let tenant: Tenant;
let fixture: Fixture;
let work: CallWork;

beforeEach(async () => {
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  work = callWork(tenant, fixture);
});

const send = (id: string) => tenant.accountant.put(`/calls-for-funds/${id}/send`);
const cancel = (id: string, body?: object) =>
  tenant.accountant.put(`/calls-for-funds/${id}/cancel`, body);
const callOf = async (id: string) => must(await tenant.syndic.get(`/calls-for-funds/${id}`), 200);

describe('sending', () => {
  it.each([
    ['WorkingCapital', '4101', ['100 C 60.01 anne A1', '100 C 40 bart A2']],
    ['Reserve', '4100', ['700 C 100.01 - -']],
    ['Provision', '4101', ['701 C 100.01 - -']],
    ['Works', '4101', ['702 C 100.01 - -']],
  ])('books a call of %s on %s', async (fund, account, credits) => {
    const sent = await work.aSentCall({ fund, call_date: '2026-03-10' });
    expect(sent).toMatchObject({ status: 'Sent', sent_at: '2026-03-16T09:00:00.000Z' });
    expect(await work.linesOf(sent.journal_entry_ids[0])).toEqual([
      `${account} D 60.01 anne A1`,
      `${account} D 40 bart A2`,
      ...credits,
    ]);
    const entry = must(
      await tenant.auditor.get(`/journal-entries/${sent.journal_entry_ids[0]}`),
      200,
    );
    expect(entry).toMatchObject({
      journal: 'Calls',
      entry_date: '2026-03-10',
      description: 'Provision, first quarter',
      source: { type: 'CallForFunds', id: sent.id },
    });
    await work.expectIntact();
  });

  it('charges every owner once, with a structured communication and the lines behind it', async () => {
    const draft = await work.aCall();
    expect(draft).toMatchObject({ status: 'Draft', open_amount: null, call_date: '2026-03-16' });
    expect(await work.receivables(draft.id)).toEqual([]);
    const computed = must(await tenant.syndic.get(`/calls-for-funds/${draft.id}/preview`), 200);
    const sent = must(await send(draft.id), 200);
    expect(sent.open_amount).toBe(100.01);
    const line = {
      unit_id: fixture.unitId,
      unit_number: 'A1',
      amount: 60.01,
      key: 'General',
      weight: 600,
      total_weight: 1000,
      share: '1/1',
      part: 1,
    };
    const [first, second, ...others] = await work.receivables(draft.id);
    expect(others).toEqual([]);
    expect(first).toEqual({
      id: first.id,
      owner_id: fixture.ownerId,
      owner_name: 'Anne Peeters',
      amount: 60.01,
      open_amount: 60.01,
      parts: [],
      due_date: '2026-03-31',
      structured_communication: '+++000/0000/00101+++',
      lines: [line],
    });
    expect(second).toMatchObject({
      owner_id: fixture.otherOwnerId,
      amount: 40,
      structured_communication: '+++000/0000/00202+++',
    });
    const preview = must(await tenant.syndic.get(`/calls-for-funds/${draft.id}/preview`), 200);
    expect(preview).toEqual(computed);
    expect(preview).toMatchObject({
      total: 100.01,
      cancelled: false,
      lines: [{ ...line, owner_id: fixture.ownerId }, { amount: 40 }],
    });
  });

  it('splits by the owners and weights of the call date, and keeps what was split', async () => {
    must(
      await tenant.syndic.post(`/units/${fixture.unitId}/owners/transfer`, {
        from_owner_id: fixture.ownerId,
        to_owner_id: fixture.otherOwnerId,
        effective_date: '2026-03-01',
      }),
      200,
    );
    const before = await work.aSentCall({ call_date: '2026-02-28' });
    const after = await work.aSentCall({ call_date: '2026-03-01' });
    expect(await work.receivables(before.id)).toHaveLength(2);
    expect(await work.receivables(after.id)).toMatchObject([
      { owner_id: fixture.otherOwnerId, amount: 100.01, lines: [{}, {}] },
    ]);
    must(await tenant.syndic.put(`/units/${fixture.unitId}`, { quota: 500 }), 200);
    must(await tenant.syndic.put(`/units/${fixture.otherUnitId}`, { quota: 500 }), 200);
    const stored = must(await tenant.syndic.get(`/calls-for-funds/${after.id}/preview`), 200);
    expect(stored.lines).toMatchObject([{ weight: 600 }, { weight: 400 }]);
  });

  it('lets the usufructuary bear a provision, the bare owner works, the reserve by setting', async () => {
    const heir = must(
      await tenant.syndic.post('/owners', { name: 'Chloé', email: 'chloe@example.org' }),
      201,
    ).id;
    must(
      await tenant.syndic.put(`/unit-owners/${fixture.unitOwnerId}`, { right: 'Usufruct' }),
      200,
    );
    must(
      await tenant.syndic.post(`/units/${fixture.unitId}/owners`, {
        owner_id: heir,
        ownership_share: '1/1',
        right: 'BareOwnership',
        start_date: '2024-01-01',
      }),
      201,
    );
    const ownersOf = async (fund: string) =>
      (await work.receivables((await work.aSentCall({ fund })).id)).map(
        (row: Json) => row.owner_id,
      );
    expect(await ownersOf('Provision')).toEqual([fixture.ownerId, fixture.otherOwnerId]);
    expect(await ownersOf('Works')).toEqual([fixture.otherOwnerId, heir]);
    expect(await ownersOf('Reserve')).toEqual([fixture.ownerId, fixture.otherOwnerId]);
    const setting = { reserve_borne_by: 'BareOwner' };
    must(await tenant.syndic.put(`/buildings/${fixture.buildingId}`, setting), 200);
    expect(await ownersOf('Reserve')).toEqual([fixture.otherOwnerId, heir]);
    expect(await ownersOf('WorkingCapital')).toEqual([fixture.ownerId, fixture.otherOwnerId]);
  });

  it('uses what owners have to their good, and is settled when that covers it', async () => {
    await work.pay(fixture.ownerId, 70);
    const first = await work.aSentCall({ fund: 'Reserve' });
    expect(first).toMatchObject({ status: 'Sent', open_amount: 40 });
    expect(await work.receivables(first.id)).toMatchObject([
      { amount: 60.01, open_amount: 0 },
      { amount: 40, open_amount: 40 },
    ]);
    await work.pay(fixture.otherOwnerId, 90);
    expect(await callOf(first.id)).toMatchObject({ status: 'Settled', open_amount: 0 });
    const second = await work.aSentCall({ total_amount: 10 });
    expect(second).toMatchObject({ status: 'Settled', open_amount: 0 });
    await work.expectIntact();
  });

  it('leaves nothing behind when the register is not complete', async () => {
    must(
      await tenant.syndic.put(`/unit-owners/${fixture.unitOwnerId}`, { ownership_share: '1/2' }),
      200,
    );
    const { id } = await work.aCall();
    const refused = { status: 422, body: { code: 'ownership_incomplete' } };
    expect(await send(id)).toMatchObject(refused);
    expect(await tenant.syndic.get(`/calls-for-funds/${id}/preview`)).toMatchObject(refused);
    expect(await callOf(id)).toMatchObject({ status: 'Draft', journal_entry_ids: [] });
    expect(await work.receivables(id)).toEqual([]);
    expect(must(await tenant.auditor.get(`/journal-entries?source_id=${id}`), 200)).toEqual([]);
  });

  it('refuses a date in a closed year, and a chart that lacks the account', async () => {
    await closeYear(tenant, fixture.fiscalYearId);
    const { id } = await work.aCall({ call_date: '2025-12-31' });
    expect(await send(id)).toMatchObject({ status: 422, body: { code: 'period_locked' } });
    const chartless = await aTenant(test);
    const building = { name: 'Les Pins', address: 'Rue du Bois 1', total_units: 1 };
    const building_id = must(await chartless.syndic.post('/buildings', building), 201).id;
    const unit = { building_id, unit_number: 'A1', quota: 1000 };
    const unitId = must(await chartless.syndic.post('/units', unit), 201).id;
    const owner = { name: 'Dirk', email: 'dirk@example.org' };
    const owner_id = must(await chartless.syndic.post('/owners', owner), 201).id;
    const holding = { owner_id, ownership_share: '1/1', start_date: '2024-01-01' };
    must(await chartless.syndic.post(`/units/${unitId}/owners`, holding), 201);
    const call = work.input({ building_id });
    const other = must(await chartless.syndic.post('/calls-for-funds', call), 201);
    expect(await chartless.syndic.put(`/calls-for-funds/${other.id}/send`)).toMatchObject({
      status: 422,
      body: { code: 'account_missing' },
    });
  });

  it('happens once, however many do it at once', async () => {
    const { id } = await work.aCall();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(id)));
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'invalid_transition',
      from: 'Sent',
      allowed: ['cancel'],
    });
    expect(must(await tenant.auditor.get(`/journal-entries?source_id=${id}`), 200)).toHaveLength(1);
    expect(await work.receivables(id)).toHaveLength(2);
    await work.expectIntact();
  });
});

describe('a call that was sent', () => {
  it('is settled when nothing is open, and open again when a payment is taken back', async () => {
    const { id } = await work.aSentCall();
    await work.pay(fixture.otherOwnerId, 40);
    const before = await tenant.syndic.get(`/calls-for-funds/${id}`);
    expect(before.body).toMatchObject({ status: 'Sent', open_amount: 60.01 });
    const payment = await work.pay(fixture.ownerId, 60.01);
    const settled = await tenant.syndic.get(`/calls-for-funds/${id}`);
    expect(settled.body).toMatchObject({ status: 'Settled', open_amount: 0 });
    expect(settled.headers['etag']).not.toBe(before.headers['etag']);
    expect(await cancel(id)).toMatchObject({
      status: 409,
      body: { code: 'invalid_transition', from: 'Settled', allowed: [] },
    });
    must(await tenant.accountant.put(`/payments/${payment.id}/reverse`), 200);
    expect(await callOf(id)).toMatchObject({ status: 'Sent', open_amount: 60.01 });
    await work.expectIntact();
  });

  it('leaves other calls alone', async () => {
    const [first, second] = [await work.aSentCall(), await work.aSentCall()];
    const untouched = await callOf(second.id);
    await work.pay(fixture.ownerId, 60.01);
    await work.pay(fixture.otherOwnerId, 40);
    expect(await callOf(first.id)).toMatchObject({ status: 'Settled' });
    expect(await callOf(second.id)).toEqual(untouched);
  });
});

describe('cancelling', () => {
  it('reverses a sent call today; what was paid on it settles what else is owed', async () => {
    const mistaken = await work.aSentCall({ call_date: '2026-03-01', due_date: '2026-03-10' });
    await work.pay(fixture.ownerId, 50);
    const other = await work.aSentCall({ fund: 'Reserve', total_amount: 50 });
    const cancelled = must(await cancel(mistaken.id, { reason: 'Twice' }), 200);
    expect(cancelled).toMatchObject({
      status: 'Cancelled',
      open_amount: 0,
      cancelled_at: '2026-03-16T09:00:00.000Z',
      cancellation_reason: 'Twice',
    });
    const [, reversal] = cancelled.journal_entry_ids;
    expect(must(await tenant.auditor.get(`/journal-entries/${reversal}`), 200)).toMatchObject({
      journal: 'Calls',
      entry_date: '2026-03-16',
      description: 'Twice',
      reverses_id: mistaken.journal_entry_ids[0],
      source: { type: 'CallForFunds', id: mistaken.id },
    });
    expect(await work.linesOf(reversal)).toEqual([
      '4101 C 60.01 anne A1',
      '4101 C 40 bart A2',
      '701 D 100.01 - -',
    ]);
    expect(await work.receivables(mistaken.id)).toMatchObject([
      { amount: 60.01, open_amount: 0 },
      { amount: 40, open_amount: 0 },
    ]);
    expect(
      must(await tenant.syndic.get(`/calls-for-funds/${mistaken.id}/preview`), 200),
    ).toMatchObject({ total: 100.01, cancelled: true, lines: [{ amount: 60.01 }, { amount: 40 }] });
    expect(await callOf(other.id)).toMatchObject({ status: 'Sent', open_amount: 20 });
    const account = must(
      await tenant.syndic.get(
        `/owners/${fixture.ownerId}/account?building_id=${fixture.buildingId}`,
      ),
      200,
    );
    expect(account.balance).toBe(-20);
    await work.expectIntact();
  });

  it('leaves no income in any year when the day of the call has not come', async () => {
    const { id } = await work.aSentCall({ call_date: '2027-01-01', due_date: '2027-01-31' });
    const { journal_entry_ids } = must(await cancel(id), 200);
    const reversal = await tenant.auditor.get(`/journal-entries/${journal_entry_ids[1]}`);
    expect(must(reversal, 200)).toMatchObject({ entry_date: '2027-01-01' });
    for (const year of [2026, 2027]) {
      const path = `/reports/income-statement?year=${year}&building_id=${fixture.buildingId}`;
      const { income } = must(await tenant.auditor.get(path), 200);
      expect(income.total_income).toBe(0);
    }
    await work.expectIntact();
  });

  it('is written down, as everything before it', async () => {
    const { id } = await work.aSentCall();
    must(await cancel(id, { reason: 'Twice' }), 200);
    const rows = await test.database.read(tenant.organizationId, (db) =>
      db.query(sql`select action, actor_id, details ->> 'reason' as reason from app.audit_log
        left join app.audit_values using (organization_id, id)
        where organization_id = ${tenant.organizationId} and object_id = ${id} order by id`),
    );
    const actor_id = tenant.accountant.userId;
    expect(rows).toEqual([
      { action: 'call_for_funds.created', actor_id, reason: null },
      { action: 'call_for_funds.sent', actor_id, reason: null },
      { action: 'call_for_funds.cancelled', actor_id, reason: 'Twice' },
    ]);
  });

  it('ends a draft without a trace in the books', async () => {
    const { id } = await work.aCall();
    expect(must(await cancel(id), 200)).toMatchObject({
      status: 'Cancelled',
      open_amount: 0,
      cancellation_reason: null,
      journal_entry_ids: [],
    });
    expect(must(await tenant.syndic.get(`/calls-for-funds/${id}/preview`), 200)).toEqual({
      lines: [],
      total: 0,
      cancelled: true,
    });
    expect((await send(id)).body).toMatchObject({ code: 'invalid_transition', from: 'Cancelled' });
    expect((await cancel(id)).status).toBe(409);
  });

  it('happens once, beside a payment that comes in at the same moment', async () => {
    const { id } = await work.aSentCall();
    const [first, second] = await Promise.all([
      cancel(id),
      cancel(id),
      work.pay(fixture.ownerId, 60.01),
    ]);
    expect(statusesOf([first, second])).toEqual([200, 409]);
    expect(await callOf(id)).toMatchObject({ status: 'Cancelled', open_amount: 0 });
    await work.expectIntact();
  });
});
