import { requireBuilding, visibleBuildings, visibleUnits } from '#features/shared/index.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { queryKeys, type ShownKeyRow } from './repository.ts';

/**
 * Finds visible keys: an Owner sees those of their buildings, with the weights of their own units
 * and the totals.
 */
function findShownKeys(ctx: TenantContext, where: readonly Sql[]): Promise<ShownKeyRow[]> {
  return queryKeys(ctx.db, {
    date: ctx.today,
    where: [...where, ...visibleBuildings(ctx, 'key.building_id')],
    visibleUnits: visibleUnits(ctx, 'unit.id', 'unit.building_id'),
  });
}

export async function listKeys(ctx: TenantContext, buildingId: string): Promise<ShownKeyRow[]> {
  await requireBuilding(ctx, buildingId);
  return findShownKeys(ctx, [sql`key.building_id = ${buildingId}`]);
}

export async function getKey(ctx: TenantContext, id: string): Promise<ShownKeyRow> {
  const [key] = await findShownKeys(ctx, [sql`key.id = ${id}`]);
  return found(key, 'distribution_key', id);
}
