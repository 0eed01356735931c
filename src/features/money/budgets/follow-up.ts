import { isBudgeted } from '#domain/budgets/draft-budget.ts';
import { followBudget } from '#domain/budgets/follow-up.ts';
import { earliest, type LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, toEuro } from '#domain/kernel/money.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { requireBudget } from './budget.ts';
import { requireYear } from './lines.ts';
import { findAccounts, sumCosts } from './repository.ts';

/** Compares a budget with the costs of its nature, up to a day of its year. Refuses not_found. */
export async function followUpBudget(ctx: TenantContext, id: string, on: LocalDate = ctx.today) {
  const budget = await requireBudget(ctx, id);
  const { year } = await requireYear(ctx, budget);
  const { building_id, kind, lines } = budget;
  const to = earliest(on, year.end_date);
  const costs = await sumCosts(ctx.db, { building_id, from: year.start_date, to });
  const actual = costs.filter((one) => one.nature === kind && isBudgeted(one.account_code));
  const followed = followBudget(lines, actual, year, on);
  const codes = followed.map(({ account_code }) => account_code);
  const names = await findAccounts(ctx.db, codes, ctx.negotiateLanguage());
  const sumOf = (field: 'budget_cents' | 'actual_cents' | 'expected_cents') =>
    toEuro(sumCents(followed.map((one) => one[field])));
  return {
    on,
    lines: followed.map((one) => ({
      account_code: one.account_code,
      account_name: names.get(one.account_code)?.name ?? '',
      budget: toEuro(one.budget_cents),
      actual: toEuro(one.actual_cents),
      expected: toEuro(one.expected_cents),
      warned: one.is_warned,
    })),
    totals: {
      budget: sumOf('budget_cents'),
      actual: sumOf('actual_cents'),
      expected: sumOf('expected_cents'),
    },
  };
}
