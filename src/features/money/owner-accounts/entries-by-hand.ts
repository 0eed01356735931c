import { ownerMovements, type OwnerMovement } from '#domain/owner-accounts/owner-movements.ts';
import type { FullEntry } from '#features/books/ledger/index.ts';
import { insertRows } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { causeOf } from './books.ts';
import { cancelCharges, openCharges, type ChargeOrigin, type MovedAccounts } from './charges.ts';
import { cancelCredits } from './credits.ts';
import { settleWithCredits } from './settle.ts';

/**
 * Follows an entry made by hand: what it debits to an owner, net, is owed from its date, what it
 * credits settles what is open, on its own account first. The caller holds the ledger.
 */
export async function recordMovements(
  ctx: TenantContext,
  { id, building_id, entry_date, lines }: FullEntry,
): Promise<MovedAccounts> {
  const movements = ownerMovements(lines);
  const owner_ids = [...new Set(movements.map(({ owner_id }) => owner_id))];
  if (movements.length === 0) return { building_id, owner_ids };
  const origin: ChargeOrigin = {
    building_id,
    source: { type: 'JournalEntry', id },
    entry_id: id,
    on: entry_date,
  };
  const isCharge = ({ amount_cents }: OwnerMovement) => amount_cents > 0;
  await openCharges(
    ctx,
    origin,
    movements.filter(isCharge).map((movement) => ({ ...movement, due_date: entry_date })),
  );
  await insertRows(
    ctx.db,
    'credits',
    movements
      .filter((movement) => !isCharge(movement))
      .map(({ owner_id, account_code, amount_cents }) => ({
        id: ctx.newId(),
        building_id,
        owner_id,
        source_type: 'JournalEntry' as const,
        source_id: id,
        entry_id: id,
        account_code,
        amount_cents: -amount_cents,
        free_cents: -amount_cents,
        credited_on: entry_date,
        created_at: ctx.now,
      })),
  );
  await settleWithCredits(ctx, causeOf(origin), owner_ids, 'left');
  return { building_id, owner_ids };
}

/**
 * Follows the reversal of an entry made by hand: what the entry opened is taken back. The reversal of
 * a reversal opens anew.
 */
export async function takeBackMovements(
  ctx: TenantContext,
  entry: FullEntry,
  reversal: FullEntry,
): Promise<MovedAccounts> {
  const { building_id } = entry;
  const taken = {
    building_id,
    source: { type: 'JournalEntry', id: entry.id },
    on: reversal.entry_date,
  } as const;
  const charged = await cancelCharges(ctx, taken);
  const credited = await cancelCredits(ctx, taken);
  const owner_ids = [...new Set([...charged.owner_ids, ...credited.owner_ids])];
  return owner_ids.length > 0 ? { building_id, owner_ids } : recordMovements(ctx, reversal);
}
