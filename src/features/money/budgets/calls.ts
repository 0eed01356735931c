import type { BudgetCallsQuery, CreateBudgetCalls } from '#contract/budgets.ts';
import {
  planBudgetCalls,
  previewOwnerYears,
  type BudgetPlan,
  type OwnerYear,
} from '#domain/budgets/budget-calls.ts';
import { assert } from '#domain/kernel/assert.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { getYear } from '#domain/kernel/local-date.ts';
import { centsOf, sumCents, toEuro, type Cents } from '#domain/kernel/money.ts';
import { getDefaultDueDate } from '#domain/owner-accounts/due-date.ts';
import { testReserve } from '#features/books/fiscal-years/index.ts';
import { createCallSeries, findReserveBearer } from '#features/money/calls-for-funds/index.ts';
import { findKeyWeights } from '#features/register/distribution-keys/index.ts';
import { findBuildingLanguage, recordAudit, withFieldPointers } from '#features/shared/index.ts';
import { findHoldersByUnit } from '#features/unit-owners/index.ts';
import { updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { lockForOperation, requireBudget } from './budget.ts';
import { requireYear } from './lines.ts';
import { countCalls, listKeys, type ShownBudget } from './repository.ts';

interface Plan extends BudgetPlan {
  readonly minimum_cents: Cents;
  readonly end_date: string;
}

/**
 * Plans the calls of a budget. Lines of a key of meters are called by the General key, for consumption is
 * unknown beforehand. The reserve part stands with the ordinary budget: by default the legal minimum, where
 * it is due. Refuses instalment_empty, quota_incomplete.
 */
async function planCalls(
  ctx: TenantContext,
  budget: ShownBudget,
  { first_call_date, instalments, interval_months, reserve_amount }: BudgetCallsQuery,
): Promise<Plan> {
  const { db } = ctx;
  const { building_id } = budget;
  const [{ year }, keys] = await Promise.all([requireYear(ctx, budget), listKeys(db, building_id)]);
  const general = keys.find(({ is_general }) => is_general)?.id;
  assert(general !== undefined, 'A building has a General key');
  const metered = new Set(keys.filter(({ kind }) => kind === 'Meter').map(({ id }) => id));
  const lines = budget.lines.map((line) =>
    metered.has(line.distribution_key_id) ? { ...line, distribution_key_id: general } : line,
  );
  const { minimum_cents, due } = await testReserve(ctx, { ...year, building_id });
  const isDue = budget.kind === 'Ordinary' && (due === 'Due' || due === 'Unknown');
  const used = [...new Set([general, ...lines.map((line) => line.distribution_key_id)])];
  const weights = await Promise.all(
    used.map(async (id) => {
      const named = { building_id, distribution_key_id: id, date: first_call_date };
      return [id, (await findKeyWeights(db, named)).units] as const;
    }),
  );
  const plan = withFieldPointers({ instalment_empty: '/body/instalments' }, () =>
    planBudgetCalls({
      lines,
      first_call_date,
      instalments,
      interval_months,
      reserve_cents: reserve_amount === undefined ? undefined : centsOf(reserve_amount),
      reserve_key_id: general,
      minimum_cents: isDue ? minimum_cents : 0,
      units_by_key: new Map(weights),
    }),
  );
  return { ...plan, minimum_cents, end_date: year.end_date };
}

/** Shows the calls that a budget proposes, and what each owner is to pay over the year. */
export async function previewBudgetCalls(ctx: TenantContext, id: string, query: BudgetCallsQuery) {
  const budget = await requireBudget(ctx, id);
  const plan = await planCalls(ctx, budget, query);
  const { owners, names } = await previewOwners(ctx, budget, plan);
  return {
    calls: plan.calls.map(({ call_date, parts }) => ({
      call_date,
      total: toEuro(sumCents(parts.map(({ amount_cents }) => amount_cents))),
      parts: parts.map(({ fund, distribution_key_id, amount_cents }) => ({
        fund,
        distribution_key_id,
        amount: toEuro(amount_cents),
      })),
    })),
    owners: owners.map((owner) => showOwner(owner, names)),
    reserve_amount: toEuro(plan.reserve_cents),
    reserve_minimum: toEuro(plan.minimum_cents),
    below_minimum: toEuro(plan.below_minimum_cents),
  };
}

function showOwner(owner: OwnerYear, names: ReadonlyMap<string, string>) {
  const { owner_id } = owner;
  return {
    owner_id,
    owner_name: names.get(owner_id) ?? '',
    provision: toEuro(owner.provision_cents),
    works: toEuro(owner.works_cents),
    reserve: toEuro(owner.reserve_cents),
    total: toEuro(owner.total_cents),
  };
}

/** Computes the year of each owner with the holders of each call date. Refuses ownership_incomplete. */
async function previewOwners(
  { db }: TenantContext,
  { building_id }: Pick<ShownBudget, 'building_id'>,
  { calls }: BudgetPlan,
) {
  const unit_ids = [
    ...new Set(
      calls.flatMap(({ parts }) => parts.flatMap(({ units }) => units.map((one) => one.unit_id))),
    ),
  ];
  const days = [...new Set(calls.map(({ call_date }) => call_date))];
  const held = await Promise.all(
    days.map(async (date) => [date, await findHoldersByUnit(db, { unit_ids, date })] as const),
  );
  const holders = new Map(held);
  const owners = previewOwnerYears(
    { calls },
    (day) => holders.get(day) ?? new Map(),
    await findReserveBearer(db, building_id),
  );
  const names = new Map(
    held.flatMap(([, byUnit]) =>
      [...byUnit.values()].flat().map((one) => [one.owner_id, one.owner_name] as const),
    ),
  );
  return { owners, names };
}

/**
 * Creates the calls of an adopted budget as drafts of one series. Refuses not_found, stale,
 * invalid_transition, budget_called while it has calls, and what planCalls and the series refuse.
 * Rule: provisions follow the budget voted (Civil Code, art. 3.89 §5 16°).
 */
export async function createBudgetCalls(ctx: TenantContext, id: string, input: CreateBudgetCalls) {
  const { budget, next } = await lockForOperation(ctx, id, 'calls');
  const { series_id: before, building_id, kind } = budget;
  if (before !== null && (await countCalls(ctx.db, before)) > 0)
    throw new DomainError('budget_called');
  const { first_due_date, ...wanted } = input;
  const plan = await planCalls(ctx, await requireBudget(ctx, id), wanted);
  const language = await findBuildingLanguage(ctx.db, building_id);
  const title = translate(language, `budget.calls.${kind}`, {
    year: String(getYear(plan.end_date)),
  });
  const { first_call_date: call_date, instalments, interval_months } = wanted;
  const calls = await createCallSeries(ctx, {
    building_id,
    title,
    call_date,
    due_date: first_due_date ?? getDefaultDueDate(call_date, ctx.today),
    instalments,
    interval_months,
    parts: sumParts(plan),
  });
  const series_id = calls[0]?.series_id;
  await updateRow(ctx, 'budgets', id, { status: next, series_id });
  await recordAudit(ctx, 'budget.called', id, { series_id });
  return calls;
}

/** Sums the parts of all instalments: the yearly amount of each fund and key, in euro. */
function sumParts({ calls }: BudgetPlan) {
  const parts = calls.flatMap((call) => call.parts);
  const groups = Map.groupBy(parts, (part) => `${part.fund} ${part.distribution_key_id}`);
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { fund, distribution_key_id } = first;
    const total_amount = toEuro(sumCents(own.map(({ amount_cents }) => amount_cents)));
    return [{ fund, distribution_key_id, total_amount }];
  });
}
