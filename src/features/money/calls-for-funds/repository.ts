import { CallForFunds, CALL_SORTS, type ListCallsForFunds } from '#contract/calls-for-funds.ts';
import type { SplitLine, UnitPart } from '#domain/charges/split-amount.ts';
import type { NumberedPart } from '#domain/funds/call-parts.ts';
import type { Fund } from '#domain/funds/funds.ts';
import type { Instalment } from '#domain/funds/instalments.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { LotCall } from '#domain/sales/lot-figures.ts';
import type { MovedAccounts } from '#features/books/owner-accounts/index.ts';
import {
  readSplitLine,
  toStoredLines,
  visibleBuildings,
  limitToRoleBuildings,
  type makeCorrectingLines,
  type SaleOfUnit,
  type SplitEnd,
  type StoredShare,
} from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { selectNames } from '#platform/db/names.ts';
import { listPage, sortFields } from '#platform/db/page.ts';
import { changeRows, insertRows, type Row } from '#platform/db/rows.ts';
import { allOf, equal, filterByDays, oneOf, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { buildings } from '#relations/buildings.ts';
import { callLines } from '#relations/calls-for-funds.ts';
import { nameSources } from '#relations/display-names.ts';
import { distributionKeys } from '#relations/distribution-keys.ts';
import { decisions } from '#relations/minutes.ts';
import { receivables } from '#relations/owner-accounts.ts';
import { statementCallParts } from '#relations/statements.ts';
import { unitTransfers } from '#relations/unit-transfers.ts';
import { units } from '#relations/units.ts';
import { selectPartsAsJson } from './parts-repository.ts';

/** Row of the table of calls. */
export type CallRow = Row<'calls_for_funds'>;

/** Call with its parts and its open amount, null for a draft. */
export interface ShownCallRow extends CallRow {
  /** Empty for a call without parts. */
  readonly parts: readonly NumberedPart[];
  readonly open_cents: Cents | null;
}

/**
 * Finds the building and the key of a new call.
 * @param keyId the chosen key; undefined: the General key of the building
 */
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
    exists (select from ${buildings(db)} as building
      where id = ${building_id} and ${allOf(visible)}) as building_exists,
    (select id from ${distributionKeys(db)} as key
      where building_id = ${building_id} and ${key}) as key_id`);
}

/** Finds which of these are decisions of the building. */
export async function findKnownDecisions(
  db: Connection,
  building_id: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ readonly id: string }>(sql`select id
    from ${decisions(db)} as decision
    where building_id = ${building_id} and id = any(${ids}::uuid[])`);
  return new Set(rows.map(({ id }) => id));
}

/** Calls that a user may see, and the owner whose share is shown; null: everyone's. */
export interface CallsInSight {
  readonly owner_id: string | null;
  readonly visible: readonly Sql[];
}

/** Limits calls to visible buildings; an Owner sees only calls in force that charge or charged them. */
export function limitToVisibleCalls(ctx: TenantContext): CallsInSight {
  const { owner_id } = ctx.principal;
  if (owner_id === null) return { owner_id, visible: visibleBuildings(ctx, 'building_id') };
  const called = sql`id in (select call_id from app.call_lines
    where organization_id = ${ctx.organizationId} and owner_id = ${owner_id} and amount_cents > 0)`;
  return {
    owner_id,
    visible: [
      sql`status in ('Sent', 'Settled')`,
      called,
      ...limitToRoleBuildings(ctx, 'building_id'),
    ],
  };
}

/** Selects calls. @param ownerId counts only the open amount of this owner; null: of all */
function selectCalls(db: Connection, ownerId: string | null): Sql {
  return sql`select call.*, case call.status
      when 'Draft' then null
      when 'Sent' then (select coalesce(sum(owed.open_cents), 0)::bigint from ${receivables(db)} as owed
        where owed.source_id = call.id and (${ownerId}::uuid is null or owed.owner_id = ${ownerId}))
      else 0 end as open_cents, ${selectPartsAsJson(db)} as parts
    from app.calls_for_funds as call`;
}

/** Finds a visible call. */
export function findCall(
  db: Connection,
  id: string,
  { owner_id, visible }: CallsInSight,
): Promise<ShownCallRow | undefined> {
  return db.first<ShownCallRow>(sql`${selectCalls(db, owner_id)}
    where organization_id = ${db.organizationId} and id = ${id} and ${allOf(visible)}`);
}

const sortable = sortFields('calls_for_funds', CALL_SORTS);

/** Lists visible calls, one page at a time. */
export function listCalls(
  db: Connection,
  filters: ListCallsForFunds,
  { owner_id, visible }: CallsInSight,
): Promise<Page<ShownCallRow>> {
  return listPage<ShownCallRow>(
    db,
    {
      select: selectCalls(db, owner_id),
      beside: selectNames(db, CallForFunds, nameSources),
      where: [
        sql`organization_id = ${db.organizationId}`,
        ...filterConditions(db, filters),
        ...visible,
      ],
      sortable,
      defaultSort: '-call_date',
    },
    filters,
  );
}

function filterConditions(db: Connection, filters: ListCallsForFunds): Sql[] {
  const { building_id, status, fund, date_from, date_to, series_id, decision_id } = filters;
  const named = [...equal({ building_id, series_id }), ...oneOf({ status })];
  const ofDecision =
    decision_id === undefined
      ? []
      : [
          sql`(decision_id = ${decision_id} or id in (select call_id from app.call_parts
            where organization_id = ${db.organizationId} and decision_id = ${decision_id}))`,
        ];
  const forFund =
    fund === undefined
      ? []
      : [
          sql`(fund = any(${fund}::text[]) or id in (select call_id from app.call_parts
            where organization_id = ${db.organizationId} and fund = any(${fund}::text[])))`,
        ];
  return [...named, ...forFund, ...ofDecision, ...filterByDays('call_date', date_from, date_to)];
}

/** Finds the draft calls of a building, by date. */
export function findDraftCalls(db: Connection, building_id: string): Promise<CallRow[]> {
  return db.query<CallRow>(sql`select * from app.calls_for_funds
    where organization_id = ${db.organizationId} and building_id = ${building_id} and status = 'Draft'
    order by call_date, id`);
}

/** Sums the parts of lots in the sent calls of their building, by call, fund and decision. */
export function findSentCallsOfUnits(
  db: Connection,
  building_id: string,
  unit_ids: readonly string[],
): Promise<(LotCall & Pick<CallRow, 'text_key'>)[]> {
  return db.query(sql`select call.id as call_id, call.title, call.text_key, call.call_date,
      line.fund, line.decision_id, sum(line.amount_cents)::bigint as amount_cents
    from app.calls_for_funds as call
    join ${callLines(db)} as line on line.call_id = call.id
    where call.organization_id = ${db.organizationId} and call.building_id = ${building_id}
      and call.status in ('Sent', 'Settled') and line.unit_id = any(${unit_ids}::uuid[])
    group by call.id, call.title, call.text_key, call.call_date, line.fund, line.decision_id
    order by call.call_date, call.id`);
}

/** Stores the share of each unit in every instalment of a series, by part. */
export async function insertInstalmentUnits(
  db: Connection,
  instalments: readonly (Instalment & {
    readonly call_id: string;
    readonly part_number: number;
  })[],
): Promise<void> {
  const rows = instalments.flatMap(({ call_id, part_number, units: parts }) =>
    parts.map(({ unit_id, amount_cents, weight, total_weight }) => ({
      call_id,
      part_number,
      unit_id,
      amount_cents,
      weight,
      total_weight,
    })),
  );
  await insertRows(db, 'instalment_units', rows);
}

/** Finds the units' shares in a part of an instalment, with the current name of its key. */
export async function findInstalment(
  db: Connection,
  {
    id,
    part_number,
    key_id,
  }: {
    readonly id: string;
    readonly part_number: number;
    readonly key_id: string;
  },
): Promise<{ key: string; parts: UnitPart[] }> {
  const [{ name }, parts] = await Promise.all([
    db.one<{ name: string }>(sql`select name from ${distributionKeys(db)} as key
      where id = ${key_id}`),
    db.query<UnitPart>(sql`select part.unit_id, unit.unit_number, part.amount_cents, part.weight, part.total_weight
      from app.instalment_units as part
      join ${units(db)} as unit on unit.id = part.unit_id
      where part.organization_id = ${db.organizationId} and part.call_id = ${id}
        and part.part_number = ${part_number}`),
  ]);
  return { key: name, parts };
}

/** Line of a call's split: an owner's share of a part. */
export interface CallLine extends SplitLine {
  readonly part_number: number;
  readonly fund: Fund;
  /** Name of the key. */
  readonly key: string;
}

/** Stores the split of a sent call, line by line. */
export async function insertCallLines(
  db: Connection,
  callId: string,
  lines: readonly Omit<CallLine, 'fund' | 'key'>[],
): Promise<void> {
  const rows = toStoredLines(lines).map((line) => ({
    call_id: callId,
    line_number: line.line_number,
    part_number: line.part_number,
    unit_id: line.unit_id,
    owner_id: line.owner_id,
    amount_cents: line.amount_cents,
    weight: line.weight,
    total_weight: line.total_weight,
    share_numerator: line.share_numerator,
    share_denominator: line.share_denominator,
  }));
  await insertRows(db, 'call_lines', rows);
}

/** Finds the stored split in order, of one owner if given. */
export async function findCallLines(
  db: Connection,
  callId: string,
  ownerId: string | null,
): Promise<CallLine[]> {
  const rows = await db.query<Omit<CallLine, 'share'> & StoredShare>(sql`select unit_id, owner_id,
      amount_cents, weight, total_weight, share_numerator, share_denominator, part_number, fund,
      coalesce(split_key_name, '') as key
    from ${callLines(db)} as line where call_id = ${callId}
      and (${ownerId}::uuid is null or owner_id = ${ownerId}) order by line_number`);
  return rows.map(readSplitLine);
}

/** Lot in one part of a call, with the last line number of the call. */
export interface CalledUnitEnd extends SplitEnd, Pick<CallLine, 'part_number' | 'fund'> {
  readonly unit_number: string;
}

/** Finds the parts of a call that charge a unit. */
export function findCalledUnit(
  db: Connection,
  callId: string,
  unitId: string,
): Promise<CalledUnitEnd[]> {
  return db.query<CalledUnitEnd>(sql`select distinct on (line.part_number) line.part_number,
      line.fund, unit.unit_number, line.weight, line.total_weight,
      (select max(line_number) from app.call_lines
        where organization_id = ${db.organizationId} and call_id = ${callId}) as last_line
    from ${callLines(db)} as line
    join ${units(db)} as unit on unit.id = line.unit_id
    where line.call_id = ${callId} and line.unit_id = ${unitId}
    order by line.part_number, line.line_number`);
}

/** Corrects the lines of a part of a call by pairs of lines. */
export async function insertCorrections(
  db: Connection,
  call_id: string,
  pairs: readonly (ReturnType<typeof makeCorrectingLines>[number] & {
    readonly part_number: number;
  })[],
): Promise<void> {
  const rows = pairs.map((line) => ({ ...line, call_id }));
  await insertRows(db, 'call_lines', rows);
}

type CallReceivableRow = Pick<
  Row<'receivables'>,
  'id' | 'owner_id' | 'amount_cents' | 'open_cents' | 'due_date' | 'structured_communication'
>;

/** Finds the receivables of a call in order of its charges, of one owner if given. */
export function findCallReceivables(
  db: Connection,
  callId: string,
  ownerId: string | null,
): Promise<CallReceivableRow[]> {
  return db.query<CallReceivableRow>(sql`select id, owner_id, amount_cents, open_cents, due_date,
      structured_communication
    from ${receivables(db)} as owed where source_id = ${callId}
      and (${ownerId}::uuid is null or owner_id = ${ownerId}) order by id`);
}

/** Settles the sent calls of a building with nothing left open. */
export async function settleCalls(db: Connection, buildingId: string, now: string): Promise<void> {
  await changeRows(
    db,
    'calls_for_funds',
    sql`update app.calls_for_funds as call
    set status = 'Settled', version = version + 1, updated_at = ${now}
    where organization_id = ${db.organizationId} and building_id = ${buildingId} and status = 'Sent'
      and not exists (select from ${receivables(db)} as owed
        where owed.building_id = ${buildingId} and owed.source_id = call.id and owed.open_cents > 0)
    returning call.id`,
  );
}

/** Reopens settled calls of which these owners owe something again. */
export async function reopenCalls(
  db: Connection,
  { building_id, owner_ids }: MovedAccounts,
  now: string,
): Promise<void> {
  await changeRows(
    db,
    'calls_for_funds',
    sql`update app.calls_for_funds
    set status = 'Sent', version = version + 1, updated_at = ${now}
    where organization_id = ${db.organizationId} and status = 'Settled'
      and id in (select source_id from ${receivables(db)} as owed
        where building_id = ${building_id} and owner_id = any(${owner_ids}::uuid[]) and open_cents > 0)
    returning id`,
  );
}

/** Whether a run of statements has settled a part of a call. */
export async function isSettledByStatement(db: Connection, callId: string): Promise<boolean> {
  const row = await db.first(sql`select from ${statementCallParts(db)} as settled
    where call_id = ${callId} limit 1`);
  return row !== undefined;
}

/**
 * Finds the numbers of units in a call whose working capital a later sale has passed on.
 * @param sold one unit, as far as one seller has passed it on; null: all
 */
export async function findUnitsPassedOn(
  db: Connection,
  callId: string,
  sold: Pick<SaleOfUnit, 'unit_id' | 'from_owner_id'> | null = null,
): Promise<string[]> {
  const rows = await db.query<{ unit_number: string }>(sql`select distinct unit.unit_number
    from app.calls_for_funds as call
    join ${callLines(db)} as line on line.call_id = call.id
    join ${unitTransfers(db)} as transfer
      on transfer.unit_id = line.unit_id and transfer.from_owner_id = line.owner_id
    join ${units(db)} as unit on unit.id = line.unit_id
    where call.organization_id = ${db.organizationId} and call.id = ${callId}
      and (${sold?.unit_id ?? null}::uuid is null
        or line.unit_id = ${sold?.unit_id ?? null} and line.owner_id = ${sold?.from_owner_id ?? null})
      and line.fund = 'WorkingCapital' and transfer.working_capital_cents > 0
      and (transfer.effective_date > call.call_date or transfer.created_at >= call.sent_at)
      -- What the sale moved of the call, it did not pass on.
      and not exists (select from app.call_lines as moved
        where moved.organization_id = ${db.organizationId} and moved.call_id = call.id
          and moved.part_number = line.part_number
          and moved.transfer_id = transfer.id)
    order by unit.unit_number`);
  return rows.map(({ unit_number }) => unit_number);
}

/** Finds who is asked for the reserve of a building under usufruct. */
export async function findReserveBearer(
  db: Connection,
  buildingId: string,
): Promise<Row<'buildings'>['reserve_borne_by']> {
  const { reserve_borne_by } = await db.one<Pick<Row<'buildings'>, 'reserve_borne_by'>>(sql`
    select reserve_borne_by from ${buildings(db)} as building where id = ${buildingId}`);
  return reserve_borne_by;
}
