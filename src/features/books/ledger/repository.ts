import type {
  ENTRY_SORTS,
  EntrySourceType,
  ListJournalEntries,
} from '#contract/journal-entries.ts';
import type { ExpenseCategory } from '#domain/expenses/expense-categories.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { Journal } from '#domain/ledger/journal-entry.ts';
import type { Connection } from '#platform/db/connection.ts';
import { listPage, type SortFields } from '#platform/db/page.ts';
import { allOf, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';

/** An entry as it stands in its table. */
interface EntryRow {
  readonly id: string;
  readonly sequence: number;
  readonly building_id: string;
  readonly entry_date: string;
  readonly journal: Journal;
  readonly source_type: EntrySourceType | null;
  readonly source_id: string | null;
  readonly reverses_id: string | null;
  readonly hash: Buffer;
  readonly created_by: string;
  readonly created_at: string;
}

interface LineRow {
  readonly entry_id: string;
  readonly line_number: number;
  readonly account_code: string;
  readonly debit_cents: Cents;
  readonly credit_cents: Cents;
  readonly owner_id: string | null;
  readonly unit_id: string | null;
  readonly supplier_id: string | null;
  readonly supplier: string | null;
  readonly category: ExpenseCategory | '';
  readonly description: string | null;
}

/** An entry with its lines and words, and the entry that reversed it. */
export interface FullEntry extends EntryRow {
  readonly reversed_by_id: string | null;
  readonly description: string;
  readonly lines: readonly LineRow[];
}

const selectEntries = sql`select entries.* from app.journal_entries as entries`;

const sortable: SortFields<typeof ENTRY_SORTS> = {
  id: { column: 'id', type: 'uuid' },
  entry_date: { column: 'entry_date', type: 'date' },
  sequence: { column: 'sequence', type: 'bigint' },
};

function filterConditions(filters: ListJournalEntries): Sql[] {
  const { building_id, journal, date_from, date_to, account_code, source_id } = filters;
  return [
    ...(building_id === undefined ? [] : [sql`building_id = ${building_id}`]),
    ...(journal === undefined ? [] : [sql`journal = ${journal}`]),
    ...(date_from === undefined ? [] : [sql`entry_date >= ${date_from}`]),
    ...(date_to === undefined ? [] : [sql`entry_date <= ${date_to}`]),
    ...(source_id === undefined ? [] : [sql`source_id = ${source_id}`]),
    ...(account_code === undefined
      ? []
      : [
          sql`exists (select 1 from app.journal_lines as booked where booked.organization_id = entries.organization_id
            and booked.entry_id = entries.id and booked.account_code = ${account_code})`,
        ]),
  ];
}

export async function listEntries(
  db: Connection,
  filters: ListJournalEntries,
  visible: readonly Sql[],
): Promise<Page<FullEntry>> {
  const found = await listPage<EntryRow>(
    db,
    {
      select: selectEntries,
      where: [
        sql`organization_id = ${db.organizationId}`,
        ...filterConditions(filters),
        ...visible,
      ],
      sortable,
      defaultSort: '-entry_date,-sequence',
    },
    filters,
  );
  return { ...found, rows: await withLines(db, found.rows) };
}

export async function findEntry(
  db: Connection,
  id: string,
  visible: readonly Sql[] = [],
): Promise<FullEntry | undefined> {
  const row = await db.first<EntryRow>(
    sql`${selectEntries} where organization_id = ${db.organizationId} and id = ${id} and ${allOf(visible)}`,
  );
  return row === undefined ? undefined : (await withLines(db, [row]))[0];
}

/** What belongs to the entries, of all of them in one flight. */
async function withLines(db: Connection, entries: readonly EntryRow[]): Promise<FullEntry[]> {
  if (entries.length === 0) return [];
  const ids = entries.map(({ id }) => id);
  const [lines, texts, reversals] = await Promise.all([
    db.query<LineRow>(sql`select lines.*, suppliers.name as supplier, texts.description
      from app.journal_lines as lines
      left join app.suppliers as suppliers
        on suppliers.organization_id = lines.organization_id and suppliers.id = lines.supplier_id
      left join app.journal_texts as texts on texts.organization_id = lines.organization_id
        and texts.entry_id = lines.entry_id and texts.line_number = lines.line_number
      where lines.organization_id = ${db.organizationId} and lines.entry_id = any(${ids}::uuid[])
      order by lines.entry_id, lines.line_number`),
    db.query<{ entry_id: string; description: string }>(sql`select entry_id, description
      from app.journal_texts
      where organization_id = ${db.organizationId} and entry_id = any(${ids}::uuid[])
        and line_number = 0`),
    db.query<{ id: string; reverses_id: string }>(sql`select id, reverses_id
      from app.journal_entries
      where organization_id = ${db.organizationId} and reverses_id = any(${ids}::uuid[])`),
  ]);
  const linesByEntry = Map.groupBy(lines, ({ entry_id }) => entry_id);
  const textByEntry = new Map(texts.map(({ entry_id, description }) => [entry_id, description]));
  const reversalByEntry = new Map(reversals.map(({ id, reverses_id }) => [reverses_id, id]));
  return entries.map((entry) => ({
    ...entry,
    reversed_by_id: reversalByEntry.get(entry.id) ?? null,
    description: textByEntry.get(entry.id) ?? '',
    lines: linesByEntry.get(entry.id) ?? [],
  }));
}
