import type { Cents } from '#domain/kernel/money.ts';
import { sumGivenAmounts } from '#domain/kernel/sum-given-amounts.ts';
import type { Fund } from './funds.ts';

/** A part of a call: its fund and the key by which it is split. */
export interface CallPart {
  readonly fund: Fund;
  readonly distribution_key_id: string;
  /** Positive. */
  readonly amount_cents: Cents;
  /** The decision that the part stems from; null or absent: that of the call. */
  readonly decision_id?: string | null | undefined;
}

/** A call, in parts or as a whole for its own fund. */
export interface PartedCall {
  readonly fund: Fund | null;
  readonly distribution_key_id: string | null;
  readonly total_cents: Cents;
  readonly split_key_name: string | null;
}

/** A stored part, with the name of its key once it is split. */
export interface NumberedPart extends CallPart {
  /** From 1, in the order in which they were entered. */
  readonly part_number: number;
  readonly split_key_name: string | null;
}

/** Returns the numbered parts of a call; the whole as one part if it has none. */
export function numberCallParts(call: PartedCall, parts: readonly NumberedPart[]): NumberedPart[] {
  const { fund, distribution_key_id, total_cents, split_key_name } = call;
  if (parts.length > 0 || fund === null || distribution_key_id === null) return [...parts];
  return [{ part_number: 1, fund, distribution_key_id, amount_cents: total_cents, split_key_name }];
}

/**
 * Sums the parts in cents and finds their common fund and key; null: they differ. Refuses
 * amount_out_of_range for a sum beyond the range of amounts.
 */
export function summarizeParts(
  parts: readonly CallPart[],
): Pick<PartedCall, 'fund' | 'distribution_key_id' | 'total_cents'> {
  return {
    fund: findCommonValue(parts.map(({ fund }) => fund)),
    distribution_key_id: findCommonValue(
      parts.map(({ distribution_key_id }) => distribution_key_id),
    ),
    total_cents: sumGivenAmounts(
      parts.map(({ amount_cents }) => amount_cents),
      ['parts'],
    ),
  };
}

function findCommonValue<Value>(values: readonly Value[]): Value | null {
  const [first] = values;
  return first !== undefined && values.every((value) => value === first) ? first : null;
}
