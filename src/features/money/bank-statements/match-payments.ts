import { sortLines, type SortedLines } from '#domain/banking/match-lines.ts';
import { proposeMatches, type KnownFacts } from '#domain/banking/propose-matches.ts';
import { transactionTransitions } from '#domain/banking/transaction-state.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { transition } from '#domain/kernel/state-machine.ts';
import { lockLedger, postEntries } from '#features/books/ledger/index.ts';
import { findRemindedOwners } from '#features/money/payment-reminders/index.ts';
import { planPlainPayments, recordPayments } from '#features/money/payments/index.ts';
import { recordAudit } from '#features/shared/index.ts';
import { updateRows } from '#platform/db/rows.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { draftEntry, toBankPlace } from './booking.ts';
import { chooseCertain } from './matching.ts';
import { toPayments } from './owner-lines.ts';
import { gatherFacts } from './proposals.ts';
import { countOwners, findPlaces, findTransactions, type TransactionRow } from './repository.ts';

/** Transaction that is examined: with the owners who certainly paid; null: nothing is certain. */
interface Examined {
  readonly transaction: TransactionRow;
  readonly owners: SortedLines['owners'] | null;
}

type Matched = Examined & { readonly owners: SortedLines['owners'] };

function isMatched(one: Examined): one is Matched {
  return one.owners !== null;
}

/**
 * Examines transactions in their order and books those that owners certainly paid, all in as many round
 * trips as one. Ends before the first that has to be examined alone: it is certain to be something else, a
 * reminder concerns its owner, or what is booked here may say more about it. Refuses what booking one of
 * them refuses; then none is booked.
 * @returns for each of the first transactions, whether it was booked
 */
export async function matchPayments(
  ctx: TenantContext,
  ids: readonly string[],
): Promise<readonly boolean[]> {
  const seen = await findTransactions(ctx, ids, { lock: false });
  const rows = ids.map((id) => found(seen.get(id), 'bank_transaction', id));
  const examined = examineTogether(rows, await gatherFacts(ctx.db, rows));
  const matched = examined.filter(isMatched);
  const booked = await bookPayments(ctx, matched);
  const [left] = matched.slice(booked);
  const settled = left === undefined ? examined : examined.slice(0, examined.indexOf(left));
  return settled.map(isMatched);
}

/** Examines transactions until one depends on an earlier one, or is not only paid by owners. */
function examineTogether(
  rows: readonly TransactionRow[],
  factsOf: (row: TransactionRow) => KnownFacts,
): Examined[] {
  const payers = new Set<string>();
  const ibans = new Set<string>();
  const examined: Examined[] = [];
  for (const transaction of rows) {
    const { counterparty_iban, amount_cents, nature, status } = transaction;
    const facts = factsOf(transaction);
    const concerned = [...facts.known_owners, ...facts.items.map(({ owner_id }) => owner_id)];
    const isDependent =
      concerned.some((owner) => payers.has(owner)) ||
      ibans.has(counterparty_iban ?? '') ||
      (nature === 'Return' && payers.size > 0);
    if (isDependent) break;
    const lines = status === 'Open' ? chooseCertain(proposeMatches(transaction, facts)) : undefined;
    if (lines === undefined) {
      examined.push({ transaction, owners: null });
      continue;
    }
    const { owners, ...others } = sortLines(lines, amount_cents);
    if (hasLines(others)) break;
    examined.push({ transaction, owners });
    for (const owner of owners.keys()) payers.add(owner);
    if (counterparty_iban !== null) ibans.add(counterparty_iban);
  }
  return examined;
}

function hasLines({ refunds, returned, expenses, accounts, entries }: Omit<SortedLines, 'owners'>) {
  return refunds.size + returned.size + expenses.size + accounts.length + entries.size > 0;
}

/** Books transactions until one has an owner whom a reminder concerns. @returns their number */
async function bookPayments(ctx: TenantContext, all: readonly Matched[]): Promise<number> {
  if (all.length === 0) return 0;
  const ledger = await lockLedger(ctx);
  const { locked, places, reminded } = await readUnderLock(ctx, all);
  const matched = upToReminded(all, reminded);
  if (matched.length === 0) return 0;
  const ids = matched.map(({ transaction }) => transaction.id);
  const bookings = matched.map(({ transaction: { id }, owners }) => {
    const transaction = found(locked.get(id), 'bank_transaction', id);
    const place = toBankPlace(transaction, places.get(id));
    const next = transition(transactionTransitions, 'match', transaction.status);
    return { transaction, place, next, payments: toPayments(ctx, { transaction, place }, owners) };
  });
  const planned = await planPlainPayments(
    ledger,
    bookings.flatMap(({ payments }) => payments),
  );
  const plannedFor = Map.groupBy(planned, ({ payment }) => payment.bank_transaction_id);
  const entries = await postEntries(
    ctx,
    ledger,
    bookings.map(({ transaction, place }) =>
      draftEntry(
        { transaction, place, amount_cents: transaction.amount_cents },
        (plannedFor.get(transaction.id) ?? []).flatMap(({ lines }) => lines),
      ),
    ),
  );
  const entryOf = new Map(entries.map((entry, index) => [ids[index], entry.id]));
  await recordPayments(
    ctx,
    ledger,
    planned.map((one) => ({
      ...one,
      entry_id: entryOf.get(one.payment.bank_transaction_id) ?? '',
    })),
  );
  for (const id of ids) await recordAudit(ctx, 'bank_transaction.matched', id);
  const changed = bookings.map(({ transaction: { id }, next }) => ({
    id,
    status: next,
    entry_id: entryOf.get(id) ?? null,
  }));
  await updateRows(ctx, 'bank_transactions', ['status', 'entry_id'], changed);
  return matched.length;
}

/** Locks transactions and reads the facts for their booking. Refuses unknown_reference. */
async function readUnderLock(ctx: TenantContext, matched: readonly Matched[]) {
  const ids = matched.map(({ transaction }) => transaction.id);
  const buildingIds = [...new Set(matched.map(({ transaction }) => transaction.building_id))];
  const ownerIds = matched.flatMap(({ owners }) => [...owners.keys()]);
  const [locked, places, visibleOwners, reminded] = await Promise.all([
    findTransactions(ctx, ids, { lock: true }),
    findPlaces(ctx.db, ids),
    countOwners(ctx, ownerIds),
    findRemindedOwners(ctx.db, buildingIds, ownerIds),
  ]);
  if (visibleOwners < ownerIds.length) {
    throw new DomainError('unknown_reference', { pointer: '/body/lines' });
  }
  return { locked, places, reminded };
}

/** Returns the first ones, whose owners have no reminder: late interest is charged one by one. */
function upToReminded(matched: readonly Matched[], reminded: ReadonlySet<string>): Matched[] {
  const first = matched.findIndex(({ owners }) =>
    [...owners.keys()].some((owner) => reminded.has(owner)),
  );
  return first === -1 ? [...matched] : matched.slice(0, first);
}
