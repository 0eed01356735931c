import { AuditVoucher, AUDIT_VOUCHER_SORTS, type ListAuditVouchers } from '#contract/audits.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { Journal } from '#domain/ledger/journal-entry.ts';
import { selectJournalText } from '#features/books/ledger/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { selectNames } from '#platform/db/names.ts';
import { findShown, listPage, sortFields, type Selection } from '#platform/db/page.ts';
import type { Row } from '#platform/db/rows.ts';
import { join, oneOf, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import { nameSources } from '#relations/display-names.ts';
import { documents } from '#relations/documents.ts';
import { expenseBankPayments } from '#relations/expenses.ts';
import { journalEntries, journalLines, journalTexts } from '#relations/ledger.ts';
import { isUnanswered } from './repository.ts';

/** A message about a voucher. */
type Message = Pick<Row<'audit_messages'>, 'id' | 'written_by' | 'text' | 'created_at'>;

/** A voucher of a sample with its entry and what was written about it. */
export interface VoucherRow extends Row<'audit_vouchers'> {
  readonly expense_id: string | null;
  readonly entry_date: LocalDate;
  readonly journal: Journal;
  readonly description: string;
  readonly amount_cents: Cents;
  readonly account_codes: readonly string[];
  readonly document_ids: readonly string[];
  readonly messages: readonly Message[];
}

/** Selects the expense that the entry `entry` books, or the only one that its bank transaction pays. */
const selectExpense = (db: Connection): Sql => sql`(case entry.source_type
    when 'Expense' then entry.source_id
    when 'BankTransaction' then (select min(paid.expense_id::text)::uuid
      from ${expenseBankPayments(db)} as paid where paid.bank_transaction_id = entry.source_id
      having count(*) = 1) end)`;

const selectMessages = (db: Connection): Sql => sql`(select coalesce(json_agg(json_build_object(
    'id', message.id, 'written_by', message.written_by, 'text', message.text,
    'created_at', to_char(message.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    order by message.created_at, message.id), '[]')
  from app.audit_messages as message
  where message.organization_id = ${db.organizationId} and message.voucher_id = page.id) as messages`;

const selectVouchers = (db: Connection, language: Language): Selection => ({
  select: sql`select * from (select voucher.*, entry.entry_date, entry.journal,
      ${selectExpense(db)} as expense_id, coalesce(${selectJournalText(language, 'entry_text')}, '') as description
    from app.audit_vouchers as voucher
    join ${journalEntries(db)} as entry on entry.id = voucher.entry_id
    left join ${journalTexts(db)} as entry_text on entry_text.entry_id = entry.id
      and entry_text.line_number = 0
    where voucher.organization_id = ${db.organizationId}) as voucher`,
  beside: [
    ...selectNames(db, AuditVoucher, nameSources),
    sql`(select coalesce(sum(line.debit_cents), 0)::bigint from ${journalLines(db)} as line
      where line.entry_id = page.entry_id) as amount_cents`,
    sql`array(select distinct line.account_code from ${journalLines(db)} as line
      where line.entry_id = page.entry_id order by line.account_code) as account_codes`,
    sql`array(select document.id from ${documents(db)} as document
      where document.expense_id = page.expense_id order by document.created_at, document.id)
      as document_ids`,
    selectMessages(db),
  ],
});

/** Finds the voucher of an entry in the sample of an audit. */
export function findVoucher(
  db: Connection,
  of: Pick<VoucherRow, 'audit_id' | 'entry_id'>,
  language: Language,
): Promise<VoucherRow | undefined> {
  return findShown<VoucherRow>(db, selectVouchers(db, language), [
    sql`voucher.audit_id = ${of.audit_id}`,
    sql`voucher.entry_id = ${of.entry_id}`,
  ]);
}

/** Finds and locks the voucher of an entry until the transaction ends. */
export function lockVoucher(
  db: Connection,
  { audit_id, entry_id }: Pick<VoucherRow, 'audit_id' | 'entry_id'>,
): Promise<Row<'audit_vouchers'> | undefined> {
  return db.first<Row<'audit_vouchers'>>(sql`select * from app.audit_vouchers
    where organization_id = ${db.organizationId} and audit_id = ${audit_id} and entry_id = ${entry_id}
    for no key update`);
}

const sortable = sortFields('audit_vouchers', AUDIT_VOUCHER_SORTS);

const isMarked = (marked: boolean) => (marked ? sql`mark is not null` : sql`mark is null`);
const isAnswered = (answered: boolean) => (answered ? sql`answered_at is not null` : isUnanswered);

/** Lists the vouchers of an audit in the order of the ledger. */
export function listVouchers(
  db: Connection,
  audit_id: string,
  { mark, marked, answered, ...page }: ListAuditVouchers,
  language: Language,
): Promise<Page<VoucherRow>> {
  return listPage<VoucherRow>(
    db,
    {
      ...selectVouchers(db, language),
      where: [
        sql`audit_id = ${audit_id}`,
        ...oneOf({ mark }),
        ...(marked === undefined ? [] : [isMarked(marked)]),
        ...(answered === undefined ? [] : [isAnswered(answered)]),
      ],
      sortable,
      defaultSort: 'sequence',
    },
    page,
  );
}

/** Lists the vouchers of an audit with a question or an objection, in the order of the ledger. */
export function listQuestioned(
  db: Connection,
  audit_id: string,
  language: Language,
): Promise<VoucherRow[]> {
  const { select, beside = [] } = selectVouchers(db, language);
  return db.query<VoucherRow>(sql`select page.*, ${join(beside)}
    from (${select} where audit_id = ${audit_id} and mark in ('Question', 'Objection')) as page
    order by page.sequence`);
}
