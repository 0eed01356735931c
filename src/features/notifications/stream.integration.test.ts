import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sql } from '#platform/db/sql.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { openStream, type OpenedStream } from '#test/helpers/event-streams.ts';
import {
  addMembers,
  aCaller,
  aTenant,
  must,
  startTestApp,
  type Caller,
  type Tenant,
  type TestApp,
} from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';

let test: TestApp;
let origin: string;
let tenant: Tenant;
/** Receives notifications: no other test writes to this user. */
let reader: Caller;

beforeAll(async () => {
  test = await startTestApp();
  origin = await test.app.server.listen({ host: '127.0.0.1', port: 0 });
  tenant = await aTenant(test);
});

async function aReader(): Promise<Caller> {
  reader = await aCaller(test, { role: 'Auditor', organizationId: tenant.organizationId });
  return reader;
}

function listen(caller: Pick<Caller, 'token'>, lastEventId?: string): Promise<OpenedStream> {
  return openStream(`${origin}/api/v1/notifications/stream`, {
    authorization: `Bearer ${caller.token}`,
    ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
  });
}

async function notify(
  to: readonly Caller[],
  title: string,
  notification_type = 'SystemAlert',
): Promise<string[]> {
  const user_ids = to.map(({ userId }) => userId);
  const body = { user_ids, notification_type, title, message: 'Read this' };
  const created = must(await tenant.syndic.post('/notifications', body), 201);
  return created.map(({ id }: { id: string }) => id);
}

const titles = (stream: OpenedStream) => stream.events.map(({ data }) => data.title);
const listeners = `select pid from pg_stat_activity
  where application_name = 'millieme listens to notifications' and datname = current_database()`;

describe('the stream of notifications', () => {
  it('sends what appears, as it is read by its id', async () => {
    await aReader();
    const stream = await listen(reader);
    expect(stream.status).toBe(200);
    const [id] = await notify([reader], 'Water is cut off');
    const [event] = await stream.first(1);
    const read = must(await reader.get(`/notifications/${id}`), 200);
    expect(event).toEqual({ id, event: 'notification', data: read });
    expect(stream.others[0]).toBe('retry: 3000');
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    });
  });

  it('sends all to every tab, and nothing to anybody else', async () => {
    const [own, other] = [await aReader(), await aReader()];
    const tabs = await Promise.all([listen(own), listen(own), listen(other)]);
    await notify([own], 'One');
    await notify([own], 'Two');
    await notify([other], 'Three');
    await Promise.all([tabs[0].first(2), tabs[1].first(2), tabs[2].first(1)]);
    expect(tabs.map(titles)).toEqual([['One', 'Two'], ['One', 'Two'], ['Three']]);
  });

  it('is of one organization', async () => {
    const elsewhere = await aTenant(test);
    await aReader();
    const { syndic } = elsewhere;
    await test.database.write(NIL_UUID, async (db) => {
      await addMembers(db, elsewhere.organizationId, [reader.userId]);
      await db.execute(sql`insert into auth.role_assignments
        (id, user_id, role_type, organization_id, accepted_at)
        values (gen_random_uuid(), ${reader.userId}, 'Auditor', ${elsewhere.organizationId}, now())`);
    });
    const stream = await listen(reader);
    const body = { user_ids: [reader.userId], notification_type: 'SystemAlert', message: 'Here' };
    must(await syndic.post('/notifications', { ...body, title: 'Elsewhere' }), 201);
    await notify([reader], 'Here');
    await stream.first(1);
    expect(titles(stream)).toEqual(['Here']);
  });

  it('leaves out what its reader does not want to see', async () => {
    await aReader();
    const path = `/notification-preferences/${reader.userId}/TicketCreated`;
    must(await reader.put(path, { enabled: false }), 200);
    const stream = await listen(reader);
    const [before] = await notify([reader], 'Before');
    await notify([reader], 'Hidden', 'TicketCreated');
    await notify([reader], 'Shown');
    await stream.first(2);
    expect(titles(stream)).toEqual(['Before', 'Shown']);
    const again = await listen(reader, before);
    await again.first(1);
    expect(titles(again)).toEqual(['Shown']);
  });

  it('is refused without a token, and to a SuperAdmin who names no organization', async () => {
    expect((await listen({ token: 'a.b.c' })).status).toBe(401);
    expect((await listen(tenant.superAdmin)).status).toBe(400);
  });

  it('is described', async () => {
    const { body } = await test.app.server.inject('/openapi.json');
    const { get } = JSON.parse(body).paths['/api/v1/notifications/stream'];
    expect(Object.keys(get.responses['200'].content)).toEqual(['text/event-stream']);
    expect(get.responses['200'].content['text/event-stream'].schema.description).toContain(
      'Notification',
    );
    expect(get.parameters[0]).toMatchObject({ in: 'header', name: 'Last-Event-ID' });
  });
});

describe('a client that comes back', () => {
  it('goes on after the notification that it names, also when that was deleted', async () => {
    await aReader();
    const ids = [];
    for (const title of ['1', '2', '3', '4']) ids.push(...(await notify([reader], title)));
    must(await reader.delete(`/notifications/${ids[1]}`), 204);
    const [kept, deleted] = await Promise.all([listen(reader, ids[0]), listen(reader, ids[1])]);
    await Promise.all([kept.first(2), deleted.first(2)]);
    expect([titles(kept), titles(deleted)]).toEqual([
      ['3', '4'],
      ['3', '4'],
    ]);
  });

  it.each(['', 'nonsense', '4fd0c3f4-9b5f-4b6e-8a0e-2f0c3a3c9d11', NIL_UUID])(
    'receives nothing old when it names “%s”, which is no notification',
    async (unknown) => {
      await aReader();
      await notify([reader], 'Old');
      const stream = await listen(reader, unknown);
      await notify([reader], 'New');
      await stream.first(1);
      expect(titles(stream)).toEqual(['New']);
    },
  );

  it('loses and doubles nothing while twenty write 200 at once and it leaves again and again', async () => {
    await aReader();
    const steady = await listen(reader);
    const [first = ''] = await notify([reader], 'First');
    const write = async (writer: number): Promise<string[]> => {
      const written: string[] = [];
      for (let nth = 0; nth < 10; nth += 1)
        written.push(...(await notify([reader], `${writer}.${nth}`)));
      return written;
    };
    const work = Promise.all(Array.from({ length: 20 }, (_, writer) => write(writer)));
    const received = [first];
    let connections = 0;
    while (received.length < 201) {
      const stream = await listen(reader, received.at(-1));
      connections += 1;
      // Disconnects after a few events, whatever else it has received.
      const looked = await stream.first(Math.min(1 + (connections % 17), 201 - received.length));
      stream.close();
      received.push(...looked.map(({ id }) => id));
    }
    const created = (await work).flat();
    await steady.first(201);
    expect(received).toEqual(steady.events.map(({ id }) => id));
    expect(received.slice(1).toSorted()).toEqual(created.toSorted());
    expect(connections).toBeGreaterThan(20);
  });

  it('loses and doubles nothing when the connection that listens is cut', async () => {
    await aReader();
    const stream = await listen(reader);
    await notify([reader], 'First');
    await stream.first(1);
    const cut = async () =>
      asSuperuser(test.databaseUrl, (client) =>
        client.query<{ pid: number }>(`with found as materialized (${listeners})
          select pid from found where pg_terminate_backend(pid)`),
      );
    const created: Promise<string[]>[] = [];
    const pids: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      for (let index = 0; index < 10; index += 1) created.push(notify([reader], 'More'));
      const { rows } = await cut();
      for (const { pid } of rows) pids.push(pid);
      created.push(notify([reader], 'More'));
      await Promise.all(created);
      await stream.first(1 + created.length);
    }
    const ids = (await Promise.all(created)).flat();
    expect(
      stream.events
        .map(({ id }) => id)
        .slice(1)
        .toSorted(),
    ).toEqual(ids.toSorted());
    expect(new Set(pids).size).toBeGreaterThan(1);
  });
});

describe('a stream ends', () => {
  const revoke = (caller: Caller) =>
    test.database.write(NIL_UUID, (db) =>
      db.execute(sql`update auth.sessions set revoked_at = now() where id = ${caller.sessionId}`),
    );
  const removeRole = (caller: Caller) =>
    test.database.write(NIL_UUID, (db) =>
      db.execute(sql`delete from auth.role_assignments where id = ${caller.roleId}`),
    );

  const narrow = (caller: Caller) =>
    test.database.write(NIL_UUID, (db) =>
      db.execute(sql`update auth.role_assignments set building_ids = ${[tenant.organizationId]}::uuid[]
        where id = ${caller.roleId}`),
    );

  it.each([
    ['the session is revoked', revoke],
    ['the role is taken away', removeRole],
    ['the role is narrowed to some buildings', narrow],
  ])('when %s', async (_, end) => {
    const [gone, stays] = [await aReader(), await aReader()];
    const [tab, otherTab, other] = await Promise.all([listen(gone), listen(gone), listen(stays)]);
    await end(gone);
    await Promise.all([tab.ended(), otherTab.ended()]);
    expect(other.hasEnded).toBe(false);
    await notify([stays], 'Still here');
    await other.first(1);
  });

  it('not where a role is narrowed as it was when it was opened', async () => {
    const { organizationId } = tenant;
    const buildingIds = [organizationId, NIL_UUID];
    const narrowed = await aCaller(test, { role: 'Syndic', organizationId, buildingIds });
    const [gone, stays] = [await aReader(), narrowed];
    const [tab, other] = await Promise.all([listen(gone), listen(stays)]);
    await revoke(gone);
    await tab.ended();
    expect(other.hasEnded).toBe(false);
  });

  it('when its token expires', async () => {
    await aReader();
    const { userId: sub, roleId: role_id, sessionId: sid } = reader;
    const subject = { sub, org: tenant.organizationId, role: 'Auditor', role_id, sid } as const;
    const short = { token: await test.accessTokens.issue(subject, 60) };
    const [brief, long] = [await listen(short), await listen(reader)];
    test.clock.advance(60_000);
    onTestFinished(() => test.clock.advance(-60_000));
    await brief.ended();
    expect(long.hasEnded).toBe(false);
  });

  it('on both sides when the client leaves: it is counted no more', async () => {
    const open = async () => {
      const { body } = await tenant.superAdmin.get('/metrics');
      return Number(/^http_open_streams (\d+)$/m.exec(String(body))?.[1]);
    };
    const stream = await listen(await aReader());
    const during = await open();
    stream.close();
    await expect.poll(open).toBe(during - 1);
  });
});
