import { addDays } from '#domain/kernel/local-date.ts';
import { lockLedger } from '#features/books/ledger/index.ts';
import { emitMany } from '#features/notifications/index.ts';
import { isAuditedToday } from '#features/operations/audit/index.ts';
import { createSweep, type SweepDependencies, recordAudit } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { Task } from '#platform/jobs/task.ts';
import { paymentDue } from './notification-types.ts';
import { findOpenDueOn } from './repository.ts';

/** Days before the due date on which owners are notified. */
const DAYS_BEFORE = 7;

/** Notifies owners of payments due in a week. Days on which the task did not run are skipped. */
export function createDailyPaymentDue(deps: SweepDependencies): Task {
  return createSweep(deps, 'daily-payment-due', '0 5 * * *', announceDue);
}

/**
 * Raises one event for each building. The ledger lock makes a concurrent run wait, and then find it done.
 */
async function announceDue(ctx: TenantContext): Promise<void> {
  await lockLedger(ctx);
  const action = 'payments_due.announced';
  if (await isAuditedToday(ctx, action, ctx.organizationId)) return;
  const due_date = addDays(ctx.today, DAYS_BEFORE);
  const buildings = await findOpenDueOn(ctx.db, due_date);
  if (buildings.length === 0) return;
  await emitMany(
    ctx,
    paymentDue,
    buildings.map((building) => ({ ...building, due_date })),
  );
  await recordAudit(ctx, action, ctx.organizationId, { due_date, buildings: buildings.length });
}
