import { isEqual } from '#domain/kernel/fraction.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { checkHoldings } from '#domain/register/holdings.ts';
import {
  planPrimaryContacts,
  type ContactClaim,
  type Stretch,
} from '#domain/register/primary-contact.ts';
import { withFieldPointers } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { Holding } from './holding.ts';
import { insertHoldings, replaceTotals, updateHoldings } from './repository.ts';

/** The relations of one unit before and after a change. */
export interface Rewrite {
  readonly unit_id: string;
  readonly before: readonly Holding[];
  readonly after: readonly Holding[];
  readonly claims: readonly ContactClaim[];
}

/** JSON pointers to the request field that a refusal is about. */
const POINTERS = {
  duplicate: '/body/owner_id',
  invalid_period: '/body/end_date',
  ownership_exceeded: '/body/ownership_share',
  share_too_fine: '/body/ownership_share',
  voting_mandatary_exists: '/body/is_voting_mandatary',
};

/**
 * Checks the rules of each unit and writes the differences and the totals over time. The caller has
 * locked the units and read `before` afterwards, so that concurrent writers take turns.
 */
export async function rewriteHoldings(
  ctx: TenantContext,
  rewrites: readonly Rewrite[],
): Promise<void> {
  const periods = new Map(
    rewrites.map(({ unit_id, after }) => [
      unit_id,
      withFieldPointers(POINTERS, () => checkHoldings(after)),
    ]),
  );
  const planned = rewrites.map((rewrite) => ({
    ...rewrite,
    after: withContacts(ctx.today, rewrite),
  }));
  const changed = planned.flatMap(({ before, after }) => {
    const known = new Map(before.map((holding) => [holding.id, holding]));
    return after.filter((holding) => {
      const former = known.get(holding.id);
      return former !== undefined && !isSame(former, holding);
    });
  });
  const added = planned.flatMap(({ before, after }) => {
    const known = new Set(before.map(({ id }) => id));
    return after.filter(({ id }) => !known.has(id));
  });
  // Sent together, executed in this order: relations that end make room for those that begin.
  await Promise.all([
    updateHoldings(ctx.db, changed, ctx.now),
    insertHoldings(ctx.db, added, ctx),
    replaceTotals(ctx.db, periods),
  ]);
}

function withContacts(today: LocalDate, { before, after, claims }: Rewrite): Holding[] {
  const contacts = planPrimaryContacts({ before, after, claims, today });
  return after.map((holding) => ({ ...holding, primary_during: contacts.get(holding.id) ?? [] }));
}

function isSame(a: Holding, b: Holding): boolean {
  return (
    a.right === b.right &&
    isEqual(a.share, b.share) &&
    a.start_date === b.start_date &&
    a.end_date === b.end_date &&
    a.is_voting_mandatary === b.is_voting_mandatary &&
    textOf(a.primary_during) === textOf(b.primary_during)
  );
}

function textOf(stretches: readonly Stretch[]): string {
  return stretches.map(({ from, to }) => `${from}…${to ?? ''}`).join(' ');
}
