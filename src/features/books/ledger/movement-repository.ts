import type { ListAccountMovements } from '#contract/journal-entries.ts';
import type { Language } from '#domain/kernel/language.ts';
import { addDays } from '#domain/kernel/local-date.ts';
import { sumCents, toEuro, type Cents } from '#domain/kernel/money.ts';
import type { Journal } from '#domain/ledger/journal-entry.ts';
import type { Connection } from '#platform/db/connection.ts';
import { listPage } from '#platform/db/page.ts';
import type { Row } from '#platform/db/rows.ts';
import { allOf, equal, filterByDays, sql, type Sql } from '#platform/db/sql.ts';
import { suppliers } from '#relations/suppliers.ts';
import type { ChartAccount } from './repository.ts';
import { limitToAccount, selectMovementsWithin } from './sums-repository.ts';
import { selectJournalText } from './texts-repository.ts';

type LineRow = Row<'journal_lines'>;

/** Default order of movements: by date, then in order of posting. */
const sortable = {
  entry_date: { column: 'entry_date', type: 'date' },
  sequence: { column: 'sequence', type: 'bigint' },
  line_number: { column: 'line_number', type: 'bigint' },
} as const;

/**
 * Lists one page of an account's movements, oldest first, each with the balance after it (debits minus
 * credits). The balance counts from the first movement of the buildings shown, whatever the requested
 * dates.
 */
export async function listAccountMovements(
  db: Connection,
  account: ChartAccount,
  { building_id, date_from, date_to, ...page }: ListAccountMovements,
  { visible, language }: { readonly visible: readonly Sql[]; readonly language: Language },
) {
  const scope = [
    sql`organization_id = ${db.organizationId}`,
    account.postable ? sql`account_code = ${account.code}` : limitToAccount(account.code),
    ...equal({ building_id }),
    ...visible,
  ];
  const movements = await listPage<LineRow>(
    db,
    {
      select: sql`select * from app.journal_lines`,
      where: [...scope, ...filterByDays('entry_date', date_from, date_to)],
      sortable,
      defaultSort: 'entry_date,sequence,line_number',
    },
    page,
  );
  const [first] = movements.rows;
  if (first === undefined) return { ...movements, rows: [] };
  const [opening, words] = await Promise.all([
    balanceBefore(db, scope, first),
    findWords(db, movements.rows, language),
  ]);
  return { ...movements, rows: withBalances(movements.rows, opening).map(words) };
}

/** Sums what precedes a movement: earlier days from the stored sums, its own day from the lines. */
async function balanceBefore(
  db: Connection,
  scope: readonly Sql[],
  first: LineRow,
): Promise<Cents> {
  const earlier = selectMovementsWithin(
    db,
    { from: null, to: addDays(first.entry_date, -1) },
    scope,
  );
  const { before, same_day } = await db.one<{ before: number; same_day: number }>(sql`select
    (select coalesce(sum(debit_cents - credit_cents), 0)::bigint from ${earlier}) as before,
    (select coalesce(sum(debit_cents - credit_cents), 0)::bigint from app.journal_lines
      where ${allOf(scope)} and entry_date = ${first.entry_date} and (sequence, line_number)
        < (${first.sequence}::bigint, ${first.line_number}::bigint)) as same_day`);
  return sumCents([before, same_day]);
}

function withBalances<Line extends LineRow>(rows: readonly Line[], opening: Cents) {
  let balance = opening;
  return rows.map((row) => {
    balance = sumCents([balance, row.debit_cents, 0 - row.credit_cents]);
    return {
      ...row,
      debit: toEuro(row.debit_cents),
      credit: toEuro(row.credit_cents),
      balance: toEuro(balance),
    };
  });
}

/** Reads journal, text and supplier name of all movements in one round trip. */
async function findWords(db: Connection, rows: readonly LineRow[], language: Language) {
  const entryIds = [...new Set(rows.map(({ entry_id }) => entry_id))];
  const lineNumbers = [0, ...new Set(rows.map(({ line_number }) => line_number))];
  const supplierIds = rows.map(({ supplier_id }) => supplier_id).filter((id) => id !== null);
  const [entries, texts, named] = await Promise.all([
    db.query<{ id: string; journal: Journal }>(sql`select id, journal from app.journal_entries
      where organization_id = ${db.organizationId} and id = any(${entryIds}::uuid[])`),
    db.query<{ entry_id: string; line_number: number; description: string }>(sql`select entry_id,
        line_number, ${selectJournalText(language, 'texts')} as description from app.journal_texts as texts
      where organization_id = ${db.organizationId} and entry_id = any(${entryIds}::uuid[])
        and line_number = any(${lineNumbers}::smallint[])`),
    db.query<{ id: string; name: string }>(sql`select id, name
      from ${suppliers(db)} as supplier where id = any(${supplierIds}::uuid[])`),
  ]);
  const journals = new Map(entries.map(({ id, journal }) => [id, journal]));
  const names = new Map(named.map(({ id, name }) => [id, name]));
  const words = new Map(
    texts.map(({ entry_id, line_number, description }) => [
      `${entry_id} ${line_number}`,
      description,
    ]),
  );
  return <Line extends LineRow>(row: Line) => ({
    ...row,
    journal: journals.get(row.entry_id) ?? 'Miscellaneous',
    description:
      words.get(`${row.entry_id} ${row.line_number}`) ?? words.get(`${row.entry_id} 0`) ?? '',
    supplier: row.supplier_id === null ? null : (names.get(row.supplier_id) ?? null),
  });
}
