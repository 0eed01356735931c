import type { CoveredPeriod } from '#domain/expenses/covered-period.ts';

/** Findings on costs: a blocking one leaves a line out of the statements until it is solved. */
export const COST_FINDINGS = {
  cost_without_key: 'Blocking',
  ownership_incomplete: 'Blocking',
  meter_boundary_missing: 'Blocking',
  meter_decreasing: 'Blocking',
  meter_total_zero: 'Blocking',
  nobody_bears: 'Blocking',
  meter_not_read: 'Warning',
} as const;
export type CostFindingCode = keyof typeof COST_FINDINGS;

/** A fault of a cost, or a point to review, and where it is. */
export interface CostFinding {
  readonly code: CostFindingCode;
  readonly line_id: string | null;
  readonly decision_id: string | null;
  readonly unit_id: string | null;
  readonly distribution_key_id: string | null;
  /** Stretches without holders, days without a reading, or stretches shared by days. */
  readonly periods: readonly CoveredPeriod[];
}

/** Makes a finding on a line. */
export function findingOn(
  code: CostFindingCode,
  line: { readonly id: string; readonly distribution_key_id: string },
  place: Partial<Pick<CostFinding, 'unit_id' | 'periods'>> = {},
): CostFinding {
  const { id, distribution_key_id } = line;
  return {
    code,
    line_id: id,
    decision_id: null,
    unit_id: place.unit_id ?? null,
    distribution_key_id,
    periods: place.periods ?? [],
  };
}
