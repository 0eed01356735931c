import type { SortedLines } from '#domain/banking/match-lines.ts';
import type { EntryLine } from '#domain/ledger/journal-entry.ts';
import { FREE_CREDIT_ACCOUNT } from '#domain/owner-accounts/credited-accounts.ts';
import { parseCommunication } from '#domain/owner-accounts/structured-communication.ts';
import type { LockedLedger } from '#features/books/ledger/index.ts';
import {
  cancelCharges,
  chargeOwners,
  ownerAccountsMoved,
} from '#features/books/owner-accounts/index.ts';
import {
  bouncePayments,
  recordBounced,
  planPayment,
  recordPayment,
  reinstatePayments,
  reverseBankPayments,
  type BouncedPayment,
  type PlannedPayment,
} from '#features/money/payments/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { reverseBooked, sourceOf, type BookingPlace } from './booking.ts';
import type { TransactionRow } from './repository.ts';
import { findReturnedPayments } from './return-repository.ts';

/** Same limit as for a payment. */
const MAX_COMMUNICATION = 140;

interface Planned {
  readonly payments: readonly PlannedPayment[];
  readonly bounced: readonly BouncedPayment[];
  readonly refunds: SortedLines['refunds'];
  readonly lines: readonly EntryLine[];
}

interface Booking {
  readonly transaction: TransactionRow;
  readonly place: BookingPlace;
}

/** Plans the lines of a transaction on owners' accounts, and how they are posted. */
export async function planOwnerLines(
  ctx: TenantContext,
  ledger: LockedLedger,
  { transaction, place, sorted }: Booking & { readonly sorted: SortedLines },
): Promise<Planned> {
  const { building_id } = transaction;
  const bounced = await bouncePayments(ctx, ledger, sorted.returned, {
    building_id,
    on: place.day,
  });
  const payments = await planPayments(ctx, ledger, { transaction, place }, sorted.owners);
  const { refunds } = sorted;
  const lines = [
    ...payments.flatMap((payment) => payment.lines),
    ...bounced.flatMap((payment) => payment.lines),
    ...[...refunds].map(([owner_id, cents]) => ({
      account_code: FREE_CREDIT_ACCOUNT,
      owner_id,
      unit_id: null,
      supplier_id: null,
      debit_cents: -cents,
      credit_cents: 0,
    })),
  ];
  return { payments, bounced, refunds, lines };
}

/** Plans one payment for each owner. */
async function planPayments(
  ctx: TenantContext,
  ledger: LockedLedger,
  booking: Booking,
  owners: SortedLines['owners'],
): Promise<PlannedPayment[]> {
  const payments: PlannedPayment[] = [];
  for (const { payment, communication } of toPayments(ctx, booking, owners)) {
    payments.push(await planPayment(ctx, ledger, payment, communication, booking.place.day));
  }
  return payments;
}

/**
 * Makes one payment for each owner, which first settles the receivable that the structured communication
 * names, if it is theirs.
 */
export function toPayments(
  ctx: TenantContext,
  { transaction, place: { account_code } }: Booking,
  owners: SortedLines['owners'],
) {
  const { id, building_id, bank_account_id, booked_on } = transaction;
  // The text in a bank file may be longer than that of a payment.
  const communication =
    transaction.communication === null
      ? null
      : Array.from(transaction.communication).slice(0, MAX_COMMUNICATION).join('');
  const named = parseCommunication(transaction.structured_communication ?? '') ?? null;
  return [...owners].map(([owner_id, amount_cents]) => ({
    payment: {
      id: ctx.newId(),
      building_id,
      owner_id,
      amount_cents,
      received_on: booked_on,
      method: 'BankTransfer',
      communication,
      bank_account_id,
      account_code,
      bank_transaction_id: id,
    } as const,
    communication: named,
  }));
}

/** Records the owners' payments and refunds once the entry is posted. */
export async function recordOwnerPayments(
  ctx: TenantContext,
  ledger: LockedLedger,
  {
    transaction,
    place,
    planned,
    entry_id,
  }: Booking & { readonly planned: Planned; readonly entry_id: string },
): Promise<void> {
  const { building_id, return_reason } = transaction;
  for (const payment of planned.payments) await recordPayment(ctx, ledger, payment, entry_id);
  for (const payment of planned.bounced) {
    const by = { reversed_on: place.day, reversal_id: entry_id, return_reason };
    await recordBounced(ctx, payment, by);
  }
  if (planned.refunds.size === 0) return;
  const origin = { building_id, source: sourceOf(transaction), entry_id, on: place.day };
  const charges = [...planned.refunds].map(([owner_id, cents]) => ({
    owner_id,
    amount_cents: -cents,
    account_code: FREE_CREDIT_ACCOUNT,
    due_date: place.day,
  }));
  await chargeOwners(ctx, ledger, origin, charges);
  await ctx.announce(ownerAccountsMoved, { building_id, owner_ids: [...planned.refunds.keys()] });
}

/**
 * Undoes the owners' payments and refunds, and reverses the entries of the transaction.
 * @returns the id of the reversal
 */
export async function reverseOwnerPayments(
  ctx: TenantContext,
  ledger: LockedLedger,
  transaction: TransactionRow,
): Promise<string> {
  const { id, building_id, booked_on: on } = transaction;
  const payments = await findReturnedPayments(ctx.db, id);
  const moved = await cancelCharges(ctx, ledger, {
    building_id,
    source: sourceOf(transaction),
    on,
  });
  const reversal = await reverseBankPayments(ctx, ledger, { bank_transaction_id: id, on }, () =>
    reinstatePayments(ctx, ledger, { building_id, on, payments }, () =>
      reverseBooked(ctx, ledger, transaction),
    ),
  );
  if (moved.owner_ids.length > 0) await ctx.announce(ownerAccountsMoved, moved);
  return reversal;
}
