import type { CallDistributionLine } from '../../shared/api/generated.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';

/** What one owner is to pay for all their lots. */
export interface OwnerShare {
  readonly owner_id: string;
  readonly owner_name: string;
  /** The numbers of their lots. */
  readonly units: string;
  readonly amount: number;
  /** What of it is for which part of the call, in their order. */
  readonly parts: readonly number[];
}

/** The lines of a call put together by owner, in the order in which they were given. */
export function byOwner(
  lines: readonly CallDistributionLine[],
  partCount: number,
): readonly OwnerShare[] {
  return [...Map.groupBy(lines, ({ owner_id }) => owner_id)].map(([owner_id, own]) => ({
    owner_id,
    owner_name: own[0]?.owner_name ?? '',
    units: [...new Set(own.map(({ unit_number }) => unit_number))].join(', '),
    amount: sumEuro(own.map(({ amount }) => amount)),
    parts: Array.from({ length: partCount }, (_, index) =>
      sumEuro(own.filter(({ part }) => part === index + 1).map(({ amount }) => amount)),
    ),
  }));
}
