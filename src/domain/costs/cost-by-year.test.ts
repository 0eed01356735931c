import { describe, expect, it } from 'vitest';
import type { ClosingCalendar } from '#domain/expenses/covered-period.ts';
import { centsOf, formatEuro } from '#domain/kernel/money.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { cell, readWorkedBuilding, type Row } from '#test/helpers/worked-statement.ts';
import { splitCostByYear } from './cost-by-year.ts';
import { creditRows } from './credit-rows.ts';
import { releaseReserve } from './split-parts.ts';

const calendar: ClosingCalendar = {
  fiscal_year_start_month: 7,
  fiscal_years: [{ start_date: '2025-07-01', end_date: '2026-06-30', status: 'Open' }],
  opened_on: '2025-07-01',
};

const periodOf = (row: Row) => {
  const [period_from, period_to] = [cell(row, 'period_from'), cell(row, 'period_to')];
  return period_from === '' ? null : { period_from, period_to };
};
const amountOf = (row: Row) => ({
  amount_cents: centsOf(cell(row, 'amount')),
  vat_cents: centsOf(cell(row, 'vat')),
});

describe('a cost by financial years', () => {
  const { read, expected } = readWorkedBuilding('ter-duinen');
  const lines = new Map(read('cost_lines.csv').map((row) => [cell(row, 'line'), row]));
  const documents = read('documents.csv').filter((row) =>
    ['Owners', 'Reserve'].includes(cell(row, 'borne_by')),
  );
  const deferred: Row[] = [];

  it('gives every document of the worked year the lines that the year bears', () => {
    const made = documents.flatMap((row) => {
      const line = `${cell(row, 'ref')}${cell(row, 'part')}`;
      const key = cell(row, 'key');
      const invoice = documents.find((one) => cell(one, 'ref') === cell(row, 'credits_ref'));
      const whole = { ...amountOf(row), period: periodOf(row) };
      const shares =
        invoice === undefined || periodOf(invoice) === null
          ? splitCostByYear(whole, cell(row, 'doc_date'), calendar).shares
          : creditShares(row, invoice);
      for (const { when, amount_cents, vat_cents } of shares) {
        if (when !== 'Later') continue;
        deferred.push({ line, amount: formatEuro(amount_cents), vat: formatEuro(vat_cents) });
      }
      const [current] = shares.filter(({ when }) => when === 'Current');
      const { amount_cents = 0, vat_cents = 0, period = null } = current ?? {};
      const released = {
        amount_cents: centsOf(cell(row, 'reserve_amount') || '0'),
        distribution_key_id: cell(row, 'reserve_key') || key,
      };
      const parts = releaseReserve({ amount_cents, vat_cents, distribution_key_id: key }, released);
      return parts.map((part, index) => [
        index === 0 ? line : `${line}-R`,
        part.distribution_key_id,
        formatEuro(part.amount_cents),
        formatEuro(part.vat_cents),
        period?.period_from ?? '',
        // The file keeps the period of an invoice on its note.
        cell(row, 'kind') === 'CreditNote' ? '' : (period?.period_to ?? ''),
      ]);
    });
    const borne = [...lines.values()].map((row) => [
      cell(row, 'line'),
      cell(row, 'key'),
      cell(row, 'amount'),
      cell(row, 'vat'),
      cell(row, 'period_from'),
      cell(row, 'kind') === 'CreditNote' ? '' : cell(row, 'period_to'),
    ]);
    expect(made.map((row) => row.join()).sort()).toEqual(
      nonEmpty(borne)
        .map((row) => row.join())
        .sort(),
    );
    const later = (expected as { deferred: Row[] }).deferred;
    expect(deferred).toEqual(later.map(({ line, amount, vat }) => ({ line, amount, vat })));
  });

  /** Splits a note over what its invoice left to this year and the next. */
  function creditShares(note: Row, invoice: Row) {
    const { shares } = splitCostByYear(
      { ...amountOf(invoice), period: periodOf(invoice) },
      cell(invoice, 'doc_date'),
      calendar,
    );
    const parts = creditRows(amountOf(note), shares);
    return shares.map((share, index) => ({ ...share, ...parts[index] }));
  }

  it('clears accruals with the days of closed years, and leaves the rest in the same line', () => {
    const cost = {
      amount_cents: 36_500,
      vat_cents: 3650,
      period: { period_from: '2025-06-01', period_to: '2026-05-31' },
    };
    const closed = {
      ...calendar,
      opened_on: null,
      fiscal_years: [
        { start_date: '2024-07-01', end_date: '2025-06-30', status: 'Closed' as const },
        ...calendar.fiscal_years,
      ],
    };
    expect(splitCostByYear(cost, '2025-08-01', closed, 1000)).toEqual({
      shares: [
        {
          when: 'Current',
          recognized_on: '2025-08-01',
          amount_cents: 35_500,
          vat_cents: 3550,
          period: cost.period,
        },
      ],
      cleared: { amount_cents: 1000, vat_cents: 100 },
    });
    expect(splitCostByYear(cost, '2025-08-01', closed, 99_999).cleared).toEqual({
      amount_cents: 3000,
      vat_cents: 300,
    });
  });

  it('accrues the days of an earlier year that is open, and covers its own days only', () => {
    const cost = {
      amount_cents: 6100,
      vat_cents: 610,
      period: { period_from: '2025-06-01', period_to: '2025-07-31' },
    };
    const open = { fiscal_year_start_month: 7, fiscal_years: [] };
    const { shares } = splitCostByYear(cost, '2025-08-01', open);
    expect(shares.map((one) => [one.when, one.amount_cents, one.period])).toEqual([
      ['Current', 3100, { period_from: '2025-07-01', period_to: '2025-07-31' }],
      ['Earlier', 3000, { period_from: '2025-06-01', period_to: '2025-06-30' }],
    ]);
  });

  it('clears accruals with the days of an earlier open year, after those of closed ones', () => {
    const cost = {
      amount_cents: 36_500,
      vat_cents: 3650,
      period: { period_from: '2025-06-01', period_to: '2026-05-31' },
    };
    const open = { ...calendar, opened_on: null };
    const earlier = {
      when: 'Earlier',
      recognized_on: '2025-06-30',
      period: { period_from: '2025-06-01', period_to: '2025-06-30' },
    };
    const current = expect.objectContaining({ when: 'Current', amount_cents: 33_500 }) as object;
    expect(splitCostByYear(cost, '2025-08-01', open, 1000)).toEqual({
      shares: [current, { ...earlier, amount_cents: 2000, vat_cents: 200 }],
      cleared: { amount_cents: 1000, vat_cents: 100 },
    });
    expect(splitCostByYear(cost, '2025-08-01', open, 99_999)).toEqual({
      shares: [current],
      cleared: { amount_cents: 3000, vat_cents: 300 },
    });
  });

  it('clears accruals as far as they go where it names no period', () => {
    const cost = { amount_cents: 520, vat_cents: 52, period: null };
    const [left] = splitCostByYear(cost, '2025-08-01', calendar, 500).shares;
    expect(left).toEqual({
      when: 'Current',
      recognized_on: '2025-08-01',
      amount_cents: 20,
      vat_cents: 2,
      period: null,
    });
    expect(splitCostByYear(cost, '2025-08-01', calendar, 520)).toEqual({
      shares: [],
      cleared: { amount_cents: 520, vat_cents: 52 },
    });
  });

  it('keeps a cent of VAT whose amount falls on no day of the year', () => {
    const cost = {
      amount_cents: 1,
      vat_cents: 1,
      period: { period_from: '2026-06-30', period_to: '2026-07-02' },
    };
    expect(splitCostByYear(cost, '2026-06-30', calendar).shares).toEqual([
      {
        when: 'Later',
        recognized_on: '2026-07-01',
        amount_cents: 1,
        vat_cents: 1,
        period: { period_from: '2026-07-01', period_to: '2026-07-02' },
      },
    ]);
  });
});
