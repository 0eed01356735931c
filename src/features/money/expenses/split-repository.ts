import type { TouchedCharge } from '#domain/charges/later-charges.ts';
import type { SplitLine } from '#domain/charges/split-amount.ts';
import { assert } from '#domain/kernel/assert.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { LockedLedger } from '#features/books/ledger/index.ts';
import {
  makeCorrectingLines,
  readSplitLine,
  toStoredLines,
  type SaleOfUnit,
  type SplitEnd,
  type StoredShare,
} from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRows, type Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';

/** Stores the splits of an approved expense, line by line. */
export async function insertSplits(
  db: Connection,
  { id: expense_id, expense_date }: Pick<Row<'expenses'>, 'id' | 'expense_date'>,
  splits: readonly {
    readonly allocation_number: number;
    readonly recognized_on: LocalDate;
    readonly lines: readonly SplitLine[];
  }[],
): Promise<void> {
  const parts = splits.flatMap(({ allocation_number, recognized_on: day, lines }) => {
    const recognized_on = day === expense_date ? null : day;
    return lines.map((line) => ({ ...line, allocation_number, recognized_on }));
  });
  const after = await lastSplitLine(db, expense_id);
  const rows = toStoredLines(parts).map((line) => ({
    ...line,
    expense_id,
    line_number: after + line.line_number,
  }));
  await insertRows(db, 'expense_splits', rows);
}

async function lastSplitLine(db: Connection, expenseId: string): Promise<number> {
  const { last } = await db.one<{ readonly last: number }>(sql`
    select coalesce(max(line_number), 0) as last from app.expense_splits
    where organization_id = ${db.organizationId} and expense_id = ${expenseId}`);
  return last;
}

/**
 * Finds the last line numbers of these expenses' splits, by expense and part, with their share of a unit.
 */
async function findSplitEnds(
  db: Connection,
  ids: readonly string[],
  unitId: string,
): Promise<ReadonlyMap<string, DatedEnd>> {
  const rows = await db.query<DatedEnd>(sql`
    select expense.id, allocation_number, recognized_on,
      coalesce(recognized_on, expense.expense_date) as dated_on,
      max(max(line_number)) over (partition by expense.id) as last_line,
      max(weight) filter (where unit_id = ${unitId}) as weight, max(total_weight) as total_weight
    from app.expense_splits as line
    join app.expenses as expense on expense.organization_id = ${db.organizationId}
      and expense.id = line.expense_id
    where line.organization_id = ${db.organizationId} and line.expense_id = any(${ids}::uuid[])
    group by expense.id, expense.expense_date, allocation_number, recognized_on`);
  return new Map(rows.map((end) => [endKey(end), end]));
}

/** Identifies one split of an expense. */
type SplitOfExpense = Pick<TouchedCharge, 'id' | 'allocation_number' | 'dated_on'>;
type DatedEnd = SplitEnd & SplitOfExpense & Pick<Row<'expense_splits'>, 'recognized_on'>;

function endKey({ id, allocation_number, dated_on }: SplitOfExpense): string {
  return `${id} ${allocation_number} ${dated_on}`;
}

/**
 * Moves stored shares from the seller of a unit to the buyer by a pair of lines each. The caller has
 * locked the ledger, so that none is cancelled meanwhile.
 * @param parts moved shares, by expense and part of it
 */
export async function moveSplits(
  { db }: LockedLedger,
  sale: SaleOfUnit,
  parts: readonly TouchedCharge[],
): Promise<void> {
  const ids = parts.map(({ id }) => id);
  const ends = await findSplitEnds(db, ids, sale.unit_id);
  const written = new Map<string, number>();
  const rows = parts.flatMap((part) => {
    const { id: expense_id, allocation_number } = part;
    const end = ends.get(endKey(part));
    assert(end !== undefined, 'A split that moves is stored');
    const last_line = written.get(expense_id) ?? end.last_line;
    written.set(expense_id, last_line + 2);
    const { recognized_on } = end;
    const pair = makeCorrectingLines({ ...end, last_line }, sale, part);
    return pair.map((line) => ({ ...line, expense_id, allocation_number, recognized_on }));
  });
  await insertRows(db, 'expense_splits', rows);
}

export interface StoredSplitLine extends SplitLine {
  readonly recognized_on: LocalDate | null;
  readonly allocation_number: number;
  readonly is_cancelled: boolean;
}

/** Finds the stored split in order, of one owner if given. */
export async function findSplit(
  db: Connection,
  expenseId: string,
  ownerId: string | null,
): Promise<StoredSplitLine[]> {
  const rows = await db.query<
    Omit<StoredSplitLine, 'share'> & StoredShare
  >(sql`select unit_id, owner_id, amount_cents, weight, total_weight, share_numerator, share_denominator,
      is_cancelled, allocation_number, recognized_on
    from app.expense_splits where organization_id = ${db.organizationId} and expense_id = ${expenseId}
      and (${ownerId}::uuid is null or owner_id = ${ownerId}) order by line_number`);
  return rows.map(readSplitLine);
}

/** Cancels the split of an expense. */
export async function cancelSplit(db: Connection, expenseId: string): Promise<void> {
  await db.execute(sql`update app.expense_splits set is_cancelled = true
    where organization_id = ${db.organizationId} and expense_id = ${expenseId}`);
}
