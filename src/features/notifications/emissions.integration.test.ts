import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { followers } from '#app/followers.ts';
import { ownerAccountsFeature } from '#features/books/owner-accounts/index.ts';
import { runReminders } from '#features/money/payment-reminders/run.ts';
import { sql } from '#platform/db/sql.ts';
import { NIL_UUID, uuidv7Source } from '#platform/ids.ts';
import { createMetrics } from '#platform/metrics.ts';
import { aCrowd, type Crowd } from '#test/helpers/crowd.ts';
import type { Fixture } from '#test/helpers/fixture.ts';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import { startMailServer } from '#test/helpers/mail-server.ts';
import { aRelay } from '#test/helpers/relay.ts';
import { must, startTestApp, type Tenant, type TestApp } from '#test/helpers/test-app.ts';
import { asSuperuser, freshDatabase } from '#test/helpers/test-database.ts';

/** Emitted events and the people notified of them. */

let test: TestApp;
let crowd: Crowd;
let tenant: Tenant;
let fixture: Fixture;
let relay: ReturnType<typeof aRelay>;
/** Runs jobs with a mail server. */
let mailing: ReturnType<typeof makeJobHelpers>;

beforeEach(async () => {
  test.clock.set('2026-03-16T09:00:00Z');
  crowd = await aCrowd(test);
  ({ tenant, fixture } = crowd);
  relay = aRelay(test, tenant.organizationId);
  await relay.drain('fan-out-event');
});

beforeAll(async () => {
  const databaseUrl = await freshDatabase();
  test = await startTestApp({ databaseUrl });
  const { url } = await startMailServer();
  const { clock } = test;
  mailing = makeJobHelpers(await startTestApp({ databaseUrl, clock, env: { SMTP_URL: url } }));
});

interface Told {
  readonly id: string;
  readonly user_id: string;
  readonly event_id: string;
  readonly message: string;
}

const query = <Row>(statement: ReturnType<typeof sql>) =>
  test.database.read(tenant.organizationId, (db) => db.query<Row>(statement));

/** Returns the events emitted since the last call, ordered by type, and the people they reached. */
async function emitted() {
  const events = await query<{ id: string; type: string; payload: unknown }>(sql`
    select id, type, payload from app.outbox_events
    where organization_id = ${tenant.organizationId} and fanned_out_at is null order by type, id`);
  await relay.drain('fan-out-event');
  const rows = await query<Told>(sql`select id, user_id, event_id, message from app.notifications
    where organization_id = ${tenant.organizationId}`);
  return events.map(({ id, ...event }) => {
    const told = rows.filter((row) => row.event_id === id);
    return { event, told, names: told.map((row) => crowd.nameOf(row.user_id)).sort() };
  });
}

/**
 * Returns the events emitted since the last call and the names they reached, without the
 * notifications.
 */
const emittedToNames = async () =>
  (await emitted()).map(({ event: { type, payload }, names }) => ({ type, payload, names }));

async function run(name: 'daily-payment-due' | 'nightly-integrity'): Promise<void> {
  const { database, clock } = test;
  const logger = { error: () => undefined };
  const metrics = createMetrics(database);
  const deps = { database, clock, ids: uuidv7Source, followers, logger, metrics };
  const tasks = ownerAccountsFeature.tasks(deps);
  await tasks.find((task) => task.name === name)?.run({}, { signal: new AbortController().signal });
}

describe('expenses', () => {
  it.each([
    ['submit-for-approval', 'Draft', 'ExpenseSubmitted', ['boardHere', 'boardMember']],
    ['approve', 'PendingApproval', 'ExpenseApproved', ['syndic']],
    ['reject', 'PendingApproval', 'ExpenseRejected', ['syndic']],
  ] as const)('tell of %s, once', async (operation, status, type, names) => {
    const expense_id = await crowd.expenses.anExpense(status);
    await emitted();
    must(await crowd.expenses.operate(expense_id, operation), 200);
    expect(await emittedToNames()).toEqual([{ type, payload: { expense_id }, names }]);
    expect((await crowd.expenses.operate(expense_id, operation)).status).toBe(409);
    expect(await emitted()).toEqual([]);
  });
});

describe('money', () => {
  it('that is called tells the owners who are asked', async () => {
    const { id } = await crowd.calls.aCall();
    expect(await emitted()).toEqual([]);
    must(await tenant.accountant.put(`/calls-for-funds/${id}/send`), 200);
    expect(await emittedToNames()).toEqual([
      {
        type: 'CallForFundsIssued',
        payload: { call_for_funds_id: id },
        names: ['accountant', 'anne', 'bart'],
      },
    ]);
  });

  it('that came tells who paid', async () => {
    const { id } = await crowd.calls.pay(fixture.ownerId, 12.5);
    expect(await emittedToNames()).toEqual([
      { type: 'PaymentReceived', payload: { payment_id: id }, names: ['anne'] },
    ]);
    must(await tenant.accountant.put(`/payments/${id}/reverse`, {}), 200);
    expect(await emitted()).toEqual([]);
  });

  it('that falls due in a week tells who has still to pay it, once', async () => {
    const call = async (due_date: string) => {
      const { id } = await crowd.calls.aSentCall({ due_date });
      const rows: { id: string; owner_id: string }[] = await crowd.calls.receivables(id);
      // Bart's credit has settled his items.
      return rows.filter((row) => row.owner_id === fixture.ownerId).map((row) => row.id);
    };
    await call('2026-03-22');
    const receivable_ids = await call('2026-03-23');
    const tomorrow = await call('2026-03-24');
    await call('2026-03-26');
    await emitted();
    const told = (due_date: string, ids: string[]) => [
      {
        type: 'PaymentDue',
        payload: { building_id: fixture.buildingId, due_date, receivable_ids: ids },
        names: ['anne'],
      },
    ];
    await run('daily-payment-due');
    expect(await emittedToNames()).toEqual(told('2026-03-23', receivable_ids));
    await run('daily-payment-due');
    expect(await emitted()).toEqual([]);
    test.clock.set('2026-03-17T04:00:00Z');
    await Promise.all([run('daily-payment-due'), run('daily-payment-due')]);
    expect(await emittedToNames()).toEqual(told('2026-03-24', tomorrow));
    // The run on the day when the last one came within a week was missed.
    test.clock.set('2026-03-20T04:00:00Z');
    await run('daily-payment-due');
    expect(await emitted()).toEqual([]);
  });
});

describe('reminders', () => {
  const overdue = (payload: object, names: string[]) => [
    { type: 'PaymentOverdue', payload, names },
  ];

  /** Creates an owner with debts since January, and a user who is this owner. */
  async function aDebtor(name: string, email: string) {
    const { id: ownerId } = must(await tenant.syndic.post('/owners', { name, email }), 201);
    const lines = [
      { account_code: '4101', owner_id: ownerId, debit: 100, due_date: '2026-01-10' },
      { account_code: '489', credit: 100 },
    ];
    const { buildingId: building_id } = fixture;
    const entry = { building_id, entry_date: '2026-01-10', description: 'Taken over', lines };
    must(await tenant.accountant.post('/journal-entries', entry), 201);
    const { userId } = await crowd.person(name, { role: 'Owner', ownerId });
    return { ownerId, userId };
  }

  it('tell who is reminded, and again when they are raised', async () => {
    const target = { building_id: fixture.buildingId, owner_id: fixture.ownerId };
    const { id } = must(await tenant.accountant.post('/payment-reminders', target), 201);
    const told = overdue({ payment_reminder_ids: [id] }, ['anne']);
    expect(await emittedToNames()).toEqual(told);
    must(await tenant.accountant.put(`/payment-reminders/${id}/escalate`), 200);
    expect(await emittedToNames()).toEqual(told);
    must(await tenant.accountant.put(`/payment-reminders/${id}/mark-sent`, {}), 200);
    expect(await emitted()).toEqual([]);
  });

  /** Sends the notifications of a run, a minute after its mails have settled. */
  async function tellReminded(): Promise<void> {
    const { organizationId } = tenant;
    for (const task of ['draw-letters', 'deliver-mail', 'tell-reminded'])
      for (const job of await mailing.take({ organizationId, task })) await mailing.run(job);
  }

  it('of a run tell with one event, of a dry one with none', async () => {
    const start = (dry_run: boolean) =>
      tenant.accountant.post('/payment-reminders/run', { dry_run });
    expect(must(await start(true), 200).created).toBe(1);
    await tellReminded();
    expect(await emitted()).toEqual([]);
    must(await start(false), 200);
    expect(await emitted()).toEqual([]);
    await tellReminded();
    const [{ id }] = must(
      await tenant.auditor.get(`/payment-reminders?owner_id=${fixture.ownerId}`),
      200,
    );
    const payload = { payment_reminder_ids: [id], mailed_ids: [] };
    expect(await emittedToNames()).toEqual(overdue(payload, ['anne']));
    must(await start(false), 200);
    await tellReminded();
    expect(await emitted()).toEqual([]);
  });

  it('that a run mails tell once their mail is taken, not by a second one to the same address', async () => {
    const { organizationId } = tenant;
    const email = `els.${uuidv7Source.next()}@example.org`;
    const els = await aDebtor('els', email);
    await crowd.person('partner', { role: 'Owner', ownerId: els.ownerId });
    await aDebtor('frits', 'frits@example.org');
    await aDebtor('greet', '550-greet@example.org');
    await test.database.write(organizationId, async (db) => {
      await db.execute(sql`update auth.users set email = ${email.toUpperCase()}
        where id = ${els.userId}`);
      await db.execute(sql`update app.owners set email = 'none'
        where organization_id = ${organizationId} and email = 'frits@example.org'`);
    });
    await emitted();
    await relay.dropJobs();
    await relay.inSystem((ctx) => runReminders(ctx, { dry_run: false, sending: true }));
    expect(await emitted()).toEqual([]);
    await tellReminded();
    const events = await emitted();
    expect(events.map(({ names }) => names)).toEqual([
      ['anne', 'els', 'frits', 'greet', 'partner'],
    ]);
    const told = events.flatMap((event) => event.told);
    const jobs = await relay.jobs();
    const becameOf = async (name: string) => {
      const { id = NIL_UUID } = told.find((row) => crowd.nameOf(row.user_id) === name) ?? {};
      const states = (await relay.deliveries(id)).map(({ status }) => status);
      const own = jobs.filter((job) => job.payload['notification_id'] === id);
      return [states[0], states[3], ...own.map(({ task }) => task)];
    };
    expect(await becameOf('els')).toEqual(['Sent', 'Sent']);
    for (const name of ['partner', 'frits', 'greet'])
      expect(await becameOf(name)).toEqual(['Pending', 'Sent', 'deliver-email']);
  });

  it('that a run mails tell a person with many of them once, with the sum', async () => {
    const { organizationId } = tenant;
    const fay = await aDebtor('fay', 'fay@example.org');
    const also = [
      await aDebtor('fay & co', 'co@example.org'),
      await aDebtor('fays', '550-fays@example.org'),
    ];
    for (const { ownerId } of also) {
      await test.database.write(NIL_UUID, (db) =>
        db.execute(sql`insert into auth.role_assignments
            (id, user_id, role_type, organization_id, owner_id, accepted_at)
          values (${uuidv7Source.next()}, ${fay.userId}, 'Owner', ${organizationId}, ${ownerId},
            ${'2026-03-16T09:00:00Z'})`),
      );
    }
    await emitted();
    await relay.inSystem((ctx) => runReminders(ctx, { dry_run: false, sending: true }));
    for (const job of await mailing.take({ organizationId, task: 'draw-letters' }))
      await mailing.run(job);
    const mails = await mailing.take({ organizationId, task: 'deliver-mail' });
    const [first, ...others] = mails;
    // Mails that settle within two minutes are reported together, later ones separately.
    if (first !== undefined) await mailing.run(first);
    test.clock.advance(60_000);
    for (const job of others) await mailing.run(job);
    const [soon, ...later] = await mailing.take({ organizationId, task: 'tell-reminded' });
    expect(later).toHaveLength(1);
    expect(soon?.task).toBe('tell-reminded');
    // It is lost by a crash, and found missing minutes later.
    test.clock.advance(7 * 60_000);
    await mailing.run({ task: 'requeue-reminders', payload: {} });
    const [found] = await mailing.take({ organizationId, task: 'tell-reminded' });
    if (found !== undefined) await mailing.run(found);
    const [event, ...more] = await emitted();
    expect(more).toEqual([]);
    const toldFay = event?.told.filter((row) => row.user_id === fay.userId) ?? [];
    // 3 × 100.00, one of which the mail server refused.
    expect(toldFay.map(({ message }) => message)).toEqual([expect.stringMatching(/300/)]);
    for (const job of later) await mailing.run(job);
    expect(await emitted()).toEqual([]);
  });
});

describe('a transfer', () => {
  it('tells both owners and the syndics but who did it', async () => {
    const parties = { from_owner_id: fixture.ownerId, to_owner_id: fixture.otherOwnerId };
    const relation = must(
      await tenant.syndic.post(`/units/${fixture.unitId}/owners/transfer`, {
        ...parties,
        later_calls: 'Leave',
      }),
      200,
    );
    expect(await emittedToNames()).toEqual([
      {
        type: 'OwnershipTransferred',
        payload: {
          ...parties,
          unit_id: fixture.unitId,
          unit_owner_id: relation.id,
          effective_date: '2026-03-16',
        },
        names: ['accountant', 'anne', 'bart'],
      },
    ]);
  });
});

describe('owner accounts that differ from the books', () => {
  it('alert the syndics of the organization, in their language, once a day', async () => {
    await test.database.write(NIL_UUID, (db) =>
      db.execute(sql`update auth.users set language = 'nl' where id = ${tenant.syndic.userId}`),
    );
    await asSuperuser(test.databaseUrl, (client) =>
      client.query(
        `update app.receivables set open_cents = open_cents - 1
          where open_cents > 0 and organization_id = $1`,
        [tenant.organizationId],
      ),
    );
    await run('nightly-integrity');
    const [alert, ...others] = await emitted();
    expect(others).toEqual([]);
    expect(alert?.event).toEqual({
      type: 'SystemAlert',
      payload: { finding: 'owner_accounts_differ', building_id: null, audience: 'Syndics' },
    });
    expect(alert?.names).toEqual(['syndic']);
    expect(alert?.told[0]?.message).toMatch(/^De nachtelijke controle/);
    await run('nightly-integrity');
    expect(await emitted()).toEqual([]);
    test.clock.advance(86_400_000);
    await run('nightly-integrity');
    expect((await emitted()).map(({ names }) => names)).toEqual([['syndic']]);
  });
});
