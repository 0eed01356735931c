import type { Say } from '#domain/kernel/language.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import type { Journal } from '#domain/ledger/journal-entry.ts';
import type { ReportRow, ReportTable } from '#domain/ledger/report-table.ts';
import type { RunningBalance } from './running-balance.ts';
import { formatCommunication } from './structured-communication.ts';

interface StatementMovement {
  readonly date: LocalDate;
  /** Name of the building. */
  readonly building: string;
  readonly journal: Journal;
  readonly description: string;
}

interface StatementItem {
  readonly due_date: LocalDate;
  /** Name of the building. */
  readonly building: string;
  readonly description: string;
  /** Twelve digits. */
  readonly structured_communication: string;
  readonly amount_cents: Cents;
  readonly open_cents: Cents;
}

/** What an owner owed, was asked, paid and still owes. */
export interface StatementFigures {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly account: RunningBalance<StatementMovement>;
  readonly open_items: readonly StatementItem[];
  readonly overdue_cents: Cents;
}

interface StatementTexts {
  /** In the owner's language. */
  readonly say: Say;
  /** Whose statement, of which building and period. */
  readonly subtitle: string;
  /** Several buildings: every row names its own. */
  readonly withBuildings: boolean;
}

/** A row before it is known whether it names its building. */
interface StatementRow {
  readonly kind: 'line' | 'total';
  readonly date: LocalDate | null;
  readonly building?: string;
  readonly journal?: Journal;
  readonly description: string;
  readonly debit: Cents | null;
  readonly credit: Cents | null;
  readonly balance: Cents;
}

/**
 * The movements between the opening and the closing balance, then what is open today: charged,
 * settled and still to pay, by due date, with the communication to pay it under.
 */
export function ownerStatementTable(
  figures: StatementFigures,
  { say, subtitle, withBuildings }: StatementTexts,
): ReportTable {
  const columns: ReportTable['columns'] = [
    { label: say('report.date'), kind: 'date' },
    ...(withBuildings ? [{ label: say('owner_statement.building'), kind: 'text' } as const] : []),
    { label: say('report.journal'), kind: 'text' },
    { label: say('report.description'), kind: 'text' },
    { label: say('report.debit'), kind: 'money' },
    { label: say('report.credit'), kind: 'money' },
    { label: say('report.balance'), kind: 'money' },
  ];
  const drawn = (row: StatementRow): ReportRow => ({
    kind: row.kind,
    level: 0,
    cells: [
      row.date,
      ...(withBuildings ? [row.building ?? null] : []),
      row.journal === undefined ? null : say(`enum.Journal.${row.journal}`),
      row.description,
      row.debit,
      row.credit,
      row.balance,
    ],
  });
  const open = openRows(figures, say).map(drawn);
  const heading = [
    say('owner_statement.open_items'),
    ...Array<null>(columns.length - 1).fill(null),
  ];
  return {
    title: say('owner_statement.title'),
    subtitle,
    columns,
    rows: [
      ...accountRows(figures, say).map(drawn),
      ...(open.length === 0
        ? []
        : [{ kind: 'heading', level: 0, cells: heading } as const, ...open]),
    ],
  };
}

function accountRows({ account, from, to }: StatementFigures, say: Say): StatementRow[] {
  return [
    {
      kind: 'line',
      date: from,
      description: say('report.opening_balance'),
      debit: null,
      credit: null,
      balance: account.opening_cents,
    },
    ...account.movements.map((movement): StatementRow => ({
      kind: 'line',
      date: movement.date,
      building: movement.building,
      journal: movement.journal,
      description: movement.description,
      debit: movement.debit_cents,
      credit: movement.credit_cents,
      balance: movement.balance_cents,
    })),
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
    ...items.map((item): StatementRow => ({
      kind: 'line',
      date: item.due_date,
      building: item.building,
      description: `${item.description} · ${formatCommunication(item.structured_communication)}`,
      debit: item.amount_cents,
      credit: item.amount_cents - item.open_cents,
      balance: item.open_cents,
    })),
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
