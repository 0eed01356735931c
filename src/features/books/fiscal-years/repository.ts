import type { Cents } from '#domain/kernel/money.ts';
import {
  CHECKED_ACCOUNTS,
  type CheckedAccount,
  type ClosingFacts,
  type HeldAccount,
  type Transfers,
} from '#domain/ledger/closing-check.ts';
import { selectMovementsWithin, sumAccount } from '#features/books/ledger/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { bankAccounts } from '#relations/bank-accounts.ts';
import { bankStatements, bankTransactions } from '#relations/bank-statements.ts';
import { buildings } from '#relations/buildings.ts';
import { callsForFunds } from '#relations/calls-for-funds.ts';
import { expenseDeferrals, expenses, unmatchedPrepayment } from '#relations/expenses.ts';
import { journalLines } from '#relations/ledger.ts';

export type FiscalYearRow = Row<'fiscal_years'>;

/** Lists the financial years of a building, oldest first. */
export function listFiscalYears(db: Connection, buildingId: string): Promise<FiscalYearRow[]> {
  return db.query<FiscalYearRow>(sql`select * from app.fiscal_years
    where organization_id = ${db.organizationId} and building_id = ${buildingId} order by start_date`);
}

export interface ResultBalance {
  readonly account_code: string;
  readonly balance_cents: Cents;
}

/**
 * Sums debits minus credits of the building's class 6 and 7 accounts within the year, closing entries and
 * their reversals included.
 */
export function sumResultBalances(db: Connection, year: YearDays): Promise<ResultBalance[]> {
  const moved = selectMovementsWithin(db, { from: year.start_date, to: year.end_date }, [
    sql`building_id = ${year.building_id}`,
    sql`account_code >= '6'`,
    sql`account_code < '8'`,
  ]);
  return db.query<ResultBalance>(sql`select account_code, sum(debit_cents - credit_cents)::bigint as balance_cents
    from ${moved} group by account_code`);
}

/** The building of a year and its days. */
export type YearDays = Pick<FiscalYearRow, 'building_id' | 'start_date' | 'end_date'>;

/**
 * Counts what is unfinished in the year: expenses that await approval or are drafts, draft calls for
 * funds, held bank statements, open bank transactions, unmatched prepayments and deferred costs.
 */
export function countUnfinished(
  db: Connection,
  { building_id, start_date, end_date }: YearDays,
): Promise<
  Pick<
    ClosingFacts,
    | 'pending_expenses'
    | 'draft_expenses'
    | 'draft_calls'
    | 'held_bank_statements'
    | 'open_bank_transactions'
    | 'prepayment_unmatched'
    | 'deferred_costs'
  >
> {
  const dated = (status: string) => sql`building_id = ${building_id} and status = ${status}`;
  const expensesIn = (status: string) => sql`(select count(*) from ${expenses(db)} as expense
    where ${dated(status)} and expense_date between ${start_date} and ${end_date})`;
  return db.one(sql`select ${expensesIn('PendingApproval')} as pending_expenses,
    ${expensesIn('Draft')} as draft_expenses,
    (select count(*) from ${callsForFunds(db)} as call
      where ${dated('Draft')} and call_date between ${start_date} and ${end_date}) as draft_calls,
    (select count(*) from ${bankStatements(db)} as statement
      where ${dated('Held')} and statement_date between ${start_date} and ${end_date})
      as held_bank_statements,
    (select count(*) from ${bankTransactions(db)} as line
      where ${dated('Open')} and is_live and booked_on between ${start_date} and ${end_date})
      as open_bank_transactions,
    (select count(*) from ${expenses(db)} as expense
      where building_id = ${building_id} and ${unmatchedPrepayment} and expense_date <= ${end_date})
      as prepayment_unmatched,
    (select count(distinct expense.id) from ${expenseDeferrals(db)} as deferral
      join ${expenses(db)} as expense on expense.id = deferral.expense_id
      where building_id = ${building_id} and status in ('Approved', 'Paid')
        and released_at is null and recognized_on between ${start_date} and ${end_date})
      as deferred_costs`);
}

/**
 * Sums debits minus credits of the checked accounts and those below them, up to the last day; for private
 * costs only within the year.
 */
export async function sumCheckedBalances(
  db: Connection,
  { building_id, start_date, end_date }: YearDays,
): Promise<ClosingFacts['balances']> {
  const rows = await Promise.all(
    CHECKED_ACCOUNTS.map(async (code) => {
      const from = code === '643' ? start_date : null;
      return [code, await sumAccount(db, building_id, code, { from, to: end_date })] as const;
    }),
  );
  return Object.fromEntries(rows) as Record<CheckedAccount, Cents>;
}

/**
 * Finds internal transfers of the building on account 58: those up to the end of the year, and later
 * ones.
 */
export async function findTransfers(
  db: Connection,
  { building_id, end_date }: YearDays,
): Promise<Transfers> {
  const moved = await db.query<{ readonly cents: Cents; readonly is_later: boolean }>(sql`select
      debit_cents - credit_cents as cents, entry_date > ${end_date} as is_later
    from ${journalLines(db)} as line
    where building_id = ${building_id} and account_code >= '58' and account_code < '58:'`);
  const of = (isLater: boolean) =>
    moved.filter(({ is_later }) => is_later === isLater).map(({ cents }) => cents);
  return { until: of(false), later: of(true) };
}

/** Lists the bank accounts of a building with their holders. */
export function listHeldAccounts(db: Connection, buildingId: string): Promise<HeldAccount[]> {
  return db.query<HeldAccount>(sql`select account.holder, account.purpose,
      building.name as building_name
    from ${bankAccounts(db)} as account
    join ${buildings(db)} as building on building.id = account.building_id
    where building.id = ${buildingId} order by account.id`);
}
