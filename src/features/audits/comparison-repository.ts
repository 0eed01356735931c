import { AUDIT_BANK_FILE_SORTS, type ListAuditBankFiles } from '#contract/audits.ts';
import type { StoredTransaction } from '#domain/audits/compare-bank.ts';
import type { BookLine, Paper } from '#domain/audits/compare-row.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { Connection } from '#platform/db/connection.ts';
import { listPage, sortFields } from '#platform/db/page.ts';
import type { Row } from '#platform/db/rows.ts';
import { equal, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import { bankAccounts } from '#relations/bank-accounts.ts';
import { bankLinkedEntries, bankStatements, bankTransactions } from '#relations/bank-statements.ts';
import { documents } from '#relations/documents.ts';
import { expenseBankPayments, expenses } from '#relations/expenses.ts';
import { journalEntries, journalLines } from '#relations/ledger.ts';
import { supplierIbans, suppliers } from '#relations/suppliers.ts';

/** The days of a bank file, and the books that it is compared with. */
export interface ComparedDays {
  readonly building_id: string;
  readonly ledger_count: number;
  /** First day of a statement or movement. */
  readonly first_day: LocalDate;
  readonly first_statement: LocalDate;
  readonly last_statement: LocalDate;
}

/** An account of the building at a bank. */
export interface ComparedAccountRow {
  readonly id: string;
  readonly iban: string;
  readonly account_code: string;
}

/** Finds which of these accounts are those of a building. */
export function findComparedAccounts(
  db: Connection,
  building_id: string,
  ibans: readonly string[],
): Promise<ComparedAccountRow[]> {
  return db.query<ComparedAccountRow>(sql`select id, iban, account_code
    from ${bankAccounts(db)} as account
    where building_id = ${building_id} and iban = any(${ibans}::text[]) order by iban`);
}

/** Lists the days of the accepted statements of accounts. */
export function listStoredStatements(
  db: Connection,
  account_ids: readonly string[],
  { first_statement, last_statement }: ComparedDays,
): Promise<{ readonly iban: string; readonly statement_date: LocalDate }[]> {
  return db.query(sql`select account.iban, statement.statement_date
    from ${bankStatements(db)} as statement
    join ${bankAccounts(db)} as account on account.id = statement.bank_account_id
    where account.id = any(${account_ids}::uuid[]) and statement.status = 'Accepted'
      and statement.statement_date between ${first_statement} and ${last_statement}`);
}

/** Lists the bank transactions of accounts by the days of their statements. */
export function listStoredTransactions(
  db: Connection,
  account_ids: readonly string[],
  { first_statement, last_statement }: ComparedDays,
): Promise<StoredTransaction[]> {
  return db.query<StoredTransaction>(sql`select line.id, account.iban as account,
      statement.statement_date as statement, line.position, line.booked_on, line.amount_cents,
      line.counterparty_iban, coalesce(line.structured_communication, line.communication) as communication
    from ${bankTransactions(db)} as line
    join ${bankStatements(db)} as statement on statement.id = line.statement_id
    join ${bankAccounts(db)} as account on account.id = line.bank_account_id
    where account.id = any(${account_ids}::uuid[]) and line.is_live
      and statement.statement_date between ${first_statement} and ${last_statement}
    order by statement.statement_date, line.position, line.id`);
}

/**
 * Selects the lines of the books on accounts of the bank: `day` is that of the statement of the transaction
 * that a line books, else that of its entry.
 */
function selectBookLines(
  db: Connection,
  codes: readonly string[],
  { building_id, ledger_count, last_statement }: ComparedDays,
): Sql {
  return sql`(select line.entry_id, line.account_code, line.entry_date, line.line_number, entry.sequence,
      entry.reverses_id, line.debit_cents - line.credit_cents as amount_cents,
      case when stored.is_live then stored.id end as transaction_id,
      case when stored.is_live then statement.statement_date end as statement_day
    from ${journalLines(db)} as line
    join ${journalEntries(db)} as entry on entry.id = line.entry_id
    left join ${bankLinkedEntries(db)} as linked on linked.entry_id = line.entry_id
    left join ${bankTransactions(db)} as stored on stored.id = case entry.source_type
      when 'BankTransaction' then entry.source_id else linked.bank_transaction_id end
    left join ${bankStatements(db)} as statement on statement.id = stored.statement_id
    where line.building_id = ${building_id} and entry.sequence <= ${ledger_count}
      and line.account_code like any(${codes.map((code) => `${code}%`)}::text[])
      and (statement.statement_date <= ${last_statement} or line.entry_date <= ${last_statement}))`;
}

/**
 * Lists the lines of the books of the days of a file. An entry and its reversal that never reached the bank
 * are left out.
 */
export function listBookLines(
  db: Connection,
  codes: readonly string[],
  days: ComparedDays,
): Promise<BookLine[]> {
  const { first_day, first_statement, last_statement, ledger_count } = days;
  const isLinked = (id: Sql) =>
    sql`exists (select from ${bankLinkedEntries(db)} as own where own.entry_id = ${id})`;
  return db.query<BookLine>(sql`select entry_id, account_code, entry_date, amount_cents, transaction_id
    from ${selectBookLines(db, codes, days)} as booked
    where (statement_day between ${first_statement} and ${last_statement}
        or statement_day is null and entry_date between ${first_day} and ${last_statement})
      and not exists (select from ${journalEntries(db)} as reversal
        where reversal.reverses_id = booked.entry_id and reversal.sequence <= ${ledger_count}
          and reversal.entry_date <= ${last_statement} and not ${isLinked(sql`reversal.id`)})
      and not (reverses_id is not null and not ${isLinked(sql`booked.entry_id`)}
        and exists (select from ${journalEntries(db)} as reversed
          where reversed.id = booked.reverses_id and reversed.entry_date >= ${first_day}))
    order by sequence, line_number`);
}

/** Sums the books of accounts of the bank before the days of a file, by account. */
export async function sumBooksBefore(
  db: Connection,
  codes: readonly string[],
  days: ComparedDays,
): Promise<ReadonlyMap<string, Cents>> {
  const { first_day, first_statement } = days;
  const rows = await db.query<{ readonly account_code: string; readonly cents: Cents }>(
    sql`select account_code, sum(amount_cents)::bigint as cents
      from ${selectBookLines(db, codes, days)} as booked
      where statement_day < ${first_statement} or statement_day is null and entry_date < ${first_day}
      group by account_code`,
  );
  return new Map(rows.map(({ account_code, cents }) => [account_code, cents]));
}

/**
 * Lists the invoices that transactions pay. The account on an invoice is the one that was paid if the
 * supplier has or had it, else its current one.
 */
export function listPapers(db: Connection, transaction_ids: readonly string[]): Promise<Paper[]> {
  return db.query<Paper>(sql`select line.id as transaction_id, paid.expense_id,
      (case when line.amount_cents < 0 then 0 - paid.amount_cents else paid.amount_cents end)::bigint
        as amount_cents,
      case when exists (select from ${supplierIbans(db)} as former
          where former.supplier_id = supplier.id and former.iban = line.counterparty_iban)
        then line.counterparty_iban else supplier.iban end as iban,
      exists (select from ${documents(db)} as document
        where document.expense_id = paid.expense_id and document.document_type <> 'Quote') as has_document
    from ${bankTransactions(db)} as line
    join ${expenseBankPayments(db)} as paid on paid.bank_transaction_id = line.id
    join ${expenses(db)} as expense on expense.id = paid.expense_id
    left join ${suppliers(db)} as supplier on supplier.id = expense.supplier_id
    where line.id = any(${transaction_ids}::uuid[])
    order by line.id, paid.expense_id`);
}

/** A comparison as kept. */
export type BankFileRow = Row<'audit_bank_files'>;

const sortable = sortFields('audit_bank_files', AUDIT_BANK_FILE_SORTS);

/** Lists the comparisons of an audit, latest first. */
export function listBankFiles(
  db: Connection,
  audit_id: string,
  page: ListAuditBankFiles,
): Promise<Page<BankFileRow>> {
  return listPage<BankFileRow>(
    db,
    {
      select: sql`select * from app.audit_bank_files`,
      where: [sql`organization_id = ${db.organizationId}`, ...equal({ audit_id })],
      sortable,
      defaultSort: '-created_at',
    },
    page,
  );
}

/** Lists all comparisons of an audit, oldest first. */
export function listAllBankFiles(db: Connection, audit_id: string): Promise<BankFileRow[]> {
  return db.query<BankFileRow>(sql`select * from app.audit_bank_files
    where organization_id = ${db.organizationId} and audit_id = ${audit_id} order by created_at, id`);
}
