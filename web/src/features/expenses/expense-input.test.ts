import { describe, expect, it } from 'vitest';
import {
  toExpenseBody,
  toExpenseInput,
  withLastInvoice,
  withSupplierDefaults,
} from './expense-input.ts';

const line = {
  description: 'Peinture',
  quantity: 2.5,
  unit_price: 10.125,
  vat_rate: 0.06,
  total_excl_vat: 25.31,
  vat_amount: 1.52,
  total_incl_vat: 26.83,
  rounding_difference: 0,
};
const stored = {
  kind: 'Invoice',
  credits_expense_id: null,
  building_id: 'b',
  description: 'Façade',
  amount: 26.83,
  category: 'Repairs',
  expense_date: '2026-03-01',
  supplier: null,
  due_date: null,
  invoice_number: 'F-1',
  payment_communication: '+++090/9337/55493+++',
  account_code: '6107',
  distribution_key_id: 'k',
  borne_by: 'Owners',
  owner_id: null,
  claim_id: null,
  reserve_account_code: null,
  reserve_amount: null,
  line_items: [line],
  prepaid_amount: 0,
  decision_id: null,
  allocations: [],
} as const;

/** Terms of a part that the form does not show. */
const TERMS = {
  nature: 'Ordinary' as const,
  recoverable_percent: 100,
  vat_amount: 1.2,
  excluded_owner_ids: ['o'],
  decision_id: null,
};

describe('an expense as it is typed', () => {
  it('is sent back as it was read where nothing is touched', () => {
    const { line_items, ...facts } = toExpenseBody(
      toExpenseInput({ ...stored, line_items: [line], allocations: [] }, '2026-04-01'),
    );
    const { line_items: _lines, ...same } = stored;
    expect(facts).toEqual({ ...same, excluded_owner_ids: [] });
    expect(line_items).toEqual([
      { description: 'Peinture', quantity: 2.5, unit_price: 10.125, vat_rate: 0.06 },
    ]);
  });

  it('says what was prepaid, beside the amount that is left', () => {
    const prepaid = { ...stored, line_items: [line], allocations: [], prepaid_amount: 10.5 };
    const typed = toExpenseInput(prepaid, '2026-04-01');
    expect(typed.prepaid_amount).toBe('10,5');
    expect(toExpenseBody(typed).prepaid_amount).toBe(10.5);
    expect(toExpenseBody({ ...typed, prepaid_amount: ' ' }).prepaid_amount).toBe(0);
  });

  it('leaves to the invoice what a note has of it', () => {
    const note = { ...stored, kind: 'CreditNote', credits_expense_id: 'i' } as const;
    const sent = toExpenseBody(
      toExpenseInput({ ...note, line_items: [], allocations: [] }, '2026-04-01'),
    );
    expect(Object.keys(sent).sort()).toEqual([
      'amount',
      'building_id',
      'category',
      'credits_expense_id',
      'description',
      'expense_date',
      'invoice_number',
      'kind',
      'line_items',
      'prepaid_amount',
    ]);
    expect(sent).toMatchObject({ kind: 'CreditNote', credits_expense_id: 'i' });
  });

  it('follows the category with its account, unless another one was chosen', () => {
    const typed = toExpenseInput({ ...stored, line_items: [], allocations: [] }, '2026-04-01');
    expect(typed.account_code).toBe('');
    expect(toExpenseBody({ ...typed, category: 'Insurance' }).account_code).toBe('6140');
    expect(toExpenseBody({ ...typed, account_code: '6120' }).account_code).toBe('6120');
  });

  it('has the accounts and keys of its parts alone where it is allocated', () => {
    const parts = [
      {
        account_code: '6121',
        distribution_key_id: 'k',
        amount: 20.5,
        period_from: null,
        period_to: null,
        description: null,
        ...TERMS,
      },
      {
        account_code: '6140',
        distribution_key_id: 'l',
        amount: 6.33,
        period_from: '2026-03-01',
        period_to: '2027-02-28',
        description: 'Hall',
        ...TERMS,
        nature: 'Extraordinary' as const,
      },
    ];
    const typed = toExpenseInput({ ...stored, line_items: [], allocations: parts }, '2026-04-01');
    const entry = toExpenseBody(typed);
    expect(entry.allocations).toEqual(parts);
    const others = typed.allocations.map((part) => ({
      ...part,
      account_code: '611',
      amount: '21',
    }));
    const [changed] = toExpenseBody({ ...typed, allocations: others }).allocations ?? [];
    expect(changed).toMatchObject({ account_code: '611', excluded_owner_ids: ['o'] });
    expect(changed).not.toHaveProperty('nature');
    expect(changed).not.toHaveProperty('vat_amount');
    const decided = typed.allocations.map((part) => ({ ...part, decision_id: 'd' }));
    const [works] = toExpenseBody({ ...typed, allocations: decided }).allocations ?? [];
    expect(works).toMatchObject({ decision_id: 'd', recoverable_percent: 100 });
    expect(works).not.toHaveProperty('nature');
    expect(entry).not.toHaveProperty('account_code');
    expect(entry).not.toHaveProperty('distribution_key_id');
    const open = {
      account_code: ' 6121 ',
      distribution_key_id: '',
      amount: '1 000,5',
      period_from: '',
      period_to: '',
      decision_id: '',
      excluded_owner_ids: [],
    };
    expect(
      toExpenseBody({ ...typed, allocations: [{ ...open, description: '' }] }).allocations,
    ).toEqual([
      {
        account_code: '6121',
        amount: 1000.5,
        period_from: null,
        period_to: null,
        description: null,
        decision_id: null,
        excluded_owner_ids: [],
      },
    ]);
    expect(toExpenseBody({ ...typed, allocations: [] })).toMatchObject({
      account_code: '6107',
      distribution_key_id: 'k',
      allocations: [],
    });
  });

  it('takes the usual account and term of its supplier where nothing was typed', () => {
    const typed = toExpenseInput({ expense_date: '2026-02-20' }, '2026-04-01');
    const supplier = { name: 'Ascenseurs SA', default_account_code: '61012', payment_days: 30 };
    expect(withSupplierDefaults(typed, supplier)).toMatchObject({
      supplier: 'Ascenseurs SA',
      account_code: '61012',
      due_date: '2026-03-22',
    });
    const own = { ...typed, account_code: '6120', due_date: '2026-03-01' };
    expect(withSupplierDefaults(own, supplier)).toMatchObject({
      account_code: '6120',
      due_date: '2026-03-01',
    });
    const plain = { name: 'X', default_account_code: null, payment_days: null };
    expect(withSupplierDefaults(typed, plain)).toMatchObject({ account_code: '', due_date: '' });
    expect(withSupplierDefaults({ ...typed, expense_date: '' }, supplier).due_date).toBe('');
  });

  it('says who bears it, and leaves the account to whoever that is', () => {
    const typed = toExpenseInput({ ...stored, line_items: [], allocations: [] }, '2026-04-01');
    const one = toExpenseBody({
      ...typed,
      borne_by: 'OneOwner',
      owner_id: 'o',
      reserve_account_code: '160',
    });
    expect(one).toMatchObject({ borne_by: 'OneOwner', owner_id: 'o', reserve_account_code: null });
    expect(one).not.toHaveProperty('account_code');
    const insured = { ...typed, borne_by: 'Insurer', claim_id: 'c' } as const;
    expect(toExpenseBody(insured).claim_id).toBe('c');
    expect(toExpenseBody({ ...insured, borne_by: 'Reserve' }).claim_id).toBeNull();
    const reserve = toExpenseBody({ ...typed, borne_by: 'Reserve', owner_id: 'o' });
    expect(reserve).toMatchObject({ borne_by: 'Reserve', owner_id: null, account_code: '6107' });
    expect(reserve).not.toHaveProperty('reserve_account_code');
    expect(reserve.reserve_amount).toBeNull();
    const borne = { borne_by: 'Reserve', reserve_account_code: '160' } as const;
    const paid = { ...stored, ...borne, line_items: [], allocations: [] };
    const [whole, part] = [26.83, 10].map((reserve_amount) =>
      toExpenseInput({ ...paid, reserve_amount }, '2026-04-01'),
    );
    expect([whole?.reserve_amount, part?.reserve_amount]).toEqual(['', '10']);
    expect(part && toExpenseBody(part).reserve_amount).toBe(10);
  });

  it('begins on the day it is entered', () => {
    expect(toExpenseInput({}, '2026-04-01').expense_date).toBe('2026-04-01');
  });
});

describe('the last invoice of the supplier', () => {
  const empty = toExpenseInput({}, '2026-04-01');
  const last = { category: 'Repairs', account_code: '6105' } as const;

  it('fills in category and account where nothing is typed', () => {
    expect(withLastInvoice(empty, last)).toEqual({ ...empty, ...last });
    const typed = { ...empty, account_code: '6130' };
    expect(withLastInvoice(typed, last)).toEqual({ ...typed, category: 'Repairs' });
  });

  it('leaves out an account that follows from who bears the cost', () => {
    const borne = { ...last, borne_by: 'Insurer' } as const;
    expect(withLastInvoice(empty, borne).account_code).toBe('');
  });

  it('says nothing of an invoice of another category', () => {
    const typed = { ...empty, category: 'Insurance' };
    expect(withLastInvoice(typed, last)).toEqual(typed);
  });
});
