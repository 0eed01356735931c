import { expect, it } from 'vitest';
import { findNotaryPayment } from './notary-payment.ts';

const REFERENCE = '+++500/0000/00174+++';

const payment = (amount_cents: number, communication: string | null) => ({
  id: String(amount_cents),
  amount_cents,
  communication,
});

it.each([
  ['too little', [payment(999, REFERENCE)], undefined],
  ['enough, however it is written', [payment(1_000, '500000000174')], '1000'],
  ['without a reference', [payment(1_000, null), payment(1_000, 'Sale of A7')], undefined],
  ['with another reference', [payment(1_000, '+++090/9337/55493+++')], undefined],
  ['several', [payment(500, REFERENCE), payment(2_000, REFERENCE)], '2000'],
])('the payment of a notary: %s', (_what, payments, id) => {
  const hold = { amount_cents: 1_000, payment_reference: REFERENCE };
  expect(findNotaryPayment(hold, payments)?.id).toBe(id);
  expect(findNotaryPayment({ ...hold, payment_reference: null }, payments)).toBeUndefined();
});
