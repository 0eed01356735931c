import type { Nature } from '#domain/costs/cost-line.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { FiscalYearPeriod } from '#domain/ledger/fiscal-year.ts';
import { selectMovementsWithin } from '#features/books/ledger/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import { costLines, isReserveInterest } from '#relations/costs.ts';
import { journalEntries, journalLines } from '#relations/ledger.ts';
import { decisions } from '#relations/minutes.ts';
import { statementRuns } from '#relations/statements.ts';
import type { YearDays } from './repository.ts';

/** Sums the reserve calls of a year: credits less debits on 700, without closing entries. */
export async function sumReserveCalls(
  db: Connection,
  { building_id, start_date, end_date }: YearDays,
): Promise<Cents> {
  const moved = selectMovementsWithin(db, { from: start_date, to: end_date }, [
    sql`building_id = ${building_id}`,
    sql`account_code >= '700'`,
    sql`account_code < '700:'`,
    sql`not is_closing`,
  ]);
  const { cents } = await db.one<{ readonly cents: Cents }>(
    sql`select coalesce(sum(credit_cents - debit_cents), 0)::bigint as cents from ${moved}`,
  );
  return cents;
}

/**
 * Sums the interest of a year that was received on bank accounts of the reserve, without what statements
 * have given to the owners.
 */
export async function sumReserveInterest(
  db: Connection,
  { building_id, start_date, end_date }: YearDays,
): Promise<Cents> {
  const { cents } = await db.one<{ readonly cents: Cents }>(sql`
    select coalesce(-sum(amount_cents), 0)::bigint as cents from ${costLines(db)} as line
    where building_id = ${building_id} and entry_date between ${start_date} and ${end_date}
      and ${isReserveInterest(db)}`);
  return cents;
}

const on = (account: string, of: Sql): Sql => sql`${of} >= ${account} and ${of} < ${`${account}:`}`;

/**
 * Sums by fund what was appropriated in a year: credits less debits on 160 and 161 of entries that debit
 * 693 or close the year, and their reversals. Releases credit 693.
 */
export async function sumAppropriated(
  db: Connection,
  { building_id, start_date, end_date }: YearDays,
): Promise<Map<string, Cents>> {
  const rows = await db.query<{ readonly fund: string; readonly cents: Cents }>(sql`
    select left(line.account_code, 3) as fund, sum(line.credit_cents - line.debit_cents)::bigint as cents
    from ${journalLines(db)} as line
    join ${journalEntries(db)} as entry on entry.id = line.entry_id
    join ${journalEntries(db)} as first on first.id = coalesce(entry.reverses_id, entry.id)
    cross join lateral (select sum(moved.debit_cents - moved.credit_cents) as cents
      from ${journalLines(db)} as moved
      where moved.entry_id = first.id and ${on('693', sql`moved.account_code`)}) as transfer
    where line.building_id = ${building_id} and line.entry_date between ${start_date} and ${end_date}
      and (${on('160', sql`line.account_code`)} or ${on('161', sql`line.account_code`)})
      and transfer.cents is not null
      and (first.source_type = 'FiscalYear' or transfer.cents > 0)
    group by 1`);
  return new Map(rows.map(({ fund, cents }) => [fund, cents]));
}

interface ChargedAmount {
  readonly account_code: string;
  readonly nature: Nature;
  readonly amount_cents: Cents;
}

/** Sums the costs that a year takes, by account and nature: by the run that settled a line, else its day. */
export function sumCharges(
  db: Connection,
  building_id: string,
  { start_date, end_date }: FiscalYearPeriod,
): Promise<ChargedAmount[]> {
  return db.query<ChargedAmount>(sql`select line.account_code, line.nature,
      sum(line.amount_cents)::bigint as amount_cents
    from ${costLines(db)} as line
    left join ${statementRuns(db)} as run on run.id = line.statement_id
    where line.building_id = ${building_id}
      and coalesce(run.period_to, line.entry_date) between ${start_date} and ${end_date}
    group by line.account_code, line.nature`);
}

/** Whether the assembly decided before the end of a year to form no reserve. */
export async function isReserveOptedOut(
  db: Connection,
  { building_id, end_date }: YearDays,
): Promise<boolean> {
  const { is_opted_out } = await db.one<{ readonly is_opted_out: boolean }>(sql`select exists (
    select from ${decisions(db)} as decision
    where building_id = ${building_id} and decision_type = 'NoReserveFund' and result = 'Adopted'
      and decided_on <= ${end_date}) as is_opted_out`);
  return is_opted_out;
}
