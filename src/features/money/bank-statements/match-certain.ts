import type { MatchCertainBankTransactions } from '#contract/bank-statements.ts';
import { getProblemStatus } from '#contract/problem-statuses.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { toEuro, type Cents } from '#domain/kernel/money.ts';
import { requireNamedBuilding, runAndRollBack, writing } from '#features/shared/index.ts';
import type { DetachedContext, TenantContext } from '#platform/http/request-context.ts';
import { matchIfCertain } from './matching.ts';
import { findOpenTransactionsAfter } from './proposal-repository.ts';

const AT_ONCE = 200;
/** Limits per request: proxies and the service itself do not wait for minutes. */
const AT_MOST = 1_000;
const LONGEST_MS = 20_000;

/** How a run reads transactions and books one of them. */
interface Run {
  readonly read: <T>(work: (ctx: TenantContext) => Promise<T>) => Promise<T>;
  readonly isMatched: (id: string) => Promise<boolean>;
  /** Largest number of transactions to examine. */
  readonly at_most: number;
}

/**
 * Accepts every certain proposal, oldest transaction first, each in its own database transaction, so that
 * what one establishes counts for those of later statements. Refused ones remain open. A dry run does the
 * same in one transaction that is rolled back, so that it finds exactly what a run would.
 * @returns the result, and the transaction after which the next request continues
 */
export function matchCertain(ctx: DetachedContext, body: MatchCertainBankTransactions) {
  if (body.dry_run === true) {
    return runAndRollBack(ctx, (within) =>
      matchAll(body, {
        read: (work) => work(within),
        isMatched: (id) => unlessRefused(within.db.attempt(() => matchIfCertain(within, id))),
        at_most: Infinity,
      }),
    );
  }
  return matchAll(body, {
    read: (work) => ctx.database.read(ctx.organizationId, (db) => work(ctx.withConnection(db))),
    isMatched: (id) => unlessRefused(writing(ctx, (within) => matchIfCertain(within, id))),
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
    const page = await run.read(async (within) => {
      if (building_id !== undefined) await requireNamedBuilding(within, building_id);
      return findOpenTransactionsAfter(within, { building_id, after }, AT_ONCE);
    });
    let looked = 0;
    for (const { id, amount_cents } of page) {
      count(sums, await run.isMatched(id), amount_cents);
      after = id;
      looked += 1;
      if (isEnough()) break;
    }
    isMore = page.length === AT_ONCE || looked < page.length;
  }
  const { matched, open, received_cents, paid_cents } = sums;
  const next = isMore && after !== undefined ? after : null;
  return { matched, open, received: toEuro(received_cents), paid: toEuro(paid_cents), next };
}

function count(
  sums: { matched: number; open: number; received_cents: Cents; paid_cents: Cents },
  isTaken: boolean,
  amount: Cents,
): void {
  sums[isTaken ? 'matched' : 'open'] += 1;
  if (isTaken) sums[amount > 0 ? 'received_cents' : 'paid_cents'] += Math.abs(amount);
}

async function unlessRefused(matching: Promise<boolean>): Promise<boolean> {
  try {
    return await matching;
  } catch (error) {
    const isRefused = error instanceof DomainError && getProblemStatus(error.code) < 500;
    if (!isRefused) throw error;
    return false;
  }
}
