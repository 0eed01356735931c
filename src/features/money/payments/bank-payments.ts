import type { ReturnedPayment } from '#domain/banking/match-lines.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { checkPastDay } from '#domain/kernel/past-day.ts';
import { transition } from '#domain/kernel/state-machine.ts';
import type { EntryLine } from '#domain/ledger/journal-entry.ts';
import { parseCommunication } from '#domain/owner-accounts/structured-communication.ts';
import { paymentTransitions, type PaymentStatus } from '#domain/payments/payment-state.ts';
import type { LockedLedger } from '#features/books/ledger/index.ts';
import {
  rebookCredit,
  sumCreditedBySource,
  ownerAccountsMoved,
} from '#features/books/owner-accounts/index.ts';
import { recordAudit } from '#features/shared/index.ts';
import { updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { planPayment } from './incoming-payment.ts';
import { lockPaymentsById, lockTransactionPayments, type PaymentRow } from './repository.ts';
import { recordReversal, releasePayment } from './reversal.ts';

/**
 * Reverses all payments of a bank transaction, together with its entry.
 * @param reverse posts the reversal;
 * @returns the id of the reversal
 */
export async function reverseBankPayments(
  ctx: TenantContext,
  ledger: LockedLedger,
  { bank_transaction_id, on }: { readonly bank_transaction_id: string; readonly on: LocalDate },
  reverse: () => Promise<string>,
): Promise<string> {
  const payments = await lockTransactionPayments(ctx.db, bank_transaction_id);
  for (const payment of payments) await releasePayment(ctx, ledger, payment, on);
  const reversal_id = await reverse();
  for (const payment of payments) {
    await recordReversal(ctx, payment, { reversed_on: on, reversal_id, reason: 'Error' });
  }
  return reversal_id;
}

/** Payment returned by a bank, with the lines that debit its owner again. */
export interface BouncedPayment {
  readonly payment: PaymentRow;
  readonly lines: readonly EntryLine[];
}

const LINES = '/body/lines';

/**
 * Undoes on a day what returned payments of a building settled, under the ledger lock; the caller posts
 * the lines with the cash line. Refuses unknown_reference, invalid_transition for reversed payments,
 * unbalanced_match with `whole` for another amount, and invalid_period before the day of receipt.
 * @param returned by payment id
 */
export async function bouncePayments(
  ctx: TenantContext,
  ledger: LockedLedger,
  returned: ReadonlyMap<string, ReturnedPayment>,
  { building_id, on }: { readonly building_id: string; readonly on: LocalDate },
): Promise<BouncedPayment[]> {
  const payments = await lockPaymentsById(ctx, building_id, [...returned.keys()]);
  if (payments.length < returned.size) throw unknownReference();
  const bounced: BouncedPayment[] = [];
  for (const payment of payments) {
    const { id, owner_id, amount_cents, received_on, status } = payment;
    const wanted = returned.get(id);
    if (wanted?.owner_id !== owner_id) throw unknownReference();
    transition(paymentTransitions, 'reverse', status);
    if (wanted.amount_cents !== -amount_cents) {
      throw new DomainError('unbalanced_match', { reason: 'whole', pointer: LINES });
    }
    checkPastDay(on, { today: ctx.today, from: received_on, at: ['lines'] });
    const credited = await sumCreditedBySource(ledger, id, owner_id);
    await releasePayment(ctx, ledger, payment, on);
    const lines = [...credited].map(([account_code, cents]) => ({
      account_code,
      owner_id,
      unit_id: null,
      supplier_id: null,
      debit_cents: cents,
      credit_cents: 0,
    }));
    bounced.push({ payment, lines });
  }
  return bounced;
}

function unknownReference(): DomainError {
  return new DomainError('unknown_reference', { pointer: LINES });
}

/** Recorded → Reversed by the posted entry of a bank transaction. */
export async function recordBounced(
  ctx: TenantContext,
  { payment }: BouncedPayment,
  by: {
    readonly reversed_on: LocalDate;
    readonly reversal_id: string;
    readonly return_reason: string | null;
  },
): Promise<void> {
  await recordReversal(ctx, payment, { ...by, reason: 'Bounced' });
}

/** Payments of a building that were reversed by mistake, and the day on which that is undone. */
export interface ReinstatedPayments {
  readonly building_id: string;
  readonly on: LocalDate;
  /**
   * With the structured communication of their own bank transaction, twelve digits; null if none, or if
   * booked manually.
   */
  readonly payments: readonly { readonly id: string; readonly names: string | null }[];
}

/**
 * Reversed → Recorded: the return concerned none of these payments. They settle what is open now, first
 * the receivable that their communication names.
 * @param reverse reverses the entry of the return;
 * @returns the id of the reversal
 */
export async function reinstatePayments(
  ctx: TenantContext,
  ledger: LockedLedger,
  { building_id, on, payments }: ReinstatedPayments,
  reverse: () => Promise<string>,
): Promise<string> {
  const names = new Map(payments.map((one) => [one.id, one.names]));
  const rows = await lockPaymentsById(ctx, building_id, [...names.keys()]);
  const planned: Awaited<ReturnType<typeof planReinstated>>[] = [];
  for (const row of rows) {
    planned.push(await planReinstated(ctx, ledger, row, { on, names: names.get(row.id) ?? null }));
  }
  const entry_id = await reverse();
  for (const one of planned) await reinstate(ctx, ledger, one, { entry_id, on });
  return entry_id;
}

async function planReinstated(
  ctx: TenantContext,
  ledger: LockedLedger,
  row: PaymentRow,
  { on, names }: { readonly on: LocalDate; readonly names: string | null },
) {
  const { id, building_id, owner_id, amount_cents, method, bank_account_id, account_code } = row;
  const digits = names ?? parseCommunication(row.communication ?? '') ?? null;
  const arriving = {
    id,
    building_id,
    owner_id,
    amount_cents,
    method,
    bank_account_id,
    account_code,
    received_on: on,
  };
  const { plan } = await planPayment(ctx, ledger, arriving, digits);
  return { row, plan };
}

async function reinstate(
  ctx: TenantContext,
  ledger: LockedLedger,
  { row, plan }: Awaited<ReturnType<typeof planReinstated>>,
  { entry_id, on: moved_on }: { readonly entry_id: string; readonly on: LocalDate },
): Promise<void> {
  const { id, building_id, owner_id, received_on: on, journal_entry_ids } = row;
  const source = { type: 'Payment', id } as const;
  const origin = { building_id, owner_id, source, entry_id, on, moved_on };
  await rebookCredit(ctx, ledger, origin, plan);
  await updateRow(ctx, 'payments', id, {
    status: 'Recorded' satisfies PaymentStatus,
    reversed_on: null,
    reversal_reason: null,
    return_reason: null,
    reversed_at: null,
    journal_entry_ids: [...journal_entry_ids, entry_id],
  });
  await recordAudit(ctx, 'payment.reinstated', id);
  await ctx.announce(ownerAccountsMoved, { building_id, owner_ids: [owner_id] });
}
