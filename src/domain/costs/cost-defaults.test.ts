import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { makeClaimClosingLines } from './claim-entry.ts';
import { findCostDefaults } from './cost-defaults.ts';
import { determineNatureBearer, isDistributed } from './cost-line.ts';
import { findCoveredDays } from './covered-days.ts';

const settings = JSON.parse(
  readFileSync('test/data/statement/ter-duinen/settings.json', 'utf8'),
) as { uncovered: Record<string, string> };

describe('the defaults of a cost', () => {
  it('follow the account, or its nearest parent', () => {
    for (const [account, uncovered] of nonEmpty(Object.entries(settings.uncovered))) {
      expect([account, findCostDefaults(account).uncovered]).toEqual([account, uncovered]);
      expect(findCostDefaults(`${account}9`.slice(0, 6)).uncovered).toBe(uncovered);
    }
    expect(findCostDefaults('61300').uncovered).toBe('SettlementPeriod');
    expect(findCostDefaults('679')).toEqual({
      uncovered: 'InvoiceDate',
      nature: 'Ordinary',
      recoverable_percent: 0,
    });
  });

  it('are extraordinary for works and exceptional costs', () => {
    expect(['611', '66', '6107'].map((code) => findCostDefaults(code).nature)).toEqual([
      'Extraordinary',
      'Extraordinary',
      'Ordinary',
    ]);
    expect(determineNatureBearer('Extraordinary')).toBe('bare_owner');
    expect(determineNatureBearer('Ordinary')).toBe('usufructuary');
  });

  it('are those of the office where it sets any, field by field', () => {
    const office = new Map([
      ['61', { uncovered: null, nature: null, recoverable_percent: 10 }],
      ['6107', { uncovered: null, nature: null, recoverable_percent: 50 }],
    ]);
    expect(findCostDefaults('61071', office)).toEqual({
      uncovered: 'InvoiceDate',
      nature: 'Ordinary',
      recoverable_percent: 50,
    });
  });

  it('are asked for on classes 6 and 7, without private costs, fund moves and calls', () => {
    const asked = ['6105', '75', '644', '643', '6431', '693', '700', '701', '79', '440'];
    expect(asked.filter(isDistributed)).toEqual(['6105', '75', '644']);
  });
});

describe('the days of a cost without a period', () => {
  const run = { id: '2', period_from: '2026-01-01', period_to: '2026-06-30' };
  const periods = [{ id: '1', period_from: '2025-07-01', period_to: '2025-12-31' }, run];
  const find = (entry_date: string, uncovered: 'InvoiceDate' | 'SettlementPeriod') =>
    Object.values(findCoveredDays({ entry_date, period: null }, uncovered, periods, run));

  it('are its day, or the settlement period of that day even if a later run settles it', () => {
    expect(find('2025-12-25', 'InvoiceDate')).toEqual(['2025-12-25', '2025-12-25']);
    expect(find('2025-12-25', 'SettlementPeriod')).toEqual(['2025-07-01', '2025-12-31']);
    expect(find('2025-12-31', 'SettlementPeriod')).toEqual(['2025-07-01', '2025-12-31']);
    expect(find('2025-03-01', 'SettlementPeriod')).toEqual(['2026-01-01', '2026-06-30']);
  });
});

describe('a closed claim', () => {
  const claim = { occurred_on: '2026-03-29', distribution_key_id: 'General' };

  it('posts what the insurer did not pay to insurance, covering the day of the loss', () => {
    const [cost, rest] = makeClaimClosingLines({ ...claim, balance_cents: 30_935 });
    expect(cost).toEqual({
      account_code: '6140',
      debit_cents: 30_935,
      credit_cents: 0,
      distribution_key_id: 'General',
      period: { period_from: '2026-03-29', period_to: '2026-03-29' },
    });
    expect(rest).toMatchObject({ account_code: '4996', debit_cents: 0, credit_cents: 30_935 });
  });

  it('gives back what the insurer paid too much, and posts nothing at nil', () => {
    const [income] = makeClaimClosingLines({ ...claim, balance_cents: -5 });
    expect(income).toMatchObject({ account_code: '6140', debit_cents: 0, credit_cents: 5 });
    expect(makeClaimClosingLines({ ...claim, balance_cents: 0 })).toEqual([]);
  });
});
