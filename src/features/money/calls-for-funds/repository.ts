import type { CALL_SORTS, ListCallsForFunds } from '#contract/calls-for-funds.ts';
import type { SplitLine, UnitPart } from '#domain/charges/split-amount.ts';
import type { CallStatus } from '#domain/funds/call-state.ts';
import type { Fund } from '#domain/funds/funds.ts';
import type { Instalment } from '#domain/funds/instalments.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { readSplitLine, type StoredShare, unnestSplitLines } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { listPage, type SortFields } from '#platform/db/page.ts';
import { allOf, sql, unnestRows, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';

/** A call as it stands in its table. */
export interface CallRow {
  readonly id: string;
  readonly building_id: string;
  readonly status: CallStatus;
  readonly title: string;
  readonly description: string | null;
  readonly fund: Fund;
  readonly total_cents: Cents;
  readonly call_date: string;
  readonly due_date: string;
  readonly distribution_key_id: string;
  readonly series_id: string | null;
  readonly instalment_number: number | null;
  readonly instalment_count: number | null;
  /** In the order of posting: the call first, then its reversal. */
  readonly journal_entry_ids: readonly string[];
  readonly sent_at: string | null;
  readonly cancelled_at: string | null;
  readonly cancellation_reason: string | null;
  /** Null until the lines are stored. */
  readonly split_key_name: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly version: number;
}

/** A call with what is open of it, null for a draft. */
export interface ShownCallRow extends CallRow {
  readonly open_cents: Cents | null;
}

/** @param keyId the chosen key; undefined: the General key of the building */
export function findReferences(
  db: Connection,
  {
    building_id,
    distribution_key_id: keyId,
  }: { building_id: string; distribution_key_id: string | undefined },
  visible: readonly Sql[],
): Promise<{ building_exists: boolean; key_id: string | null }> {
  const key = keyId === undefined ? sql`is_general` : sql`id = ${keyId}`;
  return db.one(sql`select
    exists (select from app.buildings where organization_id = ${db.organizationId}
      and id = ${building_id} and ${allOf(visible)}) as building_exists,
    (select id from app.distribution_keys where organization_id = ${db.organizationId}
      and building_id = ${building_id} and ${key}) as key_id`);
}

/** @param ownerId what is open counts theirs alone; null: everybody's */
function selectCalls(db: Connection, ownerId: string | null): Sql {
  return sql`select call.*, case call.status
      when 'Draft' then null
      when 'Sent' then (select coalesce(sum(owed.open_cents), 0)::bigint from app.receivables as owed
        where owed.organization_id = ${db.organizationId} and owed.source_id = call.id
          and (${ownerId}::uuid is null or owed.owner_id = ${ownerId}))
      else 0 end as open_cents
    from app.calls_for_funds as call`;
}

export function findCall(
  db: Connection,
  id: string,
  { owner_id, visible }: { owner_id: string | null; visible: readonly Sql[] },
): Promise<ShownCallRow | undefined> {
  return db.first<ShownCallRow>(sql`${selectCalls(db, owner_id)}
    where organization_id = ${db.organizationId} and id = ${id} and ${allOf(visible)}`);
}

const sortable: SortFields<typeof CALL_SORTS> = {
  id: { column: 'id', type: 'uuid' },
  call_date: { column: 'call_date', type: 'date' },
  due_date: { column: 'due_date', type: 'date' },
};

export function listCalls(
  db: Connection,
  filters: ListCallsForFunds,
  { owner_id, visible }: { owner_id: string | null; visible: readonly Sql[] },
): Promise<Page<ShownCallRow>> {
  return listPage<ShownCallRow>(
    db,
    {
      select: selectCalls(db, owner_id),
      where: [
        sql`organization_id = ${db.organizationId}`,
        ...filterConditions(filters),
        ...visible,
      ],
      sortable,
      defaultSort: '-call_date',
    },
    filters,
  );
}

function filterConditions(filters: ListCallsForFunds): Sql[] {
  const { building_id, status, fund, date_from, date_to, series_id } = filters;
  return [
    ...(building_id === undefined ? [] : [sql`building_id = ${building_id}`]),
    ...(status === undefined ? [] : [sql`status = ${status}`]),
    ...(fund === undefined ? [] : [sql`fund = ${fund}`]),
    ...(date_from === undefined ? [] : [sql`call_date >= ${date_from}`]),
    ...(date_to === undefined ? [] : [sql`call_date <= ${date_to}`]),
    ...(series_id === undefined ? [] : [sql`series_id = ${series_id}`]),
  ];
}

/** Stores what each unit bears of every instalment of a series. */
export async function insertInstalmentUnits(
  db: Connection,
  instalments: readonly (Instalment & { readonly call_id: string })[],
): Promise<void> {
  const rows = instalments.flatMap(({ call_id, units }) =>
    units.map((unit) => ({ ...unit, call_id })),
  );
  const types = {
    call_id: 'uuid',
    unit_id: 'uuid',
    amount_cents: 'bigint',
    weight: 'bigint',
    total_weight: 'bigint',
  };
  await db.execute(sql`insert into app.instalment_units
      (organization_id, call_id, unit_id, amount_cents, weight, total_weight)
    select ${db.organizationId}::uuid, rows.* from (${unnestRows(types, rows)}) as rows`);
}

/** What the units bear of an instalment, with the present name of its key. */
export async function findInstalment(
  db: Connection,
  { id, distribution_key_id }: Pick<CallRow, 'id' | 'distribution_key_id'>,
): Promise<{ key: string; parts: UnitPart[] }> {
  const [{ name }, parts] = await Promise.all([
    db.one<{ name: string }>(sql`select name from app.distribution_keys
      where organization_id = ${db.organizationId} and id = ${distribution_key_id}`),
    db.query<UnitPart>(sql`select part.unit_id, unit.unit_number, part.amount_cents, part.weight, part.total_weight
      from app.instalment_units as part
      join app.units as unit on unit.organization_id = part.organization_id and unit.id = part.unit_id
      where part.organization_id = ${db.organizationId} and part.call_id = ${id}`),
  ]);
  return { key: name, parts };
}

/** Stores the split of a call that is sent, line by line. */
export async function insertCallLines(
  db: Connection,
  callId: string,
  lines: readonly SplitLine[],
): Promise<void> {
  await db.execute(sql`insert into app.call_lines (organization_id, call_id, line_number, unit_id, owner_id,
      amount_cents, weight, total_weight, share_numerator, share_denominator)
    select ${db.organizationId}::uuid, ${callId}::uuid, rows.* from (${unnestSplitLines(lines)}) as rows`);
}

/** The stored split, in its order; of one owner when named. */
export async function findCallLines(
  db: Connection,
  callId: string,
  ownerId: string | null,
): Promise<SplitLine[]> {
  const rows = await db.query<Omit<SplitLine, 'share'> & StoredShare>(sql`select unit_id, owner_id,
      amount_cents, weight, total_weight, share_numerator, share_denominator
    from app.call_lines where organization_id = ${db.organizationId} and call_id = ${callId}
      and (${ownerId}::uuid is null or owner_id = ${ownerId}) order by line_number`);
  return rows.map(readSplitLine);
}

export interface CallReceivableRow {
  readonly id: string;
  readonly owner_id: string;
  readonly amount_cents: Cents;
  readonly open_cents: Cents;
  readonly due_date: string;
  /** Twelve digits. */
  readonly structured_communication: string;
}

/** What the owners owe by a call, in the order in which it charged them; of one owner when named. */
export function findCallReceivables(
  db: Connection,
  callId: string,
  ownerId: string | null,
): Promise<CallReceivableRow[]> {
  return db.query<CallReceivableRow>(sql`select id, owner_id, amount_cents, open_cents, due_date,
      structured_communication
    from app.receivables where organization_id = ${db.organizationId} and source_id = ${callId}
      and (${ownerId}::uuid is null or owner_id = ${ownerId}) order by id`);
}

/** What changed in the open amounts of a building's owners. */
export interface MovedOwners {
  readonly building_id: string;
  readonly owner_ids: readonly string[];
}

/** Settles the sent calls of a building of which nothing is open any more. */
export async function settleCalls(db: Connection, buildingId: string, now: string): Promise<void> {
  await db.execute(sql`update app.calls_for_funds as call
    set status = 'Settled', version = version + 1, updated_at = ${now}
    where organization_id = ${db.organizationId} and building_id = ${buildingId} and status = 'Sent'
      and not exists (select from app.receivables as owed
        where owed.organization_id = ${db.organizationId} and owed.building_id = ${buildingId}
          and owed.source_id = call.id and owed.open_cents > 0)`);
}

/** Brings settled calls back of which these owners owe something again. */
export async function reopenCalls(
  db: Connection,
  { building_id, owner_ids }: MovedOwners,
  now: string,
): Promise<void> {
  await db.execute(sql`update app.calls_for_funds
    set status = 'Sent', version = version + 1, updated_at = ${now}
    where organization_id = ${db.organizationId} and status = 'Settled'
      and id in (select source_id from app.receivables
        where organization_id = ${db.organizationId} and building_id = ${building_id}
          and owner_id = any(${owner_ids}::uuid[]) and open_cents > 0)`);
}

/** Numbers of the units of a call of which a sale has passed on the working capital since. */
export async function unitsPassedOn(db: Connection, callId: string): Promise<string[]> {
  const rows = await db.query<{ unit_number: string }>(sql`select distinct unit.unit_number
    from app.calls_for_funds as call
    join app.call_lines as line on line.organization_id = call.organization_id and line.call_id = call.id
    join app.unit_transfers as transfer on transfer.organization_id = line.organization_id
      and transfer.unit_id = line.unit_id and transfer.from_owner_id = line.owner_id
    join app.units as unit on unit.organization_id = line.organization_id and unit.id = line.unit_id
    where call.organization_id = ${db.organizationId} and call.id = ${callId}
      and call.fund = 'WorkingCapital' and transfer.working_capital_cents > 0
      and transfer.effective_date >= call.call_date
    order by unit.unit_number`);
  return rows.map(({ unit_number }) => unit_number);
}
