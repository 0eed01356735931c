import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { selectMovementsWithin } from '#features/books/ledger/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import { bankAccounts } from '#relations/bank-accounts.ts';
import { bankStatements } from '#relations/bank-statements.ts';
import { buildings } from '#relations/buildings.ts';
import { costLines } from '#relations/costs.ts';
import { journalEntries, journalLines } from '#relations/ledger.ts';
import { agendaItems, meetings } from '#relations/meetings.ts';
import { decisions } from '#relations/minutes.ts';
import type { YearDays } from './repository.ts';

/** Counts of a year that the closing check looks at. */
interface YearCounts {
  readonly costs_without_key: number;
  readonly entries_before_opening: number;
  readonly accounts_without_statement: number;
  readonly stale_accruals: number;
  readonly are_accounts_approved: boolean;
  readonly has_auditor_report: boolean;
  /** A year without entries has no accounts to approve. */
  readonly has_entries: boolean;
}

/** Condition that a day is one of the twelve months after a year. */
const followsYear = (endDate: LocalDate): Sql =>
  sql`between ${endDate}::date + 1 and (${endDate}::date + interval '12 months')::date`;

type YearEnd = Pick<YearDays, 'building_id' | 'end_date'>;

const isApproved = (db: Connection, { building_id, end_date }: YearEnd): Sql =>
  sql`exists (select from ${decisions(db)} as decision
    where decision.building_id = ${building_id} and decision.decision_type = 'Accounts'
      and decision.result = 'Adopted' and decision.decided_on ${followsYear(end_date)})`;

/** Whether the assembly of the following year approved the accounts. */
export async function areAccountsApproved(db: Connection, year: YearEnd): Promise<boolean> {
  const { found } = await db.one<{ readonly found: boolean }>(
    sql`select ${isApproved(db, year)} as found`,
  );
  return found;
}

/**
 * Counts what a year lacks: costs without a line that the owners bear, entries before the opening of the
 * books, bank accounts without a statement of its last day, accruals older than twelve months; and finds
 * whether the assembly of the following year approved the accounts and had the report of the auditor.
 */
export function countYear(
  db: Connection,
  { building_id, start_date, end_date }: YearDays,
): Promise<YearCounts> {
  const following = followsYear(end_date);
  return db.one<YearCounts>(sql`select
    (select count(*) from ${journalLines(db)} as line
      join ${journalEntries(db)} as entry on entry.id = line.entry_id
      join ${buildings(db)} as building on building.id = line.building_id
      where line.building_id = ${building_id} and line.entry_date between ${start_date} and ${end_date}
        and line.entry_date >= coalesce(building.statements_from, line.entry_date)
        and line.account_code >= '6' and line.account_code < '8'
        and line.account_code !~ '^(643|69|70|79)' and not line.is_closing
        and entry.source_type is distinct from 'FiscalYear'
        and not exists (select from ${costLines(db)} as cost
          where cost.entry_id = line.entry_id and cost.account_code = line.account_code))
      as costs_without_key,
    (select count(*) from ${journalEntries(db)} as entry
      where entry.building_id = ${building_id} and entry.entry_date < (
        select min(opening.entry_date) from ${journalEntries(db)} as opening
        where opening.building_id = ${building_id} and opening.journal = 'Opening'))
      as entries_before_opening,
    (select count(*) from ${bankAccounts(db)} as account
      where account.building_id = ${building_id} and not exists (
        select from ${bankStatements(db)} as statement where statement.bank_account_id = account.id
          and statement.status <> 'Discarded' and statement.statement_date >= ${end_date}))
      as accounts_without_statement,
    (select count(*) from (
      select line.account_code, line.supplier_id from ${journalLines(db)} as line
      where line.building_id = ${building_id} and line.entry_date <= ${end_date}
        and (line.account_code like '444%' or line.account_code like '492%')
      group by line.account_code, line.supplier_id
      having sum(line.credit_cents - line.debit_cents) > coalesce(sum(line.credit_cents) filter (
        where line.entry_date > ${end_date}::date - interval '12 months'), 0)) as stale)
      as stale_accruals,
    ${isApproved(db, { building_id, end_date })} as are_accounts_approved,
    exists (select from ${journalEntries(db)} as entry
      where entry.building_id = ${building_id} and entry.entry_date between ${start_date} and ${end_date})
      as has_entries,
    exists (select from ${meetings(db)} as meeting
      join ${agendaItems(db)} as item on item.meeting_id = meeting.id
      where meeting.building_id = ${building_id} and item.text_key = 'auditor_report'
        and meeting.status <> 'Cancelled'
        and (meeting.scheduled_date at time zone 'Europe/Brussels')::date ${following})
      as has_auditor_report`);
}

/** Sums the accounts at a bank at the end of a year, debits less credits. */
export async function listBankBalances(
  db: Connection,
  { building_id, end_date }: YearDays,
): Promise<Cents[]> {
  const moved = selectMovementsWithin(db, { from: null, to: end_date }, [
    sql`building_id = ${building_id}`,
    sql`account_code >= '53'`,
    sql`account_code < '56'`,
    sql`(account_code like '53%' or account_code like '55%')`,
  ]);
  const rows = await db.query<{ readonly cents: Cents }>(sql`select account_code,
      sum(debit_cents - credit_cents)::bigint as cents
    from ${moved} group by account_code order by account_code`);
  return rows.map(({ cents }) => cents);
}

/** Whether a decision of the building was adopted. */
export async function isDecisionAdopted(
  db: Connection,
  { id, building_id }: { readonly id: string; readonly building_id: string },
): Promise<boolean> {
  const row = await db.first(sql`select from ${decisions(db)} as decision
    where id = ${id} and building_id = ${building_id} and result = 'Adopted'`);
  return row !== undefined;
}

/** Lists who posted the entries that prepare the closing of a year. */
export async function findAppropriators(
  db: Connection,
  { id, end_date }: { readonly id: string; readonly end_date: string },
): Promise<string[]> {
  const rows = await db.query<{ readonly created_by: string }>(sql`select distinct created_by
    from ${journalEntries(db)} as entry
    where source_type = 'FiscalYear' and source_id = ${id} and journal = 'Miscellaneous'
      and entry_date = ${end_date} and created_by is not null`);
  return rows.map(({ created_by }) => created_by);
}
