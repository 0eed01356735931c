import type { MatchCertainBankTransactions } from '#contract/bank-statements.ts';
import { getProblemStatus } from '#contract/problem-statuses.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { toEuro, type Cents } from '#domain/kernel/money.ts';
import { requireNamedBuilding } from '#features/shared/index.ts';
import type { DetachedContext } from '#platform/http/request-context.ts';
import { matchIfCertain } from './matching.ts';
import { findOpenTransactionsAfter } from './proposal-repository.ts';
import { isCertain, findProposals } from './proposals.ts';

const AT_ONCE = 200;
/** Limits per request: proxies and the service itself do not wait for minutes. */
const AT_MOST = 1_000;
const LONGEST_MS = 20_000;

/**
 * Accepts every certain proposal, oldest transaction first, each in its own database transaction, so that
 * what one establishes counts for those of later statements. Refused ones remain open.
 * @returns the result, and the transaction after which the next request continues
 */
export async function matchCertain(
  ctx: DetachedContext,
  { building_id, after: given, dry_run = false }: MatchCertainBankTransactions,
) {
  const sums = { matched: 0, open: 0, received_cents: 0, paid_cents: 0 };
  const untilMs = performance.now() + LONGEST_MS;
  const isEnough = () =>
    !dry_run && (sums.matched + sums.open >= AT_MOST || performance.now() > untilMs);
  let after = given;
  let isMore = true;
  while (isMore && !isEnough()) {
    const { page, certain } = await ctx.database.read(ctx.organizationId, async (db) => {
      const within = ctx.withConnection(db);
      if (building_id !== undefined) await requireNamedBuilding(within, building_id);
      const rows = await findOpenTransactionsAfter(within, { building_id, after }, AT_ONCE);
      return { page: rows, certain: dry_run ? await findProposals(db, rows) : undefined };
    });
    let looked = 0;
    for (const { id, amount_cents } of page) {
      const isTaken = dry_run ? isCertain(certain?.get(id)) : await isMatched(ctx, id);
      count(sums, isTaken, amount_cents);
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

async function isMatched(ctx: DetachedContext, id: string): Promise<boolean> {
  try {
    return await ctx.database.write(ctx.organizationId, (db) =>
      matchIfCertain(ctx.withConnection(db), id),
    );
  } catch (error) {
    const isRefused = error instanceof DomainError && getProblemStatus(error.code) < 500;
    if (!isRefused) throw error;
    return false;
  }
}
