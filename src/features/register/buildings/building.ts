import { visibleBuildings } from '#features/shared/index.ts';
import { lockRow, type Row } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

const PPM = 1_000_000;

type LateInterest = Pick<Row<'buildings'>, 'late_interest_is_legal' | 'late_interest_ppm'>;

/** Converts late interest to a single field: a rate, or the name of the legal rate. */
export function toBuilding<Building extends LateInterest>(row: Building) {
  const fixed = row.late_interest_ppm === null ? null : row.late_interest_ppm / PPM;
  return { ...row, late_interest_rate: row.late_interest_is_legal ? ('Legal' as const) : fixed };
}

/**
 * Converts late interest to columns, in integer parts per million. Undefined leaves it unchanged.
 */
export function lateInterestColumns(rate: number | 'Legal' | null | undefined) {
  if (rate === undefined) return {};
  return {
    late_interest_is_legal: rate === 'Legal',
    late_interest_ppm: typeof rate === 'number' ? Math.round(rate * PPM) : null,
  };
}

/** Locks a visible building: writers of it, its quotas and its units take turns. */
export function lockBuilding(
  ctx: TenantContext,
  id: string,
): Promise<Row<'buildings'> | undefined> {
  return lockRow(ctx.db, 'buildings', id, visibleBuildings(ctx, 'id'));
}
