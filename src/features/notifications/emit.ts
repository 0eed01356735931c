import type { Static, TSchema } from '#contract/common.ts';
import { insertRows } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { enqueueJobs } from '#platform/jobs/enqueue.ts';
import type { NotificationTypeDefinition } from './definition.ts';
import { fanOutJob } from './delivery-jobs.ts';
import { markAllFannedOut } from './fan-out-repository.ts';

/**
 * Writes down, in the transaction of what happened, that it happened. Whom it concerns is told once
 * that is durable, and nobody if it never is.
 */
export function emit<Schema extends TSchema>(
  ctx: TenantContext,
  definition: NotificationTypeDefinition<Schema>,
  payload: Static<Schema>,
): Promise<void> {
  return emitMany(ctx, definition, [payload]);
}

/** The same for any number of events of one type. */
export async function emitMany<Schema extends TSchema>(
  ctx: TenantContext,
  { type }: NotificationTypeDefinition<Schema>,
  payloads: readonly Static<Schema>[],
): Promise<void> {
  if (payloads.length === 0) return;
  const events = payloads.map((payload) => ({
    id: ctx.newId(),
    type,
    payload,
    actor_id: ctx.userId,
    occurred_at: ctx.now,
  }));
  await Promise.all([
    insertRows(ctx.db, 'outbox_events', events),
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
