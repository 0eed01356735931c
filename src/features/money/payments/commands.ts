import type { CreatePayment, ReversePayment } from '#contract/payments.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Language } from '#domain/kernel/language.ts';
import { centsOf } from '#domain/kernel/money.ts';
import { transition } from '#domain/kernel/state-machine.ts';
import { parseCommunication } from '#domain/owner-accounts/structured-communication.ts';
import { accountForFund } from '#domain/payments/bank-account.ts';
import { paymentLines, receivingAccount } from '#domain/payments/payment-entry.ts';
import { paymentTransitions, type PaymentStatus } from '#domain/payments/payment-state.ts';
import { entryInForce, lockLedger, postEntry, reverseEntry } from '#features/books/ledger/index.ts';
import { bankAccountsOf, type BankAccountRow } from '#features/money/bank-accounts/index.ts';
import {
  cancelCredits,
  creditOwner,
  planCredit,
  ownerAccountsMoved,
} from '#features/money/owner-accounts/index.ts';
import { emit } from '#features/notifications/index.ts';
import { recordAudit } from '#features/shared/index.ts';
import { insertRow, lockRow, updateRow } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { paymentReceived } from './notification-types.ts';
import { showPayment } from './payment.ts';
import { findReferences, visiblePayments, type PaymentRow } from './repository.ts';

/** What a payment refers to. */
interface References {
  readonly language: Language;
  readonly named: BankAccountRow | undefined;
  readonly usual: BankAccountRow | undefined;
}

/** Refuses unknown_reference for what is not there, not visible, or of another building. */
async function requireReferences(ctx: TenantContext, input: CreatePayment): Promise<References> {
  const { building_id, bank_account_id: bankAccountId } = input;
  const [{ language, owner_exists }, bankAccounts] = await Promise.all([
    findReferences(ctx, input),
    bankAccountsOf(ctx.db, [building_id]),
  ]);
  const accounts = bankAccounts.get(building_id) ?? [];
  const named = accounts.find(({ id }) => id === bankAccountId);
  if (language === null) {
    throw new DomainError('unknown_reference', { pointer: '/body/building_id' });
  }
  if (!owner_exists) {
    throw new DomainError('unknown_reference', { pointer: '/body/owner_id' });
  }
  if (typeof bankAccountId === 'string' && named === undefined) {
    throw new DomainError('unknown_reference', { pointer: '/body/bank_account_id' });
  }
  // Most payments are for the charges of every day, whatever else they settle.
  return { language, named, usual: accountForFund(accounts, 'Provision') };
}

/**
 * Records what an owner paid: in the books, and against what they owe. A structured communication
 * names the receivable that comes first; then the oldest; what is over stays as credit.
 */
export async function createPayment(ctx: TenantContext, input: CreatePayment): Promise<PaymentRow> {
  const { amount, received_on: receivedOn = ctx.today, method = 'BankTransfer', ...fields } = input;
  const { building_id, owner_id, communication } = fields;
  const ledger = await lockLedger(ctx);
  const { language, named, usual } = await requireReferences(ctx, input);
  if (receivedOn > ctx.today) {
    throw new DomainError('date_in_future', { date: receivedOn, pointer: '/body/received_on' });
  }
  const payment = {
    id: ctx.newId(),
    ...fields,
    amount_cents: centsOf(amount),
    received_on: receivedOn,
    method,
    account_code: receivingAccount(method, { named, usual }),
  };
  const plan = await planCredit(ledger, {
    building_id,
    owner_id,
    amount_cents: payment.amount_cents,
    structured_communication: parseCommunication(communication ?? '') ?? null,
  });
  const source = { type: 'Payment', id: payment.id } as const;
  const entry = await postEntry(ctx, ledger, {
    building_id,
    entry_date: receivedOn,
    journal: 'Bank',
    description: translate(language, 'ledger.payment', { method }),
    lines: paymentLines(payment, plan.credited),
    source,
  });
  const row = await insertRow(ctx.db, 'payments', {
    ...payment,
    status: 'Recorded' satisfies PaymentStatus,
    journal_entry_ids: [entry.id],
    created_by: ctx.userId,
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  await creditOwner(
    ctx,
    ledger,
    { building_id, owner_id, source, entry_id: entry.id, on: receivedOn },
    plan,
  );
  await recordAudit(ctx, {
    action: 'payment.recorded',
    object_type: 'payment',
    object_id: payment.id,
  });
  await ctx.announce(ownerAccountsMoved, { building_id, owner_ids: [owner_id] });
  await emit(ctx, paymentReceived, { payment_id: payment.id });
  return row;
}

/** Recorded → Reversed: what it settled is open again, and its entry is reversed today. */
export async function reversePayment(
  ctx: TenantContext,
  id: string,
  { reason }: ReversePayment,
): Promise<PaymentRow> {
  const ledger = await lockLedger(ctx);
  const locked = await lockRow(ctx.db, 'payments', id, visiblePayments(ctx));
  const payment = found(locked, 'payment', id);
  if (ctx.ifMatch !== undefined) matching(ctx, await showPayment(ctx, payment));
  const next = transition(paymentTransitions, 'reverse', payment.status);
  // First what it settled, so that the books stand as the entry left them when its mirror is posted.
  const { building_id, owner_id } = payment;
  const source = { type: 'Payment', id } as const;
  await cancelCredits(ctx, ledger, { source, building_id, on: ctx.today });
  const original = await entryInForce(ledger, source, 'Bank');
  const reversal = await reverseEntry(ctx, ledger, original, {
    entry_date: ctx.today,
    ...(reason === undefined ? {} : { description: reason }),
  });
  const [row] = await Promise.all([
    updateRow(ctx.db, 'payments', id, {
      status: next,
      reversal_reason: reason ?? null,
      reversed_at: ctx.now,
      journal_entry_ids: [...payment.journal_entry_ids, reversal.id],
      updated_at: ctx.now,
    }),
    recordAudit(ctx, {
      action: 'payment.reversed',
      object_type: 'payment',
      object_id: id,
      ...(reason === undefined ? {} : { details: { reason } }),
    }),
  ]);
  await ctx.announce(ownerAccountsMoved, { building_id, owner_ids: [owner_id] });
  return row;
}
