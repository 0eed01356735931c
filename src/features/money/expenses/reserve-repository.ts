import type { Reserve } from '#domain/expenses/reserve.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { callFunds } from '#relations/calls-for-funds.ts';
import { costLines } from '#relations/costs.ts';
import { fiscalYears } from '#relations/fiscal-years.ts';
import { journalEntries, journalLines } from '#relations/ledger.ts';

/** Reserve fund of a building. */
interface Fund {
  readonly building_id: string;
  /** Its account, 160 or another below 16. */
  readonly account_code: string;
}

/** Finds the reserve of a building at the end of a day. */
export async function findReserve(db: Connection, fund: Fund, day: LocalDate): Promise<Reserve> {
  const [balances, by_key] = await Promise.all([
    sumFunds(db, fund, day),
    sumReserveByKey(db, fund.building_id, day),
  ]);
  return { ...balances, by_key };
}

/**
 * Sums the balances of the fund and of all funds, and what was called for the reserve in years that are
 * not closed, less what was moved from 693 into a fund other than by an expense. A reversed entry counts
 * as never posted, whatever the day of its reversal.
 */
function sumFunds(
  db: Connection,
  { building_id, account_code }: Fund,
  day: LocalDate,
): Promise<Omit<Reserve, 'by_key'>> {
  const lastClosed = sql`(select max(year.end_date) from ${fiscalYears(db)} as year
    where year.building_id = ${building_id} and year.status = 'Closed')`;
  return db.one(sql`select
      coalesce(sum(cents) filter (where account_code >= ${account_code}
        and account_code < ${`${account_code}:`}), 0)::bigint as fund_cents,
      coalesce(sum(cents) filter (where account_code < '17'), 0)::bigint as funds_cents,
      greatest(0, coalesce(sum(cents) filter (where is_open and (account_code >= '700'
        or source_type is distinct from 'Expense')), 0))::bigint as called_cents
    from (select line.account_code, line.credit_cents - line.debit_cents as cents, entry.source_type,
        line.account_code >= '69' and not line.is_closing
          and line.entry_date > coalesce(${lastClosed}, '-infinity'::date) as is_open
      from ${journalLines(db)} as line join ${journalEntries(db)} as entry on entry.id = line.entry_id
      left join ${journalEntries(db)} as reversed on reversed.id = entry.reverses_id
      where line.building_id = ${building_id}
        and coalesce(reversed.entry_date, line.entry_date) <= ${day}
        and (line.account_code >= '16' and line.account_code < '17'
          or line.account_code >= '693' and line.account_code < '693:'
          or line.account_code >= '700' and line.account_code < '700:')) as moved`);
}

/** Sums what was called for the reserve under each key, less the expenses that it paid. */
async function sumReserveByKey(
  db: Connection,
  buildingId: string,
  day: LocalDate,
): Promise<ReadonlyMap<string, Cents>> {
  const rows = await db.query<{
    readonly key_id: string;
    readonly cents: Cents;
  }>(sql`select key_id, sum(cents)::bigint as cents
    from (select distribution_key_id as key_id, amount_cents as cents from ${callFunds(db)} as called
      where building_id = ${buildingId} and fund = 'Reserve' and status in ('Sent', 'Settled')
        and call_date <= ${day}
      union all select line.distribution_key_id, -line.released_cents
      from ${costLines(db)} as line
      join app.expenses as expense on expense.organization_id = ${db.organizationId}
        and expense.id = line.expense_id
      where line.building_id = ${buildingId} and line.released_cents <> 0
        and expense.status in ('Approved', 'Paid') and expense.expense_date <= ${day}) as moved
    group by key_id`);
  return new Map(rows.map(({ key_id, cents }) => [key_id, cents]));
}
