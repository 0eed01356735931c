import type { Say } from '#domain/kernel/language.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { LedgerAccount, LedgerLine } from './general-ledger.ts';
import type { TrialBalance } from './trial-balance.ts';

interface ReportColumn {
  label: string;
  kind: 'text' | 'money' | 'date' | 'integer';
  /** Repeats the headings; pages that show the headings above the rows leave the column out. */
  in_headings?: boolean;
  /**
   * Amount carried forward from the previous page, over the rows since their heading: the sum of the
   * column, or its last figure.
   */
  carried?: 'sum' | 'last';
}

/** One cell per column; in money columns, cents. A heading has its first cell only. */
export interface ReportRow {
  kind: 'heading' | 'line' | 'total';
  /** Indentation depth, 0 outermost. */
  level: number;
  cells: (string | number | null)[];
}

/** The model from which every file format of a report is made. */
export interface ReportTable {
  title: string;
  subtitle: string;
  columns: ReportColumn[];
  rows: ReportRow[];
}

/** Texts of a table; `subtitle` names building and period. */
export interface ReportTexts {
  say: Say;
  subtitle: string;
}

/** Makes the table of accounts from opening to closing balance, with totals. */
export function trialBalanceTable(
  balance: TrialBalance,
  { say, subtitle }: ReportTexts,
): ReportTable {
  const sumsOf = ({
    opening_cents,
    debit_cents,
    credit_cents,
    balance_cents,
  }: TrialBalance['totals']) => [opening_cents, debit_cents, credit_cents, balance_cents];
  return {
    title: say('report.trial_balance'),
    subtitle,
    columns: [
      { label: say('report.code'), kind: 'text' },
      { label: say('report.account'), kind: 'text' },
      { label: say('report.opening_balance'), kind: 'money' },
      { label: say('report.debit'), kind: 'money' },
      { label: say('report.credit'), kind: 'money' },
      { label: say('report.balance'), kind: 'money' },
    ],
    rows: [
      ...balance.rows.map((row) => line(0, [row.code, row.name, ...sumsOf(row)])),
      { kind: 'total', level: 0, cells: [say('report.total'), null, ...sumsOf(balance.totals)] },
    ],
  };
}

/** A line of the general ledger with the names it refers to. */
interface NamedLedgerLine extends LedgerLine {
  owner_name: string | null;
  lots: readonly string[];
  supplier: string | null;
}

/** Makes the table of each account's opening balance, movements with running balance, and closing balance. */
export function generalLedgerTable(
  ledger: readonly LedgerAccount<NamedLedgerLine>[],
  { say, subtitle }: ReportTexts,
): ReportTable {
  return {
    title: say('report.general_ledger'),
    subtitle,
    columns: [
      { label: say('report.account'), kind: 'text', in_headings: true },
      { label: say('report.date'), kind: 'date' },
      { label: say('report.entry_number'), kind: 'integer' },
      { label: say('report.journal'), kind: 'text' },
      { label: say('report.party'), kind: 'text' },
      { label: say('report.lots'), kind: 'text' },
      { label: say('report.description'), kind: 'text' },
      { label: say('report.debit'), kind: 'money', carried: 'sum' },
      { label: say('report.credit'), kind: 'money', carried: 'sum' },
      { label: say('report.balance'), kind: 'money', carried: 'last' },
    ],
    rows: ledger.flatMap((account) => ledgerAccountRows(account, say)),
  };
}

function ledgerAccountRows(account: LedgerAccount<NamedLedgerLine>, say: Say): ReportRow[] {
  const { code } = account;
  const nobody = Array<null>(5).fill(null);
  return [
    { kind: 'heading', level: 0, cells: [`${code} ${account.name}`, ...Array<null>(9).fill(null)] },
    line(1, [code, ...nobody, say('report.opening_balance'), null, null, account.opening_cents]),
    ...account.movements.map((movement) =>
      line(1, [
        code,
        movement.entry_date,
        movement.sequence,
        say(`enum.Journal.${movement.journal}`),
        joinNames([movement.owner_name, movement.supplier]),
        joinNames(movement.lots),
        movement.description,
        ...formatSides(movement),
        movement.balance_cents,
      ]),
    ),
    {
      kind: 'total',
      level: 0,
      cells: [
        code,
        ...nobody,
        say('report.closing_balance'),
        account.debit_cents,
        account.credit_cents,
        account.closing_cents,
      ],
    },
  ];
}

/** Formats debit and credit as in a printed ledger: a zero side is blank. */
export function formatSides({
  debit_cents,
  credit_cents,
}: Pick<LedgerLine, 'debit_cents' | 'credit_cents'>): [debit: Cents | null, credit: Cents | null] {
  return [debit_cents === 0 ? null : debit_cents, credit_cents === 0 ? null : credit_cents];
}

function joinNames(names: readonly (string | null)[]): string | null {
  const said = names.filter((name) => name !== null);
  return said.length === 0 ? null : said.join(', ');
}

/** `Total – Assets`. */
export function totalLabel(say: Say, of: string): string {
  return `${say('report.total')} – ${of}`;
}

function line(level: number, cells: (string | number | null)[]): ReportRow {
  return { kind: 'line', level, cells };
}
