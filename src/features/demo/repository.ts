import { setTimeout as delay } from 'node:timers/promises';
import type { Cents } from '#domain/kernel/money.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { accounts } from '#relations/auth.ts';
import { journalLines } from '#relations/ledger.ts';
import { organizations } from '#relations/organizations.ts';
import { receivables } from '#relations/owner-accounts.ts';
import { owners } from '#relations/owners.ts';
import type { Receipt } from './bank-file.ts';

const ASK_AGAIN_MS = 100;

/** Whether the database has no accounts and no organizations. */
export async function isEmptyDatabase(db: Connection): Promise<boolean> {
  const { is_empty } = await db.one<{ is_empty: boolean }>(sql`select
    not exists (select from ${accounts(db)} as account)
      and not exists (select from ${organizations(db)} as organization) as is_empty`);
  return is_empty;
}

/**
 * Takes turns with other processes that start on the same database, so that only one makes the demo.
 * Asks again and again: to make it may take a busy machine longer than a lock may be waited for.
 */
export async function lockDemo(db: Connection): Promise<void> {
  for (;;) {
    const { is_locked } = await db.one<{ is_locked: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended('demo', 0)) as is_locked`,
    );
    if (is_locked) return;
    await delay(ASK_AGAIN_MS);
  }
}

/** Lists open items of owners with a payment reference, the oldest first. */
export function listOpenItems(db: Connection, limit: number): Promise<Receipt[]> {
  return db.query<Receipt>(sql`select item.open_cents as amount_cents, owner.name,
      item.structured_communication as reference
    from ${receivables(db)} as item join ${owners(db)} as owner on owner.id = item.owner_id
    where item.open_cents > 0 and item.structured_communication is not null
    order by item.due_date, item.id limit ${limit}`);
}

/** Finds the balance of an account of the chart in the books. */
export async function findBalance(db: Connection, code: string): Promise<Cents> {
  const { cents } = await db.one<{ cents: Cents }>(sql`select
      coalesce(sum(debit_cents - credit_cents), 0)::bigint as cents
    from ${journalLines(db)} as line where account_code = ${code}`);
  return cents;
}

/** Finds the id of the owner with this reference in the imported files. */
export async function ownerByRef(db: Connection, ref: string): Promise<string> {
  const { id } = await db.one<{ id: string }>(sql`select id
    from ${owners(db)} as owner where external_ref = ${ref}`);
  return id;
}
