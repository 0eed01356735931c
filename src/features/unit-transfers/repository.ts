import { FUND_ACCOUNTS } from '#domain/funds/funds.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { Session } from '#platform/db/session.ts';
import { sql } from '#platform/db/sql.ts';

/** What an owner has paid, or is to pay, into the working capital for a unit, as the books say. */
export interface UnitWorkingCapital {
  readonly building_id: string;
  readonly unit_number: string;
  readonly cents: Cents;
}

export function findWorkingCapital(
  db: Session,
  unitId: string,
  ownerId: string,
): Promise<UnitWorkingCapital | undefined> {
  return db.first<UnitWorkingCapital>(sql`select unit.building_id, unit.unit_number,
      (select coalesce(sum(credit_cents - debit_cents), 0)::bigint from app.journal_lines as booked
        where booked.organization_id = unit.organization_id and booked.unit_id = unit.id
          and booked.account_code = ${FUND_ACCOUNTS.WorkingCapital.counter_account} and booked.owner_id = ${ownerId}) as cents
    from app.units as unit
    where unit.organization_id = ${db.organizationId} and unit.id = ${unitId}`);
}
