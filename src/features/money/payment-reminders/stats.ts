import type { GetPaymentReminderStats } from '#contract/payment-reminder-stats.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, toEuro, type Cents } from '#domain/kernel/money.ts';
import { groupByAge } from '#domain/payment-reminders/ageing.ts';
import { REMINDER_LEVELS } from '#domain/payment-reminders/levels.ts';
import { recoveryRate } from '#domain/payment-reminders/recovery-rate.ts';
import { REMINDER_STATUSES } from '#domain/payment-reminders/reminder-state.ts';
import { countByName, sumCounts } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import {
  countReminders,
  findRecovery,
  makeStatsScope,
  sumFreeCredits,
  sumOpenByDueDate,
  type OpenSum,
} from './stats-repository.ts';

/**
 * Computes recovery statistics within what the caller may see: reminders created in the period, payments
 * after them, and today's debts of all owners by age.
 */
export async function getStats(
  ctx: TenantContext,
  { building_id, ...period }: GetPaymentReminderStats,
) {
  const scope = makeStatsScope(ctx, building_id);
  const [groups, recovery, open, free] = await Promise.all([
    countReminders(ctx.db, scope, period),
    findRecovery(ctx.db, scope, period),
    sumOpenByDueDate(ctx.db, scope),
    sumFreeCredits(ctx.db, scope),
  ]);
  const { owed_cents: owed, recovered_cents: recovered, median_days } = recovery;
  const running = groups.filter(({ status }) => status === 'Open' || status === 'Sent');
  return {
    total_reminders: sumCounts(groups),
    by_level: countByName(REMINDER_LEVELS, groups, ({ reminder_level: level }) => level),
    by_status: countByName(REMINDER_STATUSES, groups, ({ status }) => status),
    total_owed: toEuro(owed),
    total_penalties: toEuro(sumCents(running.map(({ penalty_cents: penalty }) => penalty))),
    total_recovered: toEuro(recovered),
    recovery_rate: recoveryRate(recovered, owed),
    median_days_to_payment: median_days,
    total_overdue: toEuro(
      sumCents(
        open.filter(({ due_date }) => due_date < ctx.today).map(({ open_cents: cents }) => cents),
      ),
    ),
    ageing: shownAgeing(open, free, ctx.today),
  };
}

function shownAgeing(open: readonly OpenSum[], freeCents: Cents, today: LocalDate) {
  const ageing = groupByAge(open, today);
  return {
    not_due: toEuro(ageing.not_due_cents),
    days_0_30: toEuro(ageing.days_0_30_cents),
    days_31_60: toEuro(ageing.days_31_60_cents),
    days_61_90: toEuro(ageing.days_61_90_cents),
    days_over_90: toEuro(ageing.days_over_90_cents),
    credits: toEuro(freeCents),
    balance: toEuro(sumCents([...open.map(({ open_cents: cents }) => cents), -freeCents])),
  };
}
