import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import {
  findPrepaidByHand,
  getPayableByHand,
  getUnmatchedPrepayment,
  movePayment,
  splitPaymentByBank,
  splitPaymentByHand,
} from './prepayment.ts';

const INVOICE_DAY = '2026-02-10';
const before = '2026-02-09';
const after = '2026-02-11';

function anExpense(amount_cents: number, prepaid_cents: number) {
  return {
    amount_cents,
    prepaid_cents,
    prepaid_matched_cents: 0,
    open_cents: amount_cents - prepaid_cents,
    paid_cents: 0,
    expense_date: INVOICE_DAY,
  };
}

const partly = anExpense(121, 21);
const half = anExpense(100, 50);
const wholly = anExpense(121, 121);

describe('a payment by a bank', () => {
  it.each([
    ['of the open amount pays it', partly, 100, before, 0],
    ['of the prepaid amount is the one made in advance', partly, 21, after, 21],
    ['of all of it is of both', partly, 121, after, 21],
    ['of another amount before the invoice was made in advance', partly, 30, before, 21],
    ['of another amount after it pays what is open', partly, 30, after, 0],
    ['of more than is open is of the prepaid part for the rest', partly, 110, after, 10],
    ['of either part before the invoice was made in advance', half, 50, before, 50],
    ['of either part after it pays what is open', half, 50, INVOICE_DAY, 0],
    ['of an invoice that was wholly prepaid was made in advance', wholly, 121, after, 121],
    ['of a part of such an invoice too', wholly, 60, after, 60],
    ['of an invoice without prepayment pays what is open', anExpense(100, 0), 40, before, 0],
  ])('%s', (_, expense, amount_cents, day, prepaid_cents) => {
    expect(splitPaymentByBank(expense, amount_cents, day)).toEqual({ amount_cents, prepaid_cents });
  });

  it('is at most what is open and prepaid together', () => {
    expect(splitPaymentByBank(partly, 122, after)).toBeUndefined();
    const matched = { ...partly, prepaid_matched_cents: 21, paid_cents: 21 };
    expect(splitPaymentByBank(matched, 101, before)).toBeUndefined();
  });

  it('never takes more of a part than there is, and undone leaves all as it was', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.nat({ max: 300 }),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 300 }), fc.constantFrom(before, after)), {
          minLength: 1,
        }),
        (amount, prepaid, payments) => {
          let expense = anExpense(amount, Math.min(prepaid, amount));
          for (const [cents, day] of nonEmpty(payments)) {
            const part = splitPaymentByBank(expense, cents, day);
            if (part === undefined) continue;
            const { isSettled, ...paid } = movePayment(expense, part, 1);
            const open_cents = expense.open_cents - (cents - part.prepaid_cents);
            const next = { ...expense, ...paid, open_cents };
            expect(open_cents).toBeGreaterThanOrEqual(0);
            expect(getUnmatchedPrepayment(next)).toBeGreaterThanOrEqual(0);
            expect(amount - next.paid_cents).toBe(open_cents + getUnmatchedPrepayment(next));
            expect(isSettled && open_cents > 0).toBe(false);
            const { isSettled: _, ...undone } = movePayment(next, part, -1);
            expect({ ...next, ...undone, open_cents: expense.open_cents }).toEqual(expense);
            expense = next;
          }
        },
      ),
    );
  });
});

describe('a payment by hand', () => {
  it('pays what is open, and the prepayment only of an invoice that was wholly prepaid', () => {
    expect(getPayableByHand(partly)).toBe(100);
    expect(splitPaymentByHand(partly, 100)).toEqual({ amount_cents: 100, prepaid_cents: 0 });
    expect(splitPaymentByHand(partly, 101)).toBeUndefined();
    expect(splitPaymentByHand(wholly, 60)).toEqual({ amount_cents: 60, prepaid_cents: 60 });
    expect(splitPaymentByHand(wholly, 122)).toBeUndefined();
  });

  it('is of the prepayment as far as no bank paid that', () => {
    const matched = { prepaid_matched_cents: 121 };
    expect(findPrepaidByHand(matched, [{ prepaid_cents: 100 }], 21)).toBe(21);
    expect(findPrepaidByHand(matched, [{ prepaid_cents: 121 }], 100)).toBe(0);
  });
});

describe('an expense', () => {
  it('is settled once nothing is open, although its prepayment is not matched', () => {
    const paid = movePayment(partly, { amount_cents: 100, prepaid_cents: 0 }, 1);
    expect(paid).toEqual({ paid_cents: 100, prepaid_matched_cents: 0, isSettled: true });
    const matched = movePayment(partly, { amount_cents: 21, prepaid_cents: 21 }, 1);
    expect(matched).toEqual({ paid_cents: 21, prepaid_matched_cents: 21, isSettled: false });
  });

  it('that was wholly prepaid is settled once its payment is matched', () => {
    const part = movePayment(wholly, { amount_cents: 100, prepaid_cents: 100 }, 1);
    expect(part.isSettled).toBe(false);
    const whole = movePayment(wholly, { amount_cents: 121, prepaid_cents: 121 }, 1);
    expect(whole).toEqual({ paid_cents: 121, prepaid_matched_cents: 121, isSettled: true });
  });
});
