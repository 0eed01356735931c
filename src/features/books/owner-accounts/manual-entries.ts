import { getDefaultDueDate } from '#domain/owner-accounts/due-date.ts';
import { listEntryItems } from '#domain/owner-accounts/entry-items.ts';
import type { FullEntry, LockedLedger } from '#features/books/ledger/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { cancelCharges, type MovedAccounts } from './charges.ts';
import { cancelCredits } from './credits.ts';
import { openEntryItems } from './entry-items.ts';

/**
 * Opens the items of a manual entry: a net debit of an owner becomes a receivable due on the day that its
 * lines name; a net credit settles open receivables, those on its own account first.
 */
export async function openItems(
  ctx: TenantContext,
  ledger: LockedLedger,
  { id, building_id, entry_date, lines }: FullEntry,
): Promise<MovedAccounts> {
  // Lines posted before due dates were recorded have none.
  const dueDate = getDefaultDueDate(entry_date, ctx.today);
  const items = listEntryItems(
    lines.map((line) => ({ ...line, due_date: line.due_date ?? dueDate })),
  );
  const owner_ids = [...new Set(items.map(({ owner_id }) => owner_id))];
  if (items.length === 0) return { building_id, owner_ids };
  const source = { type: 'JournalEntry', id } as const;
  await openEntryItems(
    ctx,
    ledger,
    { building_id, source, entry_id: id, on: entry_date },
    items,
    'left',
  );
  return { building_id, owner_ids };
}

/** Cancels the items of a manual entry that was reversed. Reversing the reversal opens them again. */
export async function cancelItems(
  ctx: TenantContext,
  ledger: LockedLedger,
  entry: FullEntry,
  reversal: FullEntry,
): Promise<MovedAccounts> {
  const { building_id } = entry;
  const taken = {
    building_id,
    source: { type: 'JournalEntry', id: entry.id },
    on: reversal.entry_date,
  } as const;
  const charged = await cancelCharges(ctx, ledger, taken);
  const credited = await cancelCredits(ctx, ledger, taken);
  const owner_ids = [...new Set([...charged.owner_ids, ...credited.owner_ids])];
  // An Opening entry that opened nothing is offset by the calls taken over with it, not by its reversal.
  const isOpening = entry.journal === 'Opening' && entry.reverses_id === null;
  if (owner_ids.length > 0 || isOpening) return { building_id, owner_ids };
  return openItems(ctx, ledger, reversal);
}
