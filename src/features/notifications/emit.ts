import type { NotificationType } from '#domain/notifications/notification-types.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { enqueueJobs } from '#platform/jobs/enqueue.ts';
import { fanOutJob } from './delivery-jobs.ts';
import { insertEvents, markAllFannedOut } from './fan-out-repository.ts';
import type { PayloadOf } from './types/index.ts';

/**
 * Writes down, in the transaction of what happened, that it happened. Whom it concerns is told once
 * that is durable, and nobody if it never is.
 */
export function emit<T extends NotificationType>(
  ctx: TenantContext,
  type: T,
  payload: PayloadOf<T>,
): Promise<void> {
  return emitMany(ctx, type, [payload]);
}

/** The same for any number of events of one type. */
export async function emitMany<T extends NotificationType>(
  ctx: TenantContext,
  type: T,
  payloads: readonly PayloadOf<T>[],
): Promise<void> {
  if (payloads.length === 0) return;
  const events = payloads.map((payload) => ({
    id: ctx.newId(),
    type,
    payload,
    actor_id: ctx.userId,
  }));
  await Promise.all([
    insertEvents(ctx.db, events, ctx.now),
    enqueueJobs(
      ctx.db,
      events.map(({ id }) => fanOutJob(ctx.organizationId, id)),
    ),
  ]);
}

/** Tells nobody of what has been emitted so far in the organization: it is history to them. */
export function tellNobody({ db, now }: TenantContext): Promise<void> {
  return markAllFannedOut(db, now);
}
