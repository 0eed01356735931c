import { calculateHoldTerms, describeHold } from '#domain/sales/hold.ts';
import { isAnswerWarningDay } from '#domain/sales/lot-request.ts';
import { lockLedger } from '#features/books/ledger/index.ts';
import { emitMany, systemAlert } from '#features/notifications/index.ts';
import { isAuditedToday } from '#features/operations/audit/index.ts';
import { createSweep, recordAudit, type SweepDependencies } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { Task } from '#platform/jobs/task.ts';
import { selectRunningHolds } from '../holds/index.ts';
import { selectOpenRequests } from '../lot-requests/index.ts';

/**
 * Creates the task that warns of legal terms of sales: answers 7, 3 and 1 days before their target and every
 * day from it on, attachments on the days of alarm and once they are late.
 */
export function createDailyLegalTerms(deps: SweepDependencies): Task {
  return createSweep(deps, 'daily-legal-terms', '15 7 * * *', warn);
}

/** The ledger lock makes a concurrent run wait, and then find it done. */
async function warn(ctx: TenantContext): Promise<void> {
  await lockLedger(ctx);
  const action = 'legal_terms.announced';
  if (await isAuditedToday(ctx, action, ctx.organizationId)) return;
  const terms = [...(await findAnswers(ctx)), ...(await findAttachments(ctx))];
  if (terms.length === 0) return;
  await emitMany(ctx, systemAlert, terms);
  await recordAudit(ctx, action, ctx.organizationId, { terms: terms.length });
}

async function findAnswers(ctx: TenantContext) {
  const open = await selectOpenRequests(ctx, undefined);
  return open
    .filter((request) => isAnswerWarningDay(request, ctx.today))
    .map(({ building_id, name, target_on: day }) => ({
      finding: 'lot_answer_near' as const,
      audience: 'Syndics' as const,
      building_id,
      name,
      day,
    }));
}

async function findAttachments(ctx: TenantContext) {
  const running = await selectRunningHolds(ctx, undefined);
  return running.flatMap(({ building_id, owner: name, ...hold }) => {
    const terms = calculateHoldTerms(hold.deed_on, hold.letter_sent_on);
    const { is_alarm, awaits, due_on: day } = describeHold(hold.status, terms, ctx.today);
    if (!is_alarm || awaits !== 'Attachment' || day === null) return [];
    const alert = { finding: 'attachment_near' as const, audience: 'Syndics' as const };
    return [{ ...alert, building_id, name, day }];
  });
}
