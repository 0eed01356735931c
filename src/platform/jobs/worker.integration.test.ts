import { afterEach, describe, expect, it, vi } from 'vitest';
import type { JobLog } from '#platform/jobs/job-log.ts';
import type { Task, TaskHelpers } from '#platform/jobs/task.ts';
import { startJobWorker } from '#platform/jobs/worker.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { toServiceUrl, asSuperuser, freshDatabase } from '#test/helpers/test-database.ts';

const DAY_MS = 86_400_000;

afterEach(() => void vi.useRealTimers());

interface Logged {
  readonly level: string;
  readonly message: string;
  readonly [fact: string]: unknown;
}

/** A log that records its lines. */
function aLog(): JobLog & { readonly lines: Logged[] } {
  const lines: Logged[] = [];
  const write = (level: string) => (facts: object, message: string) =>
    lines.push({ level, message, ...facts });
  const [error, warn, debug, trace] = ['error', 'warn', 'debug', 'trace'].map(write);
  return { lines, error, warn, debug, trace } as never;
}

/** A task whose runs can be awaited, one after the other. */
function aTask(
  name: string,
  work: (helpers: TaskHelpers) => Promise<void> = async () => undefined,
) {
  const payloads: unknown[] = [];
  let seen = 0;
  let arrived = Promise.withResolvers<void>();
  const task: Task = {
    name,
    async run(payload, helpers) {
      payloads.push(payload);
      arrived.resolve();
      await work(helpers);
    },
  };
  const next = async (): Promise<unknown> => {
    while (payloads.length === seen) {
      await arrived.promise;
      arrived = Promise.withResolvers();
    }
    seen += 1;
    return payloads[seen - 1];
  };
  return { task, next, payloads };
}

async function aQueue() {
  const ownerUrl = await freshDatabase();
  const query = (text: string, values: readonly unknown[] = []) =>
    asSuperuser(ownerUrl, async (client) => (await client.query(text, [...values])).rows);
  const add = (task: string, payload: object = {}, maxAttempts = 5) =>
    query(`select from graphile_worker.add_job($1, $2, max_attempts => $3)`, [
      task,
      payload,
      maxAttempts,
    ]);
  const waiting = () =>
    query(`select task_identifier, attempts, last_error, locked_at from graphile_worker.jobs`);
  return { url: toServiceUrl(ownerUrl), query, add, waiting };
}

describe('the job worker', () => {
  it('runs what is in the queue, before it started or after', async () => {
    const { url, add, waiting } = await aQueue();
    const { task, next } = aTask('greet');
    await add('greet', { name: 'Anna' });
    const worker = await startJobWorker({ url, tasks: [task], log: aLog() });
    expect(await next()).toEqual({ name: 'Anna' });
    await add('greet', { name: 'Bart' });
    expect(await next()).toEqual({ name: 'Bart' });
    await worker.stop();
    expect(await waiting()).toEqual([]);
  });

  it('tries again what failed, so often as was asked for, and logs it without the payload', async () => {
    const { url, query, add, waiting } = await aQueue();
    const failing = aTask('fail', async () => {
      throw new Error('no luck');
    });
    const { task: nothing, next } = aTask('nothing');
    const log = aLog();
    const worker = await startJobWorker({ url, tasks: [failing.task, nothing], log });
    await add('fail', { secret: 'iban' }, 2);
    await failing.next();
    // Announcing the second job makes the worker look for all due jobs.
    await vi.waitFor(async () => expect((await waiting())[0]?.locked_at).toBeNull(), LIMITS.poll);
    expect(await waiting()).toMatchObject([{ attempts: 1, last_error: 'no luck' }]);
    await query(`select from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs), run_at => now())`);
    await add('nothing');
    await Promise.all([failing.next(), next()]);
    await worker.stop();
    expect(failing.payloads).toHaveLength(2);
    expect(await waiting()).toMatchObject([{ task_identifier: 'fail', attempts: 2 }]);
    const told = log.lines.filter(({ level }) => level === 'warn' || level === 'error');
    const fact = { task: 'fail', max_attempts: 2, err: new Error('no luck') };
    expect(told).toEqual([
      {
        level: 'warn',
        message: 'a job failed and will be tried again',
        job_id: '1',
        attempts: 1,
        ...fact,
      },
      {
        level: 'error',
        message: 'a job failed for the last time',
        job_id: '1',
        attempts: 2,
        ...fact,
      },
    ]);
    expect(JSON.stringify(log.lines)).not.toContain('iban');
  });

  it('makes up for a run that was missed, once though several workers start', async () => {
    const { url, query, waiting } = await aQueue();
    const hourAgo = new Date(Date.now() - DAY_MS / 24);
    const cron = `${hourAgo.getUTCMinutes()} ${hourAgo.getUTCHours()} * * *`;
    const { task, next, payloads } = aTask('daily');
    const scheduled = { ...task, schedule: { cron, backfillMs: DAY_MS, maxAttempts: 3 } };
    const start = () => startJobWorker({ url, tasks: [scheduled], log: aLog() });
    const known = () =>
      query('select identifier, last_execution from graphile_worker._private_known_crontabs');

    // A new schedule has missed nothing.
    await (await start()).stop();
    expect(await known()).toEqual([{ identifier: 'daily', last_execution: null }]);
    expect(await waiting()).toEqual([]);

    await query(`update graphile_worker._private_known_crontabs
      set known_since = now() - interval '3 days', last_execution = now() - interval '3 days'`);
    const workers = await Promise.all([start(), start(), start()]);
    expect(await next()).toMatchObject({ _cron: { backfilled: true } });
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(payloads).toHaveLength(1);
    expect(await waiting()).toEqual([]);
    hourAgo.setUTCSeconds(0, 0);
    expect(await known()).toEqual([{ identifier: 'daily', last_execution: hourAgo }]);
  });

  it('starts again when it could not write down how a job ended, and runs it again', async () => {
    const { url, query, add, waiting } = await aQueue();
    const rename = (from: string, to: string) =>
      query(`alter table graphile_worker.${from} rename to ${to}`);
    let isBroken = false;
    const breaking = aTask('break', async () => {
      if (!isBroken) await rename('_private_jobs', 'hidden');
      isBroken = true;
    });
    const log = aLog();
    const worker = await startJobWorker({ url, tasks: [breaking.task], log, restartMs: 100 });
    await add('break');
    await breaking.next();
    const ended = expect.objectContaining({
      level: 'error',
      message: 'the job worker ended and will be started again',
    });
    await vi.waitFor(() => expect(log.lines).toContainEqual(ended), LIMITS.poll);
    await rename('hidden', '_private_jobs');
    await breaking.next();
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), LIMITS.poll);
    await worker.stop();
  });

  it('takes up what a process that died had begun, and nothing of one that lives', async () => {
    const { url, query, add, waiting } = await aQueue();
    const finish = Promise.withResolvers<void>();
    const { task, next, payloads } = aTask('slow', () => finish.promise);
    await add('slow', { of: 'dead' });
    await query(`update graphile_worker._private_jobs
      set attempts = 1, locked_at = now(), locked_by = 'pool-of-a-process-that-died'`);
    const workers = [await startJobWorker({ url, tasks: [task], log: aLog() })];
    await add('slow', { of: 'living' });
    expect(await next()).toEqual({ of: 'living' });
    workers.push(await startJobWorker({ url, tasks: [task], log: aLog() }));
    expect(await next()).toEqual({ of: 'dead' });
    finish.resolve();
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), LIMITS.poll);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(payloads).toHaveLength(2);
  });

  it('keeps its jobs when the connection that shows its presence is lost', async () => {
    const { url, query, add } = await aQueue();
    const finish = Promise.withResolvers<void>();
    const { task, next, payloads } = aTask('slow', () => finish.promise);
    const start = () => startJobWorker({ url, tasks: [task], log: aLog() });
    const workers = [await start(), await start()];
    await add('slow');
    await next();
    const locks = `select pid from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and classid = 7301115 and datname = current_database()`;
    await vi.waitFor(async () => expect(await query(locks)).toHaveLength(2), LIMITS.poll);
    const before = await query(locks);
    await query(`select pg_terminate_backend(pid) from (${locks}) as holder`);
    await vi.waitFor(async () => {
      const after = await query(locks);
      expect(after).toHaveLength(2);
      expect(after).not.toEqual(before);
    }, LIMITS.poll);
    finish.resolve();
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(payloads).toHaveLength(1);
  });

  it('holds nothing up for jobs that wait for a server that hangs', async () => {
    const { url, add, waiting } = await aQueue();
    const answer = Promise.withResolvers<void>();
    const slow = aTask('slow', () => answer.promise);
    const { task, next } = aTask('greet');
    const tasks = [{ ...slow.task, waitsForServers: true }, task];
    for (let count = 0; count < 12; count += 1) await add('slow');
    const worker = await startJobWorker({ url, tasks, log: aLog() });
    for (let count = 0; count < 10; count += 1) await slow.next();
    await add('greet');
    await next();
    expect(slow.payloads).toHaveLength(10);
    answer.resolve();
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), LIMITS.poll);
    await worker.stop();
    expect(slow.payloads).toHaveLength(12);
  });

  it('lets the job under way finish when it stops, and leaves nothing open', async () => {
    const { url, query, add, waiting } = await aQueue();
    const finish = Promise.withResolvers<void>();
    const { task, next } = aTask('slow', () => finish.promise);
    const open = () => process.getActiveResourcesInfo().filter((name) => name !== 'Timeout');
    const before = open();
    const worker = await startJobWorker({ url, tasks: [task], log: aLog() });
    await add('slow');
    await next();
    const stopped = worker.stop();
    finish.resolve();
    await stopped;
    expect(await waiting()).toEqual([]);
    // Earlier connections may close meanwhile, and a closed one takes a moment to disappear.
    const excess = () =>
      [...Map.groupBy(open(), (name) => name)]
        .filter(([name, handles]) => handles.length > before.filter((one) => one === name).length)
        .map(([name]) => name);
    await vi.waitFor(() => expect(excess()).toEqual([]), LIMITS.poll);
    // Servers of a cluster keep connections of their own.
    const others = `select count(*)::int from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid() and backend_type = 'client backend' and application_name not like 'citus%'`;
    await vi.waitFor(async () => expect(await query(others)).toEqual([{ count: 0 }]), LIMITS.poll);
  });

  it.each([
    ['asks a long job to end', true],
    ['leaves a stuck job to another process', false],
  ])('%s when it stops, in less than ten seconds', async (_, isListening) => {
    const { url, add, waiting } = await aQueue();
    const end = Promise.withResolvers<void>();
    const { task, next } = aTask('long', ({ signal }) => {
      if (isListening) signal.addEventListener('abort', () => end.reject(signal.reason));
      return end.promise;
    });
    const worker = await startJobWorker({ url, tasks: [task], log: aLog() });
    await add('long');
    await next();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stopped = worker.stop();
    await vi.advanceTimersByTimeAsync(1_900);
    expect(await Promise.race([stopped, Promise.resolve('running')])).toBe('running');
    await vi.advanceTimersByTimeAsync(isListening ? 200 : 5_200);
    vi.useRealTimers();
    await stopped;
    expect(await waiting()).toMatchObject([{ attempts: 1, locked_at: null }]);
    end.resolve();
  });
});
