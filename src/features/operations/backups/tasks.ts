import type { Logger } from 'pino';
import { alertOperatorsOnce } from '#features/operations/operators/index.ts';
import { erasureLine, listErasures } from '#features/privacy/erasure/index.ts';
import { listOrganizationIds, type SystemDependencies } from '#features/shared/index.ts';
import { NIL_UUID } from '#platform/ids.ts';
import type { Task } from '#platform/jobs/task.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { Backups } from './backups.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** The recovery target of the database is a day; a slow backup may take two more hours. */
const LATE_MS = 26 * HOUR_MS;
/** A log that waits longer puts more than a few minutes of data at risk. */
const WAITING_MS = 10 * 60_000;

export interface BackupDependencies extends SystemDependencies {
  readonly backups: Backups;
  readonly metrics: Pick<Metrics, 'countBackupFailure'>;
  readonly logger: Pick<Logger, 'error' | 'warn'>;
}

/** Log messages by finding. */
const LINES = {
  backup_failed: 'the backup has failed',
  backup_late: 'there is no backup of this night',
  wal_archive_late: 'the database is not saved as it changes',
  drill_failed: 'the newest backup could not be restored',
  proof_broken: 'history was rewritten since the archive before',
} as const;

/**
 * Creates the tasks that make a backup every night, record erasures next to it, restore one every
 * month, and alert the operators to failures.
 */
export function createBackupTasks(deps: BackupDependencies): readonly Task[] {
  return [
    {
      name: 'nightly-backup',
      schedule: { cron: '0 1 * * *', backfillMs: DAY_MS, maxAttempts: 3 },
      async run(_payload, { signal }) {
        try {
          const warnings = await deps.backups.save(signal);
          if (warnings !== '') deps.logger.warn({ warnings }, 'the backup is made, with warnings');
          await deps.backups.prune();
          const rewritten = (await deps.backups.readHeads())?.rewritten ?? [];
          if (rewritten.length > 0) await tell(deps, 'proof_broken', { rewritten });
        } catch (error) {
          await reportBackupFailure(deps, error, signal);
          throw error;
        }
      },
    },
    {
      name: 'keep-base',
      schedule: { cron: '*/10 * * * *', backfillMs: HOUR_MS, maxAttempts: 1 },
      run: (_payload, { signal }) => keepBase(deps, signal),
    },
    {
      name: 'monthly-drill',
      schedule: { cron: '0 3 1 * *', backfillMs: 7 * DAY_MS, maxAttempts: 2 },
      async run(_payload, { signal }) {
        try {
          await drillAll(deps.backups, signal);
        } catch (error) {
          if (!signal.aborted) await tell(deps, 'drill_failed', { err: error });
          throw error;
        }
      },
    },
    {
      name: 'keep-erasures',
      schedule: { cron: '50 * * * *', backfillMs: HOUR_MS, maxAttempts: 3 },
      async run() {
        const { database, backups } = deps;
        for (const id of await database.read(NIL_UUID, listOrganizationIds)) {
          const erased = await database.read(id, listErasures);
          await backups.addErasures(erased.map(erasureLine));
        }
      },
    },
    {
      name: 'watch-backups',
      schedule: { cron: '30 5 * * *', backfillMs: DAY_MS, maxAttempts: 10 },
      async run() {
        try {
          const { list, continuous } = deps.backups;
          const [newest] = await list();
          await tellLate(deps, newest?.madeMs, 'archive');
          if (continuous !== undefined) await tellLate(deps, await continuous.newestMs(), 'base');
        } catch (error) {
          // A backup that cannot be listed counts as missing.
          await tell(deps, 'backup_late', { err: error });
          throw error;
        }
      },
    },
  ];
}

/**
 * Restores the newest backup of each kind; for monitoring, a missing backup is a failure, since
 * nothing else reports it.
 */
async function drillAll(backups: Backups, signal: AbortSignal): Promise<void> {
  const { isReadable, continuous, monitoring } = backups;
  if (isReadable) {
    // A missing backup is already reported every morning.
    if ((await backups.list()).length > 0) await backups.drill(signal);
    if ((await continuous?.newestMs()) !== undefined) await continuous?.drill(signal);
  }
  await monitoring?.drill(signal);
}

async function tellLate(
  deps: BackupDependencies,
  madeMs: number | undefined,
  kind: 'archive' | 'base',
): Promise<void> {
  const ageMs = madeMs === undefined ? undefined : deps.clock.nowMs() - madeMs;
  if (ageMs === undefined || ageMs > LATE_MS)
    await tell(deps, 'backup_late', { kind, age_ms: ageMs });
}

/** Makes a base backup if due, and reports a log that is not saved. */
async function keepBase(deps: BackupDependencies, signal: AbortSignal): Promise<void> {
  const { continuous } = deps.backups;
  if (continuous === undefined) return;
  const since = await continuous.waitingSince();
  const waitedMs = since === undefined ? 0 : deps.clock.nowMs() - since;
  if (waitedMs > WAITING_MS) await tell(deps, 'wal_archive_late', { waited_ms: waitedMs });
  try {
    if (!(await continuous.isBaseNeeded())) return;
    await continuous.saveBase(signal);
    await continuous.prune();
  } catch (error) {
    await reportBackupFailure(deps, error, signal);
    throw error;
  }
}

/** Counts and reports a failed backup; one that a shutdown interrupted is simply repeated. */
async function reportBackupFailure(
  deps: BackupDependencies,
  error: unknown,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return;
  deps.metrics.countBackupFailure();
  await tell(deps, 'backup_failed', { err: error });
}

/** Writes to the log each time, and alerts the operators once a day. */
async function tell(
  deps: BackupDependencies,
  finding: keyof typeof LINES,
  facts: object,
): Promise<void> {
  deps.logger.error({ finding, ...facts }, LINES[finding]);
  await alertOperatorsOnce(deps, finding);
}
