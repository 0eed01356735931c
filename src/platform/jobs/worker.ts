import { traced } from '#platform/tracing/spans.ts';
import type { JobLog } from './job-log.ts';
import { LANE_CONNECTIONS, startLane, type Lane } from './lane.ts';
import { startPresence } from './presence.ts';
import type { Task } from './task.ts';

/**
 * Kinds of jobs that do not hold one another up, and how many of each run at a time in one process:
 * what somebody waits for, what the calendar asks for, and what itself waits for others. That one
 * of the last ended may be written down late: run again, it would find all done.
 */
const LANES = [
  { kind: 'prompt', concurrency: 2, completeAfterMs: 0 },
  { kind: 'scheduled', concurrency: 2, completeAfterMs: 0 },
  { kind: 'waiting', concurrency: 10, completeAfterMs: 10 },
] as const;

/** Of one process to the database, at most: of its lanes, and the one by which it is seen. */
export const JOB_CONNECTIONS = LANES.length * LANE_CONNECTIONS + 1;

const RESTART_MS = 10_000;

export interface JobWorkerOptions {
  readonly url: string;
  readonly tasks: readonly Task[];
  readonly log: JobLog;
  /** The pause before what a failure of the database ended is started again. */
  readonly restartMs?: number;
}

export interface JobWorker {
  /** Takes no more jobs and waits, ten seconds at most, for those under way. */
  stop(): Promise<void>;
  /** How many jobs of which task run now. */
  underWay(): Readonly<Record<string, number>>;
}

/**
 * Runs the jobs of a queue that lies in the database and is shared by all processes, and puts those
 * there that are due by the tasks' schedules. What a process that died had begun is begun again by
 * another.
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
        .map((task) => counted(task, running));
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

function kindOf({ schedule, waitsForServers = false }: Task): (typeof LANES)[number]['kind'] {
  if (waitsForServers) return 'waiting';
  return schedule === undefined ? 'prompt' : 'scheduled';
}

/** The same task, which says while it runs, and is traced. */
function counted(task: Task, running: Map<string, number>): Task {
  const add = (count: number) => running.set(task.name, (running.get(task.name) ?? 0) + count);
  return {
    ...task,
    async run(payload, helpers) {
      add(1);
      try {
        await traced(`job ${task.name}`, {}, () => task.run(payload, helpers));
      } finally {
        add(-1);
      }
    },
  };
}
