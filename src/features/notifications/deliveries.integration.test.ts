import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { failDelivery, notificationWork } from '#test/helpers/notifications-fixture.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  statusesOf,
  type Json,
  type Tenant,
} from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';

const test = await startTestApp();

let tenant: Tenant;
let work: ReturnType<typeof notificationWork>;

beforeAll(async () => {
  tenant = await aTenant(test);
  work = notificationWork(tenant);
});

/** Selects the jobs of a notification by their key. */
const ofNotification = `key = task_identifier || ':' || $1`;

async function aFailed(...channels: ('Email' | 'SMS' | 'Push')[]): Promise<string> {
  const { id } = await work.send(tenant.auditor.userId);
  for (const channel of channels) await failDelivery(test, tenant.organizationId, id, channel);
  // Removes the jobs that tried.
  await asSuperuser(test.databaseUrl, (client) =>
    client.query(
      `select from graphile_worker.complete_jobs(
        array(select id from graphile_worker.jobs where ${ofNotification}))`,
      [id],
    ),
  );
  return id;
}

/** Finds the tasks that are queued for a notification. */
const queued = (id: string): Promise<string[]> =>
  asSuperuser(test.databaseUrl, async (client) => {
    const { rows } = await client.query<{ task: string }>(
      `select task_identifier as task from graphile_worker.jobs where ${ofNotification} order by 1`,
      [id],
    );
    return rows.map(({ task }) => task);
  });

describe('deliveries', () => {
  it('that failed are listed newest first, page by page, and by channel and status', async () => {
    const own = await aTenant(test);
    const { send } = notificationWork(own);
    const [first, second] = [await send(own.auditor.userId), await send(own.syndic.userId)];
    for (const [{ id }, channel] of [
      [first, 'Email'],
      [first, 'SMS'],
      [second, 'Email'],
    ] as const) {
      await failDelivery(test, own.organizationId, id, channel);
    }
    const { syndic } = own;
    const listed = must(await syndic.get('/notification-deliveries'), 200);
    expect(listed.map((one: Json) => [one.notification_id, one.channel])).toEqual([
      [second.id, 'Email'],
      [first.id, 'SMS'],
      [first.id, 'Email'],
    ]);
    expect(listed[1]).toEqual({
      notification_id: first.id,
      user_id: own.auditor.userId,
      notification_type: 'SystemAlert',
      channel: 'SMS',
      status: 'Failed',
      reason: null,
      attempts: 5,
      sent_at: null,
      error: '421 Try later',
      created_at: expect.any(String),
    });
    const page = await syndic.get('/notification-deliveries?limit=2&include_total=true');
    expect(must(page, 200)).toEqual(listed.slice(0, 2));
    expect(page.headers['x-total-count']).toBe('3');
    const next = /<([^>]+)>/.exec(String(page.headers['link']))?.[1] ?? '';
    expect(must(await syndic.get(next), 200)).toEqual(listed.slice(2));
    const emails = await syndic.get('/notification-deliveries?channel=Email&sort=notification_id');
    expect(must(emails, 200).map((one: Json) => one.notification_id)).toEqual([
      first.id,
      second.id,
    ]);
    const sent = must(await syndic.get('/notification-deliveries?status=Sent'), 200);
    expect(sent.map((one: Json) => one.channel)).toEqual(['InApp', 'InApp']);
    must(await syndic.get('/notification-deliveries?status=Lost'), 400);
    expect(must(await tenant.syndic.get('/notification-deliveries'), 200)).toEqual([]);
  });

  it('are tried again as if they had never been tried', async () => {
    const id = await aFailed('Email', 'SMS');
    const replayed = must(await tenant.syndic.put(`/notification-deliveries/${id}/replay`), 200);
    expect(replayed.map((one: Json) => [one.channel, one.status])).toEqual([
      ['Email', 'Pending'],
      ['SMS', 'Pending'],
      ['Push', 'Skipped'],
      ['InApp', 'Sent'],
    ]);
    expect(replayed[0]).toMatchObject({ attempts: 0, error: null, user_id: tenant.auditor.userId });
    expect(await queued(id)).toEqual(['deliver-email', 'deliver-sms']);
    must(await tenant.syndic.put(`/notification-deliveries/${id}/replay`), 409);
    expect(await queued(id)).toHaveLength(2);
  });

  it('are tried again on one channel alone where one is named', async () => {
    const id = await aFailed('Email', 'Push');
    const path = `/notification-deliveries/${id}/replay`;
    const replayed = must(await tenant.syndic.put(path, { channel: 'Push' }), 200);
    expect(replayed.map((one: Json) => one.status)).toEqual([
      'Failed',
      'Skipped',
      'Pending',
      'Sent',
    ]);
    expect(await queued(id)).toEqual(['deliver-push']);
    expect(await tenant.syndic.put(path, { channel: 'InApp' })).toMatchObject({
      status: 409,
      body: { code: 'invalid_transition', from: 'Sent', allowed: [] },
    });
    must(await tenant.syndic.put(path, { channel: 'Pigeon' }), 400);
  });

  it('are tried again once, however many ask at the same time', async () => {
    const id = await aFailed('Email');
    const path = `/notification-deliveries/${id}/replay`;
    const answers = await Promise.all([1, 2, 3].map(() => tenant.syndic.put(path)));
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    expect(await queued(id)).toEqual(['deliver-email']);
  });

  it('are the business of the Syndic of the organization', async () => {
    const id = await aFailed('Email');
    const path = `/notification-deliveries/${id}/replay`;
    must(await tenant.auditor.put(path), 403);
    must(await tenant.accountant.get('/notification-deliveries'), 403);
    const someBuildings = await aCaller(test, {
      role: 'Syndic',
      organizationId: tenant.organizationId,
      buildingIds: [randomUUID()],
    });
    must(await someBuildings.get('/notification-deliveries'), 403);
    must(await someBuildings.put(path), 403);
    must(await (await aTenant(test)).syndic.put(path), 404);
    must(await tenant.superAdmin.put(path), 200);
  });
});
