import type { MarkPosted } from '#contract/letter-deliveries.ts';
import { todayInBrussels } from '#domain/kernel/local-date.ts';
import { checkPastDay } from '#domain/kernel/past-day.ts';
import { transition } from '#domain/kernel/state-machine.ts';
import { letterDeliveryTransitions } from '#domain/letters/letter-delivery.ts';
import { recordAudit } from '#features/shared/index.ts';
import { parseInstantMs } from '#platform/clock.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { findDelivery, lockPost, markPostPosted, type Delivery } from './delivery-repository.ts';
import type { SubjectRef } from './letter-repository.ts';

/**
 * Marks a letter as posted (ToPost → Posted), on a day from its own date to today. Refuses
 * not_found, stale, invalid_transition (also for an e-mail), date_in_future, invalid_period.
 */
export async function markPosted(
  ctx: TenantContext,
  subject: SubjectRef,
  deliveryId: string,
  { posted_on, tracking_number }: MarkPosted,
): Promise<Delivery> {
  const post = await lockPost(ctx.db, subject, deliveryId);
  const find = async () =>
    found(await findDelivery(ctx.db, subject, deliveryId), 'letter', deliveryId);
  const { status } = matching(ctx, await find());
  transition(letterDeliveryTransitions, 'mark-posted', status);
  const written = found(post, 'letter', deliveryId);
  const from = todayInBrussels(parseInstantMs(written.written_at));
  checkPastDay(posted_on, { today: ctx.today, from, at: ['posted_on'] });
  await Promise.all([
    markPostPosted(ctx.db, { id: deliveryId, posted_on, tracking_number: tracking_number ?? null }),
    recordAudit(ctx, 'letter_post.posted', deliveryId, { posted_on, tracking_number }),
  ]);
  return find();
}
