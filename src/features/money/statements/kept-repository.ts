import type { OwnerTotals, OwnerUnitTotals } from '#domain/statements/owner-totals.ts';
import type {
  CalledRow,
  CallPartName,
  StatementCall,
  StatementRow,
} from '#domain/statements/statement-input.ts';
import type { DecisionWorks } from '#domain/statements/works-rows.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRows, unnestRows, type Row } from '#platform/db/rows.ts';
import { allOf, equal, sql, type Sql } from '#platform/db/sql.ts';
import { callLines } from '#relations/calls-for-funds.ts';
import {
  unpackRows,
  type KeptRow,
  type PackedRows,
  type RowPacker,
  type Subject,
} from './kept-rows.ts';
import {
  fromOwner,
  fromOwnerUnit,
  toOwnerTotals,
  toOwnerUnitTotals,
  toWorks,
  type KeptOwner,
} from './kept.ts';

/** Columns of a subject of rows. */
const SUBJECT = sql`subject.number, subject.line_id, subject.decision_id, subject.works_run_id,
  subject.account_code, subject.nature, subject.distribution_key_ids, subject.total_weight,
  subject.total_days, subject.period_from, subject.period_to, subject.origin`;

/** Columns of the rows of an owner in a lot. */
const PACKED = sql`kept.owner_id, kept.unit_id, kept.rows`;

/** Columns of the figures of an owner in a lot, without their rows. */
const OWNER_UNIT = sql`kept.owner_id, kept.unit_id, kept.charges_ordinary_cents,
  kept.charges_extraordinary_cents, kept.called_ordinary_cents, kept.called_extraordinary_cents`;

const CALLED = sql`kept.call_id, kept.part_number, kept.nature, kept.call_date,
  kept.distribution_key_id, kept.unit_id, kept.owner_id, kept.amount_cents, kept.origin`;

/** The figures that a run keeps once it is frozen. */
export interface Kept {
  readonly called: readonly CalledRow[];
  readonly owners: readonly OwnerTotals[];
  readonly units: readonly OwnerUnitTotals[];
  readonly works: readonly DecisionWorks[];
  readonly call_parts: readonly CallPartName[];
  readonly rows: Pick<RowPacker, 'listSubjects' | 'findRows'>;
}

/**
 * Stores the figures and rows of a run, and marks the parts of calls that it settles.
 * @param first number of the first statement of an owner
 */
export async function insertKept(
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
      kept.units.map((one) => ({
        ...fromOwnerUnit(one),
        statement_id,
        rows: kept.rows.findRows(one.owner_id, one.unit_id),
      })),
    ),
    insertRows(
      db,
      'statement_subjects',
      kept.rows.listSubjects().map((subject) => ({ ...subject, statement_id })),
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

function filterOwners({ owner_id, owner_ids, unit_id }: Omit<RowFilter, 'account_code'>): Sql[] {
  return [
    ...equal({ owner_id, unit_id }),
    ...(owner_ids === undefined ? [] : [sql`owner_id = any(${owner_ids}::uuid[])`]),
  ];
}

/** Finds the kept rows of a run in their order. */
export async function findKeptRows(
  db: Connection,
  statement_id: string,
  { account_code, ...filter }: RowFilter = {},
): Promise<KeptRow[]> {
  const [packed, subjects] = await Promise.all([
    db.query<PackedRows>(sql`select ${PACKED} from app.statement_owner_units as kept
      where organization_id = ${db.organizationId} and statement_id = ${statement_id}
        and ${allOf(filterOwners(filter))}`),
    findSubjects(db, statement_id),
  ]);
  return unpackRows(
    packed,
    subjects.filter((one) => one.account_code.startsWith(account_code ?? '')),
  );
}

/**
 * Selects the kept rows of all runs one by one, with their run, owner and lot; conditions on these are those
 * of the table.
 */
export function selectKeptRows(db: Connection): Sql {
  return sql`select kept.statement_id, kept.owner_id, kept.unit_id, ${SUBJECT},
      (part ->> 0)::integer as row_number, part ->> 2 as unit_number, part ->> 3 as weight,
      part ->> 4 as share, part ->> 5 as days, part ->> 6 as consumption,
      (part ->> 7)::bigint as amount_cents, (part ->> 8)::bigint as vat_cents,
      (part ->> 9)::bigint as recoverable_cents
    from app.statement_owner_units as kept
    cross join lateral jsonb_array_elements(kept.rows) as part
    join app.statement_subjects as subject on subject.organization_id = ${db.organizationId}
      and subject.statement_id = kept.statement_id and subject.number = (part ->> 1)::integer
    where kept.organization_id = ${db.organizationId}`;
}

function findSubjects(db: Connection, statement_id: string): Promise<Subject[]> {
  return db.query<Subject>(sql`select ${SUBJECT} from app.statement_subjects as subject
    where organization_id = ${db.organizationId} and statement_id = ${statement_id} order by number`);
}

/** Subjects of the rows of a run: cost lines and decisions. */
export interface RowSubjects {
  readonly line_ids: readonly string[];
  /** Decisions whose works have no line. */
  readonly decision_ids: readonly string[];
}

/** Finds what the kept rows of a run are about. */
export async function findRowSubjects(db: Connection, statement_id: string): Promise<RowSubjects> {
  return listSubjects(await findSubjects(db, statement_id));
}

/** Lists what rows are about. */
export function listSubjects(
  rows: readonly Pick<StatementRow, 'line_id' | 'decision_id'>[],
): RowSubjects {
  return {
    line_ids: [...new Set(rows.flatMap(({ line_id }) => line_id ?? []))],
    decision_ids: [
      ...new Set(rows.flatMap((row) => (row.line_id === null ? (row.decision_id ?? []) : []))),
    ],
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
      and ${allOf(filterOwners(filter))} order by row_number`);
}

/** Finds the kept figures of the owners of a run, by number, of one owner if given. */
export async function findKeptOwners(
  db: Connection,
  statement_id: string,
  filter: Pick<RowFilter, 'owner_id'> = {},
): Promise<KeptOwner[]> {
  const rows = await db.query<Row<'statement_owners'>>(sql`select * from app.statement_owners
    where organization_id = ${db.organizationId} and statement_id = ${statement_id}
      and ${allOf(filterOwners(filter))} order by number`);
  return rows.map(toOwnerTotals);
}

/** Finds the kept figures by owner and lot, of one owner if given. */
export async function findKeptUnits(
  db: Connection,
  statement_id: string,
  filter: Pick<RowFilter, 'owner_id'> = {},
): Promise<OwnerUnitTotals[]> {
  const rows = await db.query<
    Omit<Row<'statement_owner_units'>, 'rows'>
  >(sql`select ${OWNER_UNIT} from app.statement_owner_units as kept
    where organization_id = ${db.organizationId} and statement_id = ${statement_id}
      and ${allOf(filterOwners(filter))} order by owner_id, unit_id`);
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

interface OfRun {
  readonly statement_id: string;
}

const withoutRun = (subjects: readonly (Subject & OfRun)[]): Subject[] =>
  subjects.map(({ statement_id: _run, ...subject }) => subject);

/** Finds the rows of earlier runs of a building about these lots, oldest run first. */
export async function findPosted(
  db: Connection,
  building_id: string,
  unit_ids: readonly string[],
): Promise<{ readonly rows: StatementRow[]; readonly called: CalledRow[] }> {
  if (unit_ids.length === 0) return { rows: [], called: [] };
  const ofRuns = (rows: Sql) => sql`join app.statement_runs as run
      on run.organization_id = ${db.organizationId} and run.id = ${rows}.statement_id
    where ${rows}.organization_id = ${db.organizationId} and run.building_id = ${building_id}
      and run.status <> 'Reversed'`;
  const ofLots = sql`${ofRuns(sql`kept`)} and kept.unit_id = any(${unit_ids}::uuid[])`;
  const [packed, subjects, called] = await Promise.all([
    db.query<PackedRows & OfRun>(sql`select ${PACKED}, kept.statement_id
      from app.statement_owner_units as kept ${ofLots} order by run.period_from`),
    db.query<Subject & OfRun>(sql`select ${SUBJECT}, subject.statement_id
      from app.statement_subjects as subject ${ofRuns(sql`subject`)}`),
    db.query<CalledRow>(sql`select ${CALLED} from app.statement_called_rows as kept ${ofLots}
      order by run.period_from, kept.row_number`),
  ]);
  const byRun = Map.groupBy(subjects, ({ statement_id }) => statement_id);
  const runs = [...Map.groupBy(packed, ({ statement_id }) => statement_id)];
  const rows = runs.map(([id, own]) => unpackRows(own, withoutRun(byRun.get(id) ?? [])));
  return { rows: rows.flat(), called };
}
