import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CENTS, sumCents } from '#domain/kernel/money.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { BORNE_BY, completeBearing } from './borne-by.ts';
import {
  bearingEntry,
  orientEntry,
  settlementEntry,
  purchaseEntry,
  type ExpenseEntryDraft,
} from './expense-entry.ts';

const purchase = {
  expense_date: '2025-01-21',
  amount_cents: 267_347,
  costs: [{ account_code: '61011', amount_cents: 267_347 }],
  supplier_id: 'Liftservice NV',
};

const difference = ({ lines }: ExpenseEntryDraft) =>
  sumCents(lines.map((line) => line.debit_cents - line.credit_cents));

describe('purchaseEntry', () => {
  it('debits the account and credits the supplier on the day of the expense', () => {
    expect(purchaseEntry(purchase)).toEqual({
      journal: 'Purchases',
      entry_date: '2025-01-21',
      lines: [
        { account_code: '61011', debit_cents: 267_347, credit_cents: 0 },
        {
          account_code: '440',
          debit_cents: 0,
          credit_cents: 267_347,
          supplier_id: 'Liftservice NV',
        },
      ],
    });
  });

  it('debits each account with its part', () => {
    const costs = [
      { account_code: '61011', amount_cents: 200_000 },
      { account_code: '6121', amount_cents: 67_347 },
    ];
    const { lines } = purchaseEntry({ ...purchase, costs });
    expect(lines.map((line) => [line.account_code, line.debit_cents, line.credit_cents])).toEqual([
      ['61011', 200_000, 0],
      ['6121', 67_347, 0],
      ['440', 0, 267_347],
    ]);
    expect(() => purchaseEntry({ ...purchase, costs: costs.slice(1) })).toThrow('add up');
  });

  it('names no supplier where none is known', () => {
    const { lines } = purchaseEntry({ ...purchase, supplier_id: null });
    expect(lines.every((line) => !('supplier_id' in line))).toBe(true);
  });
});

describe('settlementEntry', () => {
  const payment = {
    kind: 'Invoice',
    paid_on: '2025-02-20',
    amount_cents: 267_347,
    booked_supplier_id: 'Liftservice NV',
  } as const;

  it('debits the supplier and credits the current account on the day of the payment', () => {
    expect(settlementEntry(payment)).toEqual({
      journal: 'Bank',
      entry_date: '2025-02-20',
      lines: [
        {
          account_code: '440',
          debit_cents: 267_347,
          credit_cents: 0,
          supplier_id: 'Liftservice NV',
        },
        { account_code: '551', debit_cents: 0, credit_cents: 267_347 },
      ],
    });
  });

  it('is the other way round where a supplier refunds a note', () => {
    const { journal, lines } = settlementEntry({ ...payment, kind: 'CreditNote' });
    expect(journal).toBe('Bank');
    expect(lines).toEqual([
      { account_code: '440', debit_cents: 0, credit_cents: 267_347, supplier_id: 'Liftservice NV' },
      { account_code: '551', debit_cents: 267_347, credit_cents: 0 },
    ]);
  });

  it('credits the account that is named', () => {
    const { lines } = settlementEntry({ ...payment, bank_account_code: '550' });
    expect(lines[1]?.account_code).toBe('550');
  });
});

describe('bearingEntry', () => {
  const entryOf = (borne_by: (typeof BORNE_BY)[number], amount_cents = 5_000) => {
    const owner_id = borne_by === 'OneOwner' ? 'anne' : null;
    const bearing = completeBearing('Improvements', { borne_by, owner_id });
    const costs = [{ account_code: bearing.account_code, amount_cents }];
    const input = { ...purchase, amount_cents, costs, ...bearing };
    return { purchase: purchaseEntry(input), following: bearingEntry(input) };
  };

  it.each([
    ['Owners', ['611', 5_000, 0], null],
    ['Insurer', ['4996', 5_000, 0], null],
    ['Reserve', ['611', 5_000, 0], ['Miscellaneous', ['160', 5_000, 0], ['693', 0, 5_000]]],
    ['OneOwner', ['643', 5_000, 0], ['Calls', ['4101', 5_000, 0, 'anne'], ['643', 0, 5_000]]],
  ] as const)('%s', (borneBy, bought, follows) => {
    const { purchase: bill, following } = entryOf(borneBy);
    const line = ({
      account_code,
      debit_cents,
      credit_cents,
      owner_id,
    }: (typeof bill)['lines'][number]) =>
      [account_code, debit_cents, credit_cents, owner_id].filter((value) => value !== undefined);
    expect(bill.lines.map(line)).toEqual([bought, ['440', 0, 5_000]]);
    expect(following && [following.journal, ...following.lines.map(line)]).toEqual(follows);
    if (following !== null) expect(following.entry_date).toBe(purchase.expense_date);
  });

  it('balances, owes the supplier the amount once, and leaves costs to what all owners bear alone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...BORNE_BY),
        fc.integer({ min: 1, max: MAX_CENTS }),
        (borneBy, amount_cents) => {
          const { purchase: bill, following } = entryOf(borneBy, amount_cents);
          const entries = following === null ? [bill] : [bill, following];
          for (const entry of entries) expect(difference(entry)).toBe(0);
          const balance = (prefix: string) =>
            sumCents(
              entries
                .flatMap(({ lines }) => lines)
                .filter(({ account_code }) => account_code.startsWith(prefix))
                .map((line) => line.debit_cents - line.credit_cents),
            );
          expect(balance('440')).toBe(-amount_cents);
          expect(balance('6')).toBe(borneBy === 'Owners' ? amount_cents : 0);
        },
      ),
    );
  });
});

describe('the entries of a credit note', () => {
  it('leave nothing on any account with those of an invoice of the same amount', () => {
    const bearers = ['Owners', 'Reserve', 'OneOwner'] as const;
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: MAX_CENTS }),
        fc.constantFrom(...bearers),
        (cents, by) => {
          const input = {
            ...purchase,
            amount_cents: cents,
            costs: [{ account_code: '61011', amount_cents: cents }],
            owner_id: by === 'OneOwner' ? 'anne' : null,
            reserve_account_code: by === 'Reserve' ? '160' : null,
          };
          const drafts = [purchaseEntry(input), bearingEntry(input)].filter((one) => one !== null);
          const lines = drafts.flatMap((one) => [
            ...orientEntry('Invoice', one).lines,
            ...orientEntry('CreditNote', one).lines,
          ]);
          for (const of of nonEmpty(Map.groupBy(lines, (line) => line.account_code).values())) {
            expect(sumCents(of.map((line) => line.debit_cents - line.credit_cents))).toBe(0);
          }
        },
      ),
    );
  });
});

describe('both entries', () => {
  it('balance, and together leave nothing owed to the supplier', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_CENTS }), (amount_cents) => {
        const costs = [{ account_code: '61011', amount_cents }];
        const bought = purchaseEntry({ ...purchase, amount_cents, costs });
        const paid = settlementEntry({
          kind: 'Invoice',
          paid_on: '2025-02-20',
          amount_cents,
          booked_supplier_id: 'X',
        });
        expect(difference(bought)).toBe(0);
        expect(difference(paid)).toBe(0);
        const owed = [...bought.lines, ...paid.lines].filter((l) => l.account_code === '440');
        expect(sumCents(owed.map((line) => line.credit_cents - line.debit_cents))).toBe(0);
      }),
    );
  });

  it.each([0, -1, 0.5])('refuse an amount of %s', (amount_cents) => {
    const costs = [{ account_code: '61011', amount_cents }];
    expect(() => purchaseEntry({ ...purchase, amount_cents, costs })).toThrow(/positive|range/);
  });

  it('refuse what is no date', () => {
    expect(() => purchaseEntry({ ...purchase, expense_date: '2025-02-30' })).toThrow('date');
  });
});
