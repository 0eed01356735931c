import { Proceeding, PROCEEDING_SORTS, type ListProceedings } from '#contract/proceedings.ts';
import type { Connection } from '#platform/db/connection.ts';
import { selectNames } from '#platform/db/names.ts';
import { findShown, listPage, sortFields, type Selection } from '#platform/db/page.ts';
import type { Row } from '#platform/db/rows.ts';
import { equal, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import { nameSources } from '#relations/display-names.ts';
import { owners } from '#relations/owners.ts';
import { units } from '#relations/units.ts';

export type ProceedingRow = Row<'proceedings'>;

const selectProceedings = (db: Connection): Selection => ({
  select: sql`select * from app.proceedings`,
  beside: selectNames(db, Proceeding, nameSources),
});

/** Finds a proceeding that meets the conditions. */
export function findProceeding(
  db: Connection,
  id: string,
  visible: readonly Sql[],
): Promise<ProceedingRow | undefined> {
  return findShown<ProceedingRow>(db, selectProceedings(db), [
    sql`organization_id = ${db.organizationId}`,
    sql`id = ${id}`,
    ...visible,
  ]);
}

const sortable = sortFields('proceedings', PROCEEDING_SORTS);

/** Lists the proceedings of a building, latest first. */
export function listProceedings(
  db: Connection,
  building_id: string,
  { pending_on: day, ...page }: ListProceedings,
): Promise<Page<ProceedingRow>> {
  return listPage<ProceedingRow>(
    db,
    {
      ...selectProceedings(db),
      where: [
        sql`organization_id = ${db.organizationId}`,
        ...equal({ building_id }),
        ...(day === undefined
          ? []
          : [sql`opened_on <= ${day} and (ended_on is null or ended_on > ${day})`]),
      ],
      sortable,
      defaultSort: '-opened_on',
    },
    page,
  );
}

/** Finds all proceedings of a building. */
export function findProceedingsOfBuilding(
  db: Connection,
  building_id: string,
): Promise<ProceedingRow[]> {
  return db.query<ProceedingRow>(sql`select * from app.proceedings
    where organization_id = ${db.organizationId} and building_id = ${building_id}
    order by opened_on, id`);
}

/** Counts which of these lots are not in the building, and which of these owners are unknown. */
export function countUnknown(
  db: Connection,
  building_id: string,
  { unit_ids, excluded_owner_ids }: Pick<ProceedingRow, 'unit_ids' | 'excluded_owner_ids'>,
): Promise<{ readonly units: number; readonly owners: number }> {
  return db.one(sql`select
    (select count(*)::integer from unnest(${unit_ids}::uuid[]) as named (id) where not exists
      (select from ${units(db)} as unit where unit.id = named.id and unit.building_id = ${building_id}))
      as units,
    (select count(*)::integer from unnest(${excluded_owner_ids}::uuid[]) as named (id) where not exists
      (select from ${owners(db)} as owner where owner.id = named.id)) as owners`);
}
