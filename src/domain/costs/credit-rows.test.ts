import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateCorrections, creditRows } from './credit-rows.ts';

const row = (amount_cents: number, vat_cents = 0) => ({ amount_cents, vat_cents });
const note = (id: string, credits_line_id: string, amount_cents: number, more: object = {}) => ({
  id,
  number: 0,
  entry_date: '2025-05-01',
  credits_line_id,
  amount_cents,
  vat_cents: 0,
  ...more,
});

describe('a credit note', () => {
  it('takes pro rata of what is left of each row, ties first, the VAT by the VAT left', () => {
    expect(creditRows(row(-101, -7), [row(300, 20), row(300, 10), row(0, 0)])).toEqual([
      row(-51, -5),
      row(-50, -2),
      row(0, 0),
    ]);
  });

  it('splits its VAT by the cents where no VAT is left', () => {
    expect(creditRows(row(-40, -4), [row(300), row(100)])).toEqual([row(-30, -3), row(-10, -1)]);
  });

  it('leaves nothing with anyone once notes add up to the whole', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 100 }), (cents, percent) => {
        const rows = [...cents, 1].map((one) => row(one, Math.floor(one / 6)));
        const total = rows.reduce((sum, one) => sum + one.amount_cents, 0);
        const vat = rows.reduce((sum, one) => sum + one.vat_cents, 0);
        const [first, firstVat] = [total, vat].map((all) => Math.floor((all * percent) / 100));
        const made = allocateCorrections(
          [
            note('2', 'i', (first ?? 0) - total, {
              number: 2,
              vat_cents: (firstVat ?? 0) - vat,
            }),
            note('1', 'i', -(first ?? 0), { number: 1, vat_cents: -(firstVat ?? 0) }),
          ],
          new Map([['i', rows]]),
        );
        const left = rows.map((one, index) =>
          ['1', '2'].reduce(
            (sum, id) => sum + (made.get(id)?.[index]?.amount_cents ?? 0),
            one.amount_cents,
          ),
        );
        expect(left).toEqual(rows.map(() => 0));
      }),
    );
  });

  it('is refused where earlier notes left nothing', () => {
    expect(() => creditRows(row(-1), [row(0), row(0)])).toThrow('credit_exceeds');
    expect(creditRows(row(0), [row(0)])).toEqual([row(0)]);
  });

  it('comes by date, then by number', () => {
    const rows = new Map([['i', [row(1), row(1)]]]);
    const early = note('early', 'i', -1, { number: 9, entry_date: '2025-04-30' });
    const made = allocateCorrections([note('late', 'i', -1), early], rows);
    expect(made.get('early')).toEqual([row(-1), row(0)]);
    expect(made.get('late')).toEqual([row(0), row(-1)]);
    const sameDay = [note('a', 'i', -1, { number: 2 }), note('b', 'i', -1, { number: 1 })];
    expect(allocateCorrections(sameDay, rows).get('b')).toEqual([row(-1), row(0)]);
  });

  it('comes before its reversal, in whatever order they are numbered', () => {
    const rows = new Map([['i', [row(60), row(40)]]]);
    const lines = [note('n', 'i', -100, { number: 1 }), note('x', 'n', 100)];
    expect(allocateCorrections(lines, rows).get('x')).toEqual([row(60), row(40)]);
  });

  it('is undone by its reversal, which restores the invoice for later notes', () => {
    const rows = new Map([['i', [row(60), row(40)]]]);
    const made = allocateCorrections(
      [
        note('n', 'i', -100),
        note('x', 'n', 100, { number: 1 }),
        note('m', 'i', -50, { number: 2 }),
      ],
      rows,
    );
    expect(made.get('x')).toEqual([row(60), row(40)]);
    expect(made.get('m')).toEqual([row(-30), row(-20)]);
  });
});
