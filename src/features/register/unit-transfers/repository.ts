import { FUND_ACCOUNTS } from '#domain/funds/funds.ts';
import { fraction, type Fraction } from '#domain/kernel/fraction.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertValues, sql } from '#platform/db/sql.ts';

/** A unit, or a share of it, that went from one owner to another. */
export interface UnitTransfer {
  /** That of the buyer's relation. */
  readonly id: string;
  readonly unit_id: string;
  readonly from_owner_id: string;
  readonly to_owner_id: string;
  readonly effective_date: LocalDate;
  /** The part of the seller's holding that was passed on. */
  readonly passed: Fraction;
}

export async function insertTransfer(
  db: Connection,
  { passed, ...transfer }: UnitTransfer,
  created: { readonly created_by: string; readonly created_at: string },
): Promise<void> {
  const row = {
    organization_id: db.organizationId,
    ...transfer,
    passed_numerator: passed.numerator.toString(),
    passed_denominator: passed.denominator.toString(),
    ...created,
  };
  await db.execute(sql`insert into app.unit_transfers ${insertValues(row)}`);
}

type WaitingRow = Omit<UnitTransfer, 'passed'> & {
  readonly passed_numerator: string;
  readonly passed_denominator: string;
};

/** Transfers whose day has come and whose working capital has not been passed on, held until the transaction ends. */
export async function lockDueTransfers(db: Connection, today: LocalDate): Promise<UnitTransfer[]> {
  const rows = await db.query<WaitingRow>(sql`select * from app.unit_transfers
    where organization_id = ${db.organizationId} and working_capital_cents is null
      and effective_date <= ${today}::date
    order by effective_date, id for update`);
  return rows.map(({ passed_numerator, passed_denominator, ...row }) => ({
    ...row,
    passed: fraction(BigInt(passed_numerator), BigInt(passed_denominator)),
  }));
}

export async function settleTransfer(db: Connection, id: string, cents: Cents): Promise<void> {
  await db.execute(sql`update app.unit_transfers set working_capital_cents = ${cents}
    where organization_id = ${db.organizationId} and id = ${id}`);
}

/** What an owner has paid, or is to pay, into the working capital for a unit, as the books say. */
export interface UnitWorkingCapital {
  readonly building_id: string;
  readonly unit_number: string;
  readonly cents: Cents;
}

/** Undefined when the buyer's relation was taken back before its first day. */
export function findWorkingCapital(
  db: Connection,
  { id, unit_id, from_owner_id }: UnitTransfer,
): Promise<UnitWorkingCapital | undefined> {
  return db.first<UnitWorkingCapital>(sql`select unit.building_id, unit.unit_number,
      (select coalesce(sum(credit_cents - debit_cents), 0)::bigint from app.journal_lines as booked
        where booked.organization_id = unit.organization_id and booked.unit_id = unit.id
          and booked.account_code = ${FUND_ACCOUNTS.WorkingCapital.counter_account}
          and booked.owner_id = ${from_owner_id}) as cents
    from app.units as unit
    join app.unit_owners as bought
      on bought.organization_id = unit.organization_id and bought.unit_id = unit.id
    where unit.organization_id = ${db.organizationId} and unit.id = ${unit_id}
      and bought.id = ${id} and (bought.end_date is null or bought.end_date > bought.start_date)`);
}
