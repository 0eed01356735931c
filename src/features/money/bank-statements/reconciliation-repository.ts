import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { BankAccountRow } from '#features/register/bank-accounts/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import { journalEntries, journalLines } from '#relations/ledger.ts';
import { inSequence, latestFirst } from './repository.ts';

/** Balance of an account on a day according to the bank. */
export interface BankSide {
  /**
   * Closing balance of the last accepted statement by then, else the opening balance of the first; null
   * if there is none.
   */
  readonly balance_cents: Cents | null;
  /**
   * Amounts booked by then but on later statements, less amounts booked later but on statements by then.
   */
  readonly moved_cents: Cents;
  /** First day with a booked transaction; earlier movements are in the opening balance. */
  readonly first_day: LocalDate | null;
}

/**
 * Finds the bank's side of a reconciliation: the balance of the last accepted statement, and what
 * was booked since.
 */
export function findBankSide(db: Connection, accountId: string, on: LocalDate): Promise<BankSide> {
  const ofAccount = sql`organization_id = ${db.organizationId} and bank_account_id = ${accountId}`;
  const accepted = sql`from app.bank_statements where ${ofAccount} and status = 'Accepted'`;
  const booked = (line: Sql, statement: Sql) => sql`coalesce((select sum(line.amount_cents)
    from (select id from app.bank_statements where ${ofAccount} and status = 'Accepted'
      and ${statement}) as statement
    join (select statement_id, amount_cents from app.bank_transactions
      where ${ofAccount} and is_live and ${line}) as line on line.statement_id = statement.id), 0)`;
  return db.one<BankSide>(sql`select
    coalesce((select closing_cents ${accepted} and statement_date <= ${on}
        order by ${latestFirst} limit 1),
      (select opening_cents ${accepted} order by ${inSequence} limit 1)) as balance_cents,
    (${booked(sql`booked_on <= ${on}`, sql`statement_date > ${on}`)}
      - ${booked(sql`booked_on > ${on}`, sql`statement_date <= ${on}`)})::bigint as moved_cents,
    least((select min(booked_on) from app.bank_transactions where ${ofAccount} and is_live),
      (select min(statement_date) ${accepted})) as first_day`);
}

/** Row that is only on the bank statement or only in the ledger. */
export interface OpenRow {
  readonly transaction_id: string | null;
  readonly entry_id: string | null;
  readonly date: LocalDate;
  readonly amount_cents: Cents;
}

/** Finds transactions up to a day that are not booked, or whose manual entry has a later date. */
export function findOpenTransactions(
  db: Connection,
  accountId: string,
  on: LocalDate,
): Promise<OpenRow[]> {
  return db.query<OpenRow>(sql`select id as transaction_id, null::uuid as entry_id,
      booked_on as date, amount_cents
    from app.bank_transactions
    where organization_id = ${db.organizationId} and bank_account_id = ${accountId} and is_live
      and status = 'Open' and booked_on <= ${on}
    union all
    select line.id, null, line.booked_on, sum(linked.amount_cents)::bigint
    from app.bank_linked_entries as linked
    join app.bank_transactions as line on line.organization_id = ${db.organizationId}
      and line.id = linked.bank_transaction_id
    join ${journalEntries(db)} as entry on entry.id = linked.entry_id
    where linked.organization_id = ${db.organizationId} and line.bank_account_id = ${accountId}
      and line.booked_on <= ${on} and entry.entry_date > ${on}
    group by line.id, line.booked_on
    order by date, transaction_id`);
}

/** Computes the ledger balance of the bank account on a day. */
export async function findBooks(
  db: Connection,
  { building_id, account_code }: BankAccountRow,
  on: LocalDate,
): Promise<Cents> {
  const { cents } = await db.one<{ cents: Cents }>(sql`select
      coalesce(sum(debit_cents - credit_cents), 0)::bigint as cents
    from ${journalLines(db)} as line
    where building_id = ${building_id} and account_code = ${account_code}
      and entry_date <= ${on}`);
  return cents;
}

/**
 * Finds entries on the account within a range of days that no transaction is linked to, with negated
 * amounts.
 */
export function findUnlinkedEntries(
  db: Connection,
  { building_id, account_code }: BankAccountRow,
  { from, on }: { readonly from: LocalDate; readonly on: LocalDate },
): Promise<OpenRow[]> {
  return db.query<OpenRow>(sql`select null::uuid as transaction_id, entry.id as entry_id,
      entry.entry_date as date, sum(line.credit_cents - line.debit_cents)::bigint as amount_cents
    from ${journalLines(db)} as line
    join ${journalEntries(db)} as entry on entry.id = line.entry_id
    where line.building_id = ${building_id} and line.account_code = ${account_code}
      and line.entry_date between ${from} and ${on}
      and entry.source_type is distinct from 'BankTransaction'
      and not exists (select from app.bank_linked_entries as linked
        join app.bank_transactions as stands on stands.organization_id = ${db.organizationId}
          and stands.id = linked.bank_transaction_id and stands.booked_on <= ${on}
        where linked.organization_id = ${db.organizationId} and linked.entry_id = entry.id)
    group by entry.id, entry.entry_date, entry.sequence
    having sum(line.credit_cents - line.debit_cents) <> 0
    order by entry.sequence`);
}
