import { execFile } from 'node:child_process';
import { readFile, readlink, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

export type Postmaster = { readonly pid: number; readonly port: number };

const execute = promisify(execFile);

const fastShutdownMs = 20_000;
const immediateShutdownMs = 10_000;
const pollMs = 20;

/** Finds the running server process of the cluster folder. */
export async function findPostmaster(directory: string): Promise<Postmaster | undefined> {
  const lockFile = join(directory, 'postmaster.pid');
  const lock = await readLockFile(lockFile);
  if (lock === undefined) return undefined;
  const who = await identifyProcess(lock.pid, directory);
  if (who === 'postmaster') return { pid: lock.pid, port: lock.port };
  // PostgreSQL would take a process that has since been given this pid for a running server. Two
  // servers stay impossible: they also exclude each other by shared memory.
  if (who === 'stranger') await rm(lockFile, { force: true });
  return undefined;
}

/** Whether this process has said that it accepts connections. */
export async function isReady(directory: string, pid: number): Promise<boolean> {
  const lock = await readLockFile(join(directory, 'postmaster.pid'));
  return lock?.pid === pid && lock.status === 'ready';
}

async function readLockFile(
  lockFile: string,
): Promise<(Postmaster & { readonly status: string | undefined }) | undefined> {
  const text = await readFile(lockFile, 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  const port = Number.parseInt(lines[3] ?? '', 10);
  return pid > 0 && port > 0 ? { pid, port, status: lines[7]?.trim() } : undefined;
}

async function identifyProcess(
  pid: number,
  directory: string,
): Promise<'postmaster' | 'stranger' | 'gone'> {
  if (!isAlive(pid)) return 'gone';
  const command = await commandOf(pid);
  // If a live process cannot be inspected, connecting to its port will decide.
  if (command === undefined) return 'postmaster';
  if (basename(command[0] ?? '') !== 'postgres') return 'stranger';
  if (command.includes(directory)) return 'postmaster';
  // The folder may have been renamed under a running server, whose working directory it is.
  const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => directory);
  return workingFolder === directory ? 'postmaster' : 'stranger';
}

/** Command line of a process; undefined for one that has ended and waits to be reaped. */
async function commandOf(pid: number): Promise<string[] | undefined> {
  try {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8');
    return line.split('\0');
  } catch {
    // Not Linux.
  }
  try {
    const { stdout } = await execute('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
    const [program, rest] = stdout.trim().split(/ -D (.*)/);
    return [program ?? '', rest?.split(' -c ')[0] ?? ''];
  } catch {
    return undefined;
  }
}

/** Whether a process exists, including one of another user. */
export function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Shuts the server down fast: clients are disconnected, everything is written. After twenty seconds
 * it is killed and recovers at its next start.
 */
export async function stopPostmaster(directory: string, pid: number): Promise<void> {
  if (!(await isPostmaster(directory, pid))) return;
  signal(pid, 'SIGINT');
  if (await endsWithin(directory, pid, fastShutdownMs)) return;
  signal(pid, 'SIGQUIT');
  if (await endsWithin(directory, pid, immediateShutdownMs)) return;
  throw new Error(`PostgreSQL (process ${pid}) on ${directory} does not stop`);
}

/** Whether the process is the server of this cluster folder. */
export async function isPostmaster(directory: string, pid: number): Promise<boolean> {
  return (await identifyProcess(pid, directory)) === 'postmaster';
}

async function endsWithin(directory: string, pid: number, milliseconds: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds;
  while (performance.now() < deadline) {
    if (!(await isPostmaster(directory, pid))) return true;
    await delay(pollMs);
  }
  return false;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
