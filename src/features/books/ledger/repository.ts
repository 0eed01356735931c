import { ENTRY_SORTS, type ListJournalEntries } from '#contract/journal-entries.ts';
import type { ExpenseCategory } from '#domain/expenses/expense-categories.ts';
import { assert } from '#domain/kernel/assert.ts';
import type { EntrySource, Journal } from '#domain/ledger/journal-entry.ts';
import type { Connection } from '#platform/db/connection.ts';
import { listPage, sortFields } from '#platform/db/page.ts';
import type { Row } from '#platform/db/rows.ts';
import { allOf, equal, filterByDays, oneOf, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import { accounts } from '#relations/accounts.ts';
import { journalEntries, journalLines, journalTexts } from '#relations/ledger.ts';
import { suppliers } from '#relations/suppliers.ts';
import type { ServiceText } from './entry-texts.ts';
import type { LockedLedger } from './locked-ledger.ts';

type EntryRow = Row<'journal_entries'>;

/** Ledger line with its text and the name of its supplier. */
interface LineRow extends Omit<Row<'journal_lines'>, 'organization_id' | 'category'> {
  readonly supplier: string | null;
  readonly category: ExpenseCategory | '';
  readonly description: string | null;
}

/** Entry with its lines and texts, and the entry that reversed it. */
export interface FullEntry extends EntryRow {
  readonly reversed_by_id: string | null;
  readonly description: string;
  /** Only of text that the service wrote. */
  readonly translations: ServiceText['translations'] | null;
  readonly lines: readonly LineRow[];
}

type EntryText = Pick<FullEntry, 'description' | 'translations'> & { readonly entry_id: string };

const selectEntries = sql`select entries.* from app.journal_entries as entries`;

const sortable = sortFields('journal_entries', ENTRY_SORTS);

function filterConditions(db: Connection, filters: ListJournalEntries): Sql[] {
  const { building_id, journal, date_from, date_to, account_code, category, source_id, claim_id } =
    filters;
  const ofLine = [...equal({ account_code, claim_id }), ...inCategory(category)];
  return [
    ...equal({ building_id, source_id }),
    ...oneOf({ journal }),
    ...filterByDays('entry_date', date_from, date_to),
    ...(ofLine.length === 0
      ? []
      : [
          sql`exists (select from ${journalLines(db)} as booked
            where booked.entry_id = entries.id and ${allOf(ofLine)})`,
        ]),
  ];
}

/**
 * Selects the lines that the income statement counts under a category: those without an expense under
 * Other.
 */
function inCategory(categories: readonly ExpenseCategory[] | undefined): Sql[] {
  if (categories === undefined) return [];
  const names = categories.includes('Other') ? [...categories, ''] : categories;
  return [
    sql`category = any(${names}::text[])`,
    sql`account_code >= '6'`,
    sql`account_code < '7'`,
    sql`not is_closing`,
  ];
}

/** Lists visible entries with their lines, one page at a time. */
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
        ...filterConditions(db, filters),
        ...visible,
      ],
      sortable,
      defaultSort: '-entry_date,-sequence',
    },
    filters,
  );
  return { ...found, rows: await withLines(db, found.rows) };
}

/** Finds a visible entry with its lines. */
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

/**
 * Finds the one entry of a source in a journal, such as the purchase of an expense, that is neither
 * reversed nor itself a reversal. Asserts that there is exactly one.
 */
export async function findEntryInForce(
  ledger: LockedLedger,
  source: EntrySource,
  journal: Journal,
): Promise<FullEntry> {
  const [entry, ...others] = await findEntriesInForce(ledger, source, journal);
  assert(entry !== undefined && others.length === 0, 'A source has at most one entry in a journal');
  return entry;
}

/**
 * Finds the entries of a source that later entries correct, latest first, which is the order to reverse
 * them in. Reversed entries and reversals are left out.
 */
export async function findEntriesInForce(
  { db }: LockedLedger,
  source: EntrySource,
  journal: Journal,
): Promise<FullEntry[]> {
  const rows = await db.query<EntryRow>(sql`${selectEntries}
    where organization_id = ${db.organizationId} and source_type = ${source.type}
      and source_id = ${source.id} and journal = ${journal} and reverses_id is null
      and not exists (select from ${journalEntries(db)} as reversal where reversal.reverses_id = entries.id)
    order by sequence desc`);
  return withLines(db, rows);
}

/** Reads the lines, texts and reversals of all entries in one round trip. */
async function withLines(db: Connection, entries: readonly EntryRow[]): Promise<FullEntry[]> {
  if (entries.length === 0) return [];
  const ids = entries.map(({ id }) => id);
  const [lines, texts, reversals] = await Promise.all([
    db.query<LineRow>(sql`select lines.*, suppliers.name as supplier, texts.description
      from ${journalLines(db)} as lines
      left join ${suppliers(db)} as suppliers on suppliers.id = lines.supplier_id
      left join ${journalTexts(db)} as texts
        on texts.entry_id = lines.entry_id and texts.line_number = lines.line_number
      where lines.entry_id = any(${ids}::uuid[])
      order by lines.entry_id, lines.line_number`),
    db.query<EntryText>(sql`select entry_id, description, translations
      from app.journal_texts
      where organization_id = ${db.organizationId} and entry_id = any(${ids}::uuid[])
        and line_number = 0`),
    db.query<{ id: string; reverses_id: string }>(sql`select id, reverses_id
      from app.journal_entries
      where organization_id = ${db.organizationId} and reverses_id = any(${ids}::uuid[])`),
  ]);
  const linesByEntry = Map.groupBy(lines, ({ entry_id }) => entry_id);
  const textByEntry = new Map(texts.map((text) => [text.entry_id, text]));
  const reversalByEntry = new Map(reversals.map(({ id, reverses_id }) => [reverses_id, id]));
  return entries.map((entry) => ({
    ...entry,
    reversed_by_id: reversalByEntry.get(entry.id) ?? null,
    description: textByEntry.get(entry.id)?.description ?? '',
    translations: textByEntry.get(entry.id)?.translations ?? null,
    lines: linesByEntry.get(entry.id) ?? [],
  }));
}

/** Fields of an account that select its lines. */
export type ChartAccount = Pick<Row<'accounts'>, 'code' | 'postable'>;

export function findChartAccount(db: Connection, id: string): Promise<ChartAccount | undefined> {
  return db.first<ChartAccount>(
    sql`select code, postable from ${accounts(db)} as account where id = ${id}`,
  );
}
