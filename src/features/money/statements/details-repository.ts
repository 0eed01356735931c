import type { Language } from '#domain/kernel/language.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { selectJournalText } from '#features/books/ledger/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { costLines } from '#relations/costs.ts';
import { expenses } from '#relations/expenses.ts';
import { journalTexts } from '#relations/ledger.ts';
import { decisions } from '#relations/minutes.ts';
import { suppliers } from '#relations/suppliers.ts';

/** Facts about a line of the books that its rows are shown with. */
export interface LineDetails {
  readonly id: string;
  readonly expense_id: string | null;
  /** Null for a line of an expense. */
  readonly entry_id: string | null;
  readonly date: LocalDate;
  readonly description: string;
  readonly supplier: string | null;
  /** Amount of the whole line; cost +, credit note and income −. */
  readonly amount_cents: Cents;
}

/** Finds the facts of lines, with the text of the expense, or that of the line or entry by hand. */
export async function findLineDetails(
  db: Connection,
  ids: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, LineDetails>> {
  const rows = await db.query<LineDetails>(sql`select line.id, line.expense_id,
      case when line.expense_id is null then line.entry_id end as entry_id, line.entry_date as date,
      line.amount_cents,
      coalesce(expense.description, ${selectJournalText(language, 'of_line')},
        ${selectJournalText(language, 'of_entry')}, '') as description,
      coalesce(supplier.name, expense.supplier) as supplier
    from ${costLines(db)} as line
    left join ${expenses(db)} as expense on expense.id = line.expense_id
    left join ${suppliers(db)} as supplier on supplier.id = line.supplier_id
    left join ${journalTexts(db)} as of_line on line.expense_id is null
      and of_line.entry_id = line.entry_id and of_line.line_number = line.position
    left join ${journalTexts(db)} as of_entry
      on of_entry.entry_id = line.entry_id and of_entry.line_number = 0
    where line.id = any(${ids}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Finds the titles of decisions. */
export async function findDecisionTitles(
  db: Connection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<Pick<Row<'decisions'>, 'id' | 'title'>>(sql`select id, title
    from ${decisions(db)} as decision where id = any(${ids}::uuid[])`);
  return new Map(rows.map(({ id, title }) => [id, title]));
}
