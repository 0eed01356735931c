import { DomainError } from '#domain/kernel/domain-error.ts';
import { fraction, toShareText } from '#domain/kernel/fraction.ts';
import { visibleUnits } from '#features/shared/index.ts';
import type { Row } from '#platform/db/rows.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { findUnit, lockVisibleUnits, type ListedUnitRow, type ShownUnit } from './repository.ts';

/** Converts a unit to its JSON form. */
export function toUnit<Unit extends Pick<Row<'units'>, 'area'>>(row: Unit) {
  return { ...row, area: row.area === null ? null : Number(row.area) };
}

/** Converts a unit of a list to its JSON form. */
export function toListedUnit({ holders, ...unit }: ListedUnitRow) {
  return {
    ...toUnit(unit),
    holders: holders.map(({ share_numerator, share_denominator, ...holder }) => ({
      ...holder,
      ownership_share: toShareText(fraction(BigInt(share_numerator), BigInt(share_denominator))),
    })),
  };
}

/** Finds a unit that the caller may see. Refuses not_found. */
export async function requireUnit(ctx: TenantContext, id: string): Promise<ShownUnit> {
  const visible = visibleUnits(ctx, 'id', 'building_id');
  return found(await findUnit(ctx.db, id, visible), 'unit', id);
}

/** Locks visible units against other writers of them and of their owners. Refuses not_found. */
export async function lockUnits(ctx: TenantContext, ids: readonly string[]): Promise<void> {
  const locked = await lockVisibleUnits(ctx.db, ids, visibleUnits(ctx, 'id', 'building_id'));
  const missing = ids.find((id) => !locked.has(id));
  if (missing !== undefined) throw new DomainError('not_found', { what: 'unit', id: missing });
}
