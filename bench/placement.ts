import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** The processes of a comparison. */
export interface Parties {
  /** What is compared: each of them works while the others rest. */
  readonly compared: readonly number[];
  /** The process that starts those of the database. */
  readonly postmaster: number;
  readonly load: number;
}

/** Where the parties run while they are compared. */
export interface Placement {
  readonly description: string;
  during<T>(work: () => Promise<T>): Promise<T>;
}

export const FREE: Placement = {
  description: 'left to the kernel',
  during: (work) => work(),
};

/**
 * One core for what is compared; another for its database and for the load generator, which takes
 * its part of the service's rate there: two, however many there are, as the smallest machine has.
 * Left to itself, the kernel sometimes puts one of the latter on the core of the process that woke
 * it, for seconds on end, and the same code gives between 8,800 and 13,300 requests per second. Free
 * where processes cannot be told their cores, or there is but one.
 */
export async function placementOf(parties: Parties): Promise<Placement> {
  const allowed = await allowedCores();
  const [first, second] = coresOf(allowed);
  if (first === undefined || second === undefined) return FREE;
  try {
    await place(parties, allowed, allowed);
  } catch {
    return FREE;
  }
  return {
    description: `reads on two cores, ${first} for the service and the bare programs, ${second} for their database and the load generator; all else ${FREE.description}`,
    async during(work) {
      await place(parties, first, second);
      const result = await work();
      await place(parties, allowed, allowed);
      return result;
    },
  };
}

/** Such as `0-1` or `0,2-5`; empty where the system does not tell. */
async function allowedCores(): Promise<string> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  return /^Cpus_allowed_list:\s*(.+)$/m.exec(status)?.[1] ?? '';
}

function coresOf(list: string): string[] {
  return (list.match(/\d+(?:-\d+)?/g) ?? []).flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
  });
}

async function place({ compared, postmaster, load }: Parties, own: string, others: string) {
  for (const pid of compared) await move(pid, own);
  for (const pid of [load, postmaster]) await move(pid, others);
  // What the postmaster starts from now on goes where it is itself. One of those before may have ended.
  const { stdout } = await execute('ps', ['-o', 'pid=', '--ppid', String(postmaster)]);
  const started = stdout.split('\n').map(Number).filter(Boolean);
  await Promise.allSettled(started.map((pid) => move(pid, others)));
}

async function move(pid: number, cores: string): Promise<void> {
  await execute('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)]);
}
