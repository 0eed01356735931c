import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VAT_RATES, computeLineItem, reconcileLineItems, sumLineItems } from './line-items.ts';

const totals = (excl: number, vat: number) => ({
  total_excl_vat_cents: excl,
  vat_amount_cents: vat,
  total_incl_vat_cents: excl + vat,
});

describe('computeLineItem', () => {
  it.each([
    [1, 100, 0.21, 10_000, 2100],
    [3, 33.33, 0.06, 9999, 600],
    [1.5, 0.01, 0, 2, 0],
    [0.5, 0.01, 0, 1, 0],
    [0.333333, 3, 0.12, 100, 12],
    [1, 1.005, 0, 101, 0],
    [1, 1.004999, 0, 100, 0],
    [1, -10.005, 0.21, -1001, -210],
    [1, -0.005, 0, -1, 0],
    [1, 0, 0.21, 0, 0],
    [1, 0.5, 0.21, 50, 11],
    ['2.500000', '4.000000', '0.21', 1000, 210],
    [1, 1, '0.2100', 100, 21],
    [1_000_000, 1_000_000.123456, 0.21, 100_000_012_345_600, 21_000_002_592_576],
  ])('%s × %s at %s is %s and %s cents', (quantity, unit_price, vat_rate, excl, vat) => {
    expect(computeLineItem({ quantity, unit_price, vat_rate })).toEqual(totals(excl, vat));
  });

  it.each([
    [{ quantity: 0, unit_price: 1, vat_rate: 0 }, 'quantity'],
    [{ quantity: -1, unit_price: 1, vat_rate: 0 }, 'quantity'],
    [{ quantity: 0.0000001, unit_price: 1, vat_rate: 0 }, 'quantity'],
    [{ quantity: 1, unit_price: 1.0000001, vat_rate: 0 }, 'unit_price'],
    [{ quantity: 1, unit_price: 'one', vat_rate: 0 }, 'unit_price'],
    [{ quantity: 1, unit_price: 1, vat_rate: 0.2 }, 'vat_rate'],
    [{ quantity: 1, unit_price: 1, vat_rate: 21 }, 'vat_rate'],
    [{ quantity: 1, unit_price: 1, vat_rate: -0.21 }, 'vat_rate'],
    [{ quantity: 1e9, unit_price: 1e9, vat_rate: 0 }, 'total'],
  ])('refuses %o for its %s', (item, field) => {
    expect(() => computeLineItem(item)).toThrow(
      expect.objectContaining({ code: 'line_item_invalid', params: { field } }),
    );
  });

  it('is at most half a cent from the exact product and from the exact VAT', () => {
    const millionths = fc.integer({ min: -1e10, max: 1e10 });
    const quantity = fc.integer({ min: 1, max: 1e9 });
    fc.assert(
      fc.property(quantity, millionths, fc.constantFrom(...VAT_RATES), (q, p, vat_rate) => {
        const item = computeLineItem({ quantity: q / 1e6, unit_price: p / 1e6, vat_rate });
        const off = BigInt(item.total_excl_vat_cents) * 10n ** 10n - BigInt(q) * BigInt(p);
        expect(off <= 5n * 10n ** 9n && off >= -5n * 10n ** 9n).toBe(true);
        const percent = Math.round(vat_rate * 100);
        const vatOff = item.vat_amount_cents * 100 - item.total_excl_vat_cents * percent;
        expect(Math.abs(vatOff)).toBeLessThanOrEqual(50);
        expect(item.total_incl_vat_cents).toBe(item.total_excl_vat_cents + item.vat_amount_cents);
        const mirrored = computeLineItem({ quantity: q / 1e6, unit_price: -p / 1e6, vat_rate });
        expect(mirrored.total_incl_vat_cents).toBe(0 - item.total_incl_vat_cents);
      }),
    );
  });
});

describe('sumLineItems', () => {
  it('adds field by field', () => {
    expect(sumLineItems([totals(100, 21), totals(-50, -3)])).toEqual(totals(50, 18));
    expect(sumLineItems([])).toEqual(totals(0, 0));
  });

  it('refuses a sum out of range', () => {
    const huge = totals(2 ** 51 - 1, 0);
    expect(() => sumLineItems([huge, huge])).toThrow(
      expect.objectContaining({ code: 'line_item_invalid', params: { field: 'total' } }),
    );
  });
});

describe('reconcileLineItems', () => {
  const items = (...rates: number[]) =>
    rates.map((vat_rate) => ({ ...totals(1003, 211), vat_rate }));
  const differences = (list: ReturnType<typeof items>, amount: number) =>
    reconcileLineItems(list, amount).map((item) => item.rounding_difference_cents);

  it('accepts items that make up the amount, and no items', () => {
    expect(differences(items(0.21, 0.21), 2428)).toEqual([0, 0]);
    expect(reconcileLineItems([], 174)).toEqual([]);
  });

  // By line 3 × (10.03 + 2.11) = 36.42; by rate 30.09 + 21 % = 30.09 + 6.3189 = 36.41.
  it('shows VAT rounded by rate as a difference on the first of the largest lines', () => {
    expect(differences(items(0.21, 0.21, 0.21), 3641)).toEqual([-1, 0, 0]);
    const [small, large] = [items(0.21), [{ ...totals(2000, 420), vat_rate: 0.21 }]];
    expect(differences([...small, ...large], 3635)).toEqual([0, 1]);
  });

  it.each([
    [[0.21, 0.21], 1],
    [[0.21, 0.06], 2],
    [[0.21, 0.12, 0.06, 0], 3],
    [[0], 0],
  ])('accepts of the rates %o a difference of %i cents, and not one more', (rates, most) => {
    const list = items(...rates);
    const sum = sumLineItems(list).total_incl_vat_cents;
    for (const sign of [1, -1]) {
      const accepted = differences(list, sum + sign * most);
      expect(accepted.reduce((total, cents) => total + cents, 0)).toBe(sign * most + 0);
      expect(() => reconcileLineItems(list, sum + sign * (most + 1))).toThrow(
        expect.objectContaining({
          code: 'line_items_mismatch',
          params: { expected: (sum + sign * (most + 1)) / 100, actual: sum / 100 },
        }),
      );
    }
  });

  it('makes line totals and differences add up to the amount', () => {
    const price = fc.integer({ min: -1e6, max: 1e6 });
    const item = fc.record({ price, vat_rate: fc.constantFrom(...VAT_RATES) });
    fc.assert(
      fc.property(
        fc.array(item, { minLength: 1 }),
        fc.integer({ min: -1, max: 1 }),
        (list, off) => {
          const lines = list.map(({ price: cents, vat_rate }) => ({
            vat_rate,
            ...computeLineItem({ quantity: 1, unit_price: cents / 100, vat_rate }),
          }));
          fc.pre(lines.some(({ vat_rate }) => vat_rate > 0));
          const amount = sumLineItems(lines).total_incl_vat_cents + off;
          const shown = reconcileLineItems(lines, amount).reduce(
            (sum, line) => sum + line.total_incl_vat_cents + line.rounding_difference_cents,
            0,
          );
          expect(shown).toBe(amount);
        },
      ),
    );
  });
});
