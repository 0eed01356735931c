import { describe, expect, it } from 'vitest';
import { invoiceKey } from './invoice-key.ts';
import {
  computeDueDate,
  decideBearing,
  decideSupplier,
  findUsualKey,
  planExpense,
  type ExpenseFacts,
  type RequestedExpense,
} from './plan-expense.ts';

const stored = {
  category: 'Repairs',
  borne_by: 'Owners',
  account_code: '61011',
  owner_id: null,
  reserve_account_code: null,
  distribution_key_id: 'key',
  supplier_id: 'lambert',
  supplier: 'Lambert',
} as const;

const usual = {
  id: 'dubois',
  name: 'Dubois',
  default_account_code: '6111',
  default_distribution_key_id: 'usual-key',
  payment_days: 30,
};

const isNew: ExpenseFacts = { before: undefined, named: undefined, credited: undefined };

const requested: RequestedExpense = {
  building_id: 'building',
  kind: 'Invoice',
  credits_expense_id: null,
  category: 'Repairs',
  expense_date: '2026-01-31',
  invoice_number: 'F-1',
  amount_cents: 12_100,
  prepaid_cents: 0,
  items: [],
};

describe('the plan of an expense', () => {
  it('books a new expense on the usual account of its supplier, unless the request names one', () => {
    const facts = { ...isNew, named: usual };
    expect(decideBearing('Repairs', {}, facts).account_code).toBe('6111');
    expect(decideBearing('Repairs', { account_code: '6107' }, facts).account_code).toBe('6107');
    expect(decideBearing('Repairs', { borne_by: 'Insurer' }, facts).account_code).toBe('4996');
    expect(decideBearing('Repairs', {}, isNew).account_code).toBe('6107');
  });

  it('keeps the account and the key of a changed expense when its supplier changes', () => {
    const facts = { ...isNew, before: stored, named: usual };
    expect(decideBearing('Repairs', {}, facts).account_code).toBe('61011');
    expect(findUsualKey(facts)).toBe('key');
    expect(findUsualKey({ ...isNew, named: usual })).toBe('usual-key');
    expect(findUsualKey(isNew)).toBeNull();
  });

  it('books a note like the invoice that it corrects', () => {
    const facts = { ...isNew, credited: { ...stored, borne_by: 'Reserve' as const } };
    expect(decideBearing('Legal', {}, facts).borne_by).toBe('Reserve');
    expect(planExpense({ ...requested, category: 'Legal' }, facts)).toMatchObject({
      category: 'Repairs',
      supplier_id: 'lambert',
      supplier: 'Lambert',
    });
  });

  it('takes the supplier of the request, of the invoice, or of the expense before', () => {
    const before = stored;
    const none = { supplier_id: null, supplier: null };
    expect(decideSupplier(isNew)).toEqual(none);
    expect(decideSupplier({ ...isNew, before, named: null })).toEqual(none);
    expect(decideSupplier({ ...isNew, before })).toEqual({
      supplier_id: 'lambert',
      supplier: 'Lambert',
    });
    expect(decideSupplier({ ...isNew, before, named: usual }).supplier_id).toBe('dubois');
    const credited = { ...stored, supplier: 'Lambert SA' };
    const renamed = { ...usual, id: 'lambert', name: 'Lambert & Fils' };
    expect(decideSupplier({ ...isNew, credited, named: renamed }).supplier).toBe('Lambert SA');
    expect(decideSupplier({ before, credited, named: renamed }).supplier).toBe('Lambert & Fils');
  });

  it('makes a draft whose lines add up to the whole invoice, of which a part may be prepaid', () => {
    const line = {
      description: 'Réparation',
      quantity: 1,
      unit_price: 100,
      vat_rate: 0.21,
      total_excl_vat_cents: 10_000,
      vat_amount_cents: 2_100,
      total_incl_vat_cents: 12_100,
    };
    const plan = planExpense({ ...requested, items: [line] }, { ...isNew, named: usual });
    expect(plan).toMatchObject({ status: 'Draft', amount_cents: 12_100, supplier: 'Dubois' });
    expect(plan.invoice_key).toBe(invoiceKey({ supplier_id: 'dubois', invoice_number: 'F-1' }));
    const rest = { ...requested, items: [line], amount_cents: 10_000 };
    expect(() => planExpense({ ...rest, prepaid_cents: 2_100 }, isNew)).toThrow(
      expect.objectContaining({ code: 'line_items_mismatch' }),
    );
    const prepaid = { ...requested, items: [line], prepaid_cents: 2_100 };
    expect(planExpense(prepaid, isNew)).toMatchObject({
      amount_cents: 12_100,
      prepaid_cents: 2_100,
    });
    expect(planExpense({ ...prepaid, prepaid_cents: 12_100 }, isNew).prepaid_cents).toBe(12_100);
    expect(() => planExpense({ ...prepaid, prepaid_cents: 12_101 }, isNew)).toThrow(
      expect.objectContaining({
        code: 'prepaid_exceeds',
        params: { amount: 121, at: ['prepaid_amount'] },
      }),
    );
  });

  it('computes the due date of an invoice from the payment term of its supplier', () => {
    expect(computeDueDate(requested, usual)).toBe('2026-03-02');
    expect(computeDueDate(requested, { ...usual, payment_days: null })).toBeNull();
    expect(computeDueDate(requested, null)).toBeNull();
    expect(computeDueDate({ ...requested, kind: 'CreditNote' }, usual)).toBeNull();
  });
});
