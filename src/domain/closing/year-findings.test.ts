import { describe, expect, it } from 'vitest';
import { reverseLines } from '#domain/ledger/journal-entry.ts';
import { joinFindings } from './closing-findings.ts';
import { CLOSING_STEPS, listClosingSteps } from './closing-steps.ts';
import { makeWaitingLines, type UnfinishedWorks } from './unfinished-works.ts';
import { yearFindings, YEAR_FINDING_CODES, type YearFacts } from './year-findings.ts';
import { findYearResult, isResultSettled } from './year-result.ts';

const works: UnfinishedWorks = {
  decision_id: 'D3',
  called_cents: 455_443,
  costs: [{ account_code: '611', amount_cents: 117_973 }],
  released_cents: 20_000,
};

const clean: YearFacts = {
  costs_without_key: 0,
  entries_before_opening: 0,
  end_date: '2025-12-31',
  settled_until: '2025-12-31',
  reserve: { called: new Map(), interest: new Map(), appropriated: new Map() },
  reserve_test: {
    base_cents: 0,
    minimum_cents: 100,
    called_cents: 100,
    due: 'Due',
    sufficient: true,
  },
  balances: [],
  unfinished_works: [],
  result_decision_id: null,
  expected_invoices: [],
  bank_balances: [0, 100],
  accounts_without_statement: 0,
  stale_accruals: 0,
  are_accounts_approved: true,
  has_auditor_report: true,
};

describe('unfinished works', () => {
  const sums = (lines: ReturnType<typeof makeWaitingLines>) =>
    lines.map((line) => [line.account_code, line.debit_cents - line.credit_cents]);

  it('leave the result until they are finished, and come back reversed', () => {
    const lines = makeWaitingLines(works);
    expect(sums(lines)).toEqual([
      ['702', 455_443],
      ['693', 20_000],
      ['611', -117_973],
      ['499', -357_470],
    ]);
    expect(sums(reverseLines(lines)).at(-1)).toEqual(['499', 357_470]);
  });

  it('wait on 498 where more was spent than called', () => {
    expect(sums(makeWaitingLines({ ...works, called_cents: 0, released_cents: 0 }))).toEqual([
      ['611', -117_973],
      ['498', 117_973],
    ]);
    expect(makeWaitingLines({ ...works, called_cents: 0, costs: [], released_cents: 0 })).toEqual(
      [],
    );
  });
});

describe('the result of a year', () => {
  const balances = [
    { account_code: '611', balance_cents: 117_973 },
    { account_code: '693', balance_cents: -20_000 },
    { account_code: '702', balance_cents: -455_443 },
    { account_code: '6105', balance_cents: 700 },
    { account_code: '701', balance_cents: -705 },
  ];

  it('is reckoned without unfinished works', () => {
    expect(findYearResult(balances, [works])).toBe(5);
    expect(() => findYearResult([{ account_code: '440', balance_cents: 1 }], [])).toThrow('440');
  });

  it('is nil or named by a decision', () => {
    expect([isResultSettled(0, null), isResultSettled(5, null), isResultSettled(5, 'D')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('what a year lacks before it is closed', () => {
  it('is nothing where all is done', () => {
    expect(yearFindings(clean)).toEqual([]);
  });

  const unbalanced = [{ account_code: '701', balance_cents: -5 }];
  it.each([
    ['cost_without_key', 'Blocking', null, { costs_without_key: 1 }],
    ['entries_before_opening', 'Blocking', null, { entries_before_opening: 1 }],
    ['statement_missing', 'Blocking', null, { settled_until: '2025-06-30' }],
    ['statement_missing', 'Blocking', null, { settled_until: null }],
    [
      'reserve_not_appropriated',
      'Blocking',
      7,
      { reserve: { ...clean.reserve, called: new Map([['160', 7]]) } },
    ],
    ['result_not_nil', 'Blocking', 5, { balances: unbalanced }],
    [
      'reserve_below_five_percent',
      'Warning',
      1,
      { reserve_test: { ...clean.reserve_test, called_cents: 99, sufficient: false } },
    ],
    ['invoice_expected', 'Warning', 7, { expected_invoices: [7] }],
    ['bank_negative', 'Warning', -3, { bank_balances: [-3, 100] }],
    ['bank_statements_missing', 'Warning', null, { accounts_without_statement: 1 }],
    ['accrual_stale', 'Warning', null, { stale_accruals: 1 }],
    ['accounts_not_approved', 'Warning', null, { are_accounts_approved: false }],
    ['auditor_report_missing', 'Warning', null, { has_auditor_report: false }],
  ] as const)('is %s, %s', (code, severity, amount_cents, facts) => {
    expect(yearFindings({ ...clean, ...facts })).toEqual([
      { code, severity, count: 1, amount_cents },
    ]);
  });

  it('is not the result that a decision names', () => {
    expect(yearFindings({ ...clean, balances: unbalanced, result_decision_id: 'D' })).toEqual([]);
  });
});

describe('all findings before closing', () => {
  it('have the blocking ones first, each kind in its order', () => {
    const one = { count: 1, amount_cents: null };
    const joined = joinFindings(
      [
        { code: 'pending_expenses', severity: 'Blocking', ...one },
        { code: 'draft_calls', severity: 'Warning', ...one },
      ],
      [
        { code: 'result_not_nil', severity: 'Blocking', ...one },
        { code: 'bank_negative', severity: 'Warning', ...one },
      ],
    );
    expect(joined.map(({ code }) => code)).toEqual([
      'pending_expenses',
      'result_not_nil',
      'draft_calls',
      'bank_negative',
    ]);
  });
});

describe('the steps of the closing', () => {
  const finding = (
    code: (typeof YEAR_FINDING_CODES)[number],
    severity: 'Blocking' | 'Warning',
  ) => ({
    code,
    severity,
    count: 1,
    amount_cents: null,
  });
  const open = { is_closed: false, needs_second_person: false };
  const states = (...args: Parameters<typeof listClosingSteps>) =>
    Object.fromEntries(listClosingSteps(...args).map(({ code, state }) => [code, state]));

  it('are done where nothing blocks them, warnings left, and closing is open', () => {
    const all = states([finding('bank_negative', 'Warning')], open);
    expect(all).toEqual({
      ...Object.fromEntries(CLOSING_STEPS.map((code) => [code, 'Done'])),
      Close: 'Open',
    });
  });

  it('wait for the steps before them', () => {
    const all = states([finding('cost_without_key', 'Blocking')], open);
    expect(all).toMatchObject({
      Bank: 'Done',
      Invoices: 'Open',
      Statement: 'Blocked',
      Close: 'Blocked',
    });
  });

  it('show their findings, their action, and who must close', () => {
    const findings = [finding('statement_missing', 'Blocking')];
    const steps = listClosingSteps(findings, { ...open, needs_second_person: true });
    expect(steps.find(({ code }) => code === 'Statement')).toMatchObject({
      state: 'Open',
      findings,
      action: 'send_statements',
      needs_second_person: false,
    });
    expect(steps.at(-1)).toMatchObject({ code: 'Close', needs_second_person: true });
  });

  it('are all done once the year is closed', () => {
    const steps = listClosingSteps([finding('statement_missing', 'Blocking')], {
      ...open,
      is_closed: true,
    });
    expect(new Set(steps.map(({ state, action }) => `${state} ${action}`))).toEqual(
      new Set(['Done null']),
    );
  });

  it('show every finding of the year once', () => {
    const findings = YEAR_FINDING_CODES.map((code) => finding(code, 'Warning'));
    const shown = listClosingSteps(findings, open).flatMap((step) =>
      step.findings.map(({ code }) => code),
    );
    expect(shown.sort()).toEqual([...YEAR_FINDING_CODES].sort());
  });
});
