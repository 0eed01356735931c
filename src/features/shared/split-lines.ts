import type { SplitLine } from '#domain/charges/split-amount.ts';
import { fraction, toShareText } from '#domain/kernel/fraction.ts';
import { sumCents, toEuro } from '#domain/kernel/money.ts';
import type { Row } from '#platform/db/rows.ts';

/** Who bears what of an amount, as it is stored and as it is shown. */

/** A share as the database gives it back. */
export type StoredShare = Pick<Row<'call_lines'>, 'share_numerator' | 'share_denominator'>;

/** The lines as they are stored, numbered in their order. */
export function storedSplitLines(lines: readonly SplitLine[]) {
  return lines.map(({ share, ...line }, index) => ({
    ...line,
    line_number: index + 1,
    share_numerator: share.numerator.toString(),
    share_denominator: share.denominator.toString(),
  }));
}

export function readSplitLine<Line extends StoredShare>(row: Line) {
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
