import type { ExpenseCategory } from '#domain/expenses/expense-categories.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { MONEY_CLASS, type AccountType } from '#domain/ledger/account.ts';
import type { AccountBalance } from '#domain/ledger/balance-sheet.ts';
import type { CashMovement, Months } from '#domain/ledger/cash-series.ts';
import type { FinancialCalendar } from '#domain/ledger/fiscal-period.ts';
import type { LedgerLine } from '#domain/ledger/general-ledger.ts';
import type { IncomeMovement } from '#domain/ledger/income-statement.ts';
import type { HeldUnit } from '#domain/ledger/lots.ts';
import type { DayRange } from '#domain/ledger/period-cover.ts';
import type { NamedAccount } from '#domain/ledger/statement-tally.ts';
import type { AccountTotals } from '#domain/ledger/trial-balance.ts';
import {
  limitToAccount,
  selectMovementsByMonth,
  selectMovementsUntil,
  selectMovementsWithin,
  selectJournalText,
} from '#features/books/ledger/index.ts';
import { ownerNameInBooks, visibleBuildings } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { allOf, column, sql, type Sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { accounts } from '#relations/accounts.ts';
import { budgetAmounts, budgets } from '#relations/budgets.ts';
import { buildings } from '#relations/buildings.ts';
import { fiscalYears } from '#relations/fiscal-years.ts';
import { journalEntries, journalLines, journalTexts } from '#relations/ledger.ts';
import { receivables } from '#relations/owner-accounts.ts';
import { owners } from '#relations/owners.ts';
import { suppliers } from '#relations/suppliers.ts';
import { holdings } from '#relations/unit-owners.ts';
import { units } from '#relations/units.ts';

/** Conditions on the column building_id. */
export type InBuildings = readonly Sql[];

/** Limits a report to one building. */
export function inBuilding(id: string): InBuildings {
  return [sql`building_id = ${id}`];
}

export interface ReportBuilding extends FinancialCalendar {
  readonly id: string;
  readonly name: string;
}

/** Ledger line with its owner or supplier and its subject. */
export interface LedgerRow extends LedgerLine {
  readonly entry_id: string;
  readonly building_id: string;
  readonly owner_id: string | null;
  readonly owner_name: string | null;
  readonly unit_id: string | null;
  readonly unit_number: string | null;
  readonly supplier: string | null;
}

/** Finds a visible building with its financial years. */
export function findBuilding(
  db: Connection,
  id: string,
  visible: readonly Sql[],
): Promise<ReportBuilding | undefined> {
  return db.first<ReportBuilding>(sql`select id, name, fiscal_year_start_month,
      (select coalesce(json_agg(json_build_object('start_date', start_date, 'end_date', end_date)), '[]')
        from ${fiscalYears(db)} as year where year.building_id = building.id) as fiscal_years
    from ${buildings(db)} as building
    where id = ${id} and ${allOf(visible)}`);
}

/** Reads the whole chart by code, with labels in the language where an account has one. */
export async function findAccounts(
  db: Connection,
  language: Language,
): Promise<Map<string, NamedAccount>> {
  const rows = await db.query<{ code: string; name: string; account_type: AccountType }>(
    sql`select code, coalesce(nullif(${column(`label_${language}`)}, ''), name) as name, account_type
      from ${accounts(db)} as account`,
  );
  return new Map(rows.map(({ code, ...account }) => [code, account]));
}

/**
 * Computes balances from the first entry to the day, for each building and each co-owner or supplier.
 * Those of one account and sign are merged into one row, so that a balance sheet over thousands of
 * parties is only a few rows long.
 */
export async function findBalances(
  db: Connection,
  to: LocalDate,
  inBuildings: InBuildings,
): Promise<AccountBalance[]> {
  const books = await db.one<{ first: LocalDate | null; last: LocalDate | null }>(sql`select
      min(entry_date) as first, max(entry_date) as last
    from ${journalEntries(db)} as entry where ${allOf(inBuildings)}`);
  const { first, last } = books;
  if (first === null || last === null) return [];
  const moved = selectMovementsUntil(db, to, { first, last }, inBuildings);
  return db.query<AccountBalance>(sql`select account_code, sum(balance_cents)::bigint as balance_cents,
      case when balance_cents > 0 then 'in debit' else 'in credit' end as holder
    from (select account_code, sum(debit_cents - credit_cents) as balance_cents
      from ${moved} group by building_id, account_code, party_id) as held
    where balance_cents <> 0 group by account_code, holder`);
}

/** Sums movements of classes 6 and 7 in the range, without closing entries and their reversals. */
export async function findIncomeMovements(
  db: Connection,
  range: DayRange,
  inBuildings: InBuildings,
): Promise<IncomeMovement[]> {
  const conditions = [
    ...inBuildings,
    sql`account_code >= '6'`,
    sql`account_code < '8'`,
    sql`not is_closing`,
  ];
  const rows = await db.query<
    Omit<IncomeMovement, 'category'> & { category: ExpenseCategory | '' }
  >(
    sql`select account_code, category, sum(debit_cents - credit_cents)::bigint as amount_cents
      from ${selectMovementsWithin(db, range, conditions)} group by account_code, category`,
  );
  return rows.map(({ category, ...row }) => ({
    ...row,
    category: category === '' ? null : category,
  }));
}

export interface BudgetedAccount {
  readonly account_code: string;
  readonly amount_cents: Cents;
}

/** Sums by account the adopted budgets of the years that a period of one building covers as a whole. */
export async function findBudget(
  db: Connection,
  {
    building,
    period,
  }: { readonly building: { readonly id: string } | null; readonly period: DayRange },
): Promise<BudgetedAccount[]> {
  if (building === null) return [];
  return db.query<BudgetedAccount>(sql`select amount.account_code,
      sum(amount.amount_cents)::bigint as amount_cents
    from ${budgets(db)} as budget
    join ${fiscalYears(db)} as year on year.id = budget.fiscal_year_id
    join ${budgetAmounts(db)} as amount on amount.budget_id = budget.id
    where budget.building_id = ${building.id} and budget.status = 'Adopted'
      and year.start_date >= ${period.from} and year.end_date <= ${period.to}
    group by amount.account_code`);
}

/** Adds the condition that an account is one of money (class 5). */
export function limitToMoney(inBuildings: InBuildings): Sql[] {
  return [
    ...inBuildings,
    sql`account_code >= ${MONEY_CLASS}`,
    sql`account_code < ${String(Number(MONEY_CLASS) + 1)}`,
  ];
}

interface BuildingFiguresRow {
  readonly building_id: string;
  readonly building_name: string;
  readonly cash_cents: Cents;
  readonly overdue_cents: Cents;
}

/** Finds the cash of visible buildings at the end of a day, and the open receivables that were due before today. */
export function findBuildingFigures(
  ctx: TenantContext,
  to: LocalDate,
): Promise<BuildingFiguresRow[]> {
  const { db, today } = ctx;
  const reach = visibleBuildings(ctx, 'building_id');
  const money = selectMovementsWithin(db, { from: null, to }, limitToMoney(reach));
  return db.query(sql`select building.id as building_id, building.name as building_name,
      coalesce(money.cents, 0)::bigint as cash_cents, coalesce(owed.cents, 0)::bigint as overdue_cents
    from ${buildings(db)} as building
    left join (select building_id, sum(debit_cents - credit_cents)::bigint as cents
      from ${money} group by building_id) as money on money.building_id = building.id
    left join (select building_id, sum(open_cents)::bigint as cents
      from ${receivables(db)} as receivable
      where open_cents > 0 and due_date < ${today}::date and ${allOf(reach)}
      group by building_id) as owed on owed.building_id = building.id
    where ${allOf(visibleBuildings(ctx, 'building.id'))}
    order by building.id`);
}

/** Sums movements of the cash accounts by month, and before the first month. */
export function findCashMovements(
  db: Connection,
  months: Months,
  inBuildings: InBuildings,
): Promise<CashMovement[]> {
  const conditions = limitToMoney(inBuildings);
  return db.query<CashMovement>(sql`select account_code, month,
      sum(debit_cents - credit_cents)::bigint as net_cents
    from ${selectMovementsByMonth(db, months, conditions)} group by account_code, month`);
}

/** Sums debits and credits in the range by account. */
export function findTotals(
  db: Connection,
  range: DayRange,
  conditions: readonly Sql[],
): Promise<AccountTotals[]> {
  return db.query<AccountTotals>(sql`select account_code, sum(debit_cents)::bigint as debit_cents,
      sum(credit_cents)::bigint as credit_cents
    from ${selectMovementsWithin(db, range, conditions)} group by account_code`);
}

/** Sums debits minus credits before the day by account. */
export async function findOpenings(
  db: Connection,
  lastDay: LocalDate,
  conditions: readonly Sql[],
): Promise<{ account_code: string; balance_cents: Cents }[]> {
  return db.query(sql`select account_code, sum(debit_cents - credit_cents)::bigint as balance_cents
    from ${selectMovementsWithin(db, { from: null, to: lastDay }, conditions)}
    group by account_code having sum(debit_cents - credit_cents) <> 0`);
}

/** Selects an account, or for a heading the accounts below it. */
export function ofAccount(db: Connection, code: string): Sql {
  return sql`${limitToAccount(code)} and (account_code = ${code} or not exists
    (select from ${accounts(db)} as account where code = ${code} and postable))`;
}

/** Counts the lines in the range, up to `limit`. */
export async function countLedgerLines(
  db: Connection,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
  conditions: readonly Sql[],
  limit: number,
): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`select count(*) as count
    from (select from ${journalLines(db)} as line
      where entry_date between ${from} and ${to} and ${allOf(conditions)} limit ${limit}) as counted`);
  return count;
}

/** Reads the lines of the range, those of one entry in order, with texts in the language. */
export function findLedgerLines(
  ctx: TenantContext,
  language: Language,
  range: { readonly from: LocalDate; readonly to: LocalDate },
  conditions: readonly Sql[],
): Promise<LedgerRow[]> {
  const { db } = ctx;
  return db.query<LedgerRow>(sql`select lines.entry_id, lines.building_id, lines.account_code,
      lines.entry_date, lines.sequence, entries.journal,
      coalesce(${selectJournalText(language, 'of_line')}, ${selectJournalText(language, 'of_entry')}, '') as description,
      lines.debit_cents, lines.credit_cents, lines.owner_id,
      ${ownerNameInBooks(ctx)} as owner_name,
      lines.unit_id, unit.unit_number, suppliers.name as supplier
    from (select * from ${journalLines(db)} as line
        where entry_date between ${range.from} and ${range.to} and ${allOf(conditions)}) as lines
      join ${journalEntries(db)} as entries on entries.id = lines.entry_id
      left join ${journalTexts(db)} as of_line
        on of_line.entry_id = lines.entry_id and of_line.line_number = lines.line_number
      left join ${journalTexts(db)} as of_entry
        on of_entry.entry_id = lines.entry_id and of_entry.line_number = 0
      left join ${suppliers(db)} as suppliers on suppliers.id = lines.supplier_id
      left join ${owners(db)} as owner on owner.id = lines.owner_id
      left join ${units(db)} as unit on unit.id = lines.unit_id
    order by lines.entry_date, lines.sequence, lines.line_number`);
}

/** Finds the current and former units of the owners in the buildings. */
export function findHeldUnits(
  db: Connection,
  ownerIds: readonly string[],
  inBuildings: InBuildings,
): Promise<HeldUnit[]> {
  return db.query<HeldUnit>(sql`select holding.owner_id, unit.building_id, unit.unit_number,
      holding.start_date, holding.end_date
    from ${holdings(db)} as holding join ${units(db)} as unit on unit.id = holding.unit_id
    where holding.owner_id = any(${ownerIds}::uuid[]) and ${allOf(inBuildings)}`);
}
