import { afterEach, beforeEach, beforeAll, describe, expect, it } from 'vitest';
import type { RoleType } from '#contract/access.ts';
import { sql } from '#platform/db/sql.ts';
import { tenantRow } from '#platform/db/tenants.ts';
import { NIL_UUID, uuidv7Source } from '#platform/ids.ts';
import { reminderWork, type ReminderWork } from '#test/helpers/reminders.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  type Json,
  type TestApp,
} from '#test/helpers/test-app.ts';

let test: TestApp;
let work: ReminderWork;

const TODAY = '2026-03-16T09:00:00.000Z';
const interest = {
  late_interest_rate: 0.08,
  late_interest_clause: 'Article 12: 8 % a year from the due date.',
};

beforeAll(async () => {
  test = await startTestApp();
});

// A run covers all debtors, so each test has its own organization.
beforeEach(async () => {
  work = await reminderWork(await aTenant(test), interest);
});

afterEach(() => test.clock.set(TODAY));

/** Moves the clock on; everyone signs in again. */
async function onDay(day: string): Promise<void> {
  test.clock.set(`${day}T09:00:00Z`);
  const { tenant } = work;
  const as = (role: RoleType) => aCaller(test, { role, organizationId: tenant.organizationId });
  const [syndic, accountant, auditor] = [
    await as('Syndic'),
    await as('Accountant'),
    await as('Auditor'),
  ];
  work = { ...work, tenant: { ...tenant, syndic, accountant, auditor } };
}

async function run(body: object = {}): Promise<Json> {
  return must(await work.tenant.accountant.post('/payment-reminders/run', body), 200);
}

const reminders = async (): Promise<Json> =>
  must(await work.tenant.auditor.get('/payment-reminders?sort=id'), 200);

const theReminder = async (): Promise<Json> => {
  const all = await reminders();
  expect(all).toHaveLength(1);
  return all[0];
};

const operate = async (id: string, operation: string, body?: object): Promise<Json> =>
  must(await work.tenant.syndic.put(`/payment-reminders/${id}/${operation}`, body), 200);

const timeline = ({ events }: Json) =>
  events.map(({ event, reminder_level, penalty, detail }: Json) => [
    event,
    reminder_level,
    penalty,
    detail,
  ]);

/** Names of the only debtor and building in these tests. */
const names = { owner_name: 'Dirk Maes', building_name: 'Les Tilleuls' };

const line = (ownerId: string, from: string | null, to: string, amount_owed: number) => ({
  ...work.target(ownerId),
  ...names,
  from,
  to,
  channel: to === 'Gentle' || to === 'Formal' ? 'Email' : 'Post',
  amount_owed,
});

const skip = (ownerId: string, reason: string) => ({
  ...work.target(ownerId),
  ...names,
  reason,
});

describe('a run', () => {
  it('creates a free, gentle reminder of what has been overdue for fifteen days', async () => {
    const [due, early] = [await work.anOwner(), await work.anOwner()];
    await work.owes(due, 100.1, '2026-03-01');
    await work.owes(due, 20.2, '2026-03-15');
    await work.owes(due, 99, '2026-03-16');
    await work.owes(early, 50, '2026-03-02');
    expect(await run()).toEqual({
      dry_run: false,
      created: 1,
      escalated: 0,
      skipped: [skip(early, 'not_yet_due')],
      lines: [line(due, null, 'Gentle', 120.3)],
    });
    const reminder = await theReminder();
    expect(reminder).toMatchObject({
      ...work.target(due),
      call_for_funds_id: null,
      reminder_level: 'Gentle',
      status: 'Open',
      amount_owed: 120.3,
      late_payment_penalty: 0,
      days_overdue: 15,
      sent_date: null,
      level_changed_on: '2026-03-16',
      created_at: TODAY,
      items: [{ due_date: '2026-03-01' }, { due_date: '2026-03-15' }],
    });
    expect(timeline(reminder)).toEqual([['Created', 'Gentle', 0, null]]);
  });

  it('changes nothing when it is repeated', async () => {
    const owner = await work.aDebtor();
    await run();
    const before = await reminders();
    expect(await run()).toEqual({
      dry_run: false,
      created: 0,
      escalated: 0,
      skipped: [skip(owner, 'awaiting_sending')],
      lines: [],
    });
    expect(await reminders()).toEqual(before);
  });

  it('only says what it would do when it is dry', async () => {
    await work.aDebtor();
    const dry = await run({ dry_run: true });
    expect(await reminders()).toEqual([]);
    const { rows } = await test.database.read(work.tenant.organizationId, async (db) => ({
      rows: await db.query(sql`select 1 from app.audit_log where action = 'payment_reminders.run'
        and organization_id = ${work.tenant.organizationId}`),
    }));
    expect(rows).toEqual([]);
    expect(await run()).toEqual({ ...dry, dry_run: false });
  });

  it('has nothing to do where nothing is overdue', async () => {
    const nothing = { created: 0, escalated: 0, skipped: [], lines: [] };
    expect(await run()).toEqual({ dry_run: false, ...nothing });
    const owner = await work.aDebtor();
    await work.pays(owner, 100);
    expect(await run()).toEqual({ dry_run: false, ...nothing });
  });

  it('creates one reminder per owner and building when two come at once', async () => {
    const owners = [await work.aDebtor(), await work.aDebtor()];
    const runs = await Promise.all([run(), run(), run()]);
    expect(runs.map(({ created }) => created).sort((a, b) => a - b)).toEqual([0, 0, 2]);
    expect((await reminders()).map(({ owner_id }: Json) => owner_id).sort()).toEqual(owners.sort());
  });

  it('treats what an owner owes in two buildings as two matters', async () => {
    const owner = await work.aDebtor();
    const other = await work.aBuilding();
    await work.owes(owner, 70, '2026-03-14', other);
    const { skipped, lines } = await run();
    expect(lines).toEqual([line(owner, null, 'Gentle', 100)]);
    expect(skipped).toEqual([{ ...skip(owner, 'not_yet_due'), building_id: other }]);
  });
});

describe('the climb by runs', () => {
  it('takes one step at a time, when the days have passed since the last was sent', async () => {
    const owner = await work.anOwner({ kind: 'Company' });
    await work.owes(owner, 1_000, '2026-02-01');
    await run();
    const { id } = await theReminder();
    await operate(id, 'mark-sent', { tracking_number: 'BE123' });
    await onDay('2026-03-30');
    expect((await run()).skipped).toEqual([skip(owner, 'waiting_period')]);
    await work.owes(owner, 500, '2026-03-21');
    await onDay('2026-03-31');
    expect(await run()).toMatchObject({
      created: 0,
      escalated: 1,
      skipped: [],
      lines: [line(owner, 'Gentle', 'Formal', 1_500)],
    });
    // 1000 × 8 % × 58/365 + 500 × 8 % × 10/365 = (4640 + 400)/365 = 13.808…
    expect(await theReminder()).toMatchObject({
      reminder_level: 'Formal',
      status: 'Open',
      late_payment_penalty: 13.81,
      total_amount: 1_513.81,
      sent_date: null,
      tracking_number: null,
      level_changed_on: '2026-03-31',
      items: [{ due_date: '2026-02-01' }, { due_date: '2026-03-21' }],
    });
    expect((await run()).skipped).toEqual([skip(owner, 'awaiting_sending')]);
    await operate(id, 'mark-sent');
    await onDay('2026-04-15');
    expect((await run()).lines).toEqual([line(owner, 'Formal', 'FinalNotice', 1_500)]);
    await onDay('2026-06-30');
    expect((await run()).skipped).toEqual([skip(owner, 'awaiting_sending')]);
    await operate(id, 'mark-sent', { tracking_number: 'BE124' });
    await onDay('2026-07-14');
    expect((await run()).skipped).toEqual([skip(owner, 'waiting_period')]);
    await onDay('2026-07-15');
    expect((await run()).skipped).toEqual([skip(owner, 'needs_a_person')]);
    await operate(id, 'escalate');
    expect((await run()).skipped).toEqual([skip(owner, 'needs_a_person')]);
    expect(
      timeline(await theReminder()).map(([event, level]: string[]) => `${event} ${level}`),
    ).toEqual([
      'Created Gentle',
      'Sent Gentle',
      'Escalated Formal',
      'Sent Formal',
      'Escalated FinalNotice',
      'Sent FinalNotice',
      'Escalated LegalAction',
    ]);
  });

  it('waits for the days overdue, not only for the days since sending', async () => {
    const owner = await work.anOwner();
    await work.owes(owner, 100, '2026-03-15');
    const id = await work.aReminder(owner);
    await operate(id, 'mark-sent');
    await onDay('2026-04-13');
    expect((await run()).skipped).toEqual([skip(owner, 'waiting_period')]);
    await onDay('2026-04-14');
    expect((await run()).lines).toEqual([line(owner, 'Gentle', 'Formal', 100)]);
  });

  it('goes by the thresholds of the organization', async () => {
    const owner = await work.anOwner();
    await work.owes(owner, 100, '2026-03-11');
    const settings = { gentle_days: 5, formal_days: 8 };
    must(await work.tenant.syndic.put('/payment-reminders/settings', settings), 200);
    expect((await run()).lines).toEqual([line(owner, null, 'Gentle', 100)]);
    const { id } = await theReminder();
    await operate(id, 'mark-sent');
    await onDay('2026-03-19');
    expect((await run()).lines).toEqual([line(owner, 'Gentle', 'Formal', 100)]);
  });

  it('leaves a paused reminder where it is', async () => {
    const owner = await work.aDebtor();
    const id = await work.aReminder(owner);
    await operate(id, 'mark-sent');
    await operate(id, 'pause', { reason: 'Disputed' });
    await onDay('2026-05-01');
    expect((await run()).skipped).toEqual([skip(owner, 'paused')]);
    await operate(id, 'resume', { reason: 'Settled between them' });
    expect((await run()).escalated).toBe(1);
  });

  it('asks of a consumer no interest above the rate between enterprises', async () => {
    work = await reminderWork(await aTenant(test), { ...interest, late_interest_rate: 0.24 });
    const owner = await work.anOwner();
    await work.owes(owner, 1_000, '2026-02-01');
    await run();
    const { id } = await theReminder();
    await operate(id, 'mark-sent', { by: 'Email' });
    await onDay('2026-04-15');
    await run();
    // From 31 March: 1000 × 10.5 % × 16/365 = 4.602…
    expect(await theReminder()).toMatchObject({ late_payment_penalty: 4.6 });
  });

  it('leaves for later what a missing rate decides on, and nobody else', async () => {
    const [person, company] = [await work.aDebtor(), await work.aDebtor({ kind: 'Company' })];
    await run();
    for (const { id } of await reminders()) await operate(id, 'mark-sent', { by: 'Email' });
    await onDay('2026-07-10');
    const expected = {
      skipped: [skip(person, 'rate_missing')],
      lines: [line(company, 'Gentle', 'Formal', 100)],
    };
    expect(await run({ dry_run: true })).toMatchObject(expected);
    expect(await run()).toMatchObject(expected);
  });
});

describe('what a person cancelled', () => {
  it('is not asked for again by a run, and what came since is', async () => {
    const owner = await work.aDebtor();
    const id = await work.aReminder(owner);
    await operate(id, 'cancel', { reason: 'Agreed with the meeting' });
    expect(await run()).toMatchObject({ created: 0, skipped: [skip(owner, 'cancelled')] });
    await work.owes(owner, 30, '2026-02-20');
    expect((await run()).lines).toEqual([line(owner, null, 'Gentle', 30)]);
    const [, second] = await reminders();
    expect(second.items.map(({ due_date }: Json) => due_date)).toEqual(['2026-02-20']);
    await operate(second.id, 'mark-sent');
    await onDay('2026-04-15');
    expect((await run()).lines).toEqual([line(owner, 'Gentle', 'Formal', 30)]);
  });
});

describe('a reminder narrowed to a call', () => {
  it('stays with that call when a run escalates it', async () => {
    const { callId, ownerId, buildingId } = await work.aSentCall('2026-02-20');
    await work.owes(ownerId, 40, '2026-02-01', buildingId);
    const input = { owner_id: ownerId, call_for_funds_id: callId };
    const { id } = must(await work.tenant.syndic.post('/payment-reminders', input), 201);
    await operate(id, 'mark-sent');
    await onDay('2026-03-31');
    const { lines } = await run();
    expect(lines).toEqual([
      {
        owner_id: ownerId,
        building_id: buildingId,
        ...names,
        from: 'Gentle',
        to: 'Formal',
        channel: 'Email',
        amount_owed: 500,
      },
    ]);
  });
});

describe('who may run', () => {
  it.each(['Syndic', 'Accountant', 'BoardMember', 'Auditor', 'Owner'] as const)(
    '%s',
    async (role) => {
      const { organizationId } = work.tenant;
      const ownerId = await work.aDebtor();
      const own = role === 'Owner' ? { ownerId } : {};
      const caller = await aCaller(test, { role, organizationId, ...own });
      const answer = await caller.post('/payment-reminders/run', { dry_run: true });
      expect(answer.status).toBe(role === 'Syndic' || role === 'Accountant' ? 200 : 403);
    },
  );

  it('a narrowed role, on its buildings only', async () => {
    const [owner, other] = [await work.aDebtor(), await work.aBuilding()];
    await work.owes(owner, 70, '2026-02-01', other);
    const { organizationId } = work.tenant;
    const caller = await aCaller(test, {
      role: 'Accountant',
      organizationId,
      buildingIds: [work.buildingId],
    });
    const { skipped, lines } = must(await caller.post('/payment-reminders/run'), 200);
    expect(skipped).toEqual([]);
    expect(lines).toEqual([line(owner, null, 'Gentle', 100)]);
    expect(await reminders()).toHaveLength(1);
  });

  it('refuses what it does not know', async () => {
    const answer = await work.tenant.syndic.post('/payment-reminders/run', { dry: true });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });
});

describe('many debtors', () => {
  const COUNT = 1_203;

  it('are each looked at once, over several batches', async () => {
    const { tenant, buildingId } = work;
    const ids = Array.from({ length: COUNT }, () => uuidv7Source.next());
    await test.database.write(tenant.organizationId, (db) =>
      db.execute(sql`insert into app.owners (organization_id, id, name, email, kind, language, created_by)
        select tenant.organization_id, id, 'Owner', 'owner@example.org', 'Person', 'fr', ${NIL_UUID}
        from unnest(${ids}::uuid[]) as id, ${tenantRow(db)} as tenant`),
    );
    const lines = ids.map((owner_id) => ({
      account_code: '4101',
      owner_id,
      debit: 10,
      due_date: '2026-02-01',
    }));
    const entry = {
      building_id: buildingId,
      entry_date: '2026-02-01',
      description: 'Provision',
      lines: [...lines, { account_code: '701', credit: 10 * COUNT }],
    };
    must(await tenant.accountant.post('/journal-entries', entry), 201);
    const first = await run();
    expect(first).toMatchObject({ created: COUNT, skipped: [] });
    expect(first.lines.map(({ owner_id }: Json) => owner_id)).toEqual(ids.sort());
    const second = await run();
    expect(second.lines).toEqual([]);
    expect(second.skipped).toHaveLength(COUNT);
  });
});
