import type { Cents } from '#domain/kernel/money.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { expenses } from '#relations/expenses.ts';
import { accountSums } from '#relations/ledger.ts';
import { credits, receivables } from '#relations/owner-accounts.ts';

/** Accounts of owners and of suppliers by the ledger, and by their open items. */
export interface OpenSums {
  readonly owners_ledger_cents: Cents;
  readonly owners_open_cents: Cents;
  readonly suppliers_ledger_cents: Cents;
  readonly suppliers_open_cents: Cents;
}

/** Sums what owners owe and what suppliers are owed in a building now, by the ledger and by open items. */
export function sumOpen(db: Connection, building_id: string): Promise<OpenSums> {
  return db.one<OpenSums>(sql`select
    (select coalesce(sum(total.debit_cents - total.credit_cents), 0)::bigint
      from ${accountSums(db)} as total where total.span = 'All' and total.building_id = ${building_id}
        and (total.account_code like '410%' or total.account_code like '417%')) as owners_ledger_cents,
    (coalesce((select sum(owed.open_cents) from ${receivables(db)} as owed
        where owed.building_id = ${building_id} and owed.open_cents > 0), 0)
      - coalesce((select sum(credit.free_cents) from ${credits(db)} as credit
        where credit.building_id = ${building_id} and credit.free_cents > 0), 0))::bigint
      as owners_open_cents,
    (select coalesce(sum(total.credit_cents - total.debit_cents), 0)::bigint
      from ${accountSums(db)} as total where total.span = 'All' and total.building_id = ${building_id}
        and total.account_code like '440%') as suppliers_ledger_cents,
    (select coalesce(sum(case expense.kind when 'CreditNote' then -1 else 1 end
          * (expense.open_cents + expense.prepaid_cents - expense.prepaid_matched_cents)), 0)::bigint
      from ${expenses(db)} as expense where expense.building_id = ${building_id}
        and expense.status in ('Approved', 'Paid')) as suppliers_open_cents`);
}
