import type { MatchCertainBankTransactions } from '#contract/bank-statements.ts';
import { getProblemStatus } from '#contract/problem-statuses.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { toEuro, type Cents } from '#domain/kernel/money.ts';
import { requireNamedBuilding, runAndRollBack, writing } from '#features/shared/index.ts';
import type { DetachedContext, TenantContext } from '#platform/http/request-context.ts';
import { matchPayments } from './match-payments.ts';
import { matchIfCertain } from './matching.ts';
import { findOpenTransactionsAfter } from './proposal-repository.ts';
import type { TransactionRow } from './repository.ts';

/** Few enough that the audit log and the announcements still name each of their rows. */
const AT_ONCE = 40;
/** Limits per request: proxies and the service itself do not wait for minutes. */
const AT_MOST = 1_000;
const LONGEST_MS = 20_000;

/** How a run reads transactions and books them. */
interface Run {
  readonly read: <T>(work: (ctx: TenantContext) => Promise<T>) => Promise<T>;
  /** Writes; if refused, nothing is written. */
  readonly write: <T>(work: (ctx: TenantContext) => Promise<T>) => Promise<T>;
  /** Largest number of transactions to examine. */
  readonly at_most: number;
}

/**
 * Accepts every certain proposal, oldest transaction first, so that what one establishes counts for those of
 * later statements. Independent payments of owners are booked together, everything else each in its own
 * database transaction. Refused ones remain open. A dry run does the same in one transaction that is rolled
 * back, so that it finds exactly what a run would.
 * @returns the result, and the transaction after which the next request continues
 */
export function matchCertain(ctx: DetachedContext, body: MatchCertainBankTransactions) {
  if (body.dry_run === true) {
    return runAndRollBack(ctx, (within) =>
      matchAll(body, {
        read: (work) => work(within),
        write: (work) => within.db.attempt(() => work(within)),
        at_most: Infinity,
      }),
    );
  }
  return matchAll(body, {
    read: (work) => ctx.database.read(ctx.organizationId, (db) => work(ctx.withConnection(db))),
    write: (work) => writing(ctx, work),
    at_most: AT_MOST,
  });
}

async function matchAll({ building_id, after: given }: MatchCertainBankTransactions, run: Run) {
  const sums = { matched: 0, open: 0, received_cents: 0, paid_cents: 0 };
  const untilMs = performance.now() + LONGEST_MS;
  const isEnough = () => sums.matched + sums.open >= run.at_most || performance.now() > untilMs;
  let after = given;
  let isMore = true;
  while (isMore && !isEnough()) {
    const limit = Math.min(AT_ONCE, run.at_most - sums.matched - sums.open);
    const page = await run.read(async (within) => {
      if (building_id !== undefined) await requireNamedBuilding(within, building_id);
      return findOpenTransactionsAfter(within, { building_id, after }, limit);
    });
    let left = page;
    while (left.length > 0 && (left === page || !isEnough())) {
      const outcomes = await matchNext(run, left);
      for (const [index, { id, amount_cents }] of left.slice(0, outcomes.length).entries()) {
        count(sums, outcomes[index] === true, amount_cents);
        after = id;
      }
      left = left.slice(outcomes.length);
    }
    isMore = page.length === limit || left.length > 0;
  }
  const { matched, open, received_cents, paid_cents } = sums;
  const next = isMore && after !== undefined ? after : null;
  return { matched, open, received: toEuro(received_cents), paid: toEuro(paid_cents), next };
}

/** Examines the first of these transactions: those that can be together, else one alone. */
async function matchNext(run: Run, rows: readonly TransactionRow[]): Promise<readonly boolean[]> {
  const ids = rows.map(({ id }) => id);
  const together = await unlessRefused(run.write((ctx) => matchPayments(ctx, ids)));
  if (together !== undefined && together.length > 0) return together;
  // After a refusal one by one, so that only the refused one remains open.
  const outcomes: boolean[] = [];
  for (const id of together === undefined ? ids : ids.slice(0, 1)) {
    outcomes.push((await unlessRefused(run.write((ctx) => matchIfCertain(ctx, id)))) ?? false);
  }
  return outcomes;
}

function count(
  sums: { matched: number; open: number; received_cents: Cents; paid_cents: Cents },
  isTaken: boolean,
  amount: Cents,
): void {
  sums[isTaken ? 'matched' : 'open'] += 1;
  if (isTaken) sums[amount > 0 ? 'received_cents' : 'paid_cents'] += Math.abs(amount);
}

/** Awaits work; undefined if it is refused. */
async function unlessRefused<T>(matching: Promise<T>): Promise<T | undefined> {
  try {
    return await matching;
  } catch (error) {
    const isRefused = error instanceof DomainError && getProblemStatus(error.code) < 500;
    if (!isRefused) throw error;
    return undefined;
  }
}
