import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRows } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findLinkedEntries, findUnlinkedEntriesById, unlinkEntries } from './link-repository.ts';
import type { TransactionRow } from './repository.ts';

/**
 * Links a transaction to the manual entries on its bank account, under the ledger lock. Refuses
 * unknown_reference if an entry moves nothing on that account or is linked to another transaction, and
 * unbalanced_match with `entry` if it moves another amount.
 * @param wanted cents by entry id, signed as the transaction
 * @returns the first of the entries; undefined if there are none
 */
export async function linkEntries(
  ctx: TenantContext,
  { id: bank_transaction_id, bank_account_id }: TransactionRow,
  wanted: ReadonlyMap<string, Cents>,
): Promise<string | undefined> {
  const ids = [...wanted.keys()];
  const [first] = ids;
  if (first === undefined) return undefined;
  const entries = await findUnlinkedEntriesById(ctx.db, bank_account_id, ids);
  if (entries.length < ids.length) {
    throw new DomainError('unknown_reference', { pointer: '/body/lines' });
  }
  if (entries.some((entry) => entry.amount_cents !== wanted.get(entry.id))) {
    throw new DomainError('unbalanced_match', { reason: 'entry', pointer: '/body/lines' });
  }
  await insertRows(
    ctx.db,
    'bank_linked_entries',
    entries.map(({ id: entry_id, amount_cents }) => ({
      entry_id,
      bank_transaction_id,
      amount_cents,
      created_at: ctx.now,
    })),
  );
  return first;
}

/** Unlinks the entries of a transaction. @returns their ids */
export async function unlinkTransaction(db: Connection, transactionId: string): Promise<string[]> {
  const linked = await findLinkedEntries(db, transactionId);
  if (linked.length > 0) await unlinkEntries(db, transactionId);
  return linked;
}
