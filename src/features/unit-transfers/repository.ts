import { FUND_ACCOUNTS } from '#domain/funds/funds.ts';
import { fraction, type Fraction } from '#domain/kernel/fraction.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRow, type Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { callLines, callsForFunds } from '#relations/calls-for-funds.ts';
import { journalLines } from '#relations/ledger.ts';
import { units } from '#relations/units.ts';

/**
 * A transfer of a unit, or of a share of it, between two owners; its id is that of the buyer's
 * relation.
 */
export interface UnitTransfer extends Pick<
  Row<'unit_transfers'>,
  'id' | 'unit_id' | 'from_owner_id' | 'to_owner_id' | 'effective_date'
> {
  /** The part of the seller's share that was transferred. */
  readonly passed: Fraction;
}

/** A transfer with all columns of its row. */
export interface StoredTransfer
  extends UnitTransfer, Pick<Row<'unit_transfers'>, 'replaced_by_id' | 'working_capital_cents'> {}

/** Records a transfer of a unit. */
export async function insertTransfer(
  db: Connection,
  { passed, ...transfer }: UnitTransfer,
  created: Pick<Row<'unit_transfers'>, 'created_by' | 'created_at'>,
): Promise<void> {
  await insertRow(db, 'unit_transfers', {
    ...transfer,
    passed_numerator: String(passed.numerator),
    passed_denominator: String(passed.denominator),
    ...created,
  });
}

/** Marks the transfers whose relations a later transfer has emptied as replaced by it. */
export async function markReplaced(
  db: Connection,
  ids: readonly string[],
  laterId: string,
): Promise<void> {
  await db.execute(sql`update app.unit_transfers set replaced_by_id = ${laterId}
    where organization_id = ${db.organizationId} and id = any(${ids}::uuid[])`);
}

function readTransfer({
  passed_numerator,
  passed_denominator,
  ...row
}: Row<'unit_transfers'>): StoredTransfer {
  return { ...row, passed: fraction(BigInt(passed_numerator), BigInt(passed_denominator)) };
}

/**
 * Finds and locks the transfers whose effective date has come and whose working capital has not
 * been transferred.
 */
export async function lockDueTransfers(
  db: Connection,
  today: LocalDate,
): Promise<StoredTransfer[]> {
  const rows = await db.query<Row<'unit_transfers'>>(sql`select * from app.unit_transfers
    where organization_id = ${db.organizationId} and working_capital_cents is null
      and effective_date <= ${today}::date
    order by effective_date, id for no key update`);
  return rows.map(readTransfer);
}

/** Lists all transfers of a unit in chronological order. */
export async function listTransfers(db: Connection, unitId: string): Promise<StoredTransfer[]> {
  const rows = await db.query<Row<'unit_transfers'>>(sql`select * from app.unit_transfers
    where organization_id = ${db.organizationId} and unit_id = ${unitId}
    order by effective_date, id`);
  return rows.map(readTransfer);
}

/** Finds which of these units changed hands after a day by settled transfers. */
export async function findUnitsSoldAfter(
  db: Connection,
  unitIds: readonly string[],
  day: LocalDate,
): Promise<string[]> {
  const rows = await db.query<Pick<UnitTransfer, 'unit_id'>>(sql`select distinct unit_id
    from app.unit_transfers
    where organization_id = ${db.organizationId} and unit_id = any(${unitIds}::uuid[])
      and effective_date > ${day}::date and working_capital_cents is not null
    order by unit_id`);
  return rows.map(({ unit_id }) => unit_id);
}

/**
 * Adds an amount, possibly zero, to the working capital that a transfer has moved, and marks it as
 * settled.
 */
export async function settleTransfer(db: Connection, id: string, cents: Cents): Promise<void> {
  await db.execute(sql`update app.unit_transfers
    set working_capital_cents = coalesce(working_capital_cents, 0) + ${cents}
    where organization_id = ${db.organizationId} and id = ${id}`);
}

/** The working capital that an owner has paid or owes for a unit, according to the books. */
export interface UnitWorkingCapital extends Pick<Row<'units'>, 'building_id' | 'unit_number'> {
  readonly cents: Cents;
}

/** Finds the seller's working capital for the unit of a transfer. */
export function findWorkingCapital(
  db: Connection,
  { id, unit_id, from_owner_id }: UnitTransfer,
): Promise<UnitWorkingCapital> {
  return db.one<UnitWorkingCapital>(sql`select unit.building_id, unit.unit_number,
      (select coalesce(sum(credit_cents - debit_cents), 0)::bigint from ${journalLines(db)} as booked
        where booked.unit_id = unit.id and booked.owner_id = ${from_owner_id}
          and booked.account_code = ${FUND_ACCOUNTS.WorkingCapital.counter_account})
      -- Excludes the part of calls that the sale itself has already moved.
      - (select coalesce(sum(line.amount_cents), 0)::bigint from ${callLines(db)} as line
        join ${callsForFunds(db)} as call on call.id = line.call_id
        where line.unit_id = unit.id and line.owner_id = ${from_owner_id}
          and line.fund = 'WorkingCapital' and call.status in ('Sent', 'Settled')
          and exists (select from ${callLines(db)} as moved
            where moved.call_id = call.id and moved.part_number = line.part_number
              and moved.transfer_id = ${id})) as cents
    from ${units(db)} as unit where unit.id = ${unit_id}`);
}

/** Finds the working capital of a building that the books assign to no owner. */
export async function findUnassignedCapital(db: Connection, unitId: string): Promise<Cents> {
  const { cents } = await db.one<{ readonly cents: Cents }>(sql`
    select coalesce(sum(credit_cents - debit_cents), 0)::bigint as cents
    from ${journalLines(db)} as booked
    where booked.building_id = (select building_id from ${units(db)} as unit where id = ${unitId})
      and booked.account_code = ${FUND_ACCOUNTS.WorkingCapital.counter_account}
      and booked.owner_id is null`);
  return cents;
}
