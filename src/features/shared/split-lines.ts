import type { SplitLine } from '#domain/charges/split-amount.ts';
import { fraction, toShareText } from '#domain/kernel/fraction.ts';
import { sumCents, toEuro } from '#domain/kernel/money.ts';
import type { Row } from '#platform/db/rows.ts';

/** Who bears what of an amount, as it is stored and as it is shown. */

/** A share as the database gives it back. */
export type StoredShare = Pick<Row<'call_lines'>, 'share_numerator' | 'share_denominator'>;

/** The lines as they are stored, numbered in their order. */
export function storedSplitLines<Line extends SplitLine>(lines: readonly Line[]) {
  return lines.map(({ share, ...line }, index) => ({
    ...line,
    line_number: index + 1,
    share_numerator: share.numerator.toString(),
    share_denominator: share.denominator.toString(),
  }));
}

/** A sale by which something goes over from one owner of a unit to another. */
export interface SaleOfUnit {
  /** Of the transfer. */
  readonly id: string;
  readonly unit_id: string;
  readonly from_owner_id: string;
  readonly to_owner_id: string;
}

/** Where a stored split ends, and what its lines of the unit say of the key. */
export interface SplitEnd {
  readonly last_line: number;
  readonly weight: number;
  readonly total_weight: number;
}

/** The pair of lines that takes a part of a stored split off the seller and gives it to the buyer. */
export function correctingPair(
  { last_line, weight, total_weight }: SplitEnd,
  { id: transfer_id, unit_id, from_owner_id, to_owner_id }: SaleOfUnit,
  { amount_cents, share }: Pick<SplitLine, 'amount_cents' | 'share'>,
) {
  const line = {
    unit_id,
    weight,
    total_weight,
    share_numerator: share.numerator.toString(),
    share_denominator: share.denominator.toString(),
    transfer_id,
  };
  return [
    { ...line, line_number: last_line + 1, owner_id: from_owner_id, amount_cents: -amount_cents },
    { ...line, line_number: last_line + 2, owner_id: to_owner_id, amount_cents },
  ];
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
