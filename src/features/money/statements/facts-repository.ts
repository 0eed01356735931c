import { addDays, addMonths, type LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { StatementFacts } from '#domain/statements/statement-findings.ts';
import { limitToAccount, selectMovementsWithin } from '#features/books/ledger/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import { bankTransactions } from '#relations/bank-statements.ts';
import { budgetAmounts, budgets } from '#relations/budgets.ts';
import { costLines } from '#relations/costs.ts';
import { expenses } from '#relations/expenses.ts';
import { fiscalYears } from '#relations/fiscal-years.ts';

type Run = Pick<Row<'statement_runs'>, 'building_id' | 'period_from' | 'period_to'>;

/** Counts what is unfinished in the period of a run, and the earlier runs that were not sent. */
export function countUnfinished(
  db: Connection,
  { building_id, period_from, period_to }: Run,
): Promise<
  Pick<StatementFacts, 'unbooked_expenses' | 'open_bank_transactions' | 'earlier_runs_not_sent'>
> {
  return db.one(sql`select
    (select count(*) from ${expenses(db)} as expense
      where building_id = ${building_id} and status in ('Draft', 'PendingApproval')
        and expense_date between ${period_from} and ${period_to}) as unbooked_expenses,
    (select count(*) from ${bankTransactions(db)} as line
      where building_id = ${building_id} and status = 'Open' and is_live
        and booked_on between ${period_from} and ${period_to}) as open_bank_transactions,
    (select count(*) from app.statement_runs as run
      where run.organization_id = ${db.organizationId} and run.building_id = ${building_id}
        and run.status in ('Draft', 'Frozen', 'Approved') and run.period_to < ${period_from})
      as earlier_runs_not_sent`);
}

/** Sums debits less credits at the end of the period; private costs since the start of the year. */
export async function sumCheckedBalances(
  db: Connection,
  { building_id, fiscal_year_id, period_to }: Run & Pick<Row<'statement_runs'>, 'fiscal_year_id'>,
): Promise<StatementFacts['balances']> {
  const { start_date } = await db.one<{ readonly start_date: LocalDate }>(
    sql`select start_date from ${fiscalYears(db)} as year where id = ${fiscal_year_id}`,
  );
  const sumOf = (code: string, from: LocalDate | null): Sql => {
    const moved = selectMovementsWithin(db, { from, to: period_to }, [
      sql`building_id = ${building_id}`,
      limitToAccount(code),
    ]);
    return sql`(select coalesce(sum(debit_cents - credit_cents), 0)::bigint from ${moved})`;
  };
  return db.one<StatementFacts['balances']>(sql`select ${sumOf('4990', null)} as "4990",
    ${sumOf('58', null)} as "58", ${sumOf('643', start_date)} as "643"`);
}

/** Sums the costs per account in the same days a year before. */
export function sumLastYear(
  db: Connection,
  { building_id, period_from, period_to }: Run,
): Promise<{ readonly account_code: string; readonly last_year_cents: Cents }[]> {
  const [from, to] = yearBefore({ period_from, period_to });
  return db.query(sql`select account_code, sum(amount_cents)::bigint as last_year_cents
    from ${costLines(db)} as line
    where building_id = ${building_id} and entry_date between ${from} and ${to}
    group by account_code order by account_code`);
}

/**
 * Sums the adopted budget of the year by account, where the year has had no cost on the account or below it
 * until the end of the period.
 */
export function sumUnusedBudget(
  db: Connection,
  { building_id, fiscal_year_id, period_to }: Run & Pick<Row<'statement_runs'>, 'fiscal_year_id'>,
): Promise<{ readonly account_code: string; readonly budget_cents: Cents }[]> {
  return db.query(sql`select amount.account_code, sum(amount.amount_cents)::bigint as budget_cents
    from ${budgets(db)} as budget
    join ${budgetAmounts(db)} as amount on amount.budget_id = budget.id
    join ${fiscalYears(db)} as year on year.id = budget.fiscal_year_id
    where budget.fiscal_year_id = ${fiscal_year_id} and budget.status = 'Adopted'
      and not exists (select from ${costLines(db)} as line
        where line.building_id = ${building_id} and starts_with(line.account_code, amount.account_code)
          and line.entry_date between year.start_date and ${period_to})
    group by amount.account_code`);
}

/** Finds the same days a year before; a period to the last day of a month ends with that month. */
function yearBefore({ period_from, period_to }: Pick<Run, 'period_from' | 'period_to'>) {
  return [addMonths(period_from, -12), addDays(addMonths(addDays(period_to, 1), -12), -1)] as const;
}

/** Counts suppliers with an invoice in the same days a year before, and none in the period. */
export async function countMissingSuppliers(
  db: Connection,
  { building_id, period_from, period_to }: Run,
): Promise<number> {
  const [from, to] = yearBefore({ period_from, period_to });
  const invoicedIn = (first: string, last: string) => sql`select supplier_id
    from ${expenses(db)} as expense
    where building_id = ${building_id} and kind = 'Invoice' and status in ('Approved', 'Paid')
      and supplier_id is not null and expense_date between ${first} and ${last}`;
  const { missing } = await db.one<{ readonly missing: number }>(sql`select count(*) as missing
    from (${invoicedIn(from, to)} except ${invoicedIn(period_from, period_to)}) as supplier`);
  return missing;
}
