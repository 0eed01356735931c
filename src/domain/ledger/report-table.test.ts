import { describe, expect, it } from 'vitest';
import { createTranslator } from '#platform/i18n/translate.ts';
import { seededAccounts } from '#test/helpers/seeded-chart.ts';
import { balanceSheetTable } from './balance-sheet-table.ts';
import { balanceSheet } from './balance-sheet.ts';
import { generalLedger } from './general-ledger.ts';
import { incomeStatementTable } from './income-statement-table.ts';
import { incomeStatement } from './income-statement.ts';
import { generalLedgerTable, trialBalanceTable, type ReportTable } from './report-table.ts';
import { addToTally, listTallyLines, type StatementTally } from './statement-tally.ts';
import { trialBalance } from './trial-balance.ts';

const say = createTranslator('en');
const texts = { say, subtitle: 'Residence, 2025' };
const accounts = seededAccounts;

const balances = [
  { account_code: '551', holder: 'A', balance_cents: 900 },
  { account_code: '100', holder: 'A', balance_cents: -500 },
  { account_code: '701', holder: 'A', balance_cents: -400 },
];
const movements = [
  { account_code: '701', category: null, amount_cents: -400 },
  { account_code: '6120', category: 'Utilities' as const, amount_cents: 150 },
];
const movementsBefore = [
  { account_code: '61011', category: 'Maintenance' as const, amount_cents: 70 },
  { account_code: '6121', category: null, amount_cents: 20 },
];
const entryLine = {
  account_code: '551',
  entry_date: '2025-01-05',
  sequence: 3,
  journal: 'Bank' as const,
  description: 'Transfer',
  debit_cents: 900,
  credit_cents: 0,
  owner_name: null,
  lots: [],
  supplier: null,
};
const ownerLine = {
  ...entryLine,
  account_code: '4101',
  debit_cents: 0,
  credit_cents: 900,
  owner_name: 'Anna Peeters',
  lots: ['A1', 'P2'],
};
const supplierLine = { ...entryLine, account_code: '440', supplier: 'Lift NV' };

const years = [movements, movementsBefore].map((of, index) => ({
  period: String(2025 - index),
  statement: incomeStatement({ movements: of, accounts, say }),
}));

const sheet = balanceSheet({ balances, accounts, say });
const sheetBefore = balanceSheet({
  balances: [
    { account_code: '550', holder: 'A', balance_cents: 30 },
    { account_code: '160', holder: 'A', balance_cents: -30 },
  ],
  accounts,
  say,
});

const tables: Record<string, ReportTable> = {
  'balance sheet': balanceSheetTable([{ period: '', sheet }], texts),
  'balance sheet of two years': balanceSheetTable(
    [
      { period: '2025', sheet },
      { period: '2024', sheet: sheetBefore },
    ],
    texts,
  ),
  'income statement': incomeStatementTable(years, texts),
  'trial balance': trialBalanceTable(trialBalance({ totals: [entryLine], accounts }), texts),
  'general ledger': generalLedgerTable(
    generalLedger({ openings: [], lines: [entryLine, ownerLine, supplierLine], accounts }),
    texts,
  ),
};

function printed(name: string) {
  return tables[name]?.rows.map(({ kind, level, cells }) => [kind, level, ...cells]);
}

describe('every table', () => {
  it.each(Object.entries(tables))('of the %s is as wide as its columns', (_, table) => {
    expect(table.subtitle).toBe('Residence, 2025');
    expect(table.rows.length).toBeGreaterThan(0);
    for (const { kind, cells } of table.rows) {
      expect(cells).toHaveLength(table.columns.length);
      if (kind === 'heading') expect(cells.slice(1).every((cell) => cell === null)).toBe(true);
      for (const [index, cell] of cells.entries()) {
        const column = table.columns[index];
        if (typeof cell === 'number') expect(['money', 'integer']).toContain(column?.kind);
        if (typeof cell === 'string' && kind !== 'heading') {
          expect(['text', 'date']).toContain(column?.kind);
        }
      }
    }
  });
});

describe('balanceSheetTable', () => {
  it('lists lines with their accounts, groups and totals', () => {
    expect(printed('balance sheet')).toEqual([
      ['heading', 0, 'Assets', null, null, null],
      ['total', 1, 'Total – Fixed assets', null, null, 0],
      ['heading', 1, 'Current assets', null, null, null],
      ['line', 2, 'Current bank accounts', 'A-420', null, 900],
      ['line', 3, 'Current account (working capital)', '551', 900, null],
      ['total', 1, 'Total – Current assets', null, null, 900],
      ['total', 0, 'Total – Assets', null, null, 900],
      ['heading', 0, 'Equity and liabilities', null, null, null],
      ['heading', 1, 'Funds and results', null, null, null],
      ['line', 2, 'Working capital fund', 'L-100', null, 500],
      ['line', 3, 'Working capital contributed', '100', 500, null],
      ['line', 2, 'Result not yet closed', 'L-150', null, 400],
      ['total', 1, 'Total – Funds and results', null, null, 900],
      ['total', 1, 'Total – Debts due after one year', null, null, 0],
      ['total', 1, 'Total – Debts due within one year', null, null, 0],
      ['total', 0, 'Total – Equity and liabilities', null, null, 900],
    ]);
  });
});

describe('the balance sheet of two years', () => {
  it('has the lines and accounts of either, beside each other', () => {
    expect(tables['balance sheet of two years']?.columns.map(({ label }) => label)).toEqual([
      'Caption',
      'Code',
      'Detail 2025',
      'Amount 2025',
      'Detail 2024',
      'Amount 2024',
    ]);
    expect(printed('balance sheet of two years')?.slice(2, 8)).toEqual([
      ['heading', 1, 'Current assets', null, null, null, null, null],
      ['line', 2, 'Reserve bank accounts', 'A-410', null, 0, null, 30],
      ['line', 3, expect.any(String), '550', 0, null, 30, null],
      ['line', 2, 'Current bank accounts', 'A-420', null, 900, null, 0],
      ['line', 3, 'Current account (working capital)', '551', 900, null, 0, null],
      ['total', 1, 'Total – Current assets', null, null, 900, null, 30],
    ]);
  });
});

describe('incomeStatementTable', () => {
  it('has the budget beside the years, without results', () => {
    const tally: StatementTally = new Map();
    addToTally(tally, 'E-110', '61011', 80);
    const budget = listTallyLines(tally, accounts, say);
    const table = incomeStatementTable(years, texts, budget);
    expect(table.columns.map(({ label }) => label).slice(-2)).toEqual([
      'Detail Budget',
      'Amount Budget',
    ]);
    const cellsOf = (code: string) =>
      table.rows.find(({ cells }) => cells[1] === code)?.cells.slice(-2);
    expect(cellsOf('E-110')).toEqual([null, 80]);
    expect(cellsOf('61011')).toEqual([80, null]);
    expect(table.rows.find(({ cells }) => cells[0] === 'Net result')?.cells.slice(-2)).toEqual([
      null,
      null,
    ]);
  });

  it('lists income, expenses, the results and the categories beside those of the year before', () => {
    expect(tables['income statement']?.columns.map(({ label }) => label)).toEqual([
      'Caption',
      'Code',
      'Detail 2025',
      'Amount 2025',
      'Detail 2024',
      'Amount 2024',
    ]);
    expect(printed('income statement')).toEqual([
      ['heading', 1, 'Income', null, null, null, null, null],
      ['line', 2, 'Working capital calls and provisions', 'I-100', null, 400, null, 0],
      ['line', 3, 'Calls - working capital and provisions', '701', 400, null, 0, null],
      ['total', 1, 'Total – Income', null, null, 400, null, 0],
      ['heading', 1, 'Expenses', null, null, null, null, null],
      ['line', 2, 'Lifts', 'E-110', null, 0, null, 70],
      ['line', 3, 'Lifts - maintenance contract', '61011', 0, null, 70, null],
      ['line', 2, 'Water and energy', 'E-300', null, 150, null, 20],
      ['line', 3, 'Water', '6120', 150, null, 0, null],
      ['line', 3, 'Electricity', '6121', 0, null, 20, null],
      ['total', 1, 'Total – Expenses', null, null, 150, null, 90],
      ['total', 0, 'Operating result', null, null, 250, null, -90],
      ['total', 0, 'Financial result', null, null, 0, null, 0],
      ['total', 0, 'Net result', null, null, 250, null, -90],
      [
        'heading',
        1,
        'Expenses by category of the expense (entries without one: other)',
        ...Array<null>(5).fill(null),
      ],
      ['line', 2, 'Maintenance', null, null, 0, null, 70],
      ['line', 2, 'Water and energy', null, null, 150, null, 0],
      ['line', 2, 'Insurance', null, null, 0, null, 0],
      ['line', 2, 'Syndic fees', null, null, 0, null, 0],
      ['line', 2, 'Repairs', null, null, 0, null, 0],
      ['line', 2, 'Improvements', null, null, 0, null, 0],
      ['line', 2, 'Legal costs', null, null, 0, null, 0],
      ['line', 2, 'Other expenses', null, null, 0, null, 20],
      ['total', 1, 'Total – Expenses', null, null, 150, null, 90],
    ]);
  });

  it('stands alone where there was no year before', () => {
    const [year] = years;
    const table = incomeStatementTable(year === undefined ? [] : [year], texts);
    expect(table.columns).toHaveLength(4);
    expect(table.rows[1]?.cells).toEqual([
      'Working capital calls and provisions',
      'I-100',
      null,
      400,
    ]);
  });
});

describe('trialBalanceTable', () => {
  it('lists accounts and totals', () => {
    expect(printed('trial balance')).toEqual([
      ['line', 0, '551', 'Current account (working capital)', 0, 900, 0, 900],
      ['total', 0, 'Total', null, 0, 900, 0, 900],
    ]);
  });
});

describe('generalLedgerTable', () => {
  it('lists each account from its opening to its closing balance', () => {
    expect(printed('general ledger')?.slice(-4)).toEqual([
      ['heading', 0, '551 Current account (working capital)', ...Array<null>(9).fill(null)],
      ['line', 1, '551', ...Array<null>(5).fill(null), 'Opening balance', null, null, 0],
      ['line', 1, '551', '2025-01-05', 3, 'Bank', null, null, 'Transfer', 900, null, 900],
      ['total', 0, '551', ...Array<null>(5).fill(null), 'Closing balance', 900, 0, 900],
    ]);
  });

  it('names co-owners with their lots, and suppliers', () => {
    const listed = printed('general ledger')?.filter(([kind, , , day]) => kind === 'line' && day);
    expect(listed?.map(([, , code, , , , party, lots]) => [code, party, lots])).toEqual([
      ['4101', 'Anna Peeters', 'A1, P2'],
      ['440', 'Lift NV', null],
      ['551', null, null],
    ]);
  });
});
