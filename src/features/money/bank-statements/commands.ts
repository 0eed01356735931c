import { hash } from 'node:crypto';
import type { ReasonBody } from '#contract/common.ts';
import {
  listBookableTransactions,
  ownWords,
  type BankStatement,
  type BankTransaction,
} from '#domain/banking/bank-statement.ts';
import {
  findBalanceGaps,
  inSequence,
  reviewStatement,
  waitsForOthers,
  type SkipReason,
} from '#domain/banking/statement-review.ts';
import { statementTransitions, type StatementStatus } from '#domain/banking/statement-state.ts';
import type { TransactionStatus } from '#domain/banking/transaction-state.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { getYear } from '#domain/kernel/local-date.ts';
import { transition } from '#domain/kernel/state-machine.ts';
import {
  lockAccountsOfIbans,
  type BankAccountRow,
} from '#features/register/bank-accounts/index.ts';
import { creationColumns, recordAudit, visibleBuildings } from '#features/shared/index.ts';
import { insertRow, insertRows, lockRow, updateRow } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import {
  activateTransactions,
  findHeld,
  findKnown,
  findNeighbours,
  findStatements,
  type StatementRow,
} from './repository.ts';

/** The ledger is in euro only, so statements are too. */
const CURRENCY = 'EUR';

interface Skipped {
  readonly account: string;
  readonly number: string;
  readonly reason: SkipReason;
}

/** Outcome of each statement of a file. */
export interface TakenFile {
  readonly statements: readonly StatementRow[];
  readonly skipped: readonly Skipped[];
}

/**
 * Imports the new statements of a file: consistent ones are accepted, all others held. Refuses
 * unknown_bank_account if no statement belongs to a visible account.
 * @param building_id limits the import to accounts of this building; null: every account whose IBAN
 *   belongs to one building only
 */
export async function takeStatements(
  ctx: TenantContext,
  read: readonly BankStatement[],
  { building_id, file_name }: { readonly building_id: string | null; readonly file_name: string },
): Promise<TakenFile> {
  const ibans = [...new Set(read.map(({ account }) => account))];
  const accounts = await lockAccountsOfIbans(ctx, ibans, building_id);
  if (accounts.size === 0) {
    throw new DomainError('unknown_bank_account', {
      accounts: ibans.join(', '),
      pointer: '/body/file',
    });
  }
  const statements: StatementRow[] = [];
  const skipped: Skipped[] = [];
  // In order, so that each finds its predecessor.
  for (const statement of read.toSorted(inSequence)) {
    const taken = await takeStatement(ctx, statement, {
      account: accounts.get(statement.account),
      file_name,
    });
    if (typeof taken !== 'string') statements.push(taken);
    else skipped.push({ account: statement.account, number: statement.number, reason: taken });
  }
  for (const { id } of accounts.values()) await acceptWaiting(ctx, id);
  return { statements: await reloadStatements(ctx, statements), skipped };
}

async function takeStatement(
  ctx: TenantContext,
  statement: BankStatement,
  { account, file_name }: { account: BankAccountRow | undefined; file_name: string },
): Promise<StatementRow | SkipReason> {
  if (account === undefined) return 'UnknownAccount';
  if (statement.currency !== CURRENCY) return 'OtherCurrency';
  if (statement.is_annex) return 'SeparateApplication';
  const { number, date } = statement;
  const place = { bank_account_id: account.id, year: getYear(date), number };
  const content_hash = hashOf(statement);
  const known = await findKnown(ctx.db, place);
  if (known.some((other) => other.content_hash === content_hash)) return 'AlreadyKnown';
  const problems = reviewStatement(statement, {
    ...(await findNeighbours(ctx.db, account.id, statement)),
    isKnownOtherwise: known.length > 0,
  });
  const status: StatementStatus = problems.length === 0 ? 'Accepted' : 'Held';
  const transactions = listBookableTransactions(statement);
  const row = await insertRow(ctx.db, 'bank_statements', {
    id: ctx.newId(),
    building_id: account.building_id,
    ...place,
    statement_date: date,
    opening_cents: statement.opening_cents,
    closing_cents: statement.closing_cents,
    transaction_count: transactions.length,
    status,
    problems,
    content_hash,
    file_name,
    ...creationColumns(ctx),
  });
  await insertTransactions(ctx, row, transactions);
  await recordAudit(ctx, 'bank_statement.taken', row.id, { ...place, status });
  return row;
}

async function insertTransactions(
  ctx: TenantContext,
  { id: statement_id, building_id, bank_account_id, status }: StatementRow,
  transactions: readonly BankTransaction[],
): Promise<void> {
  const { created_at, updated_at } = creationColumns(ctx);
  await insertRows(
    ctx.db,
    'bank_transactions',
    transactions.map((transaction) => ({
      id: ctx.newId(),
      building_id,
      bank_account_id,
      statement_id,
      ...transaction,
      status: 'Open' satisfies TransactionStatus,
      is_live: status === 'Accepted',
      created_at,
      updated_at,
    })),
  );
}

/** Hashes the whole content of a statement, independent of the file format. */
function hashOf(statement: BankStatement) {
  const { account, number, date, opening_cents, closing_cents } = statement;
  const content = [account, number, date, opening_cents, closing_cents, ownWords(statement)];
  return hash('sha256', JSON.stringify(content));
}

/** Accepts held statements that only waited for a preceding or following one, until none fits. */
async function acceptWaiting(ctx: TenantContext, accountId: string): Promise<void> {
  for (const held of await findHeld(ctx.db, accountId)) {
    if (!waitsForOthers(held.problems)) continue;
    const { statement_date: date, number } = held;
    const neighbours = await findNeighbours(ctx.db, accountId, { date, number });
    if (findBalanceGaps(held, neighbours).length > 0) continue;
    await updateRow(ctx, 'bank_statements', held.id, { status: 'Accepted', problems: [] });
    await activateTransactions(ctx, held.id);
    await recordAudit(ctx, 'bank_statement.accepted', held.id);
  }
}

async function reloadStatements(
  ctx: TenantContext,
  rows: readonly StatementRow[],
): Promise<StatementRow[]> {
  const now = await findStatements(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => now.get(row.id) ?? row);
}

const DONE = { release: 'bank_statement.released', discard: 'bank_statement.discarded' } as const;

async function decide(
  ctx: TenantContext,
  id: string,
  operation: 'release' | 'discard',
  { reason }: ReasonBody,
): Promise<StatementRow> {
  const visible = visibleBuildings(ctx, 'building_id');
  const locked = await lockRow(ctx.db, 'bank_statements', id, visible);
  const statement = matching(ctx, found(locked, 'bank_statement', id));
  const status = transition(statementTransitions, operation, statement.status);
  const row = await updateRow(ctx, 'bank_statements', id, {
    status,
    decision_reason: reason,
    decided_by: ctx.userId,
    decided_at: ctx.now,
  });
  await recordAudit(ctx, DONE[operation], id, { reason });
  return row;
}

/**
 * Held → Accepted: its transactions can be booked, and statements that waited for it are accepted too.
 * Refuses duplicate if another statement with its number is accepted.
 */
export async function releaseStatement(
  ctx: TenantContext,
  id: string,
  body: ReasonBody,
): Promise<StatementRow> {
  const row = await decide(ctx, id, 'release', body);
  await activateTransactions(ctx, id);
  await acceptWaiting(ctx, row.bank_account_id);
  return row;
}

/** Held → Discarded: ignores its content and frees its number. */
export function discardStatement(
  ctx: TenantContext,
  id: string,
  body: ReasonBody,
): Promise<StatementRow> {
  return decide(ctx, id, 'discard', body);
}
