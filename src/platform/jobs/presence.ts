import { PresenceLocks, isPresent } from '#platform/db/presence-locks.ts';
import { JOBS_ROLE } from '#platform/db/roles.ts';
import type { JobLog } from './job-log.ts';

/** Lock space of the worker pools. */
const LOCK_SPACE = 7_301_115;

/** Pools that have running jobs but no lock. */
const MISSING = `select distinct locked_by as id from graphile_worker.jobs as job
  where locked_by is not null and not ${isPresent(LOCK_SPACE, 'job.locked_by')}`;
/** Returns their running jobs to the queue. */
const GIVE_BACK = 'select graphile_worker.force_unlock_workers($1)';

/** Interval of the checks for dead processes. */
const LOOK_MS = 2_000;
const SOON_MS = 250;

/** Worker pools of this process, visible to all others. */
export interface Presence {
  announce(poolId: string): void;
  withdraw(poolId: string): void;
  stop(): Promise<void>;
}

/**
 * Holds a lock for each worker pool of this process, and returns the jobs of pools without a lock
 * to the queue. A lock lives as long as its connection, which lives as long as the process: no
 * clock decides who is alive. A pool is dead if it was missing at two checks in a row, between
 * which a lost connection would have been replaced.
 */
export function startPresence(options: { readonly url: string; readonly log: JobLog }): Presence {
  const { url, log } = options;
  const wanted = new Set<string>();
  const state = { isStopped: false, isAwake: false };
  let missed: readonly string[] = [];
  let locks: PresenceLocks | undefined;
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();

  function forget(lost: PresenceLocks): void {
    if (locks !== lost) return;
    locks = undefined;
    wake();
  }

  async function look(): Promise<void> {
    locks ??= await PresenceLocks.open({
      connection: { connectionString: url, options: `-c role=${JOBS_ROLE}` },
      space: LOCK_SPACE,
      onLost: forget,
    });
    const current = locks;
    await current.hold(wanted);
    const missing = await current.query<{ id: string }>(MISSING);
    const dead = missing.map(({ id }) => id).filter((id) => missed.includes(id));
    missed = missing.map(({ id }) => id);
    if (dead.length === 0) return;
    log.warn({ pools: dead }, 'jobs of a dead process are being run again');
    await current.query(GIVE_BACK, [dead]);
  }

  async function lookAndPlan(): Promise<void> {
    try {
      await look();
    } catch (error) {
      log.warn({ err: error }, 'the job worker could not check for dead processes');
    }
    state.isAwake = false;
    // Meanwhile the connection may have been lost, or another pool announced.
    const isSettled = [...wanted].every((id) => locks?.holds(id) === true);
    if (!state.isStopped) timer = setTimeout(wake, isSettled ? LOOK_MS : SOON_MS);
  }

  function wake(): void {
    if (state.isAwake || state.isStopped) return;
    clearTimeout(timer);
    state.isAwake = true;
    underWay = lookAndPlan();
  }

  return {
    announce(poolId) {
      wanted.add(poolId);
      wake();
    },
    withdraw(poolId) {
      wanted.delete(poolId);
    },
    async stop() {
      state.isStopped = true;
      clearTimeout(timer);
      // Ends a running check, which may have to wait for the database.
      await Promise.all([locks?.close(), underWay]);
      await locks?.close();
    },
  };
}
