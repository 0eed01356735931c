import { calculateBookingPeriod, type BookedEntry } from '#domain/banking/manual-bookings.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import { bankAccounts } from '#relations/bank-accounts.ts';
import { journalEntries, journalLines } from '#relations/ledger.ts';

/** Entry that no bank transaction created or is linked to. */
export interface UnlinkedEntry extends BookedEntry {
  readonly bank_account_id: string;
}

interface Wanted {
  readonly entries: Sql;
  readonly moved: Sql;
}

/**
 * Selects what entries move on bank accounts, without those that a transaction created or is linked to.
 */
function unlinkedEntries(db: Connection, { entries, moved }: Wanted): Sql {
  return sql`select entry.id, entry.entry_date, entry.sequence, account.id as bank_account_id,
      moved.amount_cents,
      array(select distinct other.owner_id from ${journalLines(db)} as other
        where other.entry_id = entry.id and other.owner_id is not null) as owner_ids
    from ${bankAccounts(db)} as account
    join ${journalEntries(db)} as entry on entry.building_id = account.building_id
    join lateral (select sum(line.debit_cents - line.credit_cents)::bigint as amount_cents
      from ${journalLines(db)} as line
      where line.entry_id = entry.id and line.account_code = account.account_code) as moved on ${moved}
    where entry.source_type is distinct from 'BankTransaction'
      and not ${isLinked(db, sql`entry.id`)} and ${entries}`;
}

const isLinked = (db: Connection, id: Sql) =>
  sql`exists (select from app.bank_linked_entries as linked
    where linked.organization_id = ${db.organizationId} and linked.entry_id = ${id})`;

/** Finds entries on a bank account by id, reversed ones and reversals included. */
export function findUnlinkedEntriesById(
  db: Connection,
  bankAccountId: string,
  ids: readonly string[],
): Promise<UnlinkedEntry[]> {
  const entries = unlinkedEntries(db, {
    entries: sql`account.id = ${bankAccountId} and entry.id = any(${ids}::uuid[])`,
    moved: sql`moved.amount_cents is not null`,
  });
  return db.query<UnlinkedEntry>(sql`${entries} order by entry_date, sequence`);
}

/**
 * Finds entries that move one of these amounts on one of these accounts around these days. A reversal, or
 * the entry that it reverses, is included only if the bank reported the other of the two; otherwise
 * neither ever reached the bank, and they cancel out.
 */
export function findUnlinkedEntriesLike(
  db: Connection,
  rows: readonly {
    readonly bank_account_id: string;
    readonly booked_on: LocalDate;
    readonly amount_cents: Cents;
  }[],
): Promise<UnlinkedEntry[]> {
  const days = rows.map(({ booked_on }) => booked_on).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return Promise.resolve([]);
  const accounts = [...new Set(rows.map(({ bank_account_id }) => bank_account_id))];
  const amounts = [...new Set(rows.map(({ amount_cents }) => amount_cents))];
  const like = (kind: Sql) =>
    unlinkedEntries(db, {
      entries: sql`account.id = any(${accounts}::uuid[])
        and entry.entry_date between ${calculateBookingPeriod(first).from} and ${calculateBookingPeriod(last).to}
        and ${kind}
        and not exists (select from ${journalEntries(db)} as reversal
          where reversal.reverses_id = entry.id and not ${isLinked(db, sql`reversal.id`)})`,
      moved: sql`moved.amount_cents = any(${amounts}::bigint[])`,
    });
  // Queried separately, because a partial index covers only entries that are not reversals.
  const booked = like(sql`entry.reverses_id is null`);
  const takenBack = like(
    sql`entry.reverses_id is not null and ${isLinked(db, sql`entry.reverses_id`)}`,
  );
  return db.query<UnlinkedEntry>(
    sql`${booked} union all ${takenBack} order by entry_date, sequence`,
  );
}

/** Finds the entries that a transaction is linked to. */
export async function findLinkedEntries(db: Connection, transactionId: string): Promise<string[]> {
  const rows = await db.query<{ entry_id: string }>(sql`select entry_id
    from app.bank_linked_entries
    where organization_id = ${db.organizationId} and bank_transaction_id = ${transactionId}
    order by created_at, entry_id`);
  return rows.map(({ entry_id }) => entry_id);
}

/** Removes the links of a transaction to entries. */
export async function unlinkEntries(db: Connection, transactionId: string): Promise<void> {
  await db.execute(sql`delete from app.bank_linked_entries
    where organization_id = ${db.organizationId} and bank_transaction_id = ${transactionId}`);
}
