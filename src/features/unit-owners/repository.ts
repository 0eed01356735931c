import type { PageRequest } from '#contract/pagination.ts';
import { HELD_UNIT_SORTS } from '#contract/unit-owners.ts';
import { assert } from '#domain/kernel/assert.ts';
import { multiply, type Fraction } from '#domain/kernel/fraction.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import {
  commonDenominator,
  findCompleteDay,
  type OwnershipPeriod,
} from '#domain/register/ownership.ts';
import { updateCompleteDays } from '#features/register/units/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { listPage, sortFields } from '#platform/db/page.ts';
import { insertRows, unnestRows, type Row } from '#platform/db/rows.ts';
import { allOf, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import { units } from '#relations/units.ts';
import { toColumns, toHolding, type Holding } from './holding.ts';

/** Whether the relation `held` is in force on a day. */
export function inForce(date: LocalDate): Sql {
  return sql`held.during @> ${date}::date`;
}

/** Finds every relation of the units, including past and future ones, by unit. */
export async function findHoldings(
  db: Connection,
  unitIds: readonly string[],
): Promise<Map<string, Holding[]>> {
  const rows = await db.query<Row<'unit_owners'>>(sql`select * from app.unit_owners
    where organization_id = ${db.organizationId} and unit_id = any(${unitIds}::uuid[])
    order by unit_id, start_date, id`);
  const byUnit = new Map<string, Holding[]>(unitIds.map((id) => [id, []]));
  for (const row of rows) byUnit.get(row.unit_id)?.push(toHolding(row));
  return byUnit;
}

/** Lists the relations of a unit on one day or of all time, oldest first. */
export function listUnitOwners(
  db: Connection,
  unitId: string,
  { on, visible }: { readonly on: LocalDate | undefined; readonly visible: readonly Sql[] },
): Promise<Row<'unit_owners'>[]> {
  const conditions = [...visible, ...(on === undefined ? [] : [inForce(on)])];
  return db.query<Row<'unit_owners'>>(sql`
    select * from app.unit_owners as held
    where held.organization_id = ${db.organizationId} and held.unit_id = ${unitId}
      and ${allOf(conditions)}
    order by held.start_date, held.id`);
}

export function findUnitOwner(
  db: Connection,
  id: string,
  visible: readonly Sql[] = [],
): Promise<Row<'unit_owners'> | undefined> {
  return db.first<Row<'unit_owners'>>(sql`
    select held.* from app.unit_owners as held
    join ${units(db)} as unit on unit.id = held.unit_id
    where held.organization_id = ${db.organizationId} and held.id = ${id} and ${allOf(visible)}`);
}

type NamedUnit = Pick<
  Row<'units'>,
  'unit_number' | 'building_id' | 'type' | 'floor' | 'area' | 'quota' | 'parent_unit_id'
>;

export interface HeldUnitRow extends Row<'unit_owners'>, NamedUnit {
  readonly unit_owner_id: string;
}

const sortable = sortFields('unit_owners', HELD_UNIT_SORTS);

/** Lists the relations of an owner on one day or of all time, with the units, oldest first. */
export function listOwnerRelations(
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
        join ${units(db)} as unit on unit.id = held.unit_id
        where held.organization_id = ${db.organizationId} and held.owner_id = ${ownerId}
          and ${allOf(conditions)}) as held`,
      where: [],
      sortable,
      defaultSort: 'start_date',
    },
    page,
  );
}

interface Stamp {
  readonly now: string;
  readonly userId: string;
}

export async function insertHoldings(
  db: Connection,
  holdings: readonly Holding[],
  { now, userId }: Stamp,
): Promise<void> {
  const stamp = { created_by: userId, created_at: now, updated_at: now };
  const rows = holdings.map((holding) => ({ ...toColumns(holding), ...stamp }));
  await insertRows(db, 'unit_owners', rows);
}

const holdingColumns = [
  'id',
  'right',
  'share_numerator',
  'share_denominator',
  'start_date',
  'end_date',
  'primary_during',
  'is_voting_mandatary',
] as const;

export async function updateHoldings(
  db: Connection,
  holdings: readonly Holding[],
  now: string,
): Promise<void> {
  if (holdings.length === 0) return;
  await db.execute(sql`
    update app.unit_owners as held
    set "right" = given."right", share_numerator = given.share_numerator,
      share_denominator = given.share_denominator, start_date = given.start_date,
      end_date = given.end_date, primary_during = given.primary_during,
      is_voting_mandatary = given.is_voting_mandatary, updated_at = ${now}, version = held.version + 1
    from (${unnestRows('unit_owners', holdingColumns, holdings.map(toColumns))}) as given
    where held.organization_id = ${db.organizationId} and held.id = given.id`);
}

/**
 * Replaces the totals over time, by which the database checks that the shares of a unit never
 * exceed a whole, and the day from which they reach it.
 */
export async function replaceTotals(
  db: Connection,
  periodsOf: ReadonlyMap<string, readonly OwnershipPeriod[]>,
): Promise<void> {
  const rows = [...periodsOf].flatMap(([unit_id, periods]) => totalRows(unit_id, periods));
  await Promise.all([
    db.execute(sql`delete from app.ownership_totals
      where organization_id = ${db.organizationId} and unit_id = any(${[...periodsOf.keys()]}::uuid[])`),
    insertRows(db, 'ownership_totals', rows),
    updateCompleteDays(
      db,
      [...periodsOf].map(([id, periods]) => ({ id, complete_from: findCompleteDay(periods) })),
    ),
  ]);
}

function totalRows(unit_id: string, periods: readonly OwnershipPeriod[]) {
  const denominator = commonDenominator(periods);
  return periods.map(({ from, to, usufruct_side, bare_side }) => ({
    unit_id,
    during: `[${from},${to ?? ''})`,
    usufruct_numerator: toNumerator(denominator, usufruct_side),
    bare_numerator: toNumerator(denominator, bare_side),
    denominator: String(denominator),
  }));
}

function toNumerator(denominator: bigint, share: Fraction): string {
  const scaled = multiply(share, { numerator: denominator, denominator: 1n });
  assert(scaled.denominator === 1n, 'A common denominator is not common');
  return String(scaled.numerator);
}
