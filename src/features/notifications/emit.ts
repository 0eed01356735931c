import type { Static, TSchema } from '#contract/common.ts';
import { insertRows } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { enqueueJobs } from '#platform/jobs/enqueue.ts';
import type { NotificationTypeDefinition } from './definition.ts';
import { makeFanOutJobs } from './delivery-jobs.ts';
import { markAllFannedOut } from './fan-out-repository.ts';

/**
 * Records an event in the transaction that causes it. Recipients are notified once that commits.
 */
export function emit<Schema extends TSchema>(
  ctx: TenantContext,
  definition: NotificationTypeDefinition<Schema>,
  payload: Static<Schema>,
): Promise<void> {
  return emitMany(ctx, definition, [payload]);
}

/** Records any number of events of one type. */
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
      makeFanOutJobs(
        ctx.organizationId,
        events.map(({ id }) => id),
      ),
    ),
  ]);
}

/** Marks all events so far in the organization as notified, so that nobody is notified of them. */
export function suppressNotifications({ db, now }: TenantContext): Promise<void> {
  return markAllFannedOut(db, now);
}
