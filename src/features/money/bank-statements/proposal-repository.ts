import type { AskedItem, PayableExpense } from '#domain/banking/propose-matches.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { bankAccounts } from '#features/money/bank-accounts/relations.ts';
import { expenses } from '#features/money/expenses/relations.ts';
import { receivables } from '#features/money/owner-accounts/relations.ts';
import { payments } from '#features/money/payments/relations.ts';
import type { Connection } from '#platform/db/connection.ts';
import { allOf, equal, sql, type Sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { visibleTransactions, type TransactionRow } from './repository.ts';

type InBuilding<Row> = Row & { readonly building_id: string };

function askedItems(db: Connection, condition: Sql): Promise<InBuilding<AskedItem>[]> {
  return db.query<InBuilding<AskedItem>>(sql`select building_id, owner_id,
      structured_communication, open_cents
    from ${receivables(db)} as asked where cancelled_at is null and ${condition}
    order by due_date, id`);
}

/** What was asked for under these communications. */
export function itemsOfCommunications(db: Connection, digits: readonly string[]) {
  return askedItems(db, sql`structured_communication = any(${digits}::text[])`);
}

/** What these owners still owe. */
export function openItemsOf(db: Connection, ownerIds: readonly string[]) {
  return askedItems(db, sql`open_cents > 0 and owner_id = any(${ownerIds}::uuid[])`);
}

/** An owner whose payment came from an account, by the statement that said so. */
export interface KnownPayer {
  readonly building_id: string;
  readonly counterparty_iban: string;
  readonly statement_id: string;
  readonly booked_on: LocalDate;
  readonly owner_id: string;
}

/** Who has paid from these accounts, as far as transactions are matched. */
export function payersFrom(db: Connection, ibans: readonly string[]): Promise<KnownPayer[]> {
  return db.query<KnownPayer>(sql`select distinct line.building_id, line.counterparty_iban,
      line.statement_id, line.booked_on, payment.owner_id
    from app.bank_transactions as line
    join ${payments(db)} as payment on payment.bank_transaction_id = line.id
      and payment.status = 'Recorded'
    where line.organization_id = ${db.organizationId} and line.status = 'Matched'
      and line.counterparty_iban = any(${ibans}::text[])`);
}

/** Those of these accounts that are of buildings themselves. */
export function ownAccounts(
  db: Connection,
  ibans: readonly string[],
): Promise<{ readonly building_id: string; readonly iban: string }[]> {
  return db.query(sql`select account.building_id, account.iban
    from ${bankAccounts(db)} as account where account.iban = any(${ibans}::text[])`);
}

/** Approved expenses of buildings of which one of these amounts is open. */
export function payableExpenses(
  db: Connection,
  buildingIds: readonly string[],
  amounts: readonly number[],
): Promise<InBuilding<PayableExpense>[]> {
  return db.query<InBuilding<PayableExpense>>(sql`select expense.building_id, expense.id,
      expense.supplier, expense.invoice_number, expense.open_cents as amount_cents
    from ${expenses(db)} as expense
    where expense.status = 'Approved' and expense.building_id = any(${buildingIds}::uuid[])
      and expense.open_cents = any(${amounts}::bigint[])
    order by expense.expense_date, expense.id`);
}

/** A place among open transactions. */
export type OpenPlace = Pick<TransactionRow, 'id' | 'booked_on'>;

/** Open transactions in sight behind a place, the oldest first. */
export function openTransactions(
  ctx: TenantContext,
  { building_id, after }: { building_id: string | undefined; after: OpenPlace | undefined },
  limit: number,
): Promise<TransactionRow[]> {
  const conditions = [
    sql`organization_id = ${ctx.db.organizationId}`,
    sql`status = 'Open'`,
    ...equal({ building_id }),
    ...visibleTransactions(ctx),
    ...(after === undefined ? [] : [sql`(booked_on, id) > (${after.booked_on}, ${after.id})`]),
  ];
  return ctx.db.query<TransactionRow>(sql`select * from app.bank_transactions
    where ${allOf(conditions)} order by booked_on, id limit ${limit}`);
}
