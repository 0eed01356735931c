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
