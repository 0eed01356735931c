import type { Fund } from '#domain/funds/funds.ts';
import type { Say } from '#domain/kernel/language.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import type { Journal } from '#domain/ledger/journal-entry.ts';
import { formatSides, type ReportRow, type ReportTable } from '#domain/ledger/report-table.ts';
import type { RunningBalance } from './running-balance.ts';
import { formatCommunication } from './structured-communication.ts';

interface StatementMovement {
  readonly date: LocalDate;
  readonly journal: Journal;
  readonly description: string;
}

interface Amounts {
  readonly amount_cents: Cents;
  readonly open_cents: Cents;
}

interface StatementItem extends Amounts {
  readonly due_date: LocalDate;
  readonly description: string;
  /** Twelve digits. */
  readonly structured_communication: string;
  /** By fund, in settling order; empty for a single fund. */
  readonly parts: readonly (Amounts & { readonly fund: Fund })[];
}

/** Balance, charges, payments and open amounts of an owner in one building. */
export interface StatementFigures {
  /** Its name. */
  readonly building: string;
  readonly account: RunningBalance<StatementMovement>;
  readonly open_items: readonly StatementItem[];
  readonly overdue_cents: Cents;
}

interface StatementTexts {
  /** In the owner's language. */
  readonly say: Say;
  /** Owner, building and period. */
  readonly subtitle: string;
  readonly days: { readonly from: LocalDate; readonly to: LocalDate };
  /** Whether to show the name of each building above its rows. */
  readonly withBuildings: boolean;
}

interface StatementRow {
  readonly kind: 'line' | 'total';
  readonly date: LocalDate | null;
  readonly journal?: Journal;
  readonly description: string;
  readonly debit: Cents | null;
  readonly credit: Cents | null;
  readonly balance: Cents;
}

/**
 * Makes the table of an owner's statement, building by building, as each association has claims of its own:
 * the movements between opening and closing balance, then the amounts open today (charged, settled, to pay)
 * by due date, with their payment reference, and by fund for several funds.
 */
export function ownerStatementTable(
  blocks: readonly StatementFigures[],
  texts: StatementTexts,
): ReportTable {
  const { say, subtitle } = texts;
  return {
    title: say('owner_statement.title'),
    subtitle,
    columns: [
      { label: say('report.date'), kind: 'date' },
      { label: say('report.journal'), kind: 'text' },
      { label: say('report.description'), kind: 'text' },
      { label: say('report.debit'), kind: 'money' },
      { label: say('report.credit'), kind: 'money' },
      { label: say('report.balance'), kind: 'money' },
    ],
    rows: blocks.flatMap((figures) => blockRows(figures, texts)),
  };
}

function blockRows(
  figures: StatementFigures,
  { say, days, withBuildings }: StatementTexts,
): ReportRow[] {
  const open = openRows(figures, say).map((row) => toReportRow(row, say));
  return [
    ...(withBuildings ? [heading(figures.building)] : []),
    ...accountRows(figures, days, say).map((row) => toReportRow(row, say)),
    ...(open.length === 0 ? [] : [heading(say('owner_statement.open_items')), ...open]),
  ];
}

function heading(text: string): ReportRow {
  return { kind: 'heading', level: 0, cells: [text, null, null, null, null, null] };
}

function toReportRow(row: StatementRow, say: Say): ReportRow {
  return {
    kind: row.kind,
    level: 0,
    cells: [
      row.date,
      row.journal === undefined ? null : say(`enum.Journal.${row.journal}`),
      row.description,
      row.debit,
      row.credit,
      row.balance,
    ],
  };
}

function accountRows(
  { account }: StatementFigures,
  { from, to }: StatementTexts['days'],
  say: Say,
): StatementRow[] {
  return [
    {
      kind: 'line',
      date: from,
      description: say('report.opening_balance'),
      debit: null,
      credit: null,
      balance: account.opening_cents,
    },
    ...account.movements.map((movement): StatementRow => {
      const [debit, credit] = formatSides(movement);
      return {
        kind: 'line',
        date: movement.date,
        journal: movement.journal,
        description: movement.description,
        debit,
        credit,
        balance: movement.balance_cents,
      };
    }),
    {
      kind: 'total',
      date: to,
      description: say('report.closing_balance'),
      debit: account.debit_cents,
      credit: account.credit_cents,
      balance: account.closing_cents,
    },
  ];
}

function openRows(
  { open_items: items, overdue_cents: overdue }: StatementFigures,
  say: Say,
): StatementRow[] {
  if (items.length === 0) return [];
  const amount = sumCents(items.map(({ amount_cents }) => amount_cents));
  const open = sumCents(items.map(({ open_cents }) => open_cents));
  return [
    ...items.flatMap((item) => itemRows(item, say)),
    {
      kind: 'total',
      date: null,
      description: `${say('report.total')} – ${say('owner_statement.open_items')}`,
      debit: amount,
      credit: amount - open,
      balance: open,
    },
    {
      kind: 'total',
      date: null,
      description: say('owner_statement.overdue'),
      debit: null,
      credit: null,
      balance: overdue,
    },
  ];
}

function itemRows(item: StatementItem, say: Say): StatementRow[] {
  const sides = ({ amount_cents: asked, open_cents: open }: Amounts) => ({
    debit: asked,
    credit: asked - open,
    balance: open,
  });
  return [
    {
      kind: 'line',
      date: item.due_date,
      description: `${item.description} · ${formatCommunication(item.structured_communication)}`,
      ...sides(item),
    },
    ...item.parts.map((part): StatementRow => ({
      kind: 'line',
      date: null,
      description: say('owner_statement.of_which', { fund: say(`enum.Fund.${part.fund}`) }),
      ...sides(part),
    })),
  ];
}
