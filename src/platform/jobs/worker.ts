import { workFor } from '#platform/processes/job-places.ts';
import { traceWork } from '#platform/tracing/spans.ts';
import type { JobLog } from './job-log.ts';
import { LANE_CONNECTIONS, startLane, type Lane } from './lane.ts';
import { startPresence } from './presence.ts';
import type { Task } from './task.ts';

/**
 * Lanes of jobs that do not delay one another, with the number of concurrent jobs per process: jobs
 * a user waits for, scheduled ones, those that read foreign files, each for up to a minute, and
 * those that wait for external servers. Completion of the
 * last kind may be recorded late: a repeated run finds everything done.
 */
const LANES = [
  { kind: 'prompt', concurrency: 2, completeAfterMs: 0 },
  { kind: 'scheduled', concurrency: 2, completeAfterMs: 0 },
  { kind: 'reading', concurrency: 2, completeAfterMs: 0 },
  { kind: 'waiting', concurrency: 10, completeAfterMs: 10 },
] as const;

/**
 * Maximum database connections of one process for jobs: those of its lanes, and one for its
 * presence.
 */
export const JOB_CONNECTIONS = LANES.length * LANE_CONNECTIONS + 1;

const RESTART_MS = 10_000;

export interface JobWorkerOptions {
  readonly url: string;
  readonly tasks: readonly Task[];
  readonly log: JobLog;
  /** Pause before a restart after a database failure. */
  readonly restartMs?: number;
}

export interface JobWorker {
  /** Takes no more jobs and waits up to ten seconds for the running ones. */
  stop(): Promise<void>;
  /** Number of running jobs by task. */
  underWay(): Readonly<Record<string, number>>;
}

/**
 * Runs the jobs of the queue in the database, which all processes share, and adds scheduled ones.
 * Jobs of a dead process are started again by another.
 */
export async function startJobWorker(options: JobWorkerOptions): Promise<JobWorker> {
  const { tasks, url, log, restartMs = RESTART_MS } = options;
  const presence = startPresence({ url, log });
  const lanes: Lane[] = [];
  const running = new Map<string, number>();
  const stop = async () => {
    await Promise.all(lanes.map((lane) => lane.stop()));
    await presence.stop();
  };
  try {
    for (const { kind, ...pace } of LANES) {
      const own = tasks
        .filter((task) => kindOf(task) === kind)
        .map((task) => countRuns(task, running));
      if (own.length === 0) continue;
      lanes.push(await startLane({ url, log, presence, restartMs, tasks: own, ...pace }));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const underWay = () => Object.fromEntries(running.entries().filter(([, count]) => count > 0));
  return { stop, underWay };
}

function kindOf(task: Task): (typeof LANES)[number]['kind'] {
  const { schedule, waitsForServers = false, readsForeignFiles = false } = task;
  if (waitsForServers) return 'waiting';
  if (readsForeignFiles) return 'reading';
  return schedule === undefined ? 'prompt' : 'scheduled';
}

/** Wraps a task so that its running jobs are counted, traced, and done for their organization. */
function countRuns(task: Task, running: Map<string, number>): Task {
  const add = (count: number) => running.set(task.name, (running.get(task.name) ?? 0) + count);
  return {
    ...task,
    async run(payload, helpers) {
      add(1);
      try {
        const run = () => traceWork(`job ${task.name}`, {}, () => task.run(payload, helpers));
        const office = officeOf(payload);
        await (office === undefined ? run() : workFor({ office, account: null }, run));
      } finally {
        add(-1);
      }
    },
  };
}

/** Organization that a job is for, if its payload names one. */
function officeOf(payload: unknown): string | undefined {
  const { organization_id: office } = (payload ?? {}) as { readonly organization_id?: unknown };
  return typeof office === 'string' ? office : undefined;
}
