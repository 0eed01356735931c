import { describe, expect, it } from 'vitest';
import type { CoveredPeriod } from '#domain/expenses/covered-period.ts';
import { endOfMonth } from '#domain/kernel/local-date.ts';
import { proposeAccruals, type InvoicedCost } from './propose-accruals.ts';

const YEAR = { start_date: '2025-01-01', end_date: '2025-12-31' };

const invoice = (entry_date: string, amount_cents = 100_00, more: object = {}): InvoicedCost => ({
  supplier_id: 's1',
  account_code: '6105',
  distribution_key_id: 'k1',
  entry_date,
  period: null,
  amount_cents,
  is_contract: true,
  ...more,
});
const months = (...numbers: readonly number[]) =>
  numbers.map((number) => invoice(`2025-${String(number).padStart(2, '0')}-08`, number * 100));
/** Lists proposals as "from to cents". */
const propose = (costs: readonly InvoicedCost[], year = YEAR) =>
  proposeAccruals(costs, year).map(({ period: { period_from, period_to }, amount_cents }) =>
    [period_from, period_to, amount_cents].join(' '),
  );

describe('an invoice that is expected and has not come', () => {
  it.each([
    [
      'monthly, the last one',
      months(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
      ['2025-12-01 2025-12-31 1100'],
    ],
    ['monthly, one between', months(8, 9, 11, 12), ['2025-10-01 2025-10-31 1200']],
    ['quarterly', months(2, 5, 8), ['2025-09-01 2025-11-30 800']],
    [
      'of a season',
      months(1, 2, 3, 10),
      ['2025-11-01 2025-11-30 1000', '2025-12-01 2025-12-31 1000'],
    ],
    ['none is missing', months(1, 4, 7, 10), []],
    ['too few for a rhythm', months(1, 2), []],
    ['no rhythm', months(1, 2, 5, 12), []],
    ['more than three in a row: the supplier has stopped', months(1, 2, 3, 4, 5, 6, 7, 8), []],
  ])('%s', (_, costs, expected) => {
    expect(propose(costs)).toEqual(expected);
  });

  it('follows the months that invoices cover, not their days', () => {
    const covered = [9, 10, 11].map((number) => {
      const period_from = `2025-${String(number).padStart(2, '0')}-01`;
      const period: CoveredPeriod = { period_from, period_to: endOfMonth(period_from) };
      return invoice('2025-12-20', 50, { period });
    });
    expect(propose(covered)).toEqual(['2025-12-01 2025-12-31 50']);
  });

  it('counts neither what a note took back nor what another key, account or supplier has', () => {
    expect(propose([...months(9, 10, 11, 12), invoice('2025-12-31', -1200)])).toEqual([
      '2025-12-01 2025-12-31 1100',
    ]);
    const [first, ...others] = months(9, 10, 11);
    if (first === undefined) throw new Error('No invoice');
    for (const other of [
      { supplier_id: 's2' },
      { account_code: '6106' },
      { distribution_key_id: 'k2' },
    ])
      expect(propose([{ ...first, ...other }, ...others])).toEqual([]);
  });

  it('is a whole contract that was invoiced once or twice the year before', () => {
    const before = [invoice('2024-03-05', 4_000_00), invoice('2024-09-05', 10_00)];
    expect(propose(before)).toEqual(['2025-01-01 2025-12-31 401000']);
    expect(propose([...before, invoice('2025-06-01')])).toEqual([]);
    expect(propose([...before, invoice('2024-12-01')])).toEqual([]);
    expect(propose(before.map((one) => ({ ...one, is_contract: false })))).toEqual([]);
  });

  it('stays inside a year that begins and ends within a month', () => {
    const year = { start_date: '2025-03-15', end_date: '2025-12-20' };
    expect(propose(months(9, 10, 11), year)).toEqual(['2025-12-01 2025-12-20 1100']);
  });
});
