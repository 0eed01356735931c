import {
  listOrganizationIds,
  type Overdue,
  type SystemDependencies,
} from '#features/shared/index.ts';
import { instantOf } from '#platform/clock.ts';
import type { Connection } from '#platform/db/connection.ts';
import { NIL_UUID } from '#platform/ids.ts';
import type { NewJob } from '#platform/jobs/enqueue.ts';
import { deliveryJob, digestJob, makeFanOutJobs } from './delivery-jobs.ts';
import { closeDigestWindows, findWaiting } from './delivery-repository.ts';

/** Windows that ended longer ago are deleted. */
const FORGET_MS = 60 * 60_000;

/** Makes new jobs for events, deliveries and digests that are pending without one. */
export async function makeJobsForWaiting(db: Connection, overdue: Overdue): Promise<NewJob[]> {
  const id = db.organizationId;
  const waiting = await findWaiting(db, overdue);
  return [
    ...makeFanOutJobs(id, waiting.event_ids),
    ...waiting.deliveries.map((one) => deliveryJob(id, one.notification_id, one.channel)),
    ...waiting.digest_keys.map((key) => digestJob(id, key, overdue.now)),
  ];
}

/** Deletes windows that ended long ago. */
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
