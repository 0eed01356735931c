import { describe, expect, it } from 'vitest';
import { Database } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import { raw } from '#platform/db/sql.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { startJobWorker } from '#platform/jobs/worker.ts';
import {
  toServiceUrl,
  asSuperuser,
  freshDatabase,
  lentDatabase,
} from '#test/helpers/test-database.ts';

const silent = { error() {}, warn() {}, debug() {}, trace() {} };

describe('the schema of the job queue', () => {
  it('is made by the owner of the database, by the first of those that start at once', async () => {
    const url = await lentDatabase('nocreaterole');
    const applied = await Promise.all([migrate(url), migrate(url), migrate(url)]);
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const task = { name: 'greet', run: async (payload: unknown) => resolve(payload) };
    const worker = await startJobWorker({
      url: toServiceUrl(url),
      tasks: [task],
      log: silent as never,
    });
    await asSuperuser(url, (client) =>
      client.query(`select from graphile_worker.add_job('greet', '{"name": "Anna"}')`),
    );
    expect(await promise).toEqual({ name: 'Anna' });
    await worker.stop();
  });

  it.each([
    'select from graphile_worker.jobs',
    'select from graphile_worker._private_jobs',
    `select from graphile_worker.add_job('greet')`,
  ])('is closed to the role that answers requests: %s', async (statement) => {
    const database = new Database({ url: toServiceUrl(await freshDatabase()) });
    const attempt = database.read(NIL_UUID, (db) => db.query(raw(statement)));
    await expect(attempt).rejects.toMatchObject({ code: '42501' });
    await database.close();
  });
});
