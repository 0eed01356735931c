import type { Fund } from '#domain/funds/funds.ts';
import { assert } from '#domain/kernel/assert.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import {
  FREE_CREDIT_ACCOUNT,
  determineCreditedAccounts,
  sumByAccount,
} from '#domain/owner-accounts/credited-accounts.ts';
import type { CreditSource } from '#domain/owner-accounts/item-sources.ts';
import {
  computeRemainingCredit,
  matchCredits,
  type SettledFirst,
} from '#domain/owner-accounts/match-credits.ts';
import type { LockedLedger } from '#features/books/ledger/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRows, type NewRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import {
  cancelFreeCredits,
  findCreditsInForce,
  findAllocationsInForce,
  insertAllocations,
  releaseAllocations,
} from './allocation-repository.ts';
import { toShiftCause, planFreedShifts, shiftCredit, type Shift } from './books.ts';
import type { MovedAccounts } from './charges.ts';
import {
  findOwnerBalances,
  openReceivables,
  sumCreditedByEntries,
  type AccountScope,
  type OwnedReceivable,
} from './repository.ts';
import { settleWithCredits } from './settle.ts';

/** Part of a future credit, with the receivable that it settles. */
interface PlannedAllocation {
  readonly receivable_id: string;
  /** Fund of the part; null: the receivable has no parts. */
  readonly fund: Fund | null;
  readonly amount_cents: Cents;
  readonly account_code: string;
}

/** Receivables that a credit settles, and the ledger lines that follow. */
export interface CreditPlan {
  readonly amount_cents: Cents;
  /** Account of the unused rest. */
  readonly account_code: string;
  readonly allocations: readonly PlannedAllocation[];
  /** Amounts that the entry credits to the owner, by account. */
  readonly credited: readonly { readonly account_code: string; readonly amount_cents: Cents }[];
}

/** Payment or other credit to be recorded. */
export interface WantedCredit {
  readonly building_id: string;
  readonly owner_id: string;
  readonly amount_cents: Cents;
  /** Twelve digits; ignored if it names no open receivable of this owner. */
  readonly structured_communication?: string | null;
}

/** Shapes a future credit to match it with the owner's open receivables. */
function shapeCredit(
  { amount_cents, structured_communication: words }: WantedCredit,
  receivables: readonly OwnedReceivable[],
) {
  const named = receivables.find((one) => one.structured_communication === (words ?? null));
  return { id: '', free_cents: amount_cents, names: named?.id };
}

/**
 * Computes the part of a credit that exceeds the principal of these receivables, in settlement order;
 * null: that exceeds all open receivables.
 */
export async function computeCreditBeyond(
  { db }: LockedLedger,
  wanted: WantedCredit,
  receivableIds: readonly string[] | null,
): Promise<Cents> {
  const { building_id, owner_id } = wanted;
  const receivables = await openReceivables(db, { building_id, owner_ids: [owner_id] });
  if (receivableIds !== null) {
    const credit = shapeCredit(wanted, receivables);
    return computeRemainingCredit(credit, receivables, new Set(receivableIds));
  }
  const open = sumCents(receivables.map(({ open_cents: cents }) => cents));
  return Math.max(0, wanted.amount_cents - open);
}

type PlannableCredit = WantedCredit & { readonly settles_first?: readonly SettledFirst[] };

/** Plans what a payment or another credit settles; see `planCredits`. */
export async function planCredit(
  ledger: LockedLedger,
  wanted: PlannableCredit,
): Promise<CreditPlan> {
  const [plan] = await planCredits(ledger, [wanted]);
  assert(plan !== undefined, 'A credit has a plan');
  return plan;
}

/**
 * Plans what credits of different owners settle: first settles_first, then the receivable of its structured
 * communication, then the oldest, principal before costs; the rest remains as credit. The plans remain
 * valid until carried out because the ledger is locked. Takes one round trip.
 */
export async function planCredits(
  { db }: LockedLedger,
  wanted: readonly PlannableCredit[],
): Promise<CreditPlan[]> {
  const ownersOf = Map.groupBy(wanted, ({ building_id }) => building_id);
  const accounts = await Promise.all(
    [...ownersOf].map(([building_id, ones]) =>
      readAccounts(db, { building_id, owner_ids: ones.map(({ owner_id }) => owner_id) }),
    ),
  );
  const accountOf = new Map([...ownersOf.keys()].map((id, index) => [id, accounts[index]]));
  return wanted.map((one) => {
    const { receivables, balances } = accountOf.get(one.building_id) ?? {};
    const owed = balances?.get(one.owner_id) ?? [];
    return planOn(
      one,
      receivables?.get(one.owner_id) ?? [],
      new Map(owed.map(({ account_code, balance }) => [account_code, balance])),
    );
  });
}

/** Reads the open receivables and balances of owners of a building, by owner. */
async function readAccounts(db: Connection, scope: AccountScope) {
  const [receivables, balances] = await Promise.all([
    openReceivables(db, scope),
    findOwnerBalances(db, scope),
  ]);
  return {
    receivables: Map.groupBy(receivables, ({ owner_id }) => owner_id),
    balances: Map.groupBy(balances, ({ owner_id }) => owner_id),
  };
}

function planOn(
  wanted: PlannableCredit,
  receivables: readonly OwnedReceivable[],
  balances: ReadonlyMap<string, Cents>,
): CreditPlan {
  const { amount_cents, settles_first = [] } = wanted;
  const credit = { ...shapeCredit(wanted, receivables), first: settles_first };
  const matches = matchCredits([credit], receivables);
  const parts = matches.map(({ receivable, amount_cents: cents }) => ({
    receivable_id: receivable.id,
    fund: receivable.fund,
    account_code: receivable.account_code,
    amount_cents: cents,
  }));
  const allocations = determineCreditedAccounts(parts, balances);
  const free = allocations.reduce((left, part) => left - part.amount_cents, amount_cents);
  const credited = sumByAccount([
    ...allocations,
    ...(free > 0 ? [{ account_code: FREE_CREDIT_ACCOUNT, amount_cents: free }] : []),
  ]);
  return {
    amount_cents,
    account_code: FREE_CREDIT_ACCOUNT,
    allocations,
    credited: [...credited].map(([account_code, cents]) => ({ account_code, amount_cents: cents })),
  };
}

/** Posted entry that gives an owner a credit. */
export interface CreditOrigin {
  readonly building_id: string;
  readonly owner_id: string;
  readonly source: { readonly type: CreditSource; readonly id: string };
  readonly entry_id: string;
  readonly on: LocalDate;
}

/** Records the credit of a posted entry as planned. */
export async function creditOwner(
  ctx: TenantContext,
  ledger: LockedLedger,
  origin: CreditOrigin,
  plan: CreditPlan,
): Promise<NewRow<'credits'>> {
  const [credit] = await creditOwners(ctx, ledger, [{ ...origin, plan }]);
  assert(credit !== undefined, 'A plan gives a credit');
  const settled = sumCents(plan.allocations.map(({ amount_cents }) => amount_cents));
  return { ...credit, free_cents: credit.amount_cents - settled };
}

/** Records credits of posted entries as planned. @returns them as they are before they settle anything */
export async function creditOwners(
  ctx: TenantContext,
  { db }: LockedLedger,
  given: readonly (CreditOrigin & { readonly plan: CreditPlan })[],
): Promise<NewRow<'credits'>[]> {
  const credits = given.map(({ building_id, owner_id, source, entry_id, on, plan }) => ({
    id: ctx.newId(),
    building_id,
    owner_id,
    source_type: source.type,
    source_id: source.id,
    entry_id,
    account_code: plan.account_code,
    amount_cents: plan.amount_cents,
    free_cents: plan.amount_cents,
    credited_on: on,
    created_at: ctx.now,
  }));
  await insertRows(db, 'credits', credits);
  const allocations = credits.flatMap(({ id: credit_id, credited_on: allocated_on }, index) =>
    (given[index]?.plan.allocations ?? []).map((part) => ({
      ...part,
      id: ctx.newId(),
      credit_id,
      allocated_on,
    })),
  );
  await insertAllocations(db, allocations, ctx.now);
  return credits;
}

/** Sums what the entries of a source credited to an owner, by account. */
export async function sumCreditedBySource(
  { db }: LockedLedger,
  sourceId: string,
  ownerId: string,
): Promise<ReadonlyMap<string, Cents>> {
  const credits = await findCreditsInForce(db, sourceId);
  const entryIds = credits.map(({ entry_id }) => entry_id);
  return sumCreditedByEntries(db, entryIds, ownerId);
}

/**
 * Records a new credit on an entry that credited the owner before, and posts the moves between accounts
 * that the plan asks for.
 * @param moved_on the day of those moves
 */
export async function rebookCredit(
  ctx: TenantContext,
  ledger: LockedLedger,
  origin: CreditOrigin & { readonly moved_on: LocalDate },
  plan: CreditPlan,
): Promise<void> {
  const { owner_id, entry_id, moved_on } = origin;
  const from = await sumCreditedByEntries(ledger.db, [entry_id], owner_id);
  const to = sumByAccount(plan.credited);
  await creditOwner(ctx, ledger, origin, plan);
  await shiftCredit(ctx, ledger, toShiftCause({ ...origin, on: moved_on }), [
    { owner_id, from, to },
  ]);
}

/**
 * Cancels all credits of a source: what they settled is open again, and each day's balances return to
 * what the original entry produced, so that the caller can post its mirror image. The owners' other
 * credits settle what is open again.
 */
export async function cancelCredits(
  ctx: TenantContext,
  ledger: LockedLedger,
  { source, on, building_id }: Omit<CreditOrigin, 'entry_id' | 'owner_id'>,
): Promise<MovedAccounts> {
  const { db } = ledger;
  const [credits, held] = await Promise.all([
    findCreditsInForce(db, source.id),
    findAllocationsInForce(db, { credited_by: source.id }),
  ]);
  const cause = toShiftCause({ building_id, source, on });
  const ownerIds = [...new Set(credits.map(({ owner_id }) => owner_id))];
  // Credit that was allocated after the day is moved separately, on the day of its allocation: it is still
  // free on the day itself.
  const later = held.filter(({ allocated_on: day }) => day > on);
  const shifts = await Promise.all(
    ownerIds.map(async (owner_id): Promise<Shift> => {
      const own = credits.filter((credit) => credit.owner_id === owner_id);
      const free = own.map((credit) => ({ ...credit, amount_cents: credit.free_cents }));
      const settling = held
        .filter((allocation) => allocation.owner_id === owner_id)
        .map((one) =>
          later.includes(one) ? { ...one, account_code: one.free_account_code } : one,
        );
      const entryIds = own.map(({ entry_id }) => entry_id);
      return {
        owner_id,
        from: sumByAccount([...free, ...settling]),
        // A manual entry may also have moved other amounts, which must not be undone here.
        to:
          source.type === 'JournalEntry'
            ? sumByAccount(own)
            : await sumCreditedByEntries(db, entryIds, owner_id),
      };
    }),
  );
  await releaseAllocations(db, held, ctx.now);
  await cancelFreeCredits(db, source.id, ctx.now);
  await shiftCredit(ctx, ledger, cause, [...shifts, ...planFreedShifts(later)]);
  await settleWithCredits(ctx, ledger, cause, ownerIds);
  return { building_id, owner_ids: ownerIds };
}
