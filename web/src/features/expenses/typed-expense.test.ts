import { describe, expect, it } from 'vitest';
import { entryOf, parseDecimal, typedExpense } from './typed-expense.ts';

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
  building_id: 'b',
  description: 'Façade',
  amount: 26.83,
  category: 'Repairs',
  expense_date: '2026-03-01',
  supplier: null,
  due_date: null,
  invoice_number: 'F-1',
  account_code: '6107',
  distribution_key_id: 'k',
  borne_by: 'Owners',
  owner_id: null,
  reserve_account_code: null,
  line_items: [line],
} as const;

describe('an expense as it is typed', () => {
  it('is sent back as it was read where nothing is touched', () => {
    const { line_items, ...facts } = entryOf(
      typedExpense({ ...stored, line_items: [line] }, '2026-04-01'),
    );
    const { line_items: _lines, ...same } = stored;
    expect(facts).toEqual(same);
    expect(line_items).toEqual([
      { description: 'Peinture', quantity: 2.5, unit_price: 10.125, vat_rate: 0.06 },
    ]);
  });

  it('follows the category with its account, unless another one was chosen', () => {
    const typed = typedExpense({ ...stored, line_items: [] }, '2026-04-01');
    expect(typed.account_code).toBe('');
    expect(entryOf({ ...typed, category: 'Insurance' }).account_code).toBe('6140');
    expect(entryOf({ ...typed, account_code: '6120' }).account_code).toBe('6120');
  });

  it('says who bears it, and leaves the account to whoever that is', () => {
    const typed = typedExpense({ ...stored, line_items: [] }, '2026-04-01');
    const one = entryOf({
      ...typed,
      borne_by: 'OneOwner',
      owner_id: 'o',
      reserve_account_code: '160',
    });
    expect(one).toMatchObject({ borne_by: 'OneOwner', owner_id: 'o', reserve_account_code: null });
    expect(one).not.toHaveProperty('account_code');
    const reserve = entryOf({ ...typed, borne_by: 'Reserve', owner_id: 'o' });
    expect(reserve).toMatchObject({ borne_by: 'Reserve', owner_id: null, account_code: '6107' });
    expect(reserve).not.toHaveProperty('reserve_account_code');
  });

  it('begins on the day it is entered', () => {
    expect(typedExpense({}, '2026-04-01').expense_date).toBe('2026-04-01');
  });
});

describe('parseDecimal', () => {
  it.each([
    ['1', 1],
    ['2,5', 2.5],
    ['-1.000001', -1.000001],
    ['1 000,5', 1000.5],
  ])('takes %s for %s', (text, value) => expect(parseDecimal(text)).toBe(value));
  it.each(['', 'x', '1,0000001', '1.000,5', '1e3'])('does not take %s', (text) =>
    expect(parseDecimal(text)).toBeUndefined(),
  );
});
