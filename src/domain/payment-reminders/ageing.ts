import { daysBetween, type LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';

/** Open amounts by days overdue. */
export interface Ageing {
  readonly not_due_cents: Cents;
  readonly days_0_30_cents: Cents;
  readonly days_31_60_cents: Cents;
  readonly days_61_90_cents: Cents;
  readonly days_over_90_cents: Cents;
}

interface OpenAmount {
  readonly due_date: LocalDate;
  readonly open_cents: Cents;
}

/** Groups open amounts by the days since each was due; the due date is day 0. */
export function groupByAge(amounts: readonly OpenAmount[], today: LocalDate): Ageing {
  const aged = amounts.map(({ due_date, open_cents }) => ({
    days: daysBetween(due_date, today),
    open_cents,
  }));
  const sumOf = (from: number, to: number): Cents =>
    sumCents(
      aged.filter(({ days }) => days >= from && days <= to).map(({ open_cents: open }) => open),
    );
  return {
    not_due_cents: sumOf(-Infinity, -1),
    days_0_30_cents: sumOf(0, 30),
    days_31_60_cents: sumOf(31, 60),
    days_61_90_cents: sumOf(61, 90),
    days_over_90_cents: sumOf(91, Infinity),
  };
}
