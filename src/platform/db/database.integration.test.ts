import { expect, it, onTestFinished } from 'vitest';
import type { Connection } from '#platform/db/connection.ts';
import { Database } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { toServiceUrl, asSuperuser, fileDatabase } from '#test/helpers/test-database.ts';

const url = await fileDatabase();

it('survives a connection that is lost between two statements of a transaction', async () => {
  const database = new Database({ url: toServiceUrl(url), maxConnections: 1 });
  onTestFinished(() => database.close());
  const attempt = database.write(NIL_UUID, async (db) => {
    const { pid } = await db.one<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await asSuperuser(url, (client) =>
      client.query('select pg_terminate_backend($1, 5000)', [pid]),
    );
    return db.one(sql`select 1 as answer`);
  });
  await expect(attempt).rejects.toThrow();
  const again = database.read(NIL_UUID, (db) => db.one(sql`select 1 as answer`));
  await expect(again).resolves.toEqual({ answer: 1 });
});

it('reports, of several statements sent together, the failure that made the others fail', async () => {
  const database = new Database({ url: toServiceUrl(url), maxConnections: 1 });
  onTestFinished(() => database.close());
  const attempt = database.write(NIL_UUID, async (db) => {
    const first = db.one(sql`select 1 / 0`);
    first.catch(() => undefined);
    await db.one(sql`select 1 as answer`);
  });
  await expect(attempt).rejects.toThrow('division by zero');
});

it('adds entries to transactions that may write, and to no others', async () => {
  const database = new Database({ url: toServiceUrl(url), maxConnections: 1 });
  onTestFinished(() => database.close());
  const begun: string[] = [];
  database.beforeCommit(({ organizationId }) => {
    begun.push(organizationId);
    return [];
  });
  const ask = (db: Connection) => db.one(sql`select 1 as answer`);
  await database.snapshot(NIL_UUID, ask);
  await database.read(NIL_UUID, ask);
  expect(begun).toEqual([]);
  await database.write(NIL_UUID, ask);
  expect(begun).toEqual([NIL_UUID]);
});
