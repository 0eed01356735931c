import type { MatchBankTransaction } from '#contract/bank-statements.ts';
import type { ReasonBody } from '#contract/common.ts';
import {
  sortLines,
  SUSPENSE_ACCOUNT,
  type AccountLine,
  type MatchLine,
  type SortedLines,
} from '#domain/banking/match-lines.ts';
import type { Proposal } from '#domain/banking/proposal.ts';
import {
  transactionTransitions,
  type TransactionStatus,
} from '#domain/banking/transaction-state.ts';
import { isDistributed } from '#domain/costs/cost-line.ts';
import { assert } from '#domain/kernel/assert.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { centsOf, sumCents } from '#domain/kernel/money.ts';
import { transition } from '#domain/kernel/state-machine.ts';
import { recordPlainCosts, type CostEntry } from '#features/books/costs/index.ts';
import { lockLedger } from '#features/books/ledger/index.ts';
import {
  lockExpensesMoved,
  notePaidByBank,
  noteReturnedByBank,
  reopenExpenses,
  buildReturnLines,
  buildSettlementLines,
} from '#features/money/expenses/index.ts';
import { lockUnmergedSupplier } from '#features/register/suppliers/index.ts';
import { recordAudit } from '#features/shared/index.ts';
import { requireHoldersOfDays } from '#features/unit-owners/index.ts';
import { findRow, lockRow, updateRow } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { showTransaction } from './bank-statement.ts';
import { findBankPlace, toSignedLine, findBookingPlace, post } from './booking.ts';
import { linkEntries, unlinkTransaction } from './linked-entries.ts';
import { planOwnerLines, recordOwnerPayments, reverseOwnerPayments } from './owner-lines.ts';
import { findProposals } from './proposals.ts';
import { countOwners, visibleTransactions, type TransactionRow } from './repository.ts';
import { deleteReturns } from './return-repository.ts';
import { checkNotReturned, noteReturns, restoreReturnedExpenses } from './returns.ts';

type Operation = keyof typeof transactionTransitions;

/** Locks expenses, then the ledger, then transactions: one order for all rules out deadlocks. */
async function lockTransaction(
  ctx: TenantContext,
  id: string,
  operation: Operation,
): Promise<{ transaction: TransactionRow; next: TransactionStatus }> {
  const locked = await lockRow(ctx.db, 'bank_transactions', id, visibleTransactions(ctx));
  const transaction = matching(ctx, found(locked, 'bank_transaction', id));
  return { transaction, next: transition(transactionTransitions, operation, transaction.status) };
}

/** Returns the given lines, else those of the named proposal. Refuses unknown_reference and stale. */
async function linesOf(
  ctx: TenantContext,
  transaction: TransactionRow,
  { lines = [], proposal }: MatchBankTransaction,
): Promise<readonly MatchLine[]> {
  if (proposal === undefined) return lines.map(toLine);
  if (ctx.ifMatch !== undefined) matching(ctx, await showTransaction(ctx, transaction));
  const proposals = await findProposals(ctx.db, [transaction]);
  const chosen = proposals.get(transaction.id)?.[proposal];
  if (chosen !== undefined) return chosen.lines;
  throw new DomainError('unknown_reference', { pointer: '/body/proposal' });
}

type GivenLine = NonNullable<MatchBankTransaction['lines']>[number];

function toLine({ amount, ...line }: GivenLine): MatchLine {
  const amount_cents = centsOf(amount);
  const { owner_id, expense_id, entry_id, account_code = '', ...beside } = line;
  const { payment_id, supplier_id, distribution_key_id, claim_id } = beside;
  if (owner_id !== undefined) {
    return { owner_id, ...(payment_id === undefined ? {} : { payment_id }), amount_cents };
  }
  if (expense_id !== undefined) return { expense_id, amount_cents };
  if (entry_id !== undefined) return { entry_id, amount_cents };
  return {
    account_code,
    ...(supplier_id === undefined ? {} : { supplier_id }),
    ...(distribution_key_id === undefined ? {} : { distribution_key_id }),
    ...(claim_id === undefined ? {} : { claim_id }),
    amount_cents,
  };
}

/**
 * Open, Parked → Matched: posts all lines as one entry on the day of the transaction. Refuses
 * unbalanced_match, unknown_reference, and what postEntry refuses.
 */
export async function matchTransaction(
  ctx: TenantContext,
  id: string,
  body: MatchBankTransaction,
): Promise<TransactionRow> {
  const seen = found(
    await findRow(ctx.db, 'bank_transactions', id, visibleTransactions(ctx)),
    'bank_transaction',
    id,
  );
  return book(ctx, seen, await linesOf(ctx, seen, body));
}

/** Accepts the first proposal of an open transaction if it is certain. @returns whether it was */
export async function matchIfCertain(ctx: TenantContext, id: string): Promise<boolean> {
  const seen = await findRow(ctx.db, 'bank_transactions', id, visibleTransactions(ctx));
  if (seen?.status !== 'Open') return false;
  const proposals = await findProposals(ctx.db, [seen]);
  const lines = chooseCertain(proposals.get(id));
  if (lines === undefined) return false;
  await book(ctx, seen, lines);
  return true;
}

/** Returns the lines of the first proposal if it is certain. */
export function chooseCertain([first]: readonly Proposal[] = []): Proposal['lines'] | undefined {
  return first?.certainty === 'Certain' ? first.lines : undefined;
}

async function book(
  ctx: TenantContext,
  seen: TransactionRow,
  lines: readonly MatchLine[],
): Promise<TransactionRow> {
  const { id } = seen;
  const sorted = sortLines(lines, seen.amount_cents);
  await checkNamed(ctx, sorted);
  const { settled, returned } = await lockExpensesMoved(ctx, seen, sorted.expenses);
  const ledger = await lockLedger(ctx);
  const { transaction, next } = await lockTransaction(ctx, id, 'match');
  const place = await findBookingPlace(ctx, ledger, transaction, sorted);
  const linked = await linkEntries(ctx, transaction, sorted.entries);
  const planned = await planOwnerLines(ctx, ledger, { transaction, place, sorted });
  const others = [
    ...planned.lines,
    ...settled.flatMap((part) => buildSettlementLines(part, place.day)),
    ...returned.flatMap((part) => buildReturnLines(part, place.day)),
    ...sorted.accounts.map((line) => ({
      ...toSignedLine(line.account_code, -line.amount_cents),
      supplier_id: line.supplier_id ?? null,
      claim_id: line.claim_id ?? null,
    })),
  ];
  const rest = transaction.amount_cents - sumCents([...sorted.entries.values()]);
  const isBooked = linked !== undefined && others.length === 0;
  const posted = { transaction, place, amount_cents: rest };
  const entry = isBooked ? undefined : await post(ctx, ledger, posted, others);
  const entry_id = entry?.id ?? linked;
  assert(entry_id !== undefined, 'A matched transaction has an entry');
  if (entry !== undefined) await recordCosts(ctx, transaction, sorted.accounts, entry);
  await recordOwnerPayments(ctx, ledger, { transaction, place, planned, entry_id });
  for (const part of settled) {
    const paid_on = transaction.booked_on;
    await notePaidByBank(ctx, part, { bank_transaction_id: id, entry_id, paid_on });
  }
  const { return_reason } = transaction;
  for (const part of returned) {
    await noteReturnedByBank(ctx, part, { entry_id, return_reason });
  }
  await noteReturns(ctx, transaction, { payments: planned.bounced, expenses: returned });
  await recordAudit(ctx, 'bank_transaction.matched', id);
  return updateRow(ctx, 'bank_transactions', id, { status: next, entry_id });
}

/**
 * Records what a transaction books on cost and income accounts, by the keys of its lines, by default
 * General. Refuses what the split of an expense refuses, and unbalanced_match for a key on another account.
 */
async function recordCosts(
  ctx: TenantContext,
  { building_id }: TransactionRow,
  accounts: readonly AccountLine[],
  entry: CostEntry,
): Promise<void> {
  const hasWrongKey = ({ account_code, distribution_key_id }: AccountLine) =>
    distribution_key_id !== undefined && !isDistributed(account_code);
  if (accounts.some(hasWrongKey)) {
    throw new DomainError('unbalanced_match', { reason: 'key', pointer: '/body/lines' });
  }
  const lines = accounts.map(({ account_code, amount_cents, distribution_key_id }) => ({
    ...toSignedLine(account_code, -amount_cents),
    distribution_key_id,
  }));
  const recorded = await recordPlainCosts(ctx, building_id, { entry, lines }, { needsLots: true });
  await requireHoldersOfDays(ctx.db, recorded);
}

/** Refuses unknown_reference for owners and suppliers that are not visible. */
async function checkNamed(ctx: TenantContext, sorted: SortedLines): Promise<void> {
  const ownerIds = [...sorted.owners.keys(), ...sorted.refunds.keys()];
  const owners = await countOwners(ctx, ownerIds);
  const supplierIds = new Set(sorted.accounts.flatMap(({ supplier_id }) => supplier_id ?? []));
  const suppliers: unknown[] = [];
  for (const id of [...supplierIds].toSorted()) {
    const supplier = await lockUnmergedSupplier(ctx.db, id);
    if (supplier !== undefined) suppliers.push(supplier);
  }
  if (owners < ownerIds.length || suppliers.length < supplierIds.size) {
    throw new DomainError('unknown_reference', { pointer: '/body/lines' });
  }
}

/** Open → Parked: books the transaction on account 4990, where it remains visible. */
export async function parkTransaction(ctx: TenantContext, id: string): Promise<TransactionRow> {
  const ledger = await lockLedger(ctx);
  const { transaction, next } = await lockTransaction(ctx, id, 'park');
  const { amount_cents } = transaction;
  const place = await findBankPlace(ctx, transaction);
  const suspense = toSignedLine(SUSPENSE_ACCOUNT, -amount_cents);
  const { id: entry_id } = await post(ctx, ledger, { transaction, place, amount_cents }, [
    suspense,
  ]);
  await recordAudit(ctx, 'bank_transaction.parked', id);
  return updateRow(ctx, 'bank_transactions', id, { status: next, entry_id });
}

/**
 * Matched, Parked → Open: restores the previous state. Refuses entry_has_source, with the transaction
 * that returned its money, and period_locked in a closed year.
 */
export async function unmatchTransaction(
  ctx: TenantContext,
  id: string,
  { reason }: ReasonBody,
): Promise<TransactionRow> {
  // Credit notes are set off last, once returned payments are restored.
  await reopenExpenses(ctx, id, () =>
    restoreReturnedExpenses(ctx, id, async () => {
      const ledger = await lockLedger(ctx);
      const { transaction } = await lockTransaction(ctx, id, 'unmatch');
      await checkNotReturned(ctx.db, id);
      const linked = await unlinkTransaction(ctx.db, id);
      // If everything was booked manually, no entry was posted.
      const { entry_id } = transaction;
      if (entry_id !== null && linked.includes(entry_id)) return entry_id;
      return reverseOwnerPayments(ctx, ledger, transaction);
    }),
  );
  await deleteReturns(ctx.db, id);
  await recordAudit(ctx, 'bank_transaction.unmatched', id, { reason });
  return updateRow(ctx, 'bank_transactions', id, { status: 'Open', entry_id: null });
}
