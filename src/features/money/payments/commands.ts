import type { CreatePayment, ReversePayment } from '#contract/payments.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { centsOf } from '#domain/kernel/money.ts';
import { transition } from '#domain/kernel/state-machine.ts';
import { paymentLines, receivingAccount } from '#domain/payments/payment-entry.ts';
import {
  checkReversalDay,
  paymentTransitions,
  type PaymentStatus,
} from '#domain/payments/payment-state.ts';
import {
  entryInForce,
  lockLedger,
  postEntry,
  reverseEntry,
  serviceWords,
  type ServiceWords,
} from '#features/books/ledger/index.ts';
import {
  cancelCredits,
  creditOwner,
  planCredit,
  ownerAccountsMoved,
} from '#features/money/owner-accounts/index.ts';
import { chargeArriving, takeBackPenalties } from '#features/money/payment-reminders/index.ts';
import { emit } from '#features/notifications/index.ts';
import { findBuildingLanguage, pointing, recordAudit, createdNow } from '#features/shared/index.ts';
import { insertRow, lockRow, updateRow } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { paymentReceived } from './notification-types.ts';
import { showPayment } from './payment.ts';
import { requireReferences } from './references.ts';
import { visiblePayments, type PaymentRow } from './repository.ts';

/**
 * Records what an owner paid: in the books, and against what they owe. A structured communication
 * names the receivable that comes first; then the oldest; what is over stays as credit. Refuses what
 * requireReferences refuses.
 */
export async function createPayment(ctx: TenantContext, input: CreatePayment): Promise<PaymentRow> {
  const { amount, received_on: receivedOn = ctx.today, method = 'BankTransfer', ...fields } = input;
  const { building_id } = fields;
  const ledger = await lockLedger(ctx);
  const references = await requireReferences(ctx, input);
  const { owner_id, language, structured_communication } = references;
  if (receivedOn > ctx.today) {
    throw new DomainError('date_in_future', { date: receivedOn, pointer: '/body/received_on' });
  }
  const payment = {
    id: ctx.newId(),
    ...fields,
    owner_id,
    amount_cents: centsOf(amount),
    received_on: receivedOn,
    method,
    ...receivingAccount(method, references),
  };
  const wanted = {
    building_id,
    owner_id,
    amount_cents: payment.amount_cents,
    structured_communication,
  };
  const arriving = { ...wanted, payment_id: payment.id, on: receivedOn };
  const settles_first = await chargeArriving(ctx, ledger, arriving);
  const plan = await planCredit(ledger, { ...wanted, settles_first });
  const source = { type: 'Payment', id: payment.id } as const;
  const entry = await postEntry(ctx, ledger, {
    building_id,
    entry_date: receivedOn,
    journal: 'Bank',
    description: serviceWords(language, 'ledger.payment', () => ({ method })),
    lines: paymentLines(payment, plan.credited),
    source,
  });
  const row = await insertRow(ctx.db, 'payments', {
    ...payment,
    status: 'Recorded' satisfies PaymentStatus,
    journal_entry_ids: [entry.id],
    ...createdNow(ctx),
  });
  await creditOwner(
    ctx,
    ledger,
    { building_id, owner_id, source, entry_id: entry.id, on: receivedOn },
    plan,
  );
  await recordAudit(ctx, 'payment.recorded', payment.id);
  await ctx.announce(ownerAccountsMoved, { building_id, owner_ids: [owner_id] });
  await emit(ctx, paymentReceived, { payment_id: payment.id });
  return row;
}

async function bouncedWords(ctx: TenantContext, buildingId: string): Promise<ServiceWords> {
  return serviceWords(await findBuildingLanguage(ctx.db, buildingId), 'ledger.payment_bounced');
}

const REVERSAL_POINTERS = {
  date_in_future: '/body/reversed_on',
  invalid_period: '/body/reversed_on',
};

/**
 * Recorded → Reversed: what it settled is open again, and its entry is reversed on the day named.
 * Refuses date_in_future, and invalid_period before it was received.
 */
export async function reversePayment(
  ctx: TenantContext,
  id: string,
  { reversed_on = ctx.today, reason }: ReversePayment,
): Promise<PaymentRow> {
  const ledger = await lockLedger(ctx);
  const locked = await lockRow(ctx.db, 'payments', id, visiblePayments(ctx));
  const payment = found(locked, 'payment', id);
  if (ctx.ifMatch !== undefined) matching(ctx, await showPayment(ctx, payment));
  const next = transition(paymentTransitions, 'reverse', payment.status);
  const { received_on } = payment;
  pointing(REVERSAL_POINTERS, () =>
    checkReversalDay(reversed_on, { received_on, today: ctx.today }),
  );
  // First what it settled, so that the books stand as the entry left them when its mirror is posted.
  const { building_id, owner_id } = payment;
  const source = { type: 'Payment', id } as const;
  await takeBackPenalties(ctx, ledger, { payment_id: id, on: reversed_on });
  await cancelCredits(ctx, ledger, { source, building_id, on: reversed_on });
  const original = await entryInForce(ledger, source, 'Bank');
  const reversal = await reverseEntry(ctx, ledger, original, {
    entry_date: reversed_on,
    ...(reason === 'Bounced' ? { description: await bouncedWords(ctx, building_id) } : {}),
  });
  const [row] = await Promise.all([
    updateRow(ctx, 'payments', id, {
      status: next,
      reversed_on,
      reversal_reason: reason ?? null,
      reversed_at: ctx.now,
      journal_entry_ids: [...payment.journal_entry_ids, reversal.id],
    }),
    recordAudit(ctx, 'payment.reversed', id, {
      reversed_on,
      ...(reason === undefined ? {} : { reason }),
    }),
  ]);
  await ctx.announce(ownerAccountsMoved, { building_id, owner_ids: [owner_id] });
  return row;
}
