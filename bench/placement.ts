import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Process ids of a comparison. */
export interface Parties {
  /** Processes that are compared: each works while the others rest. */
  readonly compared: readonly number[];
  /** Process id of the postmaster. */
  readonly postmaster: number;
  readonly load: number;
}

/** CPU cores on which the parties of a comparison run. */
export interface Placement {
  readonly description: string;
  during<T>(work: () => Promise<T>): Promise<T>;
}

export const FREE: Placement = {
  description: 'left to the kernel',
  during: (work) => work(),
};

/**
 * Pins the processes to cores: one core for what is compared, another for its database and the load
 * generator, which runs at the service's rate. Two cores, however many there are, as on the
 * smallest machine. Without pinning, the kernel sometimes puts the generator or the database on the
 * core of the process that woke it, for seconds on end, and the same code gives between 8,800 and
 * 13,300 requests per second. No pinning where the system does not support it or has only one core.
 */
export async function placeProcesses(parties: Parties): Promise<Placement> {
  const allowed = await readAllowedCores();
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

/** Cores this process may use, such as `0-1` or `0,2-5`; empty where the system does not say. */
async function readAllowedCores(): Promise<string> {
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
  // New children of the postmaster inherit its cores. An existing one may have ended meanwhile.
  const { stdout } = await execute('ps', ['-o', 'pid=', '--ppid', String(postmaster)]);
  const started = stdout.split('\n').map(Number).filter(Boolean);
  await Promise.allSettled(started.map((pid) => move(pid, others)));
}

async function move(pid: number, cores: string): Promise<void> {
  await execute('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)]);
}
