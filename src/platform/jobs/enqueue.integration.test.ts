import { expect, it } from 'vitest';
import { Database } from '#platform/db/database.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { enqueueJobs, type NewJob } from '#platform/jobs/enqueue.ts';
import { afterFile } from '#test/helpers/after-file.ts';
import { toServiceUrl, asSuperuser, freshDatabase } from '#test/helpers/test-database.ts';

interface Queued {
  readonly task_identifier: string;
  readonly payload: unknown;
  readonly key: string | null;
  readonly max_attempts: number;
  readonly attempts: number;
}

async function aQueue() {
  const url = await freshDatabase();
  const database = new Database({ url: toServiceUrl(url), maxConnections: 2 });
  afterFile(() => database.close());
  const query = (text: string) =>
    asSuperuser(url, async (client) => (await client.query<Queued>(text)).rows);
  return {
    database,
    query,
    enqueue: (...jobs: NewJob[]) => database.write(NIL_UUID, (db) => enqueueJobs(db, jobs)),
    queued: () =>
      query(`select task_identifier, payload, jobs.key, jobs.max_attempts, jobs.attempts, jobs.run_at
        from graphile_worker.jobs join graphile_worker._private_jobs using (id) order by id`),
  };
}

const job = (payload: object, more: Partial<NewJob> = {}): NewJob => {
  return { task: 'greet', payload, ...more };
};

it('puts jobs into the queue in the transaction of the caller', async () => {
  const { database, enqueue, queued } = await aQueue();
  await enqueue();
  const run_at = '2026-03-16T09:00:00.000Z';
  await enqueue(job({ name: 'Anna "x" \\' }), job({ name: 'Bart' }, { run_at, max_attempts: 3 }));
  const undone = database.write(NIL_UUID, async (db) => {
    await enqueueJobs(db, [job({ name: 'Chris' })]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await queued()).toMatchObject([
    { task_identifier: 'greet', payload: { name: 'Anna "x" \\' }, key: null, max_attempts: 25 },
    { payload: { name: 'Bart' }, max_attempts: 3, run_at: new Date(run_at) },
  ]);
});

it('leaves a job alone that waits, waits to be tried again, or runs', async () => {
  const { enqueue, query, queued } = await aQueue();
  const twice = [job({ turn: 1 }, { job_key: 'a' }), job({ turn: 2 }, { job_key: 'a' })];
  await enqueue(...twice, job({ turn: 3 }, { job_key: 'b' }));
  const payloads = async () => (await queued()).map(({ payload }) => payload);
  expect(await payloads()).toEqual([{ turn: 1 }, { turn: 3 }]);
  for (const state of ['attempts = 4', 'locked_at = now()', 'attempts = 25']) {
    await query(`update graphile_worker._private_jobs set ${state}`);
    await enqueue(job({ turn: 4 }, { job_key: 'a' }));
    expect(await payloads(), state).toEqual([{ turn: 1 }, { turn: 3 }]);
  }
  // Gives the job up.
  await query('update graphile_worker._private_jobs set locked_at = null');
  await enqueue(job({ turn: 5 }, { job_key: 'a' }));
  expect(await payloads()).toEqual([{ turn: 1 }, { turn: 3 }, { turn: 5 }]);
  expect(await queued()).toMatchObject([{ key: null }, { key: 'b' }, { key: 'a', attempts: 0 }]);
});
