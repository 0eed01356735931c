import type { AskedItem, OrderedExpense, PayableExpense } from '#domain/banking/propose-matches.ts';
import type { ReturnableExpense, ReturnablePayment } from '#domain/banking/propose-returns.ts';
import { addMonths, type LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { accountReference, readReference } from '#domain/owner-accounts/payment-reference.ts';
import type { Connection } from '#platform/db/connection.ts';
import { allOf, equal, sql, type Sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { bankAccounts } from '#relations/bank-accounts.ts';
import { expenseBankPayments, expenses, unmatchedPrepayment } from '#relations/expenses.ts';
import { credits, receivables } from '#relations/owner-accounts.ts';
import { paymentBatches, paymentBatchLines } from '#relations/payment-batches.ts';
import { payments } from '#relations/payments.ts';
import { suppliers } from '#relations/suppliers.ts';
import { visibleTransactions, type TransactionRow } from './repository.ts';

type InBuilding<Row> = Row & { readonly building_id: string };

function askedItems(db: Connection, condition: Sql): Promise<InBuilding<AskedItem>[]> {
  return db.query<InBuilding<AskedItem>>(sql`select building_id, owner_id,
      structured_communication, open_cents
    from ${receivables(db)} as asked where cancelled_at is null and ${condition}
    order by due_date, id`);
}

/** Finds the receivables and accounts with these structured communications. */
export async function findItemsByCommunications(db: Connection, digits: readonly string[]) {
  const read = digits.map(readReference);
  const itemsIn = (wanted: boolean) =>
    read.flatMap(({ item, isOfAccount }) => (isOfAccount === wanted ? [item] : []));
  const [items, accounts] = await Promise.all([
    askedItems(db, sql`structured_communication = any(${itemsIn(false)}::text[])`),
    askedAccounts(db, itemsIn(true)),
  ]);
  return [...items, ...accounts];
}

/** Finds the accounts to which these items belong, each with all that is open. */
async function askedAccounts(
  db: Connection,
  items: readonly string[],
): Promise<InBuilding<AskedItem>[]> {
  if (items.length === 0) return [];
  const rows = await db.query<InBuilding<AskedItem>>(sql`select asked.building_id, asked.owner_id,
      asked.structured_communication, (select coalesce(sum(owed.open_cents), 0)::bigint
        from ${receivables(db)} as owed where owed.building_id = asked.building_id
          and owed.owner_id = asked.owner_id and owed.open_cents > 0) as open_cents
    from ${receivables(db)} as asked where asked.structured_communication = any(${items}::text[])`);
  return rows.map(({ structured_communication: item, ...account }) => ({
    ...account,
    structured_communication: accountReference(item),
  }));
}

/** Finds the open receivables of these owners. */
export function findOpenItems(db: Connection, ownerIds: readonly string[]) {
  return askedItems(db, sql`open_cents > 0 and owner_id = any(${ownerIds}::uuid[])`);
}

/** Owner who has paid from an account, with the statement that shows it. */
export interface KnownPayer {
  readonly building_id: string;
  readonly counterparty_iban: string;
  readonly statement_id: string;
  readonly booked_on: LocalDate;
  readonly owner_id: string;
}

/** Finds owners who have paid from these accounts, by matched transactions. */
export function findPayers(db: Connection, ibans: readonly string[]): Promise<KnownPayer[]> {
  return db.query<KnownPayer>(sql`select distinct line.building_id, line.counterparty_iban,
      line.statement_id, line.booked_on, payment.owner_id
    from app.bank_transactions as line
    join ${payments(db)} as payment on payment.bank_transaction_id = line.id
      and payment.status = 'Recorded'
    where line.organization_id = ${db.organizationId} and line.status = 'Matched'
      and line.counterparty_iban = any(${ibans}::text[])`);
}

/** Finds which of these accounts belong to buildings. */
export function findOwnAccounts(
  db: Connection,
  ibans: readonly string[],
): Promise<{ readonly id: string; readonly building_id: string; readonly iban: string }[]> {
  return db.query(sql`select account.id, account.building_id, account.iban
    from ${bankAccounts(db)} as account where account.iban = any(${ibans}::text[])`);
}

/**
 * Finds booked invoices of the buildings of which one of these amounts is open, or was paid in advance by a
 * payment that is not matched yet.
 */
export function findPayableExpenses(
  db: Connection,
  buildingIds: readonly string[],
  amounts: readonly number[],
): Promise<InBuilding<PayableExpense>[]> {
  const invoicesWith = (cents: Sql, condition: Sql) => sql`select building_id, id, supplier,
      invoice_number, expense_date, ${cents} as amount_cents
    from ${expenses(db)} as expense
    where ${condition} and kind = 'Invoice' and building_id = any(${buildingIds}::uuid[])
      and ${cents} = any(${amounts}::bigint[])`;
  return db.query<InBuilding<PayableExpense>>(sql`select building_id, id, supplier, invoice_number,
      amount_cents
    from (${invoicesWith(sql`open_cents`, sql`status = 'Approved'`)}
      union ${invoicesWith(sql`(prepaid_cents - prepaid_matched_cents)`, unmatchedPrepayment)}) as expense
    order by expense_date, id`);
}

/** Payment that a bank was asked to make. */
export interface OrderedPayment extends OrderedExpense {
  readonly building_id: string;
  /** Id of the transfer and of its batch; a statement may name either. */
  readonly line_id: string;
  readonly batch_id: string;
}

/** Finds payments ordered by these transfers or batches, if still open. */
export function findOrderedPayments(
  db: Connection,
  ids: readonly string[],
): Promise<OrderedPayment[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const lines = (named: Sql) => sql`select id, batch_id, expense_id, amount_cents
    from ${paymentBatchLines(db)} as line where is_live and ${named}`;
  return db.query<OrderedPayment>(sql`select batch.building_id, line.id as line_id, line.batch_id,
      line.expense_id, line.amount_cents
    from (${lines(sql`id = any(${ids}::uuid[])`)}
      union ${lines(sql`batch_id = any(${ids}::uuid[])`)}) as line
    join ${paymentBatches(db)} as batch on batch.id = line.batch_id
      and batch.status in ('Approved', 'Sent')
    join ${expenses(db)} as expense on expense.id = line.expense_id
      and expense.status = 'Approved' and expense.open_cents = line.amount_cents
    order by line.id`);
}

/** Returned amounts, and the range of days on which they were returned. */
export interface ReturnedOn {
  readonly building_ids: readonly string[];
  /** Positive. */
  readonly amounts: readonly Cents[];
  /** Undefined: nothing was returned. */
  readonly from: LocalDate | undefined;
  readonly to: LocalDate | undefined;
}

/** Months within which an unauthorized payment may be returned (rules of the SEPA schemes). */
const RETURNED_WITHIN_MONTHS = 13;

type Since<Returnable> = InBuilding<Returnable> & { readonly since: LocalDate };

/** Finds owners' payments that may have been returned, latest first. */
export function findReturnablePayments(
  db: Connection,
  { building_ids, amounts, from, to }: ReturnedOn,
): Promise<Since<ReturnablePayment>[]> {
  if (from === undefined || to === undefined) return Promise.resolve([]);
  return db.query<Since<ReturnablePayment>>(sql`select payment.building_id, payment.id,
      payment.owner_id, payment.amount_cents, payment.received_on as since, line.end_to_end_id,
      coalesce(line.structured_communication, payment.communication) as structured_communication,
      array_remove(array[line.counterparty_iban], null) as ibans
    from ${payments(db)} as payment
    left join app.bank_transactions as line on line.organization_id = ${db.organizationId}
      and line.id = payment.bank_transaction_id
    where payment.status = 'Recorded' and payment.building_id = any(${building_ids}::uuid[])
      and payment.amount_cents = any(${amounts}::bigint[])
      and payment.received_on between ${addMonths(from, -RETURNED_WITHIN_MONTHS)} and ${to}
    order by payment.received_on desc, payment.id desc`);
}

/** Finds paid expenses whose payment may have been returned, latest first. */
export function findReturnableExpenses(
  db: Connection,
  { building_ids, amounts, from, to }: ReturnedOn,
): Promise<Since<ReturnableExpense>[]> {
  if (from === undefined || to === undefined) return Promise.resolve([]);
  // Each payment by a bank, and what was paid by hand of an invoice that is settled.
  const paid = sql`select bank.bank_transaction_id, bank.amount_cents, bank.paid_on
      from ${expenseBankPayments(db)} as bank where bank.expense_id = expense.id
    union all
    select null, expense.paid_cents - coalesce(sum(bank.amount_cents), 0)::bigint, expense.paid_on
      from ${expenseBankPayments(db)} as bank where bank.expense_id = expense.id`;
  return db.query<Since<ReturnableExpense>>(sql`select expense.building_id, expense.id,
      payment.amount_cents as paid_cents, payment.paid_on as since,
      coalesce(replace(ordered.id::text, '-', ''), line.end_to_end_id) as end_to_end_id,
      line.structured_communication,
      array_remove(array[line.counterparty_iban, supplier.iban], null) as ibans
    from ${expenses(db)} as expense
    cross join lateral (${paid}) as payment
    left join app.bank_transactions as line on line.organization_id = ${db.organizationId}
      and line.id = payment.bank_transaction_id
    -- A batch may be booked as one sum; the bank returns each of its transfers by its own reference.
    left join lateral (select line.id from ${paymentBatchLines(db)} as line
      where line.expense_id = expense.id and line.status = 'Paid'
      order by line.id desc limit 1) as ordered on true
    left join ${suppliers(db)} as supplier on supplier.id = expense.supplier_id
    where expense.status in ('Approved', 'Paid') and expense.kind = 'Invoice'
      and expense.building_id = any(${building_ids}::uuid[])
      and payment.amount_cents = any(${amounts}::bigint[])
      and payment.paid_on between ${addMonths(from, -RETURNED_WITHIN_MONTHS)} and ${to}
    order by payment.paid_on desc, expense.id desc`);
}

/** Finds the owners' free credits, by building. */
export function findCreditsOfOwners(
  db: Connection,
  ownerIds: readonly string[],
): Promise<InBuilding<{ readonly owner_id: string; readonly free_cents: Cents }>[]> {
  return db.query(sql`select building_id, owner_id, sum(free_cents)::bigint as free_cents
    from ${credits(db)} as credit
    where owner_id = any(${ownerIds}::uuid[]) and free_cents > 0
    group by building_id, owner_id`);
}

/** Finds suppliers by their bank accounts. */
export function findSuppliersByIbans(
  db: Connection,
  ibans: readonly string[],
): Promise<{ readonly id: string; readonly iban: string }[]> {
  return db.query(sql`select id, iban from ${suppliers(db)} as supplier
    where iban = any(${ibans}::text[]) and merged_into_id is null order by id`);
}

/** Finds visible open transactions after another one, oldest first. */
export function findOpenTransactionsAfter(
  ctx: TenantContext,
  { building_id, after }: { building_id: string | undefined; after: string | undefined },
  limit: number,
): Promise<TransactionRow[]> {
  const conditions = [
    sql`organization_id = ${ctx.db.organizationId}`,
    sql`status = 'Open'`,
    ...equal({ building_id }),
    ...visibleTransactions(ctx),
    ...(after === undefined ? [] : [behind(ctx, after)]),
  ];
  return ctx.db.query<TransactionRow>(sql`select * from app.bank_transactions
    where ${allOf(conditions)} order by booked_on, id limit ${limit}`);
}

const behind = ({ db }: TenantContext, id: string) =>
  sql`(booked_on, id) > (select place.booked_on, place.id from app.bank_transactions as place
    where place.organization_id = ${db.organizationId} and place.id = ${id})`;
