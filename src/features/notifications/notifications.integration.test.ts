import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#platform/db/sql.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { accountHelpers } from '#test/helpers/accounts.ts';
import { notificationWork } from '#test/helpers/notifications-fixture.ts';
import {
  addMembers,
  aCaller,
  aTenant,
  must,
  startTestApp,
  type Caller,
  type Json,
  type Tenant,
} from '#test/helpers/test-app.ts';

const test = await startTestApp();

let tenant: Tenant;
let work: ReturnType<typeof notificationWork>;

beforeAll(async () => {
  tenant = await aTenant(test);
  work = notificationWork(tenant);
});

/** Creates a user without notifications. */
const somebody = () =>
  aCaller(test, { role: 'BoardMember', organizationId: tenant.organizationId });
const idsOf = (rows: Json[]) => rows.map(({ id }) => id);
const listed = async (caller: Caller, path: string) =>
  idsOf(must(await caller.get(`/notifications/${path}`), 200));
const disable = async (caller: Caller, type: string) =>
  must(
    await caller.put(`/notification-preferences/${caller.userId}/${type}`, { enabled: false }),
    200,
  );

describe('sending', () => {
  it('answers for one person with the notification and one delivery for each channel', async () => {
    const { boardMember } = tenant;
    const body = work.input({ user_id: boardMember.userId, link: '/tickets/7', priority: 'High' });
    const answer = await tenant.syndic.post('/notifications', body);
    const sent = must(answer, 201);
    const rest = { attempts: 0, sent_at: null, error: null };
    expect(sent).toEqual({
      id: expect.any(String),
      user_id: boardMember.userId,
      notification_type: 'SystemAlert',
      title: 'The lift is out of order',
      message: 'It is repaired on Thursday.',
      link: '/tickets/7',
      priority: 'High',
      read: false,
      read_at: null,
      deliveries: [
        { channel: 'Email', status: 'Skipped', reason: 'not_configured', ...rest },
        { channel: 'SMS', status: 'Skipped', reason: 'no_address', ...rest },
        { channel: 'Push', status: 'Skipped', reason: 'channel_disabled', ...rest },
        {
          channel: 'InApp',
          status: 'Sent',
          reason: null,
          attempts: 0,
          sent_at: '2026-03-16T09:00:00.000Z',
          error: null,
        },
      ],
      created_at: '2026-03-16T09:00:00.000Z',
    });
    expect(answer.headers['location']).toBe(`/api/v1/notifications/${sent.id}`);
    const read = await boardMember.get(`/notifications/${sent.id}`);
    expect(must(read, 200)).toEqual(sent);
    expect(read.headers['etag']).toBe(answer.headers['etag']);
  });

  it('answers for several in their order, once for each key', async () => {
    const people = [await somebody(), tenant.auditor, await somebody()];
    const userIds = people.map(({ userId }) => userId);
    const headers = { 'idempotency-key': randomUUID() };
    const body = work.input({ user_ids: userIds });
    const answer = await tenant.syndic.post('/notifications', body, headers);
    const sent = must(answer, 201);
    expect(sent.map((one: Json) => one.user_id)).toEqual(userIds);
    expect(answer.headers['location']).toBeUndefined();
    expect(sent[0]).toMatchObject({ priority: 'Normal', link: null });
    const again = await tenant.syndic.post('/notifications', body, headers);
    expect(must(again, 201)).toEqual(sent);
    expect(await listed(people[0] as Caller, 'my')).toEqual([sent[0].id]);
    const [one] = must(
      await tenant.syndic.post('/notifications', work.input({ user_ids: [userIds[0]] })),
      201,
    );
    expect(one.user_id).toBe(userIds[0]);
  });

  it('takes nobody but active users of the organization who accepted their role', async () => {
    const { aPerson } = accountHelpers(test);
    const organizationId = tenant.organizationId;
    const known = tenant.auditor.userId;
    const strangers = [
      randomUUID(),
      (await aTenant(test)).syndic.userId,
      tenant.superAdmin.userId,
      (await aPerson({ organizationId, isActive: false })).id,
      (await aPerson({ organizationId, isAccepted: false })).id,
    ];
    for (const stranger of strangers) {
      const several = work.input({ user_ids: [known, stranger] });
      expect(await tenant.syndic.post('/notifications', several)).toMatchObject({
        status: 422,
        body: { code: 'unknown_reference', errors: [{ pointer: '/body/user_ids/1' }] },
      });
      const one = work.input({ user_id: stranger });
      expect(await tenant.syndic.post('/notifications', one)).toMatchObject({
        status: 422,
        body: { code: 'unknown_reference', errors: [{ pointer: '/body/user_id' }] },
      });
    }
  });

  it('reaches five hundred people by one request, and no more', async () => {
    const first = await somebody();
    const ids = Array.from({ length: 499 }, () => randomUUID());
    await test.database.write(NIL_UUID, async (db) => {
      await db.execute(sql`insert into auth.users (id, email, name, language)
        select id, id || '@example.org', 'Many', 'nl' from unnest(${ids}::uuid[]) as t (id)`);
      await addMembers(db, tenant.organizationId, ids);
      await db.execute(sql`insert into auth.role_assignments
          (id, user_id, role_type, organization_id, accepted_at)
        select gen_random_uuid(), id, 'Auditor', ${tenant.organizationId}, now()
        from unnest(${ids}::uuid[]) as t (id)`);
    });
    const userIds = [first.userId, ...ids];
    const sent = must(
      await tenant.syndic.post('/notifications', work.input({ user_ids: userIds })),
      201,
    );
    expect(sent.map((one: Json) => one.user_id)).toEqual(userIds);
    expect(sent.every((one: Json) => one.deliveries.length === 4)).toBe(true);
    const tooMany = work.input({ user_ids: [...userIds, tenant.auditor.userId] });
    must(await tenant.syndic.post('/notifications', tooMany), 400);
  });

  it.each([
    [{}, '/body/user_id'],
    [{ user_id: NIL_UUID, user_ids: [NIL_UUID] }, '/body'],
    [{ user_ids: [] }, '/body/user_ids'],
    [{ user_ids: [NIL_UUID, NIL_UUID] }, '/body/user_ids'],
    [{ user_id: NIL_UUID, notification_type: 'Gossip' }, '/body/notification_type'],
    [{ user_id: NIL_UUID, title: 'x'.repeat(201) }, '/body/title'],
    [{ user_id: NIL_UUID, message: 'x'.repeat(2_001) }, '/body/message'],
    [{ user_id: NIL_UUID, priority: 'Panic' }, '/body/priority'],
    ...[
      'tickets/7',
      '//evil.example',
      '/\\evil.example',
      'http://example.org/',
      'javascript:alert(1)',
      'https://user@example.org/',
      'https://',
      '/a b',
      `/${'x'.repeat(500)}`,
    ].map((link): [object, string] => [{ user_id: NIL_UUID, link }, '/body/link']),
  ])('refuses %o', async (more, pointer) => {
    const answer = await tenant.syndic.post('/notifications', work.input(more));
    expect(must(answer, 400).errors.map((error: Json) => error.pointer)).toContain(pointer);
  });

  it.each(['/', '/a?b=c#d', 'https://example.org', 'https://example.org:8443/a?b', null])(
    'takes the link %s',
    async (link) => {
      expect((await work.send(tenant.auditor.userId, { link })).link).toBe(link);
    },
  );
});

describe('one’s own notifications', () => {
  it('are listed newest first, page by page, and by type and whether they were read', async () => {
    const reader = await somebody();
    const sent: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const notification_type = index === 2 ? 'DocumentShared' : 'SystemAlert';
      sent.push((await work.send(reader.userId, { notification_type })).id);
    }
    const newest = sent.toReversed();
    expect(await listed(reader, 'my')).toEqual(newest);
    expect(await listed(reader, 'my?sort=created_at')).toEqual(sent);
    const first = await reader.get('/notifications/unread?limit=2&include_total=true');
    expect(idsOf(must(first, 200))).toEqual(newest.slice(0, 2));
    expect(first.headers['x-total-count']).toBe('5');
    await work.send(reader.userId);
    const next = /<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '';
    expect(idsOf(must(await reader.get(next), 200))).toEqual(newest.slice(2, 4));
    must(await reader.put(`/notifications/${sent[1]}/read`), 200);
    expect(await listed(reader, 'my?read=true')).toEqual([sent[1]]);
    expect(await listed(reader, 'my?notification_type=DocumentShared')).toEqual([sent[2]]);
    expect(await listed(reader, 'unread?notification_type=DocumentShared')).toEqual([sent[2]]);
    expect(await listed(reader, 'my?read=false')).not.toContain(sent[1]);
    must(await reader.get('/notifications/unread?read=true'), 400);
    must(await reader.get('/notifications/my?notification_type=Gossip'), 400);
  });

  it('are marked as read once and for all, one by one or all', async () => {
    const reader = await somebody();
    const [one] = [await work.send(reader.userId), await work.send(reader.userId)];
    const path = `/notifications/${one.id}`;
    const before = String((await reader.get(path)).headers['etag']);
    const answer = await reader.put(`${path}/read`, undefined, { 'if-match': before });
    const now = new Date(test.clock.nowMs()).toISOString();
    expect(must(answer, 200)).toEqual({ ...one, read: true, read_at: now });
    expect((await reader.get(path)).headers['etag']).toBe(answer.headers['etag']);
    must(await reader.put(`${path}/read`, undefined, { 'if-match': before }), 412);
    must(await reader.delete(path, { 'if-match': before }), 412);
    test.clock.advance(60_000);
    expect(must(await reader.put(`${path}/read`), 200).read_at).toBe(now);
    expect(must(await reader.put('/notifications/read-all'), 200)).toEqual({ updated: 1 });
    expect(must(await reader.put('/notifications/read-all'), 200)).toEqual({ updated: 0 });
    expect(await listed(reader, 'unread')).toEqual([]);
    expect(await listed(reader, 'my')).toHaveLength(2);
  });

  it('are deleted with their deliveries', async () => {
    const reader = await somebody();
    const { id } = await work.send(reader.userId);
    must(await reader.delete(`/notifications/${id}`), 204);
    must(await reader.get(`/notifications/${id}`), 404);
    must(await reader.delete(`/notifications/${id}`), 404);
    expect(await listed(reader, 'my')).toEqual([]);
    expect(must(await reader.get('/notifications/stats'), 200)).toMatchObject({
      total: 0,
      by_status: { Sent: 0, Skipped: 0 },
    });
  });

  it('are counted, by type, channel and status', async () => {
    const reader = await somebody();
    const { id } = await work.send(reader.userId);
    await work.send(reader.userId, { notification_type: 'TicketUpdate' });
    must(await reader.put(`/notifications/${id}/read`), 200);
    const stats = must(await reader.get('/notifications/stats'), 200);
    expect(stats).toMatchObject({
      total: 2,
      unread: 1,
      by_type: { SystemAlert: 1, TicketUpdate: 1, MeetingReminder: 0 },
      by_channel: { Email: 0, SMS: 0, Push: 0, InApp: 2 },
      by_status: { Pending: 0, Sent: 2, Failed: 0, Skipped: 6 },
    });
    expect(Object.keys(stats.by_type)).toHaveLength(22);
  });

  it('are there but shown nowhere once their type is disabled', async () => {
    const reader = await somebody();
    await disable(reader, 'TicketUpdate');
    const hidden = await work.send(reader.userId, { notification_type: 'TicketUpdate' });
    expect(hidden.deliveries.map((one: Json) => [one.status, one.reason])).toEqual(
      Array.from({ length: 4 }, () => ['Skipped', 'type_disabled']),
    );
    const shown = await work.send(reader.userId);
    expect(await listed(reader, 'my')).toEqual([shown.id]);
    expect(await listed(reader, 'unread')).toEqual([shown.id]);
    expect(must(await reader.get('/notifications/stats'), 200)).toMatchObject({
      total: 1,
      unread: 1,
      by_type: { TicketUpdate: 0 },
      by_status: { Skipped: 3 },
    });
    must(await reader.get(`/notifications/${hidden.id}`), 404);
    must(await reader.put(`/notifications/${hidden.id}/read`), 404);
    expect(must(await reader.put('/notifications/read-all'), 200)).toEqual({ updated: 1 });
  });

  it('are nobody else’s to read, mark or delete, whatever their role and wherever', async () => {
    const { organizationId, syndic } = tenant;
    const { id: ownerId } = must(
      await syndic.post('/owners', { name: 'Anne', email: 'anne@example.org' }),
      201,
    );
    const owner = await aCaller(test, { role: 'Owner', organizationId, ownerId });
    const reader = await somebody();
    const { id } = await work.send(reader.userId);
    const stranger = await aTenant(test);
    const others = [syndic, tenant.superAdmin, owner, stranger.syndic];
    for (const other of others) {
      must(await other.get(`/notifications/${id}`), 404);
      must(await other.put(`/notifications/${id}/read`), 404);
      must(await other.delete(`/notifications/${id}`), 404);
      must(await other.put('/notifications/read-all'), 200);
      expect(await listed(other, 'my?limit=100')).not.toContain(id);
    }
    expect(await listed(reader, 'unread')).toEqual([id]);
  });

  it('are those of the organization in which one acts', async () => {
    const elsewhere = await aTenant(test);
    const reader = await somebody();
    await test.database.write(NIL_UUID, async (db) => {
      await addMembers(db, elsewhere.organizationId, [reader.userId]);
      await db.execute(sql`insert into auth.role_assignments
          (id, user_id, role_type, organization_id, accepted_at)
        values (${randomUUID()}, ${reader.userId}, 'Auditor', ${elsewhere.organizationId}, now())`);
    });
    const { id } = await notificationWork(elsewhere).send(reader.userId);
    expect(await listed(reader, 'my')).toEqual([]);
    must(await reader.get(`/notifications/${id}`), 404);
  });
});
