import { centsOf } from '#domain/kernel/money.ts';
import { explainCharge, type ChargeProduct } from '#domain/statements/explain-charge.ts';
import type { StatementLinesLine } from '../api/generated.ts';

/** Explains a line of a statement as a product; undefined if its figures are not one. */
export function explainLine(line: StatementLinesLine): ChargeProduct | undefined {
  const { building_amount: building, amount } = line;
  return explainCharge({
    ...line,
    building_cents: building === null ? null : centsOf(building),
    amount_cents: centsOf(amount),
  });
}

/** Whether a line is the result of works, which are settled per decision and not per invoice. */
export function isOfWorks({ expense_id, entry_id }: StatementLinesLine): boolean {
  return expense_id === null && entry_id === null;
}

/** Returns the period that a cost covers; undefined for a single day. */
export function findCoveredPeriod({
  period_from: from,
  period_to: to,
}: StatementLinesLine): { readonly from: string; readonly to: string } | undefined {
  return from === null || to === null || from === to ? undefined : { from, to };
}
