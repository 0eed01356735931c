import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Unit of the times in /proc, on every processor that the product supports. */
const TICK_MS = 10;

/** Lists the given processes, then all that descend from them. */
export async function listFamily(roots: readonly number[]): Promise<number[]> {
  const { stdout } = await execute('ps', ['-A', '-o', 'pid=,ppid=']);
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set(roots);
  // The loop also visits the processes that it adds.
  for (const root of family) {
    for (const [pid, parent] of pairs) if (pid !== undefined && parent === root) family.add(pid);
  }
  return [...family];
}

/** Processor time that processes and all below them have used, in milliseconds (Linux). */
export async function readProcessorMs(roots: readonly number[]): Promise<number> {
  const ticks = await Promise.all((await listFamily(roots)).map(readTicks));
  return ticks.reduce((sum, count) => sum + count, 0) * TICK_MS;
}

/** Reads the ticks of a process and of its children that have ended. */
async function readTicks(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name of the program, in brackets, may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
}

/**
 * Processor time that the machine has spent on all programs, those of other systems that share its
 * cores included, in milliseconds (Linux).
 */
export async function readMachineMs(): Promise<number> {
  const [line = ''] = (await readFile('/proc/stat', 'utf8')).split('\n');
  const [user = 0, nice = 0, system = 0, , , , , stolen = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return (user + nice + system + stolen) * TICK_MS;
}
