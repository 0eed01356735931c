import { sumCents, toEuro } from '#domain/kernel/money.ts';
import { allowedOperations } from '#domain/kernel/state-machine.ts';
import { formatCommunication } from '#domain/owner-accounts/structured-communication.ts';
import { reserveToTransfer } from '#domain/payments/bank-account.ts';
import { paymentTransitions } from '#domain/payments/payment-state.ts';
import type { Page } from '#platform/http/reply.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findPaymentParts, type PaymentPartRow, type PaymentRow } from './repository.ts';

type Allocation = PaymentPartRow & { readonly allocation_id: string };

/** Converts a payment to its API representation: in euro, with what it currently settles. */
function toPayment(row: PaymentRow, parts: readonly PaymentPartRow[]) {
  const allocations = parts.filter((part): part is Allocation => part.allocation_id !== null);
  const byReceivable = Map.groupBy(allocations, ({ receivable_id }) => receivable_id);
  return {
    ...row,
    amount: toEuro(row.amount_cents),
    // A payment by bank transaction is undone by unmatching it.
    allowed_actions:
      row.bank_transaction_id === null ? allowedOperations(paymentTransitions, row.status) : [],
    allocations: [...byReceivable.values()].flatMap(toAllocation),
    reserve_to_transfer: toEuro(reserveToTransfer(row.account_code, allocations)),
    credit: toEuro(parts[0]?.free_cents ?? 0),
    // Allocations are added and released, never changed: their number and the last id identify every state.
    live: `${allocations.length}.${allocations.at(-1)?.allocation_id ?? ''}`,
  };
}

/** Merges parts on several ledger accounts, which are one allocation to the owner. */
function toAllocation(parts: readonly Allocation[]) {
  return parts.slice(0, 1).map((part) => ({
    receivable_id: part.receivable_id,
    source: { type: part.source_type, id: part.source_id },
    structured_communication: formatCommunication(part.structured_communication),
    amount: toEuro(sumCents(parts.map(({ amount_cents }) => amount_cents))),
  }));
}

/** Converts payments to their API representation. */
export async function showPayments(ctx: TenantContext, page: Page<PaymentRow>) {
  const parts = await findPaymentParts(
    ctx.db,
    page.rows.map(({ id }) => id),
  );
  return { ...page, rows: page.rows.map((row) => toPayment(row, parts.get(row.id) ?? [])) };
}

/** Converts a payment to its API representation. */
export async function showPayment(ctx: TenantContext, row: PaymentRow) {
  const parts = await findPaymentParts(ctx.db, [row.id]);
  return toPayment(row, parts.get(row.id) ?? []);
}
