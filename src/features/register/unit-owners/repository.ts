import type { PageRequest } from '#contract/pagination.ts';
import type { HELD_UNIT_SORTS } from '#contract/unit-owners.ts';
import { assert } from '#domain/kernel/assert.ts';
import { multiply, type Fraction } from '#domain/kernel/fraction.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { commonDenominator, type OwnershipPeriod } from '#domain/register/ownership.ts';
import type { UnitRow } from '#features/register/units/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { listPage, type SortFields } from '#platform/db/page.ts';
import { allOf, sql, unnestRows, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import { toColumns, toHolding, type Holding, type HoldingRow } from './holding.ts';

export interface NamedHoldingRow extends HoldingRow {
  readonly owner_name: string;
}

/** In force on a day; half-open, as everywhere. */
function inForce(date: LocalDate): Sql {
  return sql`held.start_date <= ${date}::date and (held.end_date is null or held.end_date > ${date}::date)`;
}

/** Every relation of the units, past and future ones too, by unit. */
export async function holdingsOf(
  db: Connection,
  unitIds: readonly string[],
): Promise<Map<string, Holding[]>> {
  const rows = await db.query<HoldingRow>(sql`select * from app.unit_owners
    where organization_id = ${db.organizationId} and unit_id = any(${unitIds}::uuid[])
    order by unit_id, start_date, id`);
  const byUnit = new Map<string, Holding[]>(unitIds.map((id) => [id, []]));
  for (const row of rows) byUnit.get(row.unit_id)?.push(toHolding(row));
  return byUnit;
}

/** The relations of a unit with the names of their owners, oldest first; of one day or all. */
export function listUnitOwners(
  db: Connection,
  unitId: string,
  { on, visible }: { readonly on: LocalDate | undefined; readonly visible: readonly Sql[] },
): Promise<NamedHoldingRow[]> {
  const conditions = [...visible, ...(on === undefined ? [] : [inForce(on)])];
  return db.query<NamedHoldingRow>(sql`
    select held.*, owner.name as owner_name
    from app.unit_owners as held
    join app.owners as owner
      on owner.organization_id = held.organization_id and owner.id = held.owner_id
    where held.organization_id = ${db.organizationId} and held.unit_id = ${unitId}
      and ${allOf(conditions)}
    order by held.start_date, held.id`);
}

export function findUnitOwner(
  db: Connection,
  id: string,
  visible: readonly Sql[] = [],
): Promise<NamedHoldingRow | undefined> {
  return db.first<NamedHoldingRow>(sql`
    select held.*, owner.name as owner_name
    from app.unit_owners as held
    join app.owners as owner
      on owner.organization_id = held.organization_id and owner.id = held.owner_id
    join app.units as unit
      on unit.organization_id = held.organization_id and unit.id = held.unit_id
    where held.organization_id = ${db.organizationId} and held.id = ${id} and ${allOf(visible)}`);
}

interface OfOwnerRow extends HoldingRow {
  readonly unit_owner_id: string;
  readonly unit_number: string;
  readonly building_id: string;
}

export type HeldUnitRow = OfOwnerRow &
  Pick<UnitRow, 'type' | 'floor' | 'area' | 'quota' | 'parent_unit_id'>;

const sortable: SortFields<typeof HELD_UNIT_SORTS> = {
  start_date: { column: 'start_date', type: 'date' },
  id: { column: 'id', type: 'uuid' },
};

/** What an owner holds on a day, or all they ever held, with the units; oldest first. */
export function listOfOwner(
  db: Connection,
  ownerId: string,
  { on, visible }: { readonly on: LocalDate | undefined; readonly visible: readonly Sql[] },
  page: PageRequest,
): Promise<Page<HeldUnitRow>> {
  const conditions = [...visible, ...(on === undefined ? [] : [inForce(on)])];
  return listPage<HeldUnitRow>(
    db,
    {
      select: sql`select * from (
        select held.*, held.id as unit_owner_id, unit.unit_number, unit.building_id, unit.type,
          unit.floor, unit.area, unit.quota, unit.parent_unit_id
        from app.unit_owners as held
        join app.units as unit
          on unit.organization_id = held.organization_id and unit.id = held.unit_id
        where held.organization_id = ${db.organizationId} and held.owner_id = ${ownerId}
          and ${allOf(conditions)}) as held`,
      where: [],
      sortable,
      defaultSort: 'start_date',
    },
    page,
  );
}

/** The units that this person may see and change, held against other writers of their owners. */
export async function lockUnits(
  db: Connection,
  ids: readonly string[],
  visible: readonly Sql[],
): Promise<Set<string>> {
  // In one order for everybody, so that two writers of the same units do not wait for one another.
  const rows = await db.query<{ id: string }>(sql`select id from app.units
    where organization_id = ${db.organizationId} and id = any(${ids}::uuid[]) and ${allOf(visible)}
    order by id for update`);
  return new Set(rows.map(({ id }) => id));
}

/** Which of the ids are owners in sight; they cannot be deleted while the transaction lasts. */
export async function holdOwners(
  db: Connection,
  ids: readonly string[],
  visible: readonly Sql[],
): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(sql`select id from app.owners
    where organization_id = ${db.organizationId} and id = any(${ids}::uuid[]) and ${allOf(visible)}
    order by id for key share`);
  return new Set(rows.map(({ id }) => id));
}

interface Stamp {
  readonly now: string;
  readonly userId: string;
}

const relationTypes = {
  id: 'uuid',
  unit_id: 'uuid',
  owner_id: 'uuid',
  right: 'text',
  share_numerator: 'numeric',
  share_denominator: 'numeric',
  start_date: 'date',
  end_date: 'date',
  primary_during: 'datemultirange',
  is_voting_mandatary: 'boolean',
};

export async function insertHoldings(
  db: Connection,
  holdings: readonly Holding[],
  { now, userId }: Stamp,
): Promise<void> {
  if (holdings.length === 0) return;
  await db.execute(sql`
    insert into app.unit_owners (organization_id, id, unit_id, owner_id, "right", share_numerator,
      share_denominator, start_date, end_date, primary_during, is_voting_mandatary,
      created_by, created_at, updated_at)
    select ${db.organizationId}::uuid, t.*, ${userId}::uuid, ${now}::timestamptz, ${now}::timestamptz
    from (${unnestRows(relationTypes, holdings.map(toColumns))}) as t`);
}

export async function updateHoldings(
  db: Connection,
  holdings: readonly Holding[],
  now: string,
): Promise<void> {
  if (holdings.length === 0) return;
  await db.execute(sql`
    update app.unit_owners as held
    set "right" = t."right", share_numerator = t.share_numerator,
      share_denominator = t.share_denominator, start_date = t.start_date, end_date = t.end_date,
      primary_during = t.primary_during, is_voting_mandatary = t.is_voting_mandatary,
      updated_at = ${now}, version = held.version + 1
    from (${unnestRows(relationTypes, holdings.map(toColumns))}) as t
    where held.organization_id = ${db.organizationId} and held.id = t.id`);
}

/** Writes the sums over time anew, which the database keeps within the whole of each unit. */
export async function replaceTotals(
  db: Connection,
  periodsOf: ReadonlyMap<string, readonly OwnershipPeriod[]>,
): Promise<void> {
  const rows = [...periodsOf].flatMap(([unit_id, periods]) => totalRows(unit_id, periods));
  const types = {
    unit_id: 'uuid',
    during: 'daterange',
    usufruct_numerator: 'numeric',
    bare_numerator: 'numeric',
    denominator: 'numeric',
  };
  await Promise.all([
    db.execute(sql`delete from app.ownership_totals
      where organization_id = ${db.organizationId} and unit_id = any(${[...periodsOf.keys()]}::uuid[])`),
    db.execute(sql`
      insert into app.ownership_totals (organization_id, unit_id, during, usufruct_numerator,
        bare_numerator, denominator)
      select ${db.organizationId}::uuid, t.* from (${unnestRows(types, rows)}) as t`),
  ]);
}

function totalRows(unit_id: string, periods: readonly OwnershipPeriod[]) {
  const denominator = commonDenominator(periods);
  return periods.map(({ from, to, usufruct_side, bare_side }) => ({
    unit_id,
    during: `[${from},${to ?? ''})`,
    usufruct_numerator: over(denominator, usufruct_side),
    bare_numerator: over(denominator, bare_side),
    denominator,
  }));
}

function over(denominator: bigint, share: Fraction): bigint {
  const scaled = multiply(share, { numerator: denominator, denominator: 1n });
  assert(scaled.denominator === 1n, 'A common denominator is not common');
  return scaled.numerator;
}
