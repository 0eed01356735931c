import type { SplitLine } from '#domain/charges/split-amount.ts';
import { readSplitLine, storedSplitLines, type StoredShare } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRows } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';

/** A line of what owners bear of a transaction. */
export interface BankSplitLine extends SplitLine {
  readonly account_code: string;
  readonly distribution_key_id: string;
  readonly split_key_name: string;
}

/** Stores who bears what, behind what was stored before and cancelled. */
export async function insertSplits(
  db: Connection,
  transactionId: string,
  lines: readonly BankSplitLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const { last } = await db.one<{ readonly last: number }>(sql`
    select coalesce(max(line_number), 0) as last from app.bank_splits
    where organization_id = ${db.organizationId} and bank_transaction_id = ${transactionId}`);
  const rows = storedSplitLines(lines).map((line, index) => ({
    ...line,
    account_code: lines[index]?.account_code ?? '',
    distribution_key_id: lines[index]?.distribution_key_id ?? '',
    split_key_name: lines[index]?.split_key_name ?? '',
    bank_transaction_id: transactionId,
    line_number: last + line.line_number,
  }));
  await insertRows(db, 'bank_splits', rows);
}

export async function cancelSplits(db: Connection, transactionId: string): Promise<void> {
  await db.execute(sql`update app.bank_splits set is_cancelled = true
    where organization_id = ${db.organizationId} and bank_transaction_id = ${transactionId}
      and not is_cancelled`);
}

/** What owners bear of a transaction as it is matched, in the order of the split. */
export async function findSplits(db: Connection, transactionId: string): Promise<BankSplitLine[]> {
  const rows = await db.query<
    Omit<BankSplitLine, 'share'> & StoredShare
  >(sql`select unit_id, owner_id,
      amount_cents, weight, total_weight, share_numerator, share_denominator, account_code,
      distribution_key_id, split_key_name
    from app.bank_splits
    where organization_id = ${db.organizationId} and bank_transaction_id = ${transactionId}
      and not is_cancelled
    order by line_number`);
  return rows.map(readSplitLine);
}
