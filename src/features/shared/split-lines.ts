import type { SplitLine } from '#domain/charges/split-amount.ts';
import { fraction, toShareText } from '#domain/kernel/fraction.ts';
import { sumCents, toEuro } from '#domain/kernel/money.ts';
import { unnestRows, type Sql } from '#platform/db/sql.ts';

/** Who bears what of an amount, as it is stored and as it is shown. */

const COLUMNS = {
  line_number: 'integer',
  unit_id: 'uuid',
  owner_id: 'uuid',
  amount_cents: 'bigint',
  weight: 'bigint',
  total_weight: 'bigint',
  share_numerator: 'numeric',
  share_denominator: 'numeric',
};

/** The lines as rows to insert, numbered in their order, with the columns of `COLUMNS`. */
export function unnestSplitLines(lines: readonly SplitLine[]): Sql {
  const rows = lines.map((line, index) => ({
    ...line,
    line_number: index + 1,
    share_numerator: line.share.numerator.toString(),
    share_denominator: line.share.denominator.toString(),
  }));
  return unnestRows(COLUMNS, rows);
}

/** A line as the database gives it back. */
export interface StoredShare {
  readonly share_numerator: string;
  readonly share_denominator: string;
}

export function readSplitLine<Row extends StoredShare>(row: Row) {
  const share = fraction(BigInt(row.share_numerator), BigInt(row.share_denominator));
  return { ...row, share };
}

/** @param key the name of the distribution key */
export function showSplitLine<Line extends Omit<SplitLine, 'owner_id'>>(key: string, line: Line) {
  return { ...line, amount: toEuro(line.amount_cents), key, share: toShareText(line.share) };
}

/** The lines with their sum. */
export function showSplit(key: string, lines: readonly SplitLine[]) {
  return {
    lines: lines.map((line) => showSplitLine(key, line)),
    total: toEuro(sumCents(lines.map(({ amount_cents: cents }) => cents))),
  };
}
