import type { ListUnits, UNIT_SORTS } from '#contract/units.ts';
import type { UnitType } from '#domain/register/unit-type.ts';
import type { Connection } from '#platform/db/connection.ts';
import { listPage, type SortFields } from '#platform/db/page.ts';
import { sql, unnestRows, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';

export interface UnitRow {
  readonly id: string;
  readonly building_id: string;
  readonly unit_number: string;
  readonly type: UnitType;
  readonly floor: number | null;
  /** A decimal as the database writes it. */
  readonly area: string | null;
  readonly quota: number;
  readonly parent_unit_id: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly version: number;
}

const sortable: SortFields<typeof UNIT_SORTS> = {
  unit_number: { column: 'unit_number', type: 'text' },
  id: { column: 'id', type: 'uuid' },
};

export function listUnits(
  db: Connection,
  { building_id, ...page }: ListUnits,
  visible: readonly Sql[],
): Promise<Page<UnitRow>> {
  const ofBuilding = building_id === undefined ? [] : [sql`building_id = ${building_id}`];
  return listPage<UnitRow>(
    db,
    {
      select: sql`select * from app.units`,
      where: [sql`organization_id = ${db.organizationId}`, ...ofBuilding, ...visible],
      sortable,
      defaultSort: 'unit_number',
    },
    page,
  );
}

export type NewUnit = Omit<UnitRow, 'updated_at' | 'version'> & { readonly created_by: string };

/** The rows come back in no particular order. */
export function insertUnits(db: Connection, units: readonly NewUnit[]): Promise<UnitRow[]> {
  const types = {
    id: 'uuid',
    building_id: 'uuid',
    unit_number: 'text',
    type: 'text',
    floor: 'smallint',
    area: 'numeric',
    quota: 'bigint',
    parent_unit_id: 'uuid',
    created_by: 'uuid',
    created_at: 'timestamptz',
  };
  return db.query<UnitRow>(sql`
    insert into app.units (organization_id, id, building_id, unit_number, type, floor, area, quota,
      parent_unit_id, created_by, created_at, updated_at)
    select ${db.organizationId}::uuid, t.*, t.created_at from (${unnestRows(types, units)}) as t
    returning *`);
}

/** From this day on each unit has this quota, until it is changed again. */
export async function recordQuotas(
  db: Connection,
  quotas: readonly { readonly id: string; readonly quota: number }[],
  validFrom: string,
): Promise<void> {
  const ids = quotas.map(({ id }) => id);
  await Promise.all([
    db.execute(sql`delete from app.unit_quotas where organization_id = ${db.organizationId}
      and unit_id = any(${ids}::uuid[]) and valid_from > ${validFrom}::date`),
    db.execute(sql`insert into app.unit_quotas (organization_id, unit_id, valid_from, quota)
      select ${db.organizationId}::uuid, t.id, ${validFrom}::date, t.quota
      from (${unnestRows({ id: 'uuid', quota: 'bigint' }, quotas)}) as t
      on conflict (organization_id, unit_id, valid_from) do update set quota = excluded.quota`),
  ]);
}

/** The day from which the unit's present quota has held. */
export async function quotaHeldSince(db: Connection, unitId: string): Promise<string> {
  const { valid_from } = await db.one<{ valid_from: string }>(sql`select valid_from
    from app.unit_quotas where organization_id = ${db.organizationId} and unit_id = ${unitId}
    order by valid_from desc limit 1`);
  return valid_from;
}

/** Which of the ids are units of the building. */
export async function knownUnits(
  db: Connection,
  buildingId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(sql`select id from app.units
    where organization_id = ${db.organizationId} and building_id = ${buildingId}
      and id = any(${ids}::uuid[])
    for key share`);
  return new Set(rows.map(({ id }) => id));
}

/** Unit → the unit it belongs to, for those of the building that belong to one. */
export async function parentsInBuilding(
  db: Connection,
  buildingId: string,
): Promise<Map<string, string>> {
  const rows = await db.query<{ id: string; parent_unit_id: string }>(sql`
    select id, parent_unit_id from app.units
    where organization_id = ${db.organizationId} and building_id = ${buildingId}
      and parent_unit_id is not null`);
  return new Map(rows.map(({ id, parent_unit_id }) => [id, parent_unit_id]));
}
