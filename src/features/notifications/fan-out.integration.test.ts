import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#platform/db/sql.ts';
import { aRelay } from '#test/helpers/relay.ts';
import { aTenant, startTestApp, type Tenant } from '#test/helpers/test-app.ts';
import { emit, emitMany } from './index.ts';
import { systemMaintenance } from './notification-types.ts';

const test = await startTestApp();
const payload = { starts_at: '2026-03-20T21:00:00Z', ends_at: '2026-03-20T22:00:00Z' };

let tenant: Tenant;
let relay: ReturnType<typeof aRelay>;

beforeAll(async () => {
  tenant = await aTenant(test);
  relay = aRelay(test, tenant.organizationId);
});

interface Told {
  readonly id: string;
  readonly user_id: string;
  readonly title: string;
  readonly message: string;
  readonly is_hidden: boolean;
  readonly position: number;
}

const told = () =>
  test.database.read(tenant.organizationId, (db) =>
    db.query<Told>(sql`select id, user_id, title, message, is_hidden, position from app.notifications
      where organization_id = ${tenant.organizationId} order by position`),
  );

const waitingEvents = () =>
  test.database.read(tenant.organizationId, (db) =>
    db.query(sql`select id from app.outbox_events
      where organization_id = ${tenant.organizationId} and fanned_out_at is null`),
  );

describe('an event', () => {
  it('is told to everybody whom it concerns, in their language, once however often it is tried', async () => {
    const { syndic, accountant, boardMember, auditor } = tenant;
    await test.database.write(tenant.organizationId, async (db) => {
      await db.execute(sql`update auth.users set language = 'nl' where id = ${syndic.userId}`);
      await db.execute(sql`insert into auth.notification_preferences
        (user_id, notification_type, enabled, email_enabled, sms_enabled, push_enabled, updated_at)
        values (${auditor.userId}, 'SystemMaintenance', false, true, true, true, now()),
          (${boardMember.userId}, 'SystemMaintenance', true, false, true, true, now())`);
    });
    await relay.inSystem((ctx) => emit(ctx, systemMaintenance, payload));
    const jobs = await relay.jobs();
    expect(jobs.map(({ task }) => task)).toEqual(['fan-out-event']);
    await relay.drain('fan-out-event');
    const rows = await told();
    expect(rows).toHaveLength(4);
    const of = (userId: string) => rows.find((row) => row.user_id === userId);
    expect(of(syndic.userId)?.title).toBe('Gepland onderhoud');
    expect(of(accountant.userId)?.title).toBe('Planned maintenance');
    expect(of(accountant.userId)?.message).toContain('20 March 2026 from 22:00 to 23:00');
    expect(rows.map(({ is_hidden, user_id }) => is_hidden && user_id).filter(Boolean)).toEqual([
      auditor.userId,
    ]);
    const channels = async (userId: string) =>
      (await relay.deliveries(of(userId)?.id ?? '')).map((one) => Object.values(one).slice(1, 3));
    expect(await channels(syndic.userId)).toEqual([
      ['Pending', null],
      ['Skipped', 'channel_disabled'],
      ['Skipped', 'channel_disabled'],
      ['Sent', null],
    ]);
    expect(await channels(boardMember.userId)).toEqual([
      ['Skipped', 'channel_disabled'],
      ['Skipped', 'no_address'],
      ['Skipped', 'no_address'],
      ['Sent', null],
    ]);
    expect(await channels(auditor.userId)).toEqual(
      Array.from({ length: 4 }, () => ['Skipped', 'type_disabled']),
    );
    const emails = (await relay.jobs()).map(({ task }) => task);
    expect(emails).toEqual(['deliver-email', 'deliver-email']);

    // A repeated job, and a job that died before it recorded its end.
    for (const isForgotten of [false, true]) {
      if (isForgotten)
        await test.database.write(tenant.organizationId, (db) =>
          db.execute(sql`update app.outbox_events set fanned_out_at = null
            where organization_id = ${tenant.organizationId}`),
        );
      await Promise.all([1, 2].map(() => relay.run('fan-out-event', jobs[0]?.payload)));
      expect(await told()).toEqual(rows);
      expect(await waitingEvents()).toEqual([]);
    }
  });

  it('is told to nobody when what happened is undone', async () => {
    const before = await told();
    const undone = relay.inSystem(async (ctx) => {
      await emit(ctx, systemMaintenance, payload);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await relay.drain('fan-out-event');
    expect(await told()).toEqual(before);
  });

  it('finds a job again that was lost, and keeps the one it has', async () => {
    await relay.dropJobs();
    await relay.inSystem((ctx) => emitMany(ctx, systemMaintenance, [payload, payload]));
    const jobs = await relay.jobs();
    expect(jobs).toHaveLength(1);
    expect(await waitingEvents()).toHaveLength(2);
    await relay.run('requeue-notifications');
    expect(await relay.jobs()).toEqual(jobs);
    await relay.dropJobs();
    await relay.run('requeue-notifications');
    expect(await relay.jobs()).toEqual([]);
    test.clock.advance(61_000);
    await relay.run('requeue-notifications');
    const payloads = (await relay.jobs())
      .filter(({ task }) => task === 'fan-out-event')
      .map((job) => job.payload);
    expect(payloads).toEqual(jobs.map((job) => job.payload));
    await relay.drain('fan-out-event');
    expect(await waitingEvents()).toEqual([]);
  });

  it('does not hold up the others of its job if it cannot be told', async () => {
    await relay.dropJobs();
    const before = await told();
    const broken = { ...payload, starts_at: 'some day' };
    await relay.inSystem((ctx) => emitMany(ctx, systemMaintenance, [broken, payload]));
    const [job] = await relay.jobs();
    await expect(relay.run('fan-out-event', job?.payload)).rejects.toThrow(AggregateError);
    expect(await told()).toHaveLength(before.length + 4);
    expect(await waitingEvents()).toHaveLength(1);
  });
});
