import { assert } from '#domain/kernel/assert.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { EntryLine } from '#domain/ledger/journal-entry.ts';
import { creditedLines, type PaymentMethod } from '#domain/payments/payment-entry.ts';
import type { PaymentStatus } from '#domain/payments/payment-state.ts';
import type { LockedLedger } from '#features/books/ledger/index.ts';
import {
  creditOwners,
  ownerAccountsMoved,
  planCredit,
  planCredits,
  type CreditPlan,
} from '#features/books/owner-accounts/index.ts';
import { chargeArriving } from '#features/money/payment-reminders/index.ts';
import { emitMany } from '#features/notifications/index.ts';
import { creationColumns, recordAudit } from '#features/shared/index.ts';
import { insertRowsReturning } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { paymentReceived } from './notification-types.ts';
import type { PaymentRow } from './repository.ts';

/** Owner's payment to be booked. */
export interface IncomingPayment {
  readonly id: string;
  readonly building_id: string;
  readonly owner_id: string;
  readonly amount_cents: Cents;
  readonly received_on: LocalDate;
  readonly method: PaymentMethod;
  readonly communication?: string | null | undefined;
  readonly bank_account_id: string | null;
  readonly account_code: string;
  readonly bank_transaction_id?: string;
}

/** Payment with what it settles, and its ledger lines. */
export interface PlannedPayment {
  readonly payment: IncomingPayment;
  readonly plan: CreditPlan;
  /** Lines that credit the owner; the caller posts them with the cash line. */
  readonly lines: readonly EntryLine[];
}

/**
 * Plans a payment under the ledger lock. What exceeds the principal that a reminder claims settles late
 * interest first, which is charged here.
 * @param communication twelve digits that name the receivable to settle first
 * @param day booking date, if it differs from the day of receipt
 */
export async function planPayment(
  ctx: TenantContext,
  ledger: LockedLedger,
  payment: IncomingPayment,
  communication: string | null,
  day = payment.received_on,
): Promise<PlannedPayment> {
  const { building_id, owner_id, amount_cents } = payment;
  const wanted = {
    building_id,
    owner_id,
    amount_cents,
    structured_communication: communication,
  };
  const arriving = { ...wanted, payment_id: payment.id, on: day };
  const charged = await chargeArriving(ctx, ledger, arriving);
  const settles_first = charged.map((receivable_id) => ({ receivable_id }));
  const plan = await planCredit(ledger, { ...wanted, settles_first });
  return { payment, plan, lines: creditedLines(payment, plan.credited) };
}

/**
 * Plans payments of different owners whom no reminder concerns, so that none pays late interest. Takes one
 * round trip; otherwise like `planPayment`.
 */
export async function planPlainPayments(
  ledger: LockedLedger,
  arriving: readonly {
    readonly payment: IncomingPayment;
    readonly communication: string | null;
  }[],
): Promise<PlannedPayment[]> {
  const plans = await planCredits(
    ledger,
    arriving.map(({ payment, communication }) => ({
      building_id: payment.building_id,
      owner_id: payment.owner_id,
      amount_cents: payment.amount_cents,
      structured_communication: communication,
    })),
  );
  return plans.flatMap((plan, index) => {
    const payment = arriving[index]?.payment;
    return payment === undefined
      ? []
      : [{ payment, plan, lines: creditedLines(payment, plan.credited) }];
  });
}

/** Payment whose entry is posted. */
type BookedPayment = PlannedPayment & { readonly entry_id: string };

/** Records a planned payment once its entry is posted. */
export async function recordPayment(
  ctx: TenantContext,
  ledger: LockedLedger,
  planned: PlannedPayment,
  entry_id: string,
): Promise<PaymentRow> {
  const [row] = await recordPayments(ctx, ledger, [{ ...planned, entry_id }]);
  assert(row !== undefined, 'A payment is recorded');
  return row;
}

/** Records payments of different owners once their entries are posted. */
export async function recordPayments(
  ctx: TenantContext,
  ledger: LockedLedger,
  booked: readonly BookedPayment[],
): Promise<PaymentRow[]> {
  const rows = await insertRowsReturning(
    ctx.db,
    'payments',
    booked.map(({ payment, entry_id }) => ({
      ...payment,
      status: 'Recorded' satisfies PaymentStatus,
      journal_entry_ids: [entry_id],
      ...creationColumns(ctx),
    })),
  );
  const credits = booked.map(({ payment, plan, entry_id }) => {
    const { id, building_id, owner_id, received_on: on } = payment;
    const source = { type: 'Payment', id } as const;
    return { building_id, owner_id, source, entry_id, on, plan };
  });
  await creditOwners(ctx, ledger, credits);
  for (const { payment } of booked) await recordAudit(ctx, 'payment.recorded', payment.id);
  for (const [building_id, ones] of Map.groupBy(credits, (credit) => credit.building_id)) {
    const owner_ids = ones.map(({ owner_id }) => owner_id);
    await ctx.announce(ownerAccountsMoved, { building_id, owner_ids });
  }
  await emitMany(
    ctx,
    paymentReceived,
    booked.map(({ payment }) => ({ payment_id: payment.id })),
  );
  return rows;
}
