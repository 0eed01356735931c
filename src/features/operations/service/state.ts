import type { ServiceState } from '#contract/operations.ts';
import { kindOfDrill, type Drill } from '#domain/operations/drill.ts';
import { RECOVERED_PARTS, RECOVERY_TARGETS } from '#domain/operations/recovery-targets.ts';
import type { Backups } from '#features/operations/backups/index.ts';
import { findLastProofRun } from '#features/operations/proofs/index.ts';
import { instantOf } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { serverVersion } from '#platform/db/server-version.ts';
import { API_VERSION } from '#platform/http/description/version.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { countFailedJobs, listFailedJobs } from '#platform/jobs/failed-jobs.ts';
import { findQueuedJobs } from '#platform/jobs/queued-jobs.ts';

const MOST_DRILLS = 12;
const MOST_JOBS = 100;

export interface ServiceDependencies {
  readonly database: Database;
  readonly backups: Pick<Backups, 'list' | 'drills' | 'isEncrypted' | 'continuous'>;
}

/** Reads the state of the service for the operators. */
export async function readServiceState(
  { database, backups }: ServiceDependencies,
  nowMs: number,
): Promise<ServiceState> {
  const [postgres, kept, drills, queue, inDatabase] = await Promise.all([
    serverVersion(database),
    readBackupState(backups, nowMs),
    backups.drills().catch(() => []),
    findQueuedJobs(database),
    database.read(NIL_UUID, async (db) => ({
      proof: await findLastProofRun(db),
      failed: await listFailedJobs(db, MOST_JOBS),
      counted: await countFailedJobs(db, instantOf(nowMs)),
    })),
  ]);
  const { proof, failed, counted } = inDatabase;
  return {
    versions: { service: API_VERSION, node: process.versions.node, postgres },
    backups: kept,
    drills: drills.slice(0, MOST_DRILLS).map(toDrill),
    recovery_targets: RECOVERED_PARTS.map((part) => ({
      part,
      recovery_seconds: RECOVERY_TARGETS[part].recovery,
      loss_seconds: RECOVERY_TARGETS[part].loss,
    })),
    proof: proof ?? null,
    queue,
    failed_jobs: failed.map(({ id, ...job }) => ({ id: String(id), ...job })),
    failed_job_count: counted.all,
  };
}

/**
 * Reads the state of the backups. An unreadable folder or bucket is reported without hiding the
 * rest.
 */
async function readBackupState(
  backups: ServiceDependencies['backups'],
  nowMs: number,
): Promise<ServiceState['backups']> {
  const { isEncrypted: is_encrypted } = backups;
  const continuous = await readContinuousState(backups, nowMs);
  try {
    const found = await backups.list();
    const archives = found.map(({ name, madeMs, bytes }) => ({
      name,
      made_at: instantOf(madeMs),
      size_bytes: bytes,
    }));
    const [newest] = found;
    const age_seconds = newest === undefined ? null : Math.max(0, nowMs - newest.madeMs) / 1_000;
    return { continuous, is_reachable: true, is_encrypted, age_seconds, archives };
  } catch {
    return { continuous, is_reachable: false, is_encrypted, age_seconds: null, archives: [] };
  }
}

/**
 * Reads the state of continuous backups. The spool may be missing together with the embedded
 * server; that is reported without hiding the rest.
 */
async function readContinuousState(
  { continuous }: ServiceDependencies['backups'],
  nowMs: number,
): Promise<ServiceState['backups']['continuous']> {
  if (continuous === undefined) return null;
  const known = await Promise.all([continuous.newestMs(), continuous.waitingSince()]).catch(
    () => undefined,
  );
  if (known === undefined) return { age_seconds: null, waiting_seconds: null };
  const [newestMs, waitingMs] = known;
  const sinceMs = (ms: number) => Math.max(0, nowMs - ms) / 1_000;
  return {
    age_seconds: newestMs === undefined ? null : sinceMs(newestMs),
    waiting_seconds: waitingMs === undefined ? 0 : sinceMs(waitingMs),
  };
}

/**
 * Converts a drill to its JSON form, without the error, which may name files and statements: it is
 * only in the log.
 */
function toDrill({ step_seconds, failure, ...drill }: Drill): ServiceState['drills'][number] {
  const steps = Object.entries(step_seconds).map(([step, seconds]) => ({ step, seconds }));
  return {
    ...drill,
    kind: kindOfDrill(drill),
    succeeded: failure === null,
    steps,
  };
}
