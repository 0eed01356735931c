import type { CancelCall } from '#contract/calls-for-funds.ts';
import type { CallStatus } from '#domain/funds/call-state.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { latest } from '#domain/kernel/local-date.ts';
import {
  findEntriesInForce,
  lockLedger,
  reverseEntry,
  type LockedLedger,
} from '#features/books/ledger/index.ts';
import {
  cancelCharges,
  cancelCredits,
  ownerAccountsMoved,
} from '#features/books/owner-accounts/index.ts';
import { withdrawLetters } from '#features/documents/letters/index.ts';
import { recordAudit } from '#features/shared/index.ts';
import { updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { lockForOperation, requireCall } from '../call.ts';
import {
  findUnitsPassedOn,
  isSettledByStatement,
  type CallRow,
  type ShownCallRow,
} from '../repository.ts';

/**
 * Draft or Sent → Cancelled. Refuses entry_has_source for a call that was taken over. A sent call is reversed today, or on its own day if that is later. Its
 * receivables end, and payments on them settle other receivables of the payer or remain as credit.
 * Letters not yet sent are stopped, and what late sales moved is undone. Refuses working_capital_passed
 * if a sale has passed working capital on: it was already refunded and called again.
 */
export async function cancelCall(
  ctx: TenantContext,
  id: string,
  { reason }: CancelCall,
): Promise<ShownCallRow> {
  const ledger = await lockLedger(ctx);
  const { call } = await lockForOperation(ctx, id, 'cancel');
  if (call.opening_entry_id !== null) {
    throw new DomainError('entry_has_source', {
      source: { type: 'JournalEntry', id: call.opening_entry_id },
    });
  }
  await endCall(ctx, ledger, call, reason);
  return requireCall(ctx, id);
}

/** Cancels a locked call, with its entries, receivables and letters if it was sent. */
export async function endCall(
  ctx: TenantContext,
  ledger: LockedLedger,
  call: CallRow,
  reason: string | undefined,
): Promise<void> {
  const isSent = call.status !== 'Draft';
  const reversal = isSent ? await reverseCall(ctx, ledger, call, reason) : [];
  await Promise.all([
    updateRow(ctx, 'calls_for_funds', call.id, {
      status: 'Cancelled' satisfies CallStatus,
      cancelled_at: ctx.now,
      cancellation_reason: reason ?? null,
      journal_entry_ids: [...call.journal_entry_ids, ...reversal],
    }),
    recordAudit(ctx, 'call_for_funds.cancelled', call.id, { reason }),
  ]);
  if (!isSent) return;
  await takeBackCharges(ctx, ledger, call);
  await withdrawLetters(ctx, [call.id]);
}

async function reverseCall(
  ctx: TenantContext,
  ledger: LockedLedger,
  call: CallRow,
  reason: string | undefined,
): Promise<string[]> {
  const [isSettled, units] = await Promise.all([
    isSettledByStatement(ctx.db, call.id),
    findUnitsPassedOn(ctx.db, call.id),
  ]);
  if (isSettled) throw new DomainError('settled_by_statement');
  if (units.length > 0)
    throw new DomainError('working_capital_passed', { units: units.join(', ') });
  const reversals: string[] = [];
  for (const entry of await findEntriesInForce(ledger, sourceOf(call), 'Calls')) {
    const { id } = await reverseEntry(ctx, ledger, entry, {
      // Before the day of a future call it would be income of another year.
      entry_date: latest(ctx.today, entry.entry_date),
      ...(reason === undefined ? {} : { description: reason }),
    });
    reversals.push(id);
  }
  return reversals;
}

async function takeBackCharges(
  ctx: TenantContext,
  ledger: LockedLedger,
  call: CallRow,
): Promise<void> {
  const { building_id } = call;
  const taken = { building_id, source: sourceOf(call), on: ctx.today };
  // The seller's credit from a late sale, created by the call, ends with it.
  const credited = await cancelCredits(ctx, ledger, taken);
  const charged = await cancelCharges(ctx, ledger, taken);
  const owner_ids = [...new Set([...credited.owner_ids, ...charged.owner_ids])];
  await ctx.announce(ownerAccountsMoved, { building_id, owner_ids });
}

function sourceOf({ id }: CallRow) {
  return { type: 'CallForFunds', id } as const;
}
