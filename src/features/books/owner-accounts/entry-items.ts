import type { EntryItem } from '#domain/owner-accounts/entry-items.ts';
import type { LockedLedger } from '#features/books/ledger/index.ts';
import { insertRows } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { toShiftCause } from './books.ts';
import { openCharges, type ChargeOrigin } from './charges.ts';
import { settleWithCredits, type CreditMove } from './settle.ts';

/** A posted entry whose items go both ways. */
export interface ItemOrigin extends ChargeOrigin {
  readonly source: { readonly type: 'JournalEntry' | 'Statement'; readonly id: string };
}

/**
 * Opens the items of a posted entry: a receivable with a payment reference for each amount that an owner owes,
 * a credit for each amount owed to an owner; then the owners' free credits settle what they can.
 * @param books whether credit moves to the account that it settles
 */
export async function openEntryItems(
  ctx: TenantContext,
  ledger: LockedLedger,
  origin: ItemOrigin,
  items: readonly EntryItem[],
  books: CreditMove,
): Promise<void> {
  const { building_id, source, entry_id, on } = origin;
  const charges = items.flatMap(({ due_date, ...item }) =>
    due_date === null ? [] : [{ ...item, due_date }],
  );
  const credits = items.filter(({ due_date }) => due_date === null);
  await openCharges(ctx, ledger, origin, charges);
  await insertRows(
    ledger.db,
    'credits',
    credits.map(({ owner_id, account_code, amount_cents }) => ({
      id: ctx.newId(),
      building_id,
      owner_id,
      source_type: source.type,
      source_id: source.id,
      entry_id,
      account_code,
      amount_cents: -amount_cents,
      free_cents: -amount_cents,
      credited_on: on,
      created_at: ctx.now,
    })),
  );
  const owner_ids = [...new Set(items.map(({ owner_id }) => owner_id))];
  await settleWithCredits(ctx, ledger, toShiftCause(origin), owner_ids, books);
}
