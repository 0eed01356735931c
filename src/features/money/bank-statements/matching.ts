import type { MatchBankTransaction } from '#contract/bank-statements.ts';
import type { ReasonBody } from '#contract/common.ts';
import {
  sortLines,
  SUSPENSE_ACCOUNT,
  type MatchLine,
  type SortedLines,
} from '#domain/banking/match-lines.ts';
import {
  transactionTransitions,
  type TransactionStatus,
} from '#domain/banking/transaction-state.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { centsOf, sumCents, type Cents } from '#domain/kernel/money.ts';
import { transition } from '#domain/kernel/state-machine.ts';
import { parseCommunication } from '#domain/owner-accounts/structured-communication.ts';
import {
  entryInForce,
  lockLedger,
  postEntry,
  reverseEntry,
  serviceWords,
  type HeldLedger,
} from '#features/books/ledger/index.ts';
import {
  lockExpensesToPay,
  notePaidByBank,
  reopenExpenses,
  settlementLines,
} from '#features/money/expenses/index.ts';
import { planPayment, recordPayment, takeBackPayments } from '#features/money/payments/index.ts';
import { recordAudit } from '#features/shared/index.ts';
import { findRow, lockRow, updateRow } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { showTransaction } from './bank-statement.ts';
import { linkEntries, takeLinksBack } from './linked-entries.ts';
import { proposalsFor } from './proposals.ts';
import {
  countOwners,
  findPlace,
  visibleTransactions,
  type TransactionPlace,
  type TransactionRow,
} from './repository.ts';

type PostedLine = Parameters<typeof postEntry>[2]['lines'][number];
type Operation = keyof typeof transactionTransitions;

/** Expenses are held before the books, and these before transactions, so that nobody waits in a circle. */
async function lockTransaction(
  ctx: TenantContext,
  id: string,
  operation: Operation,
): Promise<{ transaction: TransactionRow; next: TransactionStatus }> {
  const locked = await lockRow(ctx.db, 'bank_transactions', id, visibleTransactions(ctx));
  const transaction = matching(ctx, found(locked, 'bank_transaction', id));
  return { transaction, next: transition(transactionTransitions, operation, transaction.status) };
}

/** As long as that of a payment. */
const MAX_COMMUNICATION = 140;

const sourceOf = ({ id }: TransactionRow) => ({ type: 'BankTransaction', id }) as const;

/** Those that are named, or of the proposal that is. Refuses unknown_reference, and stale. */
async function linesOf(
  ctx: TenantContext,
  transaction: TransactionRow,
  { lines = [], proposal }: MatchBankTransaction,
): Promise<readonly MatchLine[]> {
  if (proposal === undefined) return lines.map(toLine);
  if (ctx.ifMatch !== undefined) matching(ctx, await showTransaction(ctx, transaction));
  const proposals = await proposalsFor(ctx.db, [transaction]);
  const chosen = proposals.get(transaction.id)?.[proposal];
  if (chosen !== undefined) return chosen.lines;
  throw new DomainError('unknown_reference', { pointer: '/body/proposal' });
}

type GivenLine = NonNullable<MatchBankTransaction['lines']>[number];

function toLine({ amount, owner_id, expense_id, entry_id, account_code }: GivenLine): MatchLine {
  const amount_cents = centsOf(amount);
  if (owner_id !== undefined) return { owner_id, amount_cents };
  if (expense_id !== undefined) return { expense_id, amount_cents };
  if (entry_id !== undefined) return { entry_id, amount_cents };
  return { account_code: account_code ?? '', amount_cents };
}

/**
 * Open, Parked → Matched: one entry on the day of the transaction, for all that its lines say.
 * Refuses unbalanced_match, unknown_reference, and what postEntry refuses.
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

/** Takes the first proposal of an open transaction where it is certain. @returns whether it was */
export async function matchIfCertain(ctx: TenantContext, id: string): Promise<boolean> {
  const seen = await findRow(ctx.db, 'bank_transactions', id, visibleTransactions(ctx));
  if (seen?.status !== 'Open') return false;
  const proposals = await proposalsFor(ctx.db, [seen]);
  const [first] = proposals.get(id) ?? [];
  if (first?.certainty !== 'Certain') return false;
  await book(ctx, seen, first.lines);
  return true;
}

async function book(
  ctx: TenantContext,
  seen: TransactionRow,
  lines: readonly MatchLine[],
): Promise<TransactionRow> {
  const { id } = seen;
  const sorted = sortLines(lines, seen.amount_cents);
  const owners = await countOwners(ctx, [...sorted.owners.keys()]);
  if (owners < sorted.owners.size) {
    throw new DomainError('unknown_reference', { pointer: '/body/lines' });
  }
  const expenses = await lockExpensesToPay(ctx, seen.building_id, sorted.expenses);
  const ledger = await lockLedger(ctx);
  const { transaction, next } = await lockTransaction(ctx, id, 'match');
  if (transaction.status === 'Parked') await reverse(ctx, ledger, transaction);
  const place = await findPlace(ctx.db, transaction);
  const linked = await linkEntries(ctx, transaction, sorted.entries);
  const payments = await planPayments(ctx, ledger, transaction, { sorted, ...place });
  const others = [
    ...payments.flatMap((payment) => payment.lines),
    ...expenses.flatMap((expense) => settlementLines(expense, transaction.booked_on)),
    ...[...sorted.accounts].map(([code, cents]) => lineOn(code, -cents)),
  ];
  const rest = transaction.amount_cents - sumCents([...sorted.entries.values()]);
  const posted = { transaction: { ...transaction, amount_cents: rest }, place };
  const entry_id =
    linked !== undefined && others.length === 0 ? linked : await post(ctx, ledger, posted, others);
  for (const payment of payments) await recordPayment(ctx, ledger, payment, entry_id);
  const { booked_on: paid_on } = transaction;
  for (const expense of expenses) {
    await notePaidByBank(ctx, expense, { bank_transaction_id: id, entry_id, paid_on });
  }
  await recordAudit(ctx, 'bank_transaction.matched', id);
  return updateRow(ctx, 'bank_transactions', id, { status: next, entry_id });
}

/** One payment for each owner: what the communication names comes first where it is theirs. */
async function planPayments(
  ctx: TenantContext,
  ledger: HeldLedger,
  transaction: TransactionRow,
  { sorted, account_code }: TransactionPlace & { readonly sorted: SortedLines },
) {
  const { id, building_id, bank_account_id, booked_on } = transaction;
  // A file may say more than a payment holds.
  const communication =
    transaction.communication === null
      ? null
      : Array.from(transaction.communication).slice(0, MAX_COMMUNICATION).join('');
  const named = parseCommunication(transaction.structured_communication ?? '') ?? null;
  const payments: Awaited<ReturnType<typeof planPayment>>[] = [];
  for (const [owner_id, amount_cents] of sorted.owners) {
    const payment = {
      id: ctx.newId(),
      building_id,
      owner_id,
      amount_cents,
      received_on: booked_on,
      method: 'BankTransfer',
      communication,
      bank_account_id,
      account_code,
      bank_transaction_id: id,
    } as const;
    payments.push(await planPayment(ctx, ledger, payment, named));
  }
  return payments;
}

/** A debit above zero, a credit below. */
function lineOn(account_code: string, cents: Cents): PostedLine {
  return { account_code, debit_cents: Math.max(0, cents), credit_cents: Math.max(0, -cents) };
}

/** @param others what stands against the money */
async function post(
  ctx: TenantContext,
  ledger: HeldLedger,
  {
    transaction,
    place,
  }: { readonly transaction: TransactionRow; readonly place: TransactionPlace },
  others: readonly PostedLine[],
): Promise<string> {
  const { building_id, booked_on, amount_cents, position } = transaction;
  const { account_code, language, statement_number, statement_year } = place;
  const entry = await postEntry(ctx, ledger, {
    building_id,
    entry_date: booked_on,
    journal: 'Bank',
    description: serviceWords(language, 'ledger.bank_transaction', () => ({
      number: statement_number,
      year: String(statement_year),
      position,
    })),
    lines: [...(amount_cents === 0 ? [] : [lineOn(account_code, amount_cents)]), ...others],
    source: sourceOf(transaction),
  });
  return entry.id;
}

/** Reverses the entry of a transaction on its day. @returns the id of the reversal */
async function reverse(
  ctx: TenantContext,
  ledger: HeldLedger,
  transaction: TransactionRow,
): Promise<string> {
  const entry = await entryInForce(ledger, sourceOf(transaction), 'Bank');
  const { id } = await reverseEntry(ctx, ledger, entry, { entry_date: transaction.booked_on });
  return id;
}

/** Open → Parked: on 4990, where it is seen. */
export async function parkTransaction(ctx: TenantContext, id: string): Promise<TransactionRow> {
  const ledger = await lockLedger(ctx);
  const { transaction, next } = await lockTransaction(ctx, id, 'park');
  const suspense = lineOn(SUSPENSE_ACCOUNT, -transaction.amount_cents);
  const place = await findPlace(ctx.db, transaction);
  const entry_id = await post(ctx, ledger, { transaction, place }, [suspense]);
  await recordAudit(ctx, 'bank_transaction.parked', id);
  return updateRow(ctx, 'bank_transactions', id, { status: next, entry_id });
}

/** Matched, Parked → Open: everything is as it was before. */
export async function unmatchTransaction(
  ctx: TenantContext,
  id: string,
  { reason }: ReasonBody,
): Promise<TransactionRow> {
  await reopenExpenses(ctx, id, async () => {
    const ledger = await lockLedger(ctx);
    const { transaction } = await lockTransaction(ctx, id, 'unmatch');
    const linked = await takeLinksBack(ctx.db, id);
    // Where all was booked by hand, nothing was posted.
    const { entry_id } = transaction;
    if (entry_id !== null && linked.includes(entry_id)) return entry_id;
    const taken = { bank_transaction_id: id, on: transaction.booked_on };
    return takeBackPayments(ctx, ledger, taken, () => reverse(ctx, ledger, transaction));
  });
  await recordAudit(ctx, 'bank_transaction.unmatched', id, { reason });
  return updateRow(ctx, 'bank_transactions', id, { status: 'Open', entry_id: null });
}
