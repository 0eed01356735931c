import type { CoveredPeriod } from '#domain/expenses/covered-period.ts';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import {
  addMonths,
  earliest,
  endOfMonth,
  latest,
  startOfMonth,
  type LocalDate,
} from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import type { FiscalYearPeriod } from '#domain/ledger/fiscal-year.ts';

/** Names a cost that may come back: what one supplier charges on an account by a key. */
interface RecurringCost {
  readonly supplier_id: string;
  readonly account_code: string;
  readonly distribution_key_id: string;
}

/** An ordinary cost of a supplier in the year, or in the year before. */
export interface InvoicedCost extends RecurringCost {
  readonly entry_date: LocalDate;
  readonly period: CoveredPeriod | null;
  /** Credit notes and reversals are negative. */
  readonly amount_cents: Cents;
  /** Whether costs on the account cover a period, as those of a contract do. */
  readonly is_contract: boolean;
}

/** An invoice that was expected in the year and has not come. */
export interface AccrualProposal extends RecurringCost {
  readonly period: CoveredPeriod;
  /** As the latest invoice, or those of the year before. */
  readonly amount_cents: Cents;
  readonly last_invoiced_on: LocalDate;
}

/** Least months with invoices that make a rhythm. */
const REGULAR = 3;
/** Most invoices missing in a row; with more, the supplier has stopped. */
const STOPPED = 3;
/** Most months with invoices in the year before of a contract that is invoiced as a whole. */
const YEARLY = 2;

/**
 * Proposes accruals for recurring costs whose invoices are missing at the end of a year. A supplier with
 * invoices in three months or more, most of them equally far apart, is expected to go on: a single gap and
 * up to three invoices at the end are missing, each at the amount of the latest invoice. A contract with one
 * or two invoices in the year before and none in this one is missing as a whole, at last year's amount.
 * Source: Belgian practice (a year bears its costs, art. 3.89 §5 15° Civil Code); the amounts are estimates.
 */
export function proposeAccruals(
  costs: readonly InvoicedCost[],
  year: FiscalYearPeriod,
): AccrualProposal[] {
  const placeOf = (cost: RecurringCost) =>
    [cost.account_code, cost.supplier_id, cost.distribution_key_id].join(' ');
  const groups = [...Map.groupBy(costs, placeOf)].sort(([a], [b]) => compareCodePoints(a, b));
  return groups.flatMap(([, own]) => proposeForGroup(own, year));
}

interface InvoicedMonth {
  /** First day of the month. */
  readonly month: LocalDate;
  readonly amount_cents: Cents;
}

function proposeForGroup(
  costs: readonly InvoicedCost[],
  year: FiscalYearPeriod,
): AccrualProposal[] {
  const [first] = costs;
  if (first === undefined) return [];
  const { supplier_id, account_code, distribution_key_id, is_contract } = first;
  const months = sumByMonth(costs, year);
  const last_invoiced_on = latest(first.entry_date, ...costs.map((cost) => cost.entry_date));
  const isBefore = ({ month }: InvoicedMonth) => month < startOfMonth(year.start_date);
  const [before, within] = [months.filter(isBefore), months.filter((one) => !isBefore(one))];
  const propose = (period: CoveredPeriod, amount_cents: Cents): AccrualProposal => {
    const limited = {
      period_from: latest(period.period_from, year.start_date),
      period_to: earliest(period.period_to, year.end_date),
    };
    const named = { supplier_id, account_code, distribution_key_id };
    return { ...named, period: limited, amount_cents, last_invoiced_on };
  };
  if (within.length === 0) {
    const isYearly = is_contract && before.length > 0 && before.length <= YEARLY;
    const whole = { period_from: year.start_date, period_to: year.end_date };
    return isYearly ? [propose(whole, sumCents(before.map((one) => one.amount_cents)))] : [];
  }
  const invoiced = within.map(({ month }) => month);
  const amount_cents = within.at(-1)?.amount_cents ?? 0;
  const rhythm = findRhythm(invoiced);
  if (rhythm === undefined) return [];
  return listMissing(invoiced, rhythm, year.end_date).map((month) => {
    const period_from = addMonths(month, 1 - rhythm);
    return propose({ period_from, period_to: endOfMonth(month) }, amount_cents);
  });
}

/** Sums costs by the last month that they cover, or else that of their entry; leaves out months without cost. */
function sumByMonth(costs: readonly InvoicedCost[], { end_date }: FiscalYearPeriod) {
  const monthOf = ({ period, entry_date }: InvoicedCost) =>
    startOfMonth(earliest(period?.period_to ?? entry_date, end_date));
  return [...Map.groupBy(costs, monthOf)]
    .map(([month, own]): InvoicedMonth => ({
      month,
      amount_cents: sumCents(own.map(({ amount_cents }) => amount_cents)),
    }))
    .filter(({ amount_cents }) => amount_cents > 0)
    .sort((a, b) => compareCodePoints(a.month, b.month));
}

/** Counts the months from one first day of a month to another. */
function countMonths(from: LocalDate, to: LocalDate): number {
  const numberOf = (day: LocalDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return numberOf(to) - numberOf(from);
}

function listGaps(months: readonly LocalDate[]): number[] {
  return months.slice(1).map((month, index) => countMonths(months[index] ?? month, month));
}

/** Finds the months between two invoices, where at least half of the gaps are the same. */
function findRhythm(months: readonly LocalDate[]): number | undefined {
  if (months.length < REGULAR) return undefined;
  const gaps = listGaps(months);
  const counted = [...Map.groupBy(gaps, (gap) => gap)].map(([gap, same]) => [gap, same.length]);
  const [best] = counted.sort(([a = 0, n = 0], [b = 0, m = 0]) => m - n || a - b);
  const [gap, count = 0] = best ?? [];
  return count * 2 >= gaps.length ? gap : undefined;
}

/** Lists the months in which an invoice is missing: in a gap of two rhythms, and after the last one. */
function listMissing(
  months: readonly LocalDate[],
  rhythm: number,
  end_date: LocalDate,
): LocalDate[] {
  const inside = months.flatMap((month, index) => {
    const next = months[index + 1];
    const isGap = next !== undefined && countMonths(month, next) === 2 * rhythm;
    return isGap ? [addMonths(month, rhythm)] : [];
  });
  const last = months.at(-1);
  if (last === undefined) return inside;
  const after: LocalDate[] = [];
  const until = startOfMonth(end_date);
  for (let month = addMonths(last, rhythm); month <= until; month = addMonths(month, rhythm))
    after.push(month);
  return after.length > STOPPED ? inside : [...inside, ...after];
}
