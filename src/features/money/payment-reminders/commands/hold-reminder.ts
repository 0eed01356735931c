import type { ReasonBody } from '#contract/common.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { lockForOperation, takeStep } from '../reminder.ts';
import type { FullReminder } from '../repository.ts';

/** Stops escalation by the job and by users, for a dispute, an instalment plan or a notary. */
export async function pauseReminder(
  ctx: TenantContext,
  id: string,
  { reason }: ReasonBody,
): Promise<FullReminder> {
  const { reminder } = await lockForOperation(ctx, id, 'pause');
  const changes = { is_paused: true, pause_reason: reason };
  return takeStep(ctx, reminder, { changes, event: 'Paused', detail: reason });
}

/** Ends a pause; escalation continues from the level where it stopped. */
export async function resumeReminder(
  ctx: TenantContext,
  id: string,
  { reason }: ReasonBody,
): Promise<FullReminder> {
  const { reminder } = await lockForOperation(ctx, id, 'resume');
  const changes = { is_paused: false, pause_reason: null };
  return takeStep(ctx, reminder, { changes, event: 'Resumed', detail: reason });
}
