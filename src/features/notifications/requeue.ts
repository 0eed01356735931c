import { listOrganizationIds } from '#features/people/organizations/index.ts';
import { asSystem, type SystemDependencies } from '#features/shared/index.ts';
import { instantOf } from '#platform/clock.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { enqueueJobs } from '#platform/jobs/enqueue.ts';
import { deliveryJob, digestJob, fanOutJob } from './delivery-jobs.ts';
import { closeDigestWindows, findWaiting } from './delivery-repository.ts';

/** Whatever is older than this has had its turn. */
const PATIENCE_MS = 60_000;
const LIMIT = 1_000;
/** Windows that ended so long ago are forgotten. */
const FORGET_MS = 60 * 60_000;

/**
 * The net below the queue: what waits although its job was given up, or never was, gets another.
 * What has a job keeps it.
 */
export async function requeueWaiting(deps: SystemDependencies, signal: AbortSignal): Promise<void> {
  const { database, clock } = deps;
  const nowMs = clock.nowMs();
  const now = instantOf(nowMs);
  const wanted = { before: instantOf(nowMs - PATIENCE_MS), now, limit: LIMIT };
  for (const id of await database.read(NIL_UUID, listOrganizationIds)) {
    signal.throwIfAborted();
    const waiting = await database.read(id, (db) => findWaiting(db, wanted));
    const jobs = [
      ...waiting.event_ids.map((eventId) => fanOutJob(id, eventId)),
      ...waiting.deliveries.map((one) => deliveryJob(id, one.notification_id, one.channel)),
      ...waiting.digest_keys.map((key) => digestJob(id, key, now)),
    ];
    if (jobs.length > 0) await asSystem(deps, id, ({ db }) => enqueueJobs(db, jobs));
  }
}

/** Forgets windows that are long over. */
export async function forgetDigestWindows(
  deps: SystemDependencies,
  signal: AbortSignal,
): Promise<void> {
  const before = instantOf(deps.clock.nowMs() - FORGET_MS);
  for (const id of await deps.database.read(NIL_UUID, listOrganizationIds)) {
    signal.throwIfAborted();
    await deps.database.write(id, (db) => closeDigestWindows(db, before));
  }
}
