import { beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from '#platform/db/sql.ts';
import { openStream, until, type OpenedStream } from '#test/helpers/event-streams.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aFundsFixture } from '#test/helpers/funds-fixture.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  type Caller,
  type Json,
  type Tenant,
  type TestApp,
} from '#test/helpers/test-app.ts';
import { toServiceUrl, asSuperuser } from '#test/helpers/test-database.ts';

let test: TestApp;
let origin: string;
let tenant: Tenant;
let fixture: Fixture;

beforeAll(async () => {
  test = await startTestApp();
  origin = await test.app.server.listen({ host: '127.0.0.1', port: 0 });
});

beforeEach(async () => {
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  // All earlier changes are reported before the next one.
  await expectOnly([], []);
});

const listen = ({ token }: Pick<Caller, 'token'>, at = origin): Promise<OpenedStream> =>
  openStream(`${at}/api/v1/notifications/stream`, { authorization: `Bearer ${token}` });

const told = (stream: OpenedStream, change: string) => until(() => stream.changes.includes(change));

/** Makes a change that all clients receive, after all earlier ones. */
async function expectOnly(streams: readonly OpenedStream[], expected: readonly string[][]) {
  const hearing = [...streams, await listen(tenant.auditor)];
  const last = `Owner ${(await anOwner()).id}`;
  await Promise.all(hearing.map((stream) => told(stream, last)));
  expect(streams.map(({ changes }) => changes.filter((change) => change !== last))).toEqual(
    expected,
  );
}

/** Creates an owner as a user whose session no test listens to. */
async function anOwner({ superAdmin }: Tenant = tenant): Promise<Json> {
  const owner = { name: 'Dirk Maes', email: 'dirk@example.org' };
  return must(await superAdmin.post('/owners', owner), 201);
}

async function aBuilding(): Promise<Json> {
  const building = { name: 'Autre', address: 'Rue Basse 1', total_units: 1 };
  return must(await tenant.syndic.post('/buildings', building), 201);
}

/** Signs the same person in on another device. */
async function aSecondDevice(caller: Caller): Promise<Pick<Caller, 'token'>> {
  const { organizationId } = tenant;
  const sid = crypto.randomUUID();
  await test.database.write(organizationId, (db) =>
    db.execute(sql`insert into auth.sessions
        (id, user_id, role_id, address, user_agent, created_at, last_used_at, expires_at)
      select ${sid}, user_id, role_id, address, user_agent, created_at, last_used_at, expires_at
      from auth.sessions where id = ${caller.sessionId}`),
  );
  const claims = { sub: caller.userId, org: organizationId, role_id: caller.roleId, sid };
  const token = await test.accessTokens.issue({ ...claims, role: 'Syndic' }, 86_400);
  return { token };
}

it('tells others and other devices what was done, and not the session that did it', async () => {
  const { syndic, auditor } = tenant;
  const streams = [
    await listen(auditor),
    await listen(await aSecondDevice(syndic)),
    await listen(syndic),
  ];
  must(await syndic.put(`/expenses/${fixture.expenseId}`, { description: 'Windows' }), 200);
  const change = `Expense ${fixture.expenseId}`;
  await Promise.all(streams.slice(0, 2).map((stream) => told(stream, change)));
  await expectOnly(streams, [[change], [change], []]);
});

it('tells nobody what they may not see', async () => {
  const { organizationId, syndic } = tenant;
  const [mine, other] = [await aBuilding(), await aBuilding()];
  const buildingIds = [mine.id];
  const narrowed = await aCaller(test, { role: 'Auditor', organizationId, buildingIds });
  const elsewhere = await aTenant(test);
  await expectOnly([], []);
  const streams = [
    await listen(narrowed),
    await listen(fixture.owner),
    await listen(elsewhere.auditor),
  ];
  for (const { id } of [other, mine, { id: fixture.buildingId }]) {
    must(await syndic.put(`/buildings/${id}`, { name: 'Renamed' }), 200);
  }
  const email = { email: 'new@example.org' };
  must(await syndic.put(`/owners/${fixture.otherOwnerId}`, email), 200);
  must(await syndic.put(`/owners/${fixture.ownerId}`, email), 200);
  const foreign = await anOwner(elsewhere);
  await Promise.all([
    told(streams[0] as OpenedStream, `Building ${mine.id}`),
    told(streams[1] as OpenedStream, `Building ${fixture.buildingId}`),
    told(streams[1] as OpenedStream, `Owner ${fixture.ownerId}`),
    told(streams[2] as OpenedStream, `Owner ${foreign.id}`),
  ]);
  expect(streams.map(({ changes }) => new Set(changes))).toEqual([
    new Set([`Building ${mine.id}`]),
    new Set([`Building ${fixture.buildingId}`, `Owner ${fixture.ownerId}`]),
    new Set([`Owner ${foreign.id}`]),
  ]);
});

it('tells what follows from a change: calls that settle and come back, reminders that end', async () => {
  const { callId, reminderId } = await aFundsFixture(tenant, fixture);
  await expectOnly([], []);
  const stream = await listen(tenant.auditor);
  const pay = async (owner_id: string, amount: number) =>
    must(
      await tenant.accountant.post('/payments', {
        building_id: fixture.buildingId,
        owner_id,
        amount,
      }),
      201,
    );
  // Anne owes 400.00 less 25.00, Bart 300.00 with a reminder of 100.00.
  const payment = await pay(fixture.ownerId, 375);
  await pay(fixture.otherOwnerId, 300);
  await told(stream, `PaymentReminder ${reminderId}`);
  await told(stream, `CallForFunds ${callId}`);
  const call = must(await tenant.auditor.get(`/calls-for-funds/${callId}`), 200);
  expect(call.status).toBe('Settled');
  const after = await listen(tenant.boardMember);
  must(await tenant.accountant.put(`/payments/${payment.id}/reverse`), 200);
  await told(after, `CallForFunds ${callId}`);
});

it('tells nothing of what was refused', async () => {
  const stream = await listen(tenant.auditor);
  must(await tenant.syndic.put(`/buildings/${fixture.buildingId}`, { total_quota: 1 }), 422);
  await expectOnly([stream], [[]]);
});

/** Connections that have started to listen. */
const listening = `select pid from pg_stat_activity
  where application_name = 'millieme listens to notifications'
    and datname = current_database() and state = 'idle' and query <> ''`;

it('reaches the streams of other processes', async () => {
  const second = await startTestApp({ databaseUrl: test.databaseUrl, env: { HOST: '127.0.0.1' } });
  expect(toServiceUrl(second.databaseUrl)).toBe(toServiceUrl(test.databaseUrl));
  const at = await second.app.server.listen({ host: '127.0.0.1', port: 0 });
  const stream = await asSuperuser(test.databaseUrl, async (client) => {
    const opened = await listen(tenant.auditor, at);
    expect((await client.query(listening)).rows, 'open, and deaf').toHaveLength(2);
    return opened;
  });
  await told(stream, `Owner ${(await anOwner()).id}`);
});

it('says of many records at once that some of the kind have changed', async () => {
  const stream = await listen(tenant.auditor);
  const ids = Array.from({ length: 150 }, () => crypto.randomUUID());
  await test.database.write(tenant.organizationId, async (db) => {
    for (const id of ids) db.written.note('expenses', id);
    await db.query(sql`select 1`);
  });
  await told(stream, 'Expense null');
  await expectOnly([stream], [['Expense null']]);
});
