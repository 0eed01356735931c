import {
  splitByYear,
  type ClosingCalendar,
  type CoveredPeriod,
  type YearShare,
} from '#domain/expenses/covered-period.ts';
import { roundHalfUp } from '#domain/kernel/decimal.ts';
import { earliest, latest, type LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import { currentFinancialYear } from '#domain/ledger/fiscal-period.ts';
import type { CostAmount } from './cost-line.ts';

/** The share of a financial year in a cost, with the days that it covers; null: none are given. */
export interface CostShare extends CostAmount, Pick<YearShare, 'when' | 'recognized_on'> {
  readonly period: CoveredPeriod | null;
}

/**
 * Splits a cost and its VAT, each by itself, by days over the financial years of its covered period.
 * Shares of closed years, and of years before the opening of the books, stay in the share of the entry's
 * year, after what is cleared of the supplier's accruals: it covers all days up to the end of that year.
 * Shares of later years are deferred on 490; those of an earlier open year are accrued on 492, after what
 * an entry by hand accrued of them. A cost without a period clears what was accrued before it.
 * Rule: accruals over 490 and 492, Royal Decree of 12 July 2012; prepaid and late invoices by days.
 * @param accrued cents on 444 and 492 for the supplier that it may clear
 * @returns the shares, and what they clear; together they add up to the cost
 */
export function splitCostByYear(
  cost: CostAmount & { readonly period: CoveredPeriod | null },
  entry_date: LocalDate,
  calendar: ClosingCalendar,
  accrued: Cents = 0,
): { readonly shares: CostShare[]; readonly cleared: CostAmount } {
  const period = cost.period ?? undefined;
  const amounts = splitByYear(cost.amount_cents, period, entry_date, calendar);
  const vats = splitByYear(cost.vat_cents, period, entry_date, calendar);
  const keyOf = ({ when, recognized_on }: YearShare) => `${when} ${recognized_on}`;
  const byKey = new Map<string, CostShare>();
  for (const share of [...amounts, ...vats]) {
    const { when, recognized_on } = share;
    const find = (from: readonly YearShare[]) =>
      from.find((one) => keyOf(one) === keyOf(share))?.amount_cents ?? 0;
    byKey.set(keyOf(share), {
      when,
      recognized_on,
      amount_cents: find(amounts),
      vat_cents: find(vats),
      period: null,
    });
  }
  const closedKey = `Closed ${entry_date}`;
  const closed = byKey.get(closedKey) ?? { amount_cents: 0, vat_cents: 0 };
  const own = byKey.get(`Current ${entry_date}`) ?? { amount_cents: 0, vat_cents: 0 };
  const first = takeCleared(period === undefined ? own : closed, accrued);
  const clearedOf = [first];
  const current: CostShare = {
    when: 'Current',
    recognized_on: entry_date,
    amount_cents: sumCents([own.amount_cents, closed.amount_cents, -first.amount_cents]),
    vat_cents: sumCents([own.vat_cents, closed.vat_cents, -first.vat_cents]),
    period: null,
  };
  const others = [...byKey.values()].flatMap((share): CostShare[] => {
    if (share.when === 'Later') return [share];
    if (share.when !== 'Earlier') return [];
    const taken = takeCleared(share, accrued - sumAmounts(clearedOf).amount_cents);
    clearedOf.push(taken);
    const amount_cents = share.amount_cents - taken.amount_cents;
    return [{ ...share, amount_cents, vat_cents: share.vat_cents - taken.vat_cents }];
  });
  const shares = [current, ...others]
    .filter(({ amount_cents, vat_cents }) => amount_cents !== 0 || vat_cents !== 0)
    .map((share) => ({
      ...share,
      period: findPeriod(share, cost.period, { calendar, keepsStart: byKey.has(closedKey) }),
    }));
  return { shares, cleared: sumAmounts(clearedOf) };
}

function sumAmounts(amounts: readonly CostAmount[]): CostAmount {
  return {
    amount_cents: sumCents(amounts.map(({ amount_cents }) => amount_cents)),
    vat_cents: sumCents(amounts.map(({ vat_cents }) => vat_cents)),
  };
}

/** Computes what accruals clear of a share; the VAT follows pro rata, half up. */
function takeCleared({ amount_cents, vat_cents }: CostAmount, accrued: Cents): CostAmount {
  const amount = Math.max(0, Math.min(amount_cents, accrued));
  if (amount === 0) return { amount_cents: 0, vat_cents: 0 };
  const vat = roundHalfUp(BigInt(vat_cents) * BigInt(amount), BigInt(amount_cents));
  return { amount_cents: amount, vat_cents: Number(vat) };
}

/** @param place.keepsStart whether days of closed years stay in the share of the entry's year */
function findPeriod(
  { when, recognized_on }: CostShare,
  period: CoveredPeriod | null,
  place: { readonly calendar: ClosingCalendar; readonly keepsStart: boolean },
): CoveredPeriod | null {
  if (period === null) return null;
  const year = currentFinancialYear(recognized_on, place.calendar);
  const keepsStart = when === 'Current' && place.keepsStart;
  return {
    period_from: keepsStart ? period.period_from : latest(period.period_from, year.from),
    period_to: earliest(period.period_to, year.to),
  };
}
