import type { MatchCertainBankTransactions } from '#contract/bank-statements.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { toEuro, type Cents } from '#domain/kernel/money.ts';
import { problems } from '#domain/kernel/problems.ts';
import { requireNamedBuilding } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { matchIfCertain } from './matching.ts';
import { openTransactions } from './proposal-repository.ts';
import { isCertain, proposalsFor } from './proposals.ts';

const AT_ONCE = 200;
/** Looked at in one request: some ten seconds, for no proxy waits for minutes. */
const AT_MOST = 1_000;

/**
 * Accepts every certain proposal, the oldest transaction first, each in a transaction of its own, so
 * that what one teaches counts for those of later statements. What is refused stays open.
 * @param ctx without a connection
 * @returns what was done, and behind which transaction another request goes on
 */
export async function matchCertain(
  ctx: TenantContext,
  { building_id, after: given, dry_run = false }: MatchCertainBankTransactions,
) {
  const sums = { matched: 0, open: 0, received_cents: 0, paid_cents: 0 };
  const atMost = dry_run ? Infinity : AT_MOST;
  let after = given;
  let isMore = true;
  while (isMore && sums.matched + sums.open < atMost) {
    const { page, certain } = await ctx.database.read(ctx.organizationId, async (db) => {
      const within = ctx.withConnection(db);
      if (building_id !== undefined) await requireNamedBuilding(within, building_id);
      const rows = await openTransactions(within, { building_id, after }, AT_ONCE);
      return { page: rows, certain: dry_run ? await proposalsFor(db, rows) : undefined };
    });
    for (const { id, amount_cents } of page) {
      const isTaken = dry_run ? isCertain(certain?.get(id)) : await isMatched(ctx, id);
      count(sums, isTaken, amount_cents);
    }
    isMore = page.length === AT_ONCE;
    after = page.at(-1)?.id ?? after;
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

async function isMatched(ctx: TenantContext, id: string): Promise<boolean> {
  try {
    return await ctx.database.write(ctx.organizationId, (db) =>
      matchIfCertain(ctx.withConnection(db), id),
    );
  } catch (error) {
    const isRefused = error instanceof DomainError && problems[error.code] < 500;
    if (!isRefused) throw error;
    return false;
  }
}
