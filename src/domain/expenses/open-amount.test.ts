import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedOperations } from '#domain/kernel/state-machine.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { EXPENSE_STATUSES, expenseTransitions } from './expense-state.ts';
import {
  toCancelledStatus,
  checkDispute,
  checkPayableByBank,
  checkUnpaid,
  filterOpenOperations,
  applyPayment,
  findReturnedPart,
  nameLastPayment,
  type Payable,
} from './open-amount.ts';

const approved: Payable = {
  kind: 'Invoice',
  status: 'Approved',
  amount_cents: 100,
  prepaid_cents: 0,
  prepaid_matched_cents: 0,
  paid_cents: 0,
  credited_cents: 0,
  open_cents: 100,
  is_disputed: false,
};
const part: Payable = { ...approved, paid_cents: 40, open_cents: 60 };
const disputed: Payable = { ...approved, is_disputed: true };
const refusal = (code: string) => expect.objectContaining({ code });

describe('paying', () => {
  it('leaves an expense approved until nothing is open', () => {
    expect(applyPayment(approved, 40)).toEqual({
      amount_cents: 40,
      paid_cents: 40,
      prepaid_matched_cents: 0,
      status: 'Approved',
    });
    const whole = { amount_cents: 60, paid_cents: 100, prepaid_matched_cents: 0, status: 'Paid' };
    expect(applyPayment(part, undefined)).toEqual(whole);
    expect(applyPayment(part, 60)).toEqual(whole);
  });

  it('leaves out what was prepaid, unless all of it was', () => {
    const prepaid: Payable = { ...approved, prepaid_cents: 20, open_cents: 80 };
    expect(applyPayment(prepaid, undefined)).toMatchObject({ amount_cents: 80, status: 'Paid' });
    expect(() => applyPayment(prepaid, 81)).toThrow(refusal('overpaid'));
    const wholly: Payable = { ...approved, prepaid_cents: 100, open_cents: 0 };
    expect(applyPayment(wholly, 40)).toMatchObject({ status: 'Approved' });
    expect(applyPayment(wholly, undefined)).toEqual({
      amount_cents: 100,
      paid_cents: 100,
      prepaid_matched_cents: 100,
      status: 'Paid',
    });
  });

  it('by a bank is still possible for a prepayment of a paid expense', () => {
    const paid: Payable = { ...approved, status: 'Paid', prepaid_cents: 20, paid_cents: 80 };
    expect(() => checkPayableByBank(paid)).not.toThrow();
    const matched = { ...paid, paid_cents: 100, prepaid_matched_cents: 20 };
    expect(() => checkPayableByBank(matched)).toThrow(refusal('invalid_transition'));
  });

  it('never takes more than is open, and adds up however it is parted', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 8 }),
        (amounts) => {
          let expense: Payable = approved;
          for (const amount of nonEmpty(amounts)) {
            if (expense.status !== 'Approved') break;
            if (amount > expense.open_cents) {
              expect(() => applyPayment(expense, amount)).toThrow(refusal('overpaid'));
              continue;
            }
            const { paid_cents, status } = applyPayment(expense, amount);
            expense = { ...expense, paid_cents, status, open_cents: 100 - paid_cents };
            expect(status === 'Paid').toBe(paid_cents === 100);
          }
        },
      ),
    );
  });

  it('refuses what is disputed', () => {
    expect(() => applyPayment(disputed, 1)).toThrow(refusal('expense_disputed'));
  });

  it('is taken back where something was paid', () => {
    expect(checkUnpaid(part)).toBe('Approved');
    expect(checkUnpaid({ ...approved, status: 'Paid', paid_cents: 100 })).toBe('Approved');
    expect(() => checkUnpaid(approved)).toThrow(refusal('invalid_transition'));
  });
});

describe('a dispute', () => {
  it('is of what is approved, and is settled once', () => {
    expect(() => checkDispute('dispute', approved)).not.toThrow();
    expect(() => checkDispute('settle-dispute', disputed)).not.toThrow();
    expect(() => checkDispute('dispute', disputed)).toThrow(refusal('invalid_transition'));
    expect(() => checkDispute('settle-dispute', approved)).toThrow(refusal('invalid_transition'));
  });

  it.each(EXPENSE_STATUSES.filter((status) => status !== 'Approved'))('is none of %s', (status) => {
    expect(() => checkDispute('dispute', { ...approved, status })).toThrow(
      refusal('invalid_transition'),
    );
  });
});

describe('what an expense is open to', () => {
  const operations = (expense: Payable) =>
    filterOpenOperations(expense, allowedOperations(expenseTransitions, expense.status));

  it('follows what was paid and what is disputed', () => {
    expect(operations(approved)).toEqual(['mark-paid', 'cancel', 'dispute']);
    expect(operations(part)).toEqual(['mark-paid', 'unmark-paid', 'dispute']);
    expect(operations({ ...approved, credited_cents: 40, open_cents: 60 })).toEqual([
      'mark-paid',
      'dispute',
    ]);
    expect(operations(disputed)).toEqual(['cancel', 'settle-dispute']);
    expect(operations({ ...approved, status: 'Paid', paid_cents: 100 })).toEqual(['unmark-paid']);
  });

  it('is what a refusal names', () => {
    expect(() => toCancelledStatus(part)).toThrow(
      expect.objectContaining({ params: expect.objectContaining({ allowed: operations(part) }) }),
    );
  });
});

describe('a credit note', () => {
  const note: Payable = { ...approved, kind: 'CreditNote' };
  const used: Payable = { ...note, status: 'Paid', open_cents: 0 };
  const settled: Payable = { ...used, kind: 'Invoice' };

  it('is refunded, in parts too, and never disputed', () => {
    expect(applyPayment(note, 40)).toMatchObject({ status: 'Approved', paid_cents: 40 });
    expect(() => checkDispute('dispute', note)).toThrow(refusal('invalid_transition'));
    expect(filterOpenOperations(note, allowedOperations(expenseTransitions, 'Approved'))).toEqual([
      'mark-paid',
      'cancel',
    ]);
  });

  it('can be cancelled once it was set off, but not what was refunded of it', () => {
    expect(toCancelledStatus(note)).toBe('Cancelled');
    expect(toCancelledStatus(used)).toBe('Cancelled');
    expect(filterOpenOperations(used, allowedOperations(expenseTransitions, 'Paid'))).toEqual([
      'cancel',
    ]);
    const refunded = { ...used, paid_cents: 1 };
    expect(() => toCancelledStatus(refunded)).toThrow(refusal('invalid_transition'));
    expect(filterOpenOperations(refunded, allowedOperations(expenseTransitions, 'Paid'))).toEqual([
      'unmark-paid',
    ]);
  });

  it('that alone settled an invoice leaves no payment to take back, and the invoice stands', () => {
    expect(() => checkUnpaid(settled)).toThrow(refusal('settled_by_credit'));
    expect(() => checkUnpaid(used)).toThrow(refusal('settled_by_credit'));
    expect(() => toCancelledStatus(settled)).toThrow(refusal('invalid_transition'));
    expect(filterOpenOperations(settled, allowedOperations(expenseTransitions, 'Paid'))).toEqual(
      [],
    );
  });
});

describe('a payment by the bank in parts', () => {
  const banked = [
    { bank_transaction_id: 'second', amount_cents: 25 },
    { bank_transaction_id: 'first', amount_cents: 25 },
    { bank_transaction_id: 'other', amount_cents: 10 },
  ];

  it.each([
    ['the last of that amount', 25, { bank_transaction_id: 'second', amount_cents: 25 }],
    ['an earlier one', 10, { bank_transaction_id: 'other', amount_cents: 10 }],
    ['what was paid by hand', 40, { bank_transaction_id: null, amount_cents: 40 }],
    ['nothing by another amount', 60, undefined],
    ['nothing by nil', 0, undefined],
  ])('comes back as %s', (_what, returned, payment) => {
    expect(findReturnedPart({ paid_cents: 100 }, banked, returned)).toEqual(payment);
  });

  it('is the last payment unless something is paid by hand', () => {
    const last = { bank_transaction_id: 'second', bank_paid_cents: 25 };
    const none = { bank_transaction_id: null, bank_paid_cents: null };
    expect(nameLastPayment({ paid_cents: 60 }, banked)).toEqual(last);
    expect(nameLastPayment({ paid_cents: 61 }, banked)).toEqual(none);
    expect(nameLastPayment({ paid_cents: 0 }, [])).toEqual(none);
  });
});
