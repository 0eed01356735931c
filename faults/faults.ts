import { closeSync, openSync, readFileSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { BACKUP_FAULTS } from './backup-faults.ts';
import type { FaultClient } from './client.ts';
import type { Look } from './readers.ts';
import type { Stage } from './stage.ts';

const LASTS_MS = 8_000;
/** Longer than the statement timeout. */
const HANGS_MS = 14_000;
/** Maximum time of a register answer while the books are locked. */
const REGISTER_MS = 1_000;
const MIB = 1024 * 1024;

export interface Fault {
  readonly name: string;
  readonly isKill: boolean;
  /** Whether the fault is possible on this machine. */
  isPossible?(stage: Stage): boolean;
  /**
   * Runs the fault and ends it.
   * @returns the violations meanwhile
   */
  run(stage: Stage, looks: readonly Look[], client: FaultClient): Promise<readonly string[]>;
}

function kill(name: string, run: (stage: Stage) => Promise<void>): Fault {
  return {
    name,
    isKill: true,
    async run(stage) {
      await run(stage);
      return [];
    },
  };
}

function end(pids: readonly number[], signal: NodeJS.Signals = 'SIGKILL'): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended in the meantime.
    }
  }
}

function oneOf(pids: readonly number[]): number[] {
  return pids.slice(0, 1);
}

/** Looks after a moment, without the answers of the first half second. */
function since(looks: readonly Look[], startedMs: number): readonly Look[] {
  return looks.filter(({ atMs }) => atMs > startedMs + 500);
}

export const FAULTS: readonly Fault[] = [
  kill('a process that serves', async (stage) => end(oneOf(stage.serving()))),
  kill('the service', async (stage) => {
    end([stage.keeper()]);
    await stage.ended();
    await stage.start();
  }),
  kill('the program that starts it', async (stage) => {
    const all = stage.processes();
    end(all.slice(0, 1));
    await stage.ended();
    // The service stops in order, on its own.
    while (all.some(isThere)) await delay(100);
    await stage.start();
  }),
  kill('a connection of the database', async (stage) => end((await stage.postgres()).slice(-1))),
  kill('all connections', (stage) =>
    stage.asSuperuser(async (client) => {
      await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and backend_type = 'client backend'`);
    }),
  ),
  kill('the database', async (stage) => end(oneOf(await stage.postgres()))),
  kill('everything at once', async (stage) => {
    end([...stage.processes(), ...oneOf(await stage.postgres())]);
    await stage.ended();
    await stage.start();
  }),
  {
    name: 'database stopped',
    isKill: false,
    async run(stage) {
      end(oneOf(await stage.postgres()), 'SIGINT');
      return [];
    },
  },
  {
    name: 'database hangs',
    isKill: false,
    async run(stage, looks) {
      const processes = await stage.postgres();
      const startedMs = performance.now();
      end(processes, 'SIGSTOP');
      try {
        await delay(HANGS_MS);
      } finally {
        end(processes, 'SIGCONT');
      }
      const seen = since(looks, startedMs + 3_000);
      const healthy = seen.filter(({ health }) => health?.status === 200);
      return healthy.length === 0 ? [] : [`/health said ${healthy.length} times that all is well`];
    },
  },
  {
    name: 'books locked',
    isKill: false,
    async run(stage, looks) {
      const startedMs = performance.now();
      await stage.asSuperuser(async (client) => {
        await client.query('begin; lock table app.journal_lines in access exclusive mode');
        await delay(LASTS_MS);
        await client.query('rollback');
      });
      const endedMs = performance.now();
      const seen = since(looks, startedMs).filter(({ atMs }) => atMs < endedMs - REGISTER_MS);
      const late = seen.filter(
        ({ register }) => register?.status !== 200 || register.elapsedMs > REGISTER_MS,
      );
      const ill = seen.filter(({ health }) => health?.status !== 200);
      return [
        ...(late.length === 0
          ? []
          : [`${late.length} of ${seen.length} reads of the register were late or refused`]),
        ...(ill.length === 0 ? [] : [`/health said ${ill.length} times that it is not`]),
      ];
    },
  },
  {
    name: 'database read-only',
    isKill: false,
    async run(stage, looks) {
      const startedMs = performance.now();
      const set = (value: string) =>
        stage.asSuperuser(async (client) => {
          await client.query('set default_transaction_read_only = off');
          await client.query(`alter system set default_transaction_read_only = ${value}`);
          await client.query('select pg_reload_conf()');
        });
      await set('on');
      await delay(LASTS_MS);
      await set('off');
      return refusedReads(since(looks, startedMs), 'the database was read-only');
    },
  },
  {
    name: 'disk below its reserve',
    isKill: false,
    isPossible: ({ disk }) => disk !== undefined,
    run: (stage, looks) => filled(stage, 100, looks),
  },
  {
    name: 'disk full',
    isKill: false,
    isPossible: ({ disk }) => disk !== undefined,
    async run(stage) {
      await filled(stage, 0, []);
      return [];
    },
  },
  ...BACKUP_FAULTS,
];

/** Fills the disk up to some MiB, for a while. */
async function filled(
  { disk = '' }: Stage,
  leftMib: number,
  looks: readonly Look[],
): Promise<readonly string[]> {
  const filler = join(disk, 'filler');
  const startedMs = performance.now();
  fill(disk, filler, leftMib);
  await delay(LASTS_MS);
  rmSync(filler, { force: true });
  return refusedReads(since(looks, startedMs), 'the disk was short of space');
}

function fill(disk: string, filler: string, leftMib: number): void {
  const file = openSync(filler, 'w');
  const block = Buffer.alloc(4 * MIB);
  const free = () => {
    const { bavail, bsize } = statfsSync(disk);
    return bavail * bsize - leftMib * MIB;
  };
  try {
    for (let left = free(); left > 0; left = free())
      writeSync(file, block, 0, Math.min(block.length, left));
  } catch (error) {
    // The disk is full.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}

function refusedReads(seen: readonly Look[], meanwhile: string): readonly string[] {
  const refused = seen.filter(({ register }) => register?.status !== 200);
  return refused.length === 0
    ? []
    : [`${refused.length} of ${seen.length} reads were refused while ${meanwhile}`];
}

/** Whether a process runs; one that has ended and not yet been reaped does not. */
function isThere(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
