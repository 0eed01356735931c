import { parseCronItems, run, type CronItem, type Runner, type WorkerPool } from 'graphile-worker';
import type { Pool } from 'pg';
import { JOBS_ROLE } from '#platform/db/roles.ts';
import { createJobEvents, createJobLogger, type JobLog } from './job-log.ts';
import { openJobPool } from './job-pool.ts';
import { JOB_SCHEMA } from './job-schema.ts';
import type { Presence } from './presence.ts';
import type { Task } from './task.ts';

/**
 * One connection listens and one runs schedules; taking and completing jobs needs a third only
 * briefly.
 */
export const LANE_CONNECTIONS = 3;

/** When the service stops, jobs may run on for this long; then they are asked to end … */
const FINISH_MS = 2_000;
/** … and any that still run after this time are left to another process. */
const LEAVE_MS = 7_000;
const CLOSE_MS = 1_000;
const STOPPED = 'the service was stopped';

export interface LaneOptions {
  readonly restartMs: number;
  readonly url: string;
  readonly tasks: readonly Task[];
  readonly log: JobLog;
  readonly presence: Presence;
  /** Maximum number of concurrent jobs. */
  readonly concurrency: number;
  /** Time during which completed jobs are collected, to be recorded together. */
  readonly completeAfterMs: number;
}

export interface Lane {
  /** Takes no more jobs and waits up to ten seconds for the running ones. */
  stop(): Promise<void>;
}

interface Launched {
  readonly runner: Runner;
  readonly workers: WorkerPool;
}

/** Runs the jobs of some tasks. Restarts if a database failure ends it. */
export async function startLane(options: LaneOptions): Promise<Lane> {
  const { url, log, presence, restartMs } = options;
  const pool = openJobPool({
    connectionString: url,
    max: LANE_CONNECTIONS,
    options: `-c role=${JOBS_ROLE}`,
    // A statement without an answer in time cuts a pipelined connection.
    pipeline: true,
    query_timeout: 10_000,
  });
  const stopping = Promise.withResolvers<void>();
  const state = { isStopping: false };
  let launched = await launch(pool, options).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });

  async function keepRunning(): Promise<void> {
    while (!state.isStopping) {
      await launched.runner.promise.catch(() => undefined);
      if (state.isStopping) return;
      presence.withdraw(launched.workers.id);
      log.error({ restart_ms: restartMs }, 'the job worker ended and will be started again');
      if (await endsWithin(restartMs, stopping.promise)) return;
      launched = await launch(pool, options).catch((error: unknown) => {
        log.error({ err: error }, 'the job worker could not be started');
        return launched;
      });
    }
    await launched.runner.stop();
  }
  const kept = keepRunning().catch(() => undefined);

  return {
    async stop() {
      state.isStopping = true;
      stopping.resolve();
      const { runner, workers } = launched;
      if (!(await endsWithin(LEAVE_MS, runner.stop()))) {
        log.warn({}, 'jobs that did not end in time are left to another process');
        await endsWithin(CLOSE_MS, Promise.resolve(workers.forcefulShutdown(STOPPED)));
      }
      await endsWithin(CLOSE_MS, Promise.all([kept, pool.end()]));
    },
  };
}

async function launch(pgPool: Pool, options: LaneOptions): Promise<Launched> {
  const { tasks, log, presence, concurrency, completeAfterMs } = options;
  const events = createJobEvents(log);
  const created: WorkerPool[] = [];
  events.once('pool:create', ({ workerPool }) => {
    created.push(workerPool);
    presence.announce(workerPool.id);
  });
  const runner = await run({
    pgPool,
    schema: JOB_SCHEMA,
    logger: createJobLogger(log),
    events,
    taskList: Object.fromEntries(
      tasks.map((task) => [
        task.name,
        (payload: unknown, { abortSignal: signal }) => task.run(payload, { signal }),
      ]),
    ),
    parsedCronItems: parseCronItems(tasks.flatMap(cronItems)),
    concurrency,
    gracefulShutdownAbortTimeout: FINISH_MS,
    // The service handles the signals.
    noHandleSignals: true,
    // Without batches, a failure to record the end of a job is an unhandled rejection, which ends
    // the process.
    preset: { worker: { completeJobBatchDelay: completeAfterMs, failJobBatchDelay: 0 } },
  });
  const [workers] = created;
  if (workers === undefined) throw new Error('the job worker created no connection pool');
  return { runner, workers };
}

/** Schedule of a task; a new run replaces an earlier one that still waits for a retry. */
function cronItems({ name, schedule }: Task): CronItem[] {
  if (schedule === undefined) return [];
  const { cron, backfillMs: backfillPeriod, maxAttempts } = schedule;
  return [{ task: name, match: cron, options: { backfillPeriod, maxAttempts, jobKey: name } }];
}

/** Whether the work settles within the time. */
async function endsWithin(ms: number, work: PromiseLike<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(late.resolve, ms, false);
  const ended = Promise.resolve(work).then(
    () => true,
    () => true,
  );
  const isInTime = await Promise.race([ended, late.promise]);
  clearTimeout(timer);
  return isInTime;
}
