import { describe, expect, it } from 'vitest';
import type { CostLine } from '#domain/costs/cost-line.ts';
import { ONE, fraction } from '#domain/kernel/fraction.ts';
import { generateBuilding } from '#test/helpers/generated-building.ts';
import { computeStatement } from './compute-statement.ts';
import {
  isAboveLastYear,
  isStaleAccrual,
  mayBeFrozen,
  statementFindings,
  STATEMENT_FINDING_CODES,
  sumCostsOfRun,
  type StatementFacts,
} from './statement-findings.ts';
import type { StatementInput, StatementRow } from './statement-input.ts';

const clean: StatementFacts = {
  unbooked_expenses: 0,
  balances: { '4990': 0, '58': 0, '643': 0 },
  open_bank_transactions: 0,
  earlier_runs_not_sent: 0,
  owner_differences: 0,
  accounts: [],
  missing_suppliers: 0,
  stale_accruals: 0,
};
const account = { account_code: '6105', cost_cents: 126, last_year_cents: 100, budget_cents: 0 };
const find = (facts: Partial<StatementFacts>, rows: readonly StatementRow[] = []) =>
  statementFindings([], rows, { ...clean, ...facts });

describe('what is found before statements are frozen', () => {
  it('is nothing where all is entered', () => {
    expect(find({})).toEqual([]);
    expect(mayBeFrozen([], [])).toBe(true);
  });

  it.each([
    ['pending_expenses', 'Blocking', { unbooked_expenses: 2 }],
    ['account_4990_not_nil', 'Blocking', { balances: { ...clean.balances, '4990': -5 } }],
    ['account_58_not_nil', 'Blocking', { balances: { ...clean.balances, '58': 5 } }],
    ['account_643_not_nil', 'Blocking', { balances: { ...clean.balances, '643': 5 } }],
    ['open_bank_transactions', 'Blocking', { open_bank_transactions: 1 }],
    ['earlier_run_not_sent', 'Blocking', { earlier_runs_not_sent: 1 }],
    ['owner_differences', 'Blocking', { owner_differences: 1 }],
    [
      'budget_without_cost',
      'Warning',
      { accounts: [{ ...account, cost_cents: 0, budget_cents: 1 }] },
    ],
    ['cost_above_last_year', 'Warning', { accounts: [account] }],
    ['recurring_invoice_missing', 'Warning', { missing_suppliers: 1 }],
    ['accrual_stale', 'Warning', { stale_accruals: 1 }],
  ] as const)('is %s, %s', (code, severity, facts) => {
    const findings = find(facts);
    expect(findings.map((one) => [one.code, one.severity])).toEqual([[code, severity]]);
    expect(mayBeFrozen(findings, [code])).toBe(severity === 'Warning');
    expect(mayBeFrozen(findings, [])).toBe(false);
  });

  it('compares with last year by more than 125 %, and dates accruals by twelve months', () => {
    expect(isAboveLastYear(125, 100)).toBe(false);
    expect(isAboveLastYear(126, 100)).toBe(true);
    expect(isAboveLastYear(126, 0)).toBe(false);
    expect(isStaleAccrual('2024-12-31', '2025-12-31')).toBe(false);
    expect(isStaleAccrual('2024-12-30', '2025-12-31')).toBe(true);
  });

  it('sums the costs of a run per account', () => {
    const lines = [
      { account_code: '6105', amount_cents: 5 },
      { account_code: '6105', amount_cents: -2 },
    ];
    expect(sumCostsOfRun(lines)).toEqual([{ account_code: '6105', cost_cents: 3 }]);
  });
});

describe('what is found on costs', () => {
  const base = generateBuilding(7, 3).inputOf(1);
  const [first] = base.lines;
  if (first === undefined) throw new Error('No line');
  const line: CostLine = {
    ...first,
    id: 'line',
    account_code: '6107',
    entry_date: '2025-08-01',
    period: null,
    nature: 'Ordinary',
    decision_id: null,
    excluded_owner_ids: [],
    distribution_key_id: 'General',
    amount_cents: 1000,
  };
  const sole = base.units.map(({ unit_id }) => ({
    unit_id,
    owner_id: `of ${unit_id}`,
    owner_name: unit_id,
    right: 'FullOwnership' as const,
    share: ONE,
    start_date: '2020-01-01',
    end_date: null,
    is_primary_contact: true,
  }));
  const compute = (more: Partial<CostLine>, input: Partial<StatementInput> = {}) =>
    computeStatement({
      ...base,
      lines: [{ ...line, ...more }],
      calls: [],
      holdings: sole,
      ...input,
    });
  const codesOf = (statement: ReturnType<typeof compute>) => [
    ...new Set(statement.findings.map(({ code }) => code)),
  ];

  it('is a key without weights on the day of the entry', () => {
    const statement = compute({ distribution_key_id: 'none' });
    expect([codesOf(statement), statement.rows]).toEqual([['cost_without_key'], []]);
  });

  it('is a lot that is not wholly held on a covered day, which nobody bears instead', () => {
    const holdings = sole.map((one) =>
      one.unit_id === 'L1' ? { ...one, end_date: '2025-08-01' } : one,
    );
    const statement = compute({}, { holdings });
    expect(statement.findings).toMatchObject([
      {
        code: 'ownership_incomplete',
        unit_id: 'L1',
        periods: [{ period_from: '2025-08-01', period_to: '2025-08-01' }],
      },
    ]);
    expect(statement.rows.some(({ unit_id }) => unit_id === 'L1')).toBe(false);
    expect(codesOf(compute({ entry_date: '2025-07-31' }, { holdings }))).toEqual([]);
  });

  it('is a cost of which everybody is excluded', () => {
    const excluded_owner_ids = sole.map(({ owner_id }) => owner_id);
    expect(codesOf(compute({ excluded_owner_ids }))).toEqual(['nobody_bears']);
    const part = { unit_id: 'L1', unit_number: 'L1', weight: '1', total_weight: '1' };
    const fixed = { ...part, amount_cents: 1000, vat_cents: 0 };
    const { findings } = compute({ excluded_owner_ids }, { parts: new Map([['line', [fixed]]]) });
    expect(findings).toMatchObject([{ code: 'nobody_bears', unit_id: 'L1' }]);
  });

  const meterOf = (unit_id: string, ...readings: [string, number][]) => ({
    id: unit_id,
    unit_id,
    distribution_key_id: 'Water',
    readings: readings.map(([read_on, index]) => ({
      read_on,
      index: fraction(index, 1),
      new_index: null,
    })),
  });
  const water = (end: [string, number], start: [string, number] = ['2025-06-30', 10]) =>
    compute(
      { account_code: '6120', distribution_key_id: 'Water' },
      { meters: [meterOf('L1', start, end)] },
    );

  it('is a meter without a reading on a boundary, or with a falling index', () => {
    expect(codesOf(water(['2025-12-30', 20]))).toEqual(['meter_boundary_missing']);
    expect(codesOf(water(['2025-12-31', 9]))).toEqual(['meter_decreasing']);
  });

  it('is a cost without any consumption', () => {
    expect(codesOf(water(['2025-12-31', 10]))).toEqual(['meter_total_zero']);
  });

  it('is nothing for a meter that was read', () => {
    const statement = water(['2025-12-31', 20]);
    expect(codesOf(statement)).toEqual([]);
    expect(statement.rows).toMatchObject([{ unit_id: 'L1', weight: '10', consumption: '10' }]);
  });

  it('keeps the parts of lots that were fixed at posting', () => {
    const part = {
      unit_id: 'L2',
      unit_number: 'L2',
      weight: '1',
      total_weight: '1',
      amount_cents: 1000,
      vat_cents: 0,
    };
    const statement = compute({ vat_cents: 0 }, { parts: new Map([['line', [part]]]) });
    expect(statement.rows).toMatchObject([
      { unit_id: 'L2', owner_id: 'of L2', amount_cents: 1000 },
    ]);
  });

  it('is nothing for a note on a line of an earlier year, whose holders it follows', () => {
    const note = { ...line, id: 'note', amount_cents: -400, vat_cents: 0, credits_line_id: 'line' };
    const invoice = { ...line, vat_cents: 0, settled_in: 'of an earlier year' };
    const { rows, line_ids } = compute({}, { lines: [invoice, note] });
    expect(line_ids).toEqual(['note']);
    expect(rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(-400);
  });

  it('comes with the findings of the period, in display order', () => {
    const { findings, rows } = compute({ distribution_key_id: 'none' });
    const earlier = compute({ entry_date: '2025-03-01' }).rows;
    const all = statementFindings(findings, [...rows, ...earlier], {
      ...clean,
      owner_differences: 1,
    });
    expect(all.map(({ code, count }) => [code, count])).toEqual([
      ['cost_without_key', 1],
      ['owner_differences', 1],
      ['earlier_period_line', 1],
    ]);
    const order = all.map(({ code }) => STATEMENT_FINDING_CODES.indexOf(code));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });
});
