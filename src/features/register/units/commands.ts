import type { CreateUnit, UpdateUnit } from '#contract/units.ts';
import { assert } from '#domain/kernel/assert.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { checkParent } from '#domain/register/unit-tree.ts';
import {
  lockBuilding,
  planAssignedQuota,
  releaseQuota,
  saveQuotaState,
} from '#features/register/buildings/index.ts';
import { withFieldPointers, visibleUnits, creationColumns } from '#features/shared/index.ts';
import {
  deleteRow,
  findRow,
  insertRowsReturning,
  lockRow,
  updateRow,
  type NewRow,
  type Row,
} from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import {
  knownUnits,
  findUnitParents,
  findQuotaStart,
  insertQuotas,
  recordQuotas,
} from './repository.ts';
import { requireUnit } from './unit.ts';

const PARENT = '/body/parent_unit_id';

/** A unit with the name of its building. */
type CreatedUnit = Row<'units'> & { readonly building_name: string };

/** Adds one unit; see createUnits. */
export async function createUnit(ctx: TenantContext, input: CreateUnit): Promise<CreatedUnit> {
  const { building_id, ...fields } = input;
  const [unit] = await createUnits(ctx, building_id, [fields]);
  assert(unit, 'A created unit is missing');
  return unit;
}

/** Adds units to a building, in the order given, with a fixed number of statements. */
export async function createUnits(
  ctx: TenantContext,
  buildingId: string,
  inputs: readonly Omit<CreateUnit, 'building_id'>[],
): Promise<CreatedUnit[]> {
  const building = await lockBuilding(ctx, buildingId);
  if (!building) throw new DomainError('unknown_reference', { pointer: '/body/building_id' });
  const parents = inputs.flatMap(({ parent_unit_id: parent }) => parent ?? []);
  await checkParentsKnown(ctx, buildingId, parents);
  const units = inputs.map((input): NewRow<'units'> => ({
    id: ctx.newId(),
    building_id: buildingId,
    unit_number: input.unit_number,
    type: input.type ?? 'Apartment',
    floor: input.floor ?? null,
    area: areaText(input.area) ?? null,
    quota: input.quota ?? 0,
    parent_unit_id: input.parent_unit_id ?? null,
    ...creationColumns(ctx),
  }));
  const added = units.reduce((total, { quota }) => total + quota, 0);
  const change = planAssignedQuota(ctx, building, added);
  const [, rows] = await Promise.all([
    saveQuotaState(ctx.db, buildingId, change),
    insertRowsReturning(ctx.db, 'units', units),
    insertQuotas(ctx.db, units, change.valid_from),
  ]);
  const { name: building_name } = building;
  const byId = new Map(rows.map((row) => [row.id, { ...row, building_name }]));
  return units.map(({ id }) => found(byId.get(id), 'unit', id));
}

function areaText(area: number | string | null | undefined): string | null | undefined {
  return typeof area === 'number' ? String(area) : area;
}

async function checkParentsKnown(
  ctx: TenantContext,
  buildingId: string,
  parents: readonly string[],
): Promise<void> {
  if (parents.length === 0) return;
  const known = await knownUnits(ctx.db, buildingId, parents);
  const missing = parents.find((id) => !known.has(id));
  if (missing === undefined) return;
  const elsewhere = await findRow(ctx.db, 'units', missing, visibleUnits(ctx, 'id', 'building_id'));
  if (!elsewhere) throw new DomainError('unknown_reference', { pointer: PARENT });
  throw new DomainError('invalid_parent', { parent_unit_id: missing, pointer: PARENT });
}

/** Changes the given fields. Refuses quota_exceeded, unknown_reference, invalid_parent. */
export async function updateUnit(
  ctx: TenantContext,
  id: string,
  input: UpdateUnit,
): Promise<Row<'units'>> {
  const { building, unit } = await lockUnit(ctx, id);
  const { area, ...fields } = input;
  const { quota, parent_unit_id: parent } = fields;
  if (typeof parent === 'string' && parent !== unit.parent_unit_id) {
    await checkParentsKnown(ctx, unit.building_id, [parent]);
    const parentOf = await findUnitParents(ctx.db, unit.building_id);
    withFieldPointers({ invalid_parent: PARENT }, () => checkParent(id, parent, parentOf));
  }
  if (quota !== undefined && quota !== unit.quota) {
    const change = planAssignedQuota(ctx, building, quota - unit.quota);
    await Promise.all([
      saveQuotaState(ctx.db, building.id, change),
      recordQuotas(ctx.db, [{ id, quota }], change.valid_from),
    ]);
  }
  return updateRow(ctx, 'units', id, {
    ...fields,
    area: areaText(area),
    // A number that clashed before numbers were compared without case is refused now.
    number_clashes: false,
  });
}

/** Deletes a unit. Refuses in_use while owners, splits, books, keys or other units refer to it. */
export async function deleteUnit(ctx: TenantContext, id: string): Promise<void> {
  const { building, unit } = await lockUnit(ctx, id);
  const valid_from = await findQuotaStart(ctx.db, id);
  await deleteRow(ctx.db, 'units', id);
  await releaseQuota(ctx, building, { quota: unit.quota, valid_from });
}

/** Locks the building, then the unit, in the same order as everywhere to avoid deadlocks. */
async function lockUnit(ctx: TenantContext, id: string) {
  const { building_id } = await requireUnit(ctx, id);
  const building = found(await lockBuilding(ctx, building_id), 'unit', id);
  const unit = matching(ctx, found(await lockRow(ctx.db, 'units', id), 'unit', id));
  return { building, unit };
}
