import type {
  AuditExpense,
  AuditPayment,
  AuditSupplier,
  SyndicParty,
} from '#domain/audits/audit-facts.ts';
import type { Connection } from '#platform/db/connection.ts';
import { allOf, sql, type Sql } from '#platform/db/sql.ts';
import { roleAssignments, users } from '#relations/auth.ts';
import { bankLinkedEntries, bankTransactions } from '#relations/bank-statements.ts';
import { documents } from '#relations/documents.ts';
import { expenseBankPayments, expenses } from '#relations/expenses.ts';
import { journalEntries, journalLines } from '#relations/ledger.ts';
import { decisions } from '#relations/minutes.ts';
import { organizations } from '#relations/organizations.ts';
import { supplierIbans, suppliers } from '#relations/suppliers.ts';
import { limitToAudited, type AuditedBooks } from './sample-repository.ts';

/** Selects the supplier that an id refers to after merges. */
const selectUnmerged = (db: Connection, id: Sql): Sql =>
  sql`(select coalesce(merged.merged_into_id, merged.id) from ${suppliers(db)} as merged
    where merged.id = ${id})`;

/** Condition that the entry `entry` was reversed by then, or is itself a reversal. */
const isReversed = (db: Connection, { ledger_count }: AuditedBooks): Sql =>
  sql`(entry.reverses_id is not null or exists (select from ${journalEntries(db)} as reversal
    where reversal.reverses_id = entry.id and reversal.sequence <= ${ledger_count}))`;

/** Selects the days in Brussels of an instant. */
const dayOf = (instant: Sql): Sql => sql`(${instant} at time zone 'Europe/Brussels')::date`;

/**
 * Lists the payments of an audited year: entries that took money from an account at a bank, with the expenses
 * that they pay. Reversed ones are left out; ids are those of the entries.
 */
export function listAuditedPayments(db: Connection, books: AuditedBooks): Promise<AuditPayment[]> {
  return db.query<AuditPayment>(sql`select entry.id, entry.entry_date as paid_on,
      (0 - moved.cents)::bigint as amount_cents, line.counterparty_iban, moved.account_codes,
      case entry.source_type when 'Expense' then array[entry.source_id]
        else array(select paid.expense_id from ${expenseBankPayments(db)} as paid
          where paid.bank_transaction_id = line.id order by paid.expense_id) end as expense_ids,
      coalesce(${selectUnmerged(db, sql`moved.supplier_id`)}, case entry.source_type
        when 'Expense' then (select paid.supplier_id from ${expenses(db)} as paid
          where paid.id = entry.source_id) end) as supplier_id
    from ${journalEntries(db)} as entry
    cross join lateral (select
        coalesce(sum(own.debit_cents - own.credit_cents)
          filter (where own.account_code like '55%'), 0)::bigint as cents,
        coalesce(array_agg(distinct own.account_code)
          filter (where own.account_code not like '55%'), '{}') as account_codes,
        min(own.supplier_id::text)::uuid as supplier_id
      from ${journalLines(db)} as own where own.entry_id = entry.id) as moved
    left join ${bankLinkedEntries(db)} as linked on linked.entry_id = entry.id
    left join ${bankTransactions(db)} as line on line.id = case entry.source_type
      when 'BankTransaction' then entry.source_id else linked.bank_transaction_id end
    where ${allOf(limitToAudited(books))} and moved.cents < 0 and not ${isReversed(db, books)}
      and entry.journal not in ('Opening', 'Closing')
    order by entry.sequence`);
}

/** An expense, and whether the audited year books it. */
type YearExpense = AuditExpense & { readonly is_of_year: boolean };

/** Lists the expenses that an audited year books, and those of other years that it pays. */
export function listAuditedExpenses(
  db: Connection,
  books: AuditedBooks,
  paid_ids: readonly string[],
): Promise<YearExpense[]> {
  const of = sql`where document.expense_id = expense.id`;
  return db.query<YearExpense>(sql`with booked as (
      select entry.source_id as id from ${journalEntries(db)} as entry
      where ${allOf(limitToAudited(books))} and entry.journal = 'Purchases'
        and entry.source_type = 'Expense' and not ${isReversed(db, books)})
    select expense.id, expense.kind, expense.supplier_id, expense.invoice_number,
      expense.expense_date as dated_on, expense.amount_cents, expense.account_code,
      exists (select from ${documents(db)} as document ${of} and document.document_type <> 'Quote')
        as has_document,
      exists (select from ${documents(db)} as document ${of} and document.document_type = 'Quote')
        as has_quotes,
      (select decision.id from ${decisions(db)} as decision
        where decision.id = expense.decision_id and decision.decision_type = 'Contract'
          and decision.result = 'Adopted') as contract_id,
      expense.id in (select id from booked) as is_of_year
    from ${expenses(db)} as expense
    where expense.id in (select id from booked) or expense.id = any(${paid_ids}::uuid[])
    order by expense.expense_date, expense.id`);
}

/** Lists suppliers with all accounts they ever had. */
export function listAuditedSuppliers(
  db: Connection,
  ids: readonly string[],
): Promise<AuditSupplier[]> {
  return db.query<AuditSupplier>(sql`select supplier.id, supplier.name, supplier.enterprise_number,
      supplier.email, null as phone, null as address,
      (select coalesce(json_agg(json_build_object('iban', own.iban, 'entered_on', own.entered_on)
          order by own.entered_on), '[]')
        from (select supplier.iban,
            ${dayOf(sql`coalesce(supplier.iban_entered_at, supplier.created_at)`)} as entered_on
          union all select former.iban, ${dayOf(sql`former.entered_at`)}
          from ${supplierIbans(db)} as former where former.supplier_id = supplier.id) as own
        where own.iban is not null) as ibans
    from ${suppliers(db)} as supplier where supplier.id = any(${ids}::uuid[])
    order by supplier.id`);
}

/** Lists the syndic: the office with the accounts of its suppliers of that number, and its people. */
export function listSyndicParties(db: Connection): Promise<SyndicParty[]> {
  return db.query<SyndicParty>(sql`select office.name, office.enterprise_number,
      office.contact_email as email, office.phone,
      nullif(concat_ws(' ', office.address, office.postal_code, office.city), '') as address,
      array(select own.iban from ${suppliers(db)} as own
        where own.enterprise_number = office.enterprise_number and own.iban is not null) as ibans
    from ${organizations(db)} as office where office.id = ${db.organizationId}
    union all
    select person.name, null, person.email, person.phone, null, '{}'
    from ${users(db)} as person where person.id in (select role.user_id
      from ${roleAssignments(db)} as role
      where role.role_type = 'Syndic' and role.accepted_at is not null)`);
}
