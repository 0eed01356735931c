import type { WaitingShare } from '#domain/expenses/credit-note.ts';
import type { ExpenseStatus } from '#domain/expenses/expense-state.ts';
import { ACCRUAL_ACCOUNTS, type Accrued } from '#domain/expenses/recognition.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import { journalEntries, journalLines } from '#relations/ledger.ts';
import { receivables } from '#relations/owner-accounts.ts';
import type { ExpenseRow } from './repository.ts';

/**
 * Locks the expenses that meet a condition until the transaction ends, together with the invoices that
 * they correct and the notes that correct them. One lock order for all rules out deadlocks.
 */
function lockRelated(db: Connection, condition: Sql): Promise<ExpenseRow[]> {
  // Ids first, each by its index: a condition with “or” would read all expenses of the organization.
  return db.query<ExpenseRow>(sql`with root as (
      select coalesce(credits_expense_id, id) as id from app.expenses
      where organization_id = ${db.organizationId} and ${condition}
    )
    select * from app.expenses
    where organization_id = ${db.organizationId} and id in (
      select id from root
      union all select note.id from root
        join app.expenses as note on note.organization_id = ${db.organizationId}
          and note.credits_expense_id = root.id
    )
    order by id for no key update`);
}

/** Locks expenses by id, with the invoices and notes related to them. */
export function lockWithNotes(db: Connection, ids: readonly string[]): Promise<ExpenseRow[]> {
  return lockRelated(db, sql`id = any(${ids}::uuid[])`);
}

/** Locks the expenses that a bank transaction paid, even in part, with the invoices and notes related to them. */
export function lockPaidByBank(db: Connection, bankTransactionId: string): Promise<ExpenseRow[]> {
  return lockRelated(
    db,
    sql`id in (select expense_id from app.expense_bank_payments
      where organization_id = ${db.organizationId} and bank_transaction_id = ${bankTransactionId})`,
  );
}

/** Finds the notes of an invoice in these states, oldest first. */
export function findNotes(
  db: Connection,
  invoiceId: string,
  statuses: readonly ExpenseStatus[],
): Promise<ExpenseRow[]> {
  return db.query<ExpenseRow>(sql`select * from app.expenses
    where organization_id = ${db.organizationId} and credits_expense_id = ${invoiceId}
      and status = any(${statuses}::text[]) order by id`);
}

/** Finds the deferred costs of an expense on 490. */
export function findWaiting(db: Connection, expenseId: string): Promise<WaitingShare[]> {
  return db.query<WaitingShare>(sql`select allocation_number, recognized_on as borne_on, amount_cents,
      vat_cents
    from app.expense_deferrals
    where organization_id = ${db.organizationId} and expense_id = ${expenseId}
      and released_at is null order by recognized_on, allocation_number`);
}

/** Finds what an expense cleared on accrual accounts, positive for a note too. */
export async function findCleared(
  db: Connection,
  { id, kind }: Pick<ExpenseRow, 'id' | 'kind'>,
): Promise<Accrued> {
  const sign = kind === 'CreditNote' ? -1 : 1;
  const rows = await db.query<{
    account_code: (typeof ACCRUAL_ACCOUNTS)[number];
    moved: Cents;
  }>(sql`select account_code, sum(debit_cents - credit_cents)::bigint as moved
    from ${journalLines(db)} as line
    join ${journalEntries(db)} as entry on entry.id = line.entry_id
    where entry.source_type = 'Expense' and entry.source_id = ${id}
      and account_code = any(${[...ACCRUAL_ACCOUNTS]}::text[])
    group by account_code`);
  return new Map(rows.map(({ account_code, moved }) => [account_code, sign * moved]));
}

/** Finds the receivables of an invoice that is charged to one owner. */
export async function findReceivableIds(db: Connection, invoiceId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`select id from ${receivables(db)} as owed
    where source_type = 'Expense' and source_id = ${invoiceId} and cancelled_at is null`);
  return rows.map(({ id }) => id);
}

/** Finds the days for which an expense still has deferred costs. */
export async function findWaitingDays(
  db: Connection,
  expenseId: string,
): Promise<ReadonlySet<LocalDate>> {
  const waiting = await findWaiting(db, expenseId);
  return new Set(waiting.map(({ borne_on }) => borne_on));
}
