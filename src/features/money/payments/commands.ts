import type { CreatePayment, ReversePayment } from '#contract/payments.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { centsOf } from '#domain/kernel/money.ts';
import { checkPastDay } from '#domain/kernel/past-day.ts';
import { transition } from '#domain/kernel/state-machine.ts';
import { paymentLines, receivingAccount } from '#domain/payments/payment-entry.ts';
import { paymentTransitions } from '#domain/payments/payment-state.ts';
import {
  findEntryInForce,
  lockLedger,
  postEntry,
  reverseEntry,
  renderServiceText,
  type ServiceText,
} from '#features/books/ledger/index.ts';
import { findBuildingLanguage } from '#features/shared/index.ts';
import { lockRow } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { planPayment, recordPayment } from './incoming-payment.ts';
import { showPayment } from './payment.ts';
import { requireReferences } from './references.ts';
import { visiblePayments, type PaymentRow } from './repository.ts';
import { recordReversal, releasePayment } from './reversal.ts';

/**
 * Records an owner's payment, posts it and settles what they owe: first the receivable of its structured
 * communication, then the oldest; the rest remains as credit. Refuses what requireReferences refuses.
 */
export async function createPayment(ctx: TenantContext, input: CreatePayment): Promise<PaymentRow> {
  const { amount, received_on: receivedOn = ctx.today, method = 'BankTransfer', ...fields } = input;
  const { building_id } = fields;
  const ledger = await lockLedger(ctx);
  const references = await requireReferences(ctx, input);
  const { owner_id, language, structured_communication } = references;
  checkPastDay(receivedOn, { today: ctx.today, at: ['received_on'] });
  const payment = {
    id: ctx.newId(),
    ...fields,
    owner_id,
    amount_cents: centsOf(amount),
    received_on: receivedOn,
    method,
    ...receivingAccount(method, references),
  };
  const planned = await planPayment(ctx, ledger, payment, structured_communication);
  const entry = await postEntry(ctx, ledger, {
    building_id,
    entry_date: receivedOn,
    journal: 'Bank',
    description: renderServiceText(language, 'ledger.payment', () => ({ method })),
    lines: paymentLines(payment, planned.plan.credited),
    source: { type: 'Payment', id: payment.id },
  });
  return recordPayment(ctx, ledger, planned, entry.id);
}

async function bouncedWords(ctx: TenantContext, buildingId: string): Promise<ServiceText> {
  return renderServiceText(
    await findBuildingLanguage(ctx.db, buildingId),
    'ledger.payment_bounced',
  );
}

/**
 * Recorded → Reversed: reopens what it settled, and reverses its entry on the given day. Refuses
 * date_in_future, and invalid_period before the day of receipt.
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
  transition(paymentTransitions, 'reverse', payment.status);
  if (payment.bank_transaction_id !== null) {
    throw new DomainError('entry_has_source', {
      source: { type: 'BankTransaction', id: payment.bank_transaction_id },
    });
  }
  const { received_on } = payment;
  checkPastDay(reversed_on, {
    today: ctx.today,
    from: received_on,
    at: ['reversed_on'],
  });
  const { building_id } = payment;
  const source = { type: 'Payment', id } as const;
  await releasePayment(ctx, ledger, payment, reversed_on);
  const original = await findEntryInForce(ledger, source, 'Bank');
  const reversal = await reverseEntry(ctx, ledger, original, {
    entry_date: reversed_on,
    ...(reason === 'Bounced' ? { description: await bouncedWords(ctx, building_id) } : {}),
  });
  return recordReversal(ctx, payment, { reversed_on, reversal_id: reversal.id, reason });
}
