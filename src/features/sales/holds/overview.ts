import { addMonths } from '#domain/kernel/local-date.ts';
import { sumCents, toEuro } from '#domain/kernel/money.ts';
import {
  ALARM_FROM_MONTHS,
  calculateLimitation,
  findLimitationState,
} from '#domain/recovery/limitation.ts';
import { calculateHoldTerms, describeHold } from '#domain/sales/hold.ts';
import type { OverviewPart } from '#features/workplace/overview/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findInterruptions, listActsAbout } from './interruptions-repository.ts';
import { selectOldDebts, selectRunningHolds, type OldDebt } from './overview-repository.ts';

/** Withheld prices with what they await, and debts near their limitation. */
export const holdsOverview: readonly OverviewPart[] = [
  {
    access: 'books:write',
    async read(ctx, building_id) {
      const [holds, debts] = await Promise.all([
        readHolds(ctx, building_id),
        readDebts(ctx, building_id),
      ]);
      return { items: [...holds, ...debts], figures: {} };
    },
  },
];

async function readHolds(ctx: TenantContext, building_id: string | undefined) {
  const rows = await selectRunningHolds(ctx, building_id);
  return rows.map(({ id, building, owner, status, amount_cents, ...held }) => {
    const terms = calculateHoldTerms(held.deed_on, held.letter_sent_on);
    const { awaits, due_on } = describeHold(status, terms, ctx.today);
    return {
      kind: 'HoldDue' as const,
      facts: { building, owner, awaits, amount: toEuro(amount_cents) },
      building_id: held.building_id,
      due_on,
      amount_cents,
      link: `/holds/${id}`,
    };
  });
}

/** Reads the debts in the last year of their limitation, one item for each building. */
async function readDebts(ctx: TenantContext, building_id: string | undefined) {
  const before = addMonths(ctx.today, -ALARM_FROM_MONTHS);
  const debts = await selectOldDebts(ctx, { building_id, before });
  const places = [...new Set(debts.map((debt) => debt.building_id))];
  const acts = places.length === 0 ? [] : await findInterruptions(ctx.db, places);
  const near = debts.flatMap((debt) => {
    const limitation = calculateLimitation(debt.due_on, listActsAbout(debt, acts));
    const { last_on } = limitation;
    const isNear = findLimitationState(limitation, ctx.today) === 'Alarm';
    return isNear && last_on !== null ? [{ ...debt, last_on }] : [];
  });
  return [...Map.groupBy(near, (debt) => debt.building_id)].map(([id, own]) => summarize(id, own));
}

function summarize(
  building_id: string,
  debts: readonly (OldDebt & { readonly last_on: string })[],
) {
  const amount_cents = sumCents(debts.map(({ open_cents }) => open_cents));
  const [last_on = null] = debts.map((debt) => debt.last_on).sort();
  const building = debts[0]?.building ?? '';
  return {
    kind: 'LimitationNear' as const,
    facts: { building, count: debts.length, amount: toEuro(amount_cents), last_on },
    building_id,
    due_on: last_on,
    amount_cents,
    link: `/buildings/${building_id}/lot-debts`,
  };
}
