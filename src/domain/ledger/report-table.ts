import { EXPENSE_CATEGORIES } from '#domain/expenses/expense-categories.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { BalanceSheet } from './balance-sheet.ts';
import type { LedgerAccount } from './general-ledger.ts';
import type { IncomeStatement } from './income-statement.ts';
import type { ReportCaptions } from './report-captions.ts';
import type { StatementGroup } from './statement-lines.ts';
import type { ReportLine } from './statement-tally.ts';
import type { TrialBalance } from './trial-balance.ts';

interface ReportColumn {
  label: string;
  kind: 'text' | 'money' | 'date' | 'integer';
}

/** As many cells as the table has columns; those of money columns are cents. A heading has its first only. */
export interface ReportRow {
  kind: 'heading' | 'line' | 'total';
  /** Depth of indentation, 0 outermost. */
  level: number;
  cells: (string | number | null)[];
}

/** The one model from which every file format of a report is drawn. */
export interface ReportTable {
  title: string;
  subtitle: string;
  columns: ReportColumn[];
  rows: ReportRow[];
}

/** What a table needs beside its figures; `subtitle` names building and period. */
export interface ReportTexts {
  captions: ReportCaptions;
  subtitle: string;
}

/**
 * Assets, then funds and liabilities, by statement line. Accounts stand in the detail column and
 * lines and totals in the amount column, so that neither column counts an amount twice.
 */
export function balanceSheetTable(
  sheet: BalanceSheet,
  { captions, subtitle }: ReportTexts,
): ReportTable {
  const { assets, liabilities } = sheet;
  return {
    title: captions.balance_sheet,
    subtitle,
    columns: statementColumns(captions),
    rows: [
      heading(0, captions.assets),
      ...groupRows(sheet.lines, 'fixed_assets', assets.fixed_assets.total_cents, captions),
      ...groupRows(sheet.lines, 'current_assets', assets.current_assets.total_cents, captions),
      total(0, totalLabel(captions, captions.assets), assets.total_assets_cents),
      heading(0, captions.equity_and_liabilities),
      ...groupRows(sheet.lines, 'equity', liabilities.equity.total_cents, captions),
      ...groupRows(
        sheet.lines,
        'long_term_liabilities',
        liabilities.long_term_liabilities.total_cents,
        captions,
      ),
      ...groupRows(
        sheet.lines,
        'current_liabilities',
        liabilities.current_liabilities.total_cents,
        captions,
      ),
      total(
        0,
        totalLabel(captions, captions.equity_and_liabilities),
        liabilities.total_liabilities_cents,
      ),
    ],
  };
}

/** Income, expenses and the three results by statement line, then expenses by category. */
export function incomeStatementTable(
  statement: IncomeStatement,
  { captions, subtitle }: ReportTexts,
): ReportTable {
  const { income, expenses, lines } = statement;
  return {
    title: captions.income_statement,
    subtitle,
    columns: statementColumns(captions),
    rows: [
      ...groupRows(lines, 'income', income.total_income_cents, captions),
      ...groupRows(lines, 'expenses', expenses.total_expenses_cents, captions),
      total(0, captions.operating_result, statement.operating_result_cents),
      total(0, captions.financial_result, statement.financial_result_cents),
      total(0, captions.net_result, statement.net_result_cents),
      heading(1, captions.expenses_by_category),
      ...EXPENSE_CATEGORIES.map((category) =>
        line(2, [captions.categories[category], null, null, expenses.by_category_cents[category]]),
      ),
      total(1, totalLabel(captions, captions.groups.expenses), expenses.total_expenses_cents),
    ],
  };
}

/** One row per account from its opening balance to its balance, then the totals. */
export function trialBalanceTable(
  balance: TrialBalance,
  { captions, subtitle }: ReportTexts,
): ReportTable {
  const { totals } = balance;
  return {
    title: captions.trial_balance,
    subtitle,
    columns: [
      { label: captions.code, kind: 'text' },
      { label: captions.account, kind: 'text' },
      { label: captions.opening_balance, kind: 'money' },
      { label: captions.debit, kind: 'money' },
      { label: captions.credit, kind: 'money' },
      { label: captions.balance, kind: 'money' },
    ],
    rows: [
      ...balance.rows.map((row) =>
        line(0, [
          row.code,
          row.name,
          row.opening_cents,
          row.debit_cents,
          row.credit_cents,
          row.balance_cents,
        ]),
      ),
      {
        kind: 'total',
        level: 0,
        cells: [
          captions.total,
          null,
          totals.opening_cents,
          totals.debit_cents,
          totals.credit_cents,
          totals.balance_cents,
        ],
      },
    ],
  };
}

/** Per account its opening balance, its movements with the running balance, its closing balance. */
export function generalLedgerTable(
  ledger: readonly LedgerAccount[],
  { captions, subtitle }: ReportTexts,
): ReportTable {
  return {
    title: captions.general_ledger,
    subtitle,
    columns: [
      { label: captions.account, kind: 'text' },
      { label: captions.date, kind: 'date' },
      { label: captions.entry_number, kind: 'integer' },
      { label: captions.journal, kind: 'text' },
      { label: captions.description, kind: 'text' },
      { label: captions.debit, kind: 'money' },
      { label: captions.credit, kind: 'money' },
      { label: captions.balance, kind: 'money' },
    ],
    rows: ledger.flatMap((account) => ledgerAccountRows(account, captions)),
  };
}

function ledgerAccountRows(account: LedgerAccount, captions: ReportCaptions): ReportRow[] {
  const { code } = account;
  return [
    { kind: 'heading', level: 0, cells: [`${code} ${account.name}`, ...Array<null>(7).fill(null)] },
    line(1, [code, null, null, null, captions.opening_balance, null, null, account.opening_cents]),
    ...account.movements.map((movement) =>
      line(1, [
        code,
        movement.entry_date,
        movement.sequence,
        captions.journals[movement.journal],
        movement.description,
        movement.debit_cents,
        movement.credit_cents,
        movement.balance_cents,
      ]),
    ),
    {
      kind: 'total',
      level: 0,
      cells: [
        code,
        null,
        null,
        null,
        captions.closing_balance,
        account.debit_cents,
        account.credit_cents,
        account.closing_cents,
      ],
    },
  ];
}

function statementColumns(captions: ReportCaptions): ReportColumn[] {
  return [
    { label: captions.caption, kind: 'text' },
    { label: captions.code, kind: 'text' },
    { label: captions.detail, kind: 'money' },
    { label: captions.amount, kind: 'money' },
  ];
}

function groupRows(
  lines: readonly ReportLine[],
  group: StatementGroup,
  totalCents: Cents,
  captions: ReportCaptions,
): ReportRow[] {
  const caption = captions.groups[group];
  return [
    heading(1, caption),
    ...lines.filter((candidate) => candidate.group === group).flatMap(statementLineRows),
    total(1, totalLabel(captions, caption), totalCents),
  ];
}

/** A computed line has no account below it: its own row says all. */
function statementLineRows(reported: ReportLine): ReportRow[] {
  return [
    line(2, [reported.caption, reported.line, null, reported.amount_cents]),
    ...reported.accounts
      .filter(({ code }) => code !== null)
      .map(({ code, name, amount_cents }) => line(3, [name, code, amount_cents, null])),
  ];
}

function totalLabel(captions: ReportCaptions, of: string): string {
  return `${captions.total} – ${of}`;
}

function heading(level: number, caption: string): ReportRow {
  return { kind: 'heading', level, cells: [caption, null, null, null] };
}

function line(level: number, cells: (string | number | null)[]): ReportRow {
  return { kind: 'line', level, cells };
}

function total(level: number, caption: string, amount: Cents): ReportRow {
  return { kind: 'total', level, cells: [caption, null, null, amount] };
}
