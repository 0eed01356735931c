import type { ReasonBody } from '#contract/common.ts';
import { withdrawLetters } from '#features/documents/letters/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { lockForOperation, reloadReminder, takeStep } from '../reminder.ts';
import type { FullReminder } from '../repository.ts';

/** Open or Sent → Cancelled: stops letters that were not sent yet. The debt itself remains. */
export async function cancelReminder(
  ctx: TenantContext,
  id: string,
  { reason }: ReasonBody,
): Promise<FullReminder> {
  const { reminder, next } = await lockForOperation(ctx, id, 'cancel');
  const changes = { status: next, cancellation_reason: reason };
  await takeStep(ctx, reminder, { changes, event: 'Cancelled', detail: reason });
  await withdrawLetters(ctx, [id]);
  return reloadReminder(ctx, id);
}
