import type { TouchedCharge } from '#domain/charges/later-charges.ts';
import type { SplitLine } from '#domain/charges/split-amount.ts';
import { assert } from '#domain/kernel/assert.ts';
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
import { insertRows } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';

/** Owner's share of a transaction. */
export interface BankSplitLine extends SplitLine {
  readonly account_code: string;
  readonly distribution_key_id: string;
  readonly split_key_name: string;
}

/** Stores the shares, numbered after earlier, cancelled ones. */
export async function insertSplits(
  db: Connection,
  transactionId: string,
  lines: readonly BankSplitLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const { last } = await db.one<{ readonly last: number }>(sql`
    select coalesce(max(line_number), 0) as last from app.bank_splits
    where organization_id = ${db.organizationId} and bank_transaction_id = ${transactionId}`);
  const rows = toStoredLines(lines).map((line, index) => ({
    ...line,
    account_code: lines[index]?.account_code ?? '',
    distribution_key_id: lines[index]?.distribution_key_id ?? '',
    split_key_name: lines[index]?.split_key_name ?? '',
    bank_transaction_id: transactionId,
    line_number: last + line.line_number,
  }));
  await insertRows(db, 'bank_splits', rows);
}

/** Cancels the splits of a transaction. */
export async function cancelSplits(db: Connection, transactionId: string): Promise<void> {
  await db.execute(sql`update app.bank_splits set is_cancelled = true
    where organization_id = ${db.organizationId} and bank_transaction_id = ${transactionId}
      and not is_cancelled`);
}

type MovedLine = SplitEnd &
  Pick<BankSplitLine, 'account_code' | 'distribution_key_id' | 'split_key_name'> & {
    readonly bank_transaction_id: string;
    readonly line_number: number;
  };

/**
 * Moves stored shares from the seller of a unit to the buyer by a pair of lines each. The caller has
 * locked the ledger, so that none is cancelled meanwhile.
 * @param parts moved shares, by transaction and the first line of its split for the unit
 */
export async function moveBankSplits(
  { db }: LockedLedger,
  sale: SaleOfUnit,
  parts: readonly TouchedCharge[],
): Promise<void> {
  if (parts.length === 0) return;
  const ids = parts.map(({ id }) => id);
  const lines = await db.query<MovedLine>(sql`select * from (
      select bank_transaction_id, line_number, unit_id, weight, total_weight, account_code,
        distribution_key_id, split_key_name,
        max(line_number) over (partition by bank_transaction_id) as last_line
      from app.bank_splits
      where organization_id = ${db.organizationId} and bank_transaction_id = any(${ids}::uuid[])
    ) as line where unit_id = ${sale.unit_id}`);
  const written = new Map<string, number>();
  const rows = parts.flatMap((part) => {
    const line = lines.find(
      ({ bank_transaction_id: id, line_number }) =>
        id === part.id && line_number === part.allocation_number,
    );
    assert(line !== undefined, 'A split that moves is stored');
    const last_line = written.get(part.id) ?? line.last_line;
    written.set(part.id, last_line + 2);
    const { bank_transaction_id, account_code, distribution_key_id, split_key_name } = line;
    const of = { bank_transaction_id, account_code, distribution_key_id, split_key_name };
    return makeCorrectingLines({ ...line, last_line }, sale, part).map((one) => ({
      ...one,
      ...of,
    }));
  });
  await insertRows(db, 'bank_splits', rows);
}

/** Finds the shares of a matched transaction, in order of the split. */
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
