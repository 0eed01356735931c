import type { ReversePayment } from '#contract/payments.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { PaymentStatus } from '#domain/payments/payment-state.ts';
import type { LockedLedger } from '#features/books/ledger/index.ts';
import { cancelCredits, ownerAccountsMoved } from '#features/books/owner-accounts/index.ts';
import { reversePaidPenalties } from '#features/money/payment-reminders/index.ts';
import { recordAudit } from '#features/shared/index.ts';
import { updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { PaymentRow } from './repository.ts';

/**
 * Undoes what a payment settled, before its entry is reversed: the ledger then matches what the entry
 * produced.
 */
export async function releasePayment(
  ctx: TenantContext,
  ledger: LockedLedger,
  { id, building_id }: PaymentRow,
  on: LocalDate,
): Promise<void> {
  await reversePaidPenalties(ctx, ledger, { payment_id: id, on });
  await cancelCredits(ctx, ledger, { source: { type: 'Payment', id }, building_id, on });
}

/** Marks a payment as reversed, and announces it. */
export async function recordReversal(
  ctx: TenantContext,
  { id, building_id, owner_id, journal_entry_ids }: PaymentRow,
  {
    reversed_on,
    reversal_id,
    reason,
    return_reason = null,
  }: {
    readonly reversed_on: LocalDate;
    readonly reversal_id: string;
    readonly reason: ReversePayment['reason'];
    /** Reason code of the bank. */
    readonly return_reason?: string | null;
  },
): Promise<PaymentRow> {
  const [row] = await Promise.all([
    updateRow(ctx, 'payments', id, {
      status: 'Reversed' satisfies PaymentStatus,
      reversed_on,
      reversal_reason: reason ?? null,
      return_reason,
      reversed_at: ctx.now,
      journal_entry_ids: [...journal_entry_ids, reversal_id],
    }),
    recordAudit(ctx, 'payment.reversed', id, {
      reversed_on,
      ...(reason === undefined ? {} : { reason }),
    }),
  ]);
  await ctx.announce(ownerAccountsMoved, { building_id, owner_ids: [owner_id] });
  return row;
}
