import { latest, type LocalDate } from '#domain/kernel/local-date.ts';
import { sumByAccount } from '#domain/owner-accounts/credited-accounts.ts';
import { matchCredits, type FreeCredit, type Match } from '#domain/owner-accounts/match-credits.ts';
import type { LockedLedger } from '#features/books/ledger/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { insertAllocations, type Allocation } from './allocation-repository.ts';
import { shiftCredit, type Shift, type ShiftCause } from './books.ts';
import {
  freeCredits,
  openReceivables,
  type OwnedCredit,
  type OwnedReceivable,
} from './repository.ts';

interface Settled {
  readonly owner_id: string;
  readonly credit: OwnedCredit;
  readonly match: Match<OwnedReceivable>;
  /** Not before both are in the ledger. */
  readonly on: LocalDate;
}

/** Whether credit moves to the account that it settles, or remains where a manual entry put it. */
export type CreditMove = 'moved' | 'left';

/**
 * Lets the owners' free credits settle their open receivables, oldest first. Credits that remain on their
 * account first settle receivables of that account. Afterwards no owner has both.
 */
export async function settleWithCredits(
  ctx: TenantContext,
  ledger: LockedLedger,
  cause: ShiftCause,
  ownerIds: readonly string[],
  books: CreditMove = 'moved',
): Promise<void> {
  const scope = { building_id: cause.building_id, owner_ids: ownerIds };
  const [credits, receivables] = await Promise.all([
    freeCredits(ledger.db, scope),
    openReceivables(ledger.db, scope),
  ]);
  const receivablesOf = Map.groupBy(receivables, ({ owner_id }) => owner_id);
  const creditById = new Map(credits.map((credit) => [credit.id, credit]));
  const settled = [...Map.groupBy(credits, ({ owner_id }) => owner_id)].flatMap(
    ([owner_id, owned]): Settled[] =>
      matchCredits(orderCredits(owned, books), receivablesOf.get(owner_id) ?? []).flatMap(
        (match) => {
          const credit = creditById.get(match.credit_id);
          if (credit === undefined) return [];
          const on = latest(cause.on, credit.booked_on, match.receivable.booked_on);
          return [{ owner_id, credit, match, on }];
        },
      ),
  );
  if (settled.length === 0) return;
  if (books === 'moved') await shiftCredit(ctx, ledger, cause, listShifts(settled));
  const allocations = settled.map((one) => toAllocation(ctx, one, books));
  await insertAllocations(ledger.db, allocations, ctx.now);
}

function orderCredits(credits: readonly OwnedCredit[], books: CreditMove): FreeCredit[] {
  if (books === 'moved') return [...credits];
  return credits.map((credit) => ({ ...credit, prefers_account: credit.account_code }));
}

function toAllocation(
  ctx: TenantContext,
  { match, credit, on }: Settled,
  books: CreditMove,
): Allocation {
  return {
    id: ctx.newId(),
    credit_id: match.credit_id,
    receivable_id: match.receivable.id,
    fund: match.receivable.fund,
    amount_cents: match.amount_cents,
    account_code: books === 'moved' ? match.receivable.account_code : credit.account_code,
    allocated_on: on,
  };
}

/** Moves credit from its free account to the accounts that it settles. */
function listShifts(settled: readonly Settled[]): Shift[] {
  return [...Map.groupBy(settled, ({ owner_id }) => owner_id)].flatMap(([owner_id, owned]) =>
    [...Map.groupBy(owned, ({ on }) => on)].map(([not_before, ones]) => ({
      owner_id,
      not_before,
      from: sumByAccount(
        ones.map(({ credit, match }) => ({ ...match, account_code: credit.account_code })),
      ),
      to: sumByAccount(
        ones.map(({ match }) => ({ ...match, account_code: match.receivable.account_code })),
      ),
    })),
  );
}
