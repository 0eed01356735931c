import type { SplitLine } from '#domain/charges/split-amount.ts';
import { fraction, toShareText } from '#domain/kernel/fraction.ts';
import { toEuro } from '#domain/kernel/money.ts';
import type { Row } from '#platform/db/rows.ts';

/** Cost splits, as stored and as shown. */

/** A share as the database returns it. */
export type StoredShare = Pick<Row<'call_lines'>, 'share_numerator' | 'share_denominator'>;

/** Converts lines to the stored form, numbered in order. */
export function toStoredLines<Line extends SplitLine>(lines: readonly Line[]) {
  return lines.map(({ share, ...line }, index) => ({
    ...line,
    line_number: index + 1,
    share_numerator: share.numerator.toString(),
    share_denominator: share.denominator.toString(),
  }));
}

/** A sale that moves charges of a unit from one owner to another. */
export interface SaleOfUnit {
  /** Id of the transfer. */
  readonly id: string;
  readonly unit_id: string;
  readonly from_owner_id: string;
  readonly to_owner_id: string;
}

/** Last line number of a stored split, and the unit's weight in its key. */
export interface SplitEnd {
  readonly last_line: number;
  readonly weight: number;
  readonly total_weight: number;
}

/** Makes the two lines that move a part of a stored split from the seller to the buyer. */
export function makeCorrectingLines(
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

/** Converts a line of a split to its JSON form. @param key the name of the distribution key */
export function showSplitLine<Line extends Omit<SplitLine, 'owner_id'>>(key: string, line: Line) {
  return { ...line, amount: toEuro(line.amount_cents), key, share: toShareText(line.share) };
}
