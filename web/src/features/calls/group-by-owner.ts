import type { CallDistributionLine } from '../../shared/api/generated.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';

/** Share of one owner over all their lots. */
export interface OwnerShare {
  readonly owner_id: string;
  readonly owner_name: string;
  /** Numbers of their lots, joined for display. */
  readonly units: string;
  readonly amount: number;
  /** Amount for each part of the call, in the order of the parts. */
  readonly parts: readonly number[];
}

/** Groups the lines of a call by owner, in the order in which owners first occur. */
export function groupByOwner(
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
