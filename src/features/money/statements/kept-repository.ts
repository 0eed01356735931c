import type { OwnerTotals, OwnerUnitTotals } from '#domain/statements/owner-totals.ts';
import type {
  CalledRow,
  CallPartName,
  StatementCall,
  StatementRow,
} from '#domain/statements/statement-input.ts';
import type { DecisionWorks } from '#domain/statements/works-rows.ts';
import type { Connection } from '#platform/db/connection.ts';
import { columnArrays, insertRows, tenantRow, unnestRows, type Row } from '#platform/db/rows.ts';
import { allOf, column, equal, join, sql, type Sql } from '#platform/db/sql.ts';
import { callLines } from '#relations/calls-for-funds.ts';
import {
  fromOwner,
  fromOwnerUnit,
  toOwnerTotals,
  toOwnerUnitTotals,
  toWorks,
  type KeptOwner,
} from './kept.ts';

/** Columns of a kept row, without its place in the run. */
const ROW = sql`kept.line_id, kept.decision_id, kept.works_run_id, kept.account_code, kept.nature,
  kept.distribution_key_ids, kept.unit_id, kept.unit_number, kept.owner_id, kept.weight,
  kept.total_weight, kept.share, kept.days, kept.total_days, kept.period_from, kept.period_to,
  kept.consumption, kept.amount_cents, kept.vat_cents, kept.recoverable_cents, kept.origin`;

const CALLED = sql`kept.call_id, kept.part_number, kept.nature, kept.call_date,
  kept.distribution_key_id, kept.unit_id, kept.owner_id, kept.amount_cents, kept.origin`;

/** The figures that a run keeps once it is frozen. */
export interface Kept {
  readonly called: readonly CalledRow[];
  readonly owners: readonly OwnerTotals[];
  readonly units: readonly OwnerUnitTotals[];
  readonly works: readonly DecisionWorks[];
  readonly call_parts: readonly CallPartName[];
}

/**
 * Stores the figures of a run, and marks the parts of calls that it settles. Its rows come after them: they
 * refer to the figures of their owner and lot.
 * @param first number of the first statement of an owner
 */
export async function insertFigures(
  db: Connection,
  statement_id: string,
  kept: Kept,
  first: number,
): Promise<void> {
  // In this order: the figures of a lot refer to those of their owner.
  await Promise.all([
    insertRows(
      db,
      'statement_owners',
      kept.owners.map((one, index) => ({ ...fromOwner(one), statement_id, number: first + index })),
    ),
    insertRows(
      db,
      'statement_owner_units',
      kept.units.map((one) => ({ ...fromOwnerUnit(one), statement_id })),
    ),
    insertRows(
      db,
      'statement_called_rows',
      kept.called.map((row, index) => ({ ...row, statement_id, row_number: index + 1 })),
    ),
    insertRows(
      db,
      'statement_works',
      kept.works.map((one) => ({
        statement_id,
        decision_id: one.decision_id,
        cost_cents: one.cost_cents,
        from_reserve_cents: one.from_reserve_cents,
        from_loan_cents: one.from_loan_cents,
        called_cents: one.called_cents,
        lines: one.lines,
      })),
    ),
    insertRows(
      db,
      'statement_call_parts',
      kept.call_parts.map((part) => ({ ...part, statement_id })),
    ),
  ]);
}

/** Columns that the rows of a line have in common. */
const OF_LINE = [
  'line_id',
  'decision_id',
  'works_run_id',
  'account_code',
  'nature',
  'distribution_key_ids',
  'total_weight',
  'total_days',
  'period_from',
  'period_to',
  'origin',
] as const;

/** Columns that many lots have in common. */
const OF_PORTION = ['weight', 'share', 'days', 'consumption'] as const;

/**
 * Stores rows of a run, numbered on from those before. What many rows have in common is sent once, and each
 * row names its place there: this takes half the time of the service and of the database.
 */
export async function insertKeptRows(
  db: Connection,
  statement_id: string,
  rows: readonly StatementRow[],
  before: number,
): Promise<void> {
  if (rows.length === 0) return;
  const lines = shareValues(rows, OF_LINE, sql`given.line`);
  const portions = shareValues(rows, OF_PORTION, sql`given.portion`);
  const texts = (name: 'unit_id' | 'unit_number' | 'owner_id') => rows.map((row) => row[name]);
  const cents = (name: 'amount_cents' | 'vat_cents' | 'recoverable_cents') =>
    toArrayText(rows.map((row) => row[name]));
  await db.execute(sql`insert into app.statement_rows (organization_id, statement_id, row_number,
      unit_id, unit_number, owner_id, amount_cents, vat_cents, recoverable_cents,
      ${join([...OF_LINE, ...OF_PORTION].map(column))})
    select tenant.organization_id, ${statement_id}::uuid, ${before}::integer + given.place,
      given.unit_id, given.unit_number, given.owner_id, given.amount_cents, given.vat_cents,
      given.recoverable_cents, ${join([...lines.values, ...portions.values])}
    from unnest(${texts('unit_id')}::uuid[], ${texts('unit_number')}::text[],
      ${texts('owner_id')}::uuid[], ${cents('amount_cents')}::bigint[], ${cents('vat_cents')}::bigint[],
      ${cents('recoverable_cents')}::bigint[], ${lines.places}::integer[], ${portions.places}::integer[])
      with ordinality as given (unit_id, unit_number, owner_id, amount_cents, vat_cents,
        recoverable_cents, line, portion, place),
      ${tenantRow(db)} as tenant`);
}

/**
 * Collects the distinct values of some columns.
 * @param place of a row in them
 * @returns the value of each column, and the place of each row
 */
function shareValues(
  rows: readonly StatementRow[],
  names: readonly ((typeof OF_LINE)[number] | (typeof OF_PORTION)[number])[],
  place: Sql,
): { readonly values: readonly Sql[]; readonly places: string } {
  const distinct = new Map<string, { readonly row: StatementRow; readonly place: number }>();
  const places = rows.map((row) => {
    const key = names.map((name) => String(row[name])).join('\n');
    const known = distinct.get(key) ?? { row, place: distinct.size + 1 };
    distinct.set(key, known);
    return known.place;
  });
  const shared = [...distinct.values()].map(({ row }) => row);
  return {
    values: columnArrays('statement_rows', names, shared).map(
      (values) => sql`(${values})[${place}]`,
    ),
    places: toArrayText(places),
  };
}

/** Writes numbers as an array: the driver would escape each of them. */
function toArrayText(numbers: readonly number[]): string {
  return `{${numbers.join(',')}}`;
}

/** Releases the parts of calls that a reversed run had settled. */
export async function releaseCallParts(db: Connection, statement_id: string): Promise<void> {
  await db.execute(sql`delete from app.statement_call_parts
    where organization_id = ${db.organizationId} and statement_id = ${statement_id}`);
}

/** Counts the statements that owners of a building have had in a financial year. */
export async function countStatements(
  db: Connection,
  { building_id, fiscal_year_id }: Pick<Row<'statement_runs'>, 'building_id' | 'fiscal_year_id'>,
): Promise<number> {
  const { last } = await db.one<{ readonly last: number }>(sql`select
      coalesce(max(owner.number), 0) as last
    from app.statement_runs as run
    join app.statement_owners as owner on owner.organization_id = ${db.organizationId}
      and owner.statement_id = run.id
    where run.organization_id = ${db.organizationId} and run.building_id = ${building_id}
      and run.fiscal_year_id = ${fiscal_year_id}`);
  return last;
}

/** The kept rows to find; every given condition holds. */
export interface RowFilter {
  readonly owner_id?: string | undefined;
  readonly owner_ids?: readonly string[] | undefined;
  readonly unit_id?: string | undefined;
  /** The account, or all below it. */
  readonly account_code?: string | undefined;
}

function filterRows({ owner_id, owner_ids, unit_id, account_code }: RowFilter): Sql[] {
  return [
    ...equal({ owner_id, unit_id }),
    ...(owner_ids === undefined ? [] : [sql`owner_id = any(${owner_ids}::uuid[])`]),
    ...(account_code === undefined ? [] : [sql`starts_with(account_code, ${account_code})`]),
  ];
}

/** A kept row with its number in the run. */
export type KeptRow = StatementRow & Pick<Row<'statement_rows'>, 'row_number'>;

/** Finds the kept rows of a run in their order. */
export function findKeptRows(
  db: Connection,
  statement_id: string,
  filter: RowFilter = {},
): Promise<KeptRow[]> {
  return db.query<KeptRow>(sql`select ${ROW}, kept.row_number from app.statement_rows as kept
    where organization_id = ${db.organizationId} and statement_id = ${statement_id}
      and ${allOf(filterRows(filter))} order by row_number`);
}

/** Subjects of the rows of a run: cost lines and decisions. */
export interface RowSubjects {
  readonly line_ids: readonly string[];
  /** Decisions whose works have no line. */
  readonly decision_ids: readonly string[];
}

/** Finds what the kept rows of a run are about. */
export async function findRowSubjects(db: Connection, statement_id: string): Promise<RowSubjects> {
  const rows = await db.query<Pick<StatementRow, 'line_id' | 'decision_id'>>(sql`select distinct
      line_id, case when line_id is null then decision_id end as decision_id
    from app.statement_rows
    where organization_id = ${db.organizationId} and statement_id = ${statement_id}`);
  return {
    line_ids: rows.flatMap(({ line_id }) => line_id ?? []),
    decision_ids: rows.flatMap(({ decision_id }) => decision_id ?? []),
  };
}

/** Finds what a run settled of calls, in order, of one owner if given. */
export function findKeptCalled(
  db: Connection,
  statement_id: string,
  filter: Pick<RowFilter, 'owner_id'> = {},
): Promise<CalledRow[]> {
  return db.query<CalledRow>(sql`select ${CALLED} from app.statement_called_rows as kept
    where organization_id = ${db.organizationId} and statement_id = ${statement_id}
      and ${allOf(filterRows(filter))} order by row_number`);
}

/** Finds the kept figures of the owners of a run, by number, of one owner if given. */
export async function findKeptOwners(
  db: Connection,
  statement_id: string,
  filter: Pick<RowFilter, 'owner_id'> = {},
): Promise<KeptOwner[]> {
  const rows = await db.query<Row<'statement_owners'>>(sql`select * from app.statement_owners
    where organization_id = ${db.organizationId} and statement_id = ${statement_id}
      and ${allOf(filterRows(filter))} order by number`);
  return rows.map(toOwnerTotals);
}

/** Finds the kept figures by owner and lot, of one owner if given. */
export async function findKeptUnits(
  db: Connection,
  statement_id: string,
  filter: Pick<RowFilter, 'owner_id'> = {},
): Promise<OwnerUnitTotals[]> {
  const rows = await db.query<
    Row<'statement_owner_units'>
  >(sql`select * from app.statement_owner_units
    where organization_id = ${db.organizationId} and statement_id = ${statement_id}
      and ${allOf(filterRows(filter))} order by owner_id, unit_id`);
  return rows.map(toOwnerUnitTotals);
}

/** Finds the works that a run settled, without the titles of the decisions. */
export async function findKeptWorks(
  db: Connection,
  statement_id: string,
): Promise<Omit<DecisionWorks, 'title'>[]> {
  const rows = await db.query<Row<'statement_works'>>(sql`select * from app.statement_works
    where organization_id = ${db.organizationId} and statement_id = ${statement_id}
    order by decision_id`);
  return rows.map(toWorks);
}

/** Finds the lines of the calls whose parts are named, with who owes them now. */
export function findSettledCalls(
  db: Connection,
  parts: readonly CallPartName[],
): Promise<Pick<StatementCall, 'call_id' | 'part_number' | 'fund' | 'amount_cents'>[]> {
  const named = unnestRows(
    'statement_call_parts',
    ['call_id', 'part_number'],
    [...new Map(parts.map((part) => [`${part.call_id} ${part.part_number}`, part])).values()],
  );
  return db.query(sql`select line.call_id, line.part_number, line.fund,
      sum(line.amount_cents)::bigint as amount_cents
    from (${named}) as named
    join ${callLines(db)} as line
      on line.call_id = named.call_id and line.part_number = named.part_number
    group by line.call_id, line.part_number, line.fund`);
}

/** Finds the rows of earlier runs of a building about these lots, oldest run first. */
export async function findPosted(
  db: Connection,
  building_id: string,
  unit_ids: readonly string[],
): Promise<{ readonly rows: StatementRow[]; readonly called: CalledRow[] }> {
  if (unit_ids.length === 0) return { rows: [], called: [] };
  const ofRuns = sql`join app.statement_runs as run on run.organization_id = ${db.organizationId}
      and run.id = kept.statement_id
    where kept.organization_id = ${db.organizationId} and kept.unit_id = any(${unit_ids}::uuid[])
      and run.building_id = ${building_id} and run.status <> 'Reversed'
    order by run.period_from, kept.row_number`;
  const [rows, called] = await Promise.all([
    db.query<StatementRow>(sql`select ${ROW} from app.statement_rows as kept ${ofRuns}`),
    db.query<CalledRow>(sql`select ${CALLED} from app.statement_called_rows as kept ${ofRuns}`),
  ]);
  return { rows, called };
}
