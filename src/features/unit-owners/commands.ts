import type {
  CreateUnitOwner,
  EndUnitOwner,
  TransferOwnership,
  UpdateUnitOwner,
} from '#contract/unit-owners.ts';
import { findChargesMovedBySale, type TouchedCharge } from '#domain/charges/later-charges.ts';
import { assert } from '#domain/kernel/assert.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import {
  ONE,
  divide,
  fromPercentage,
  parseShare,
  sumFractions,
  toPercentage,
  type Fraction,
} from '#domain/kernel/fraction.ts';
import { latest, type LocalDate } from '#domain/kernel/local-date.ts';
import { filterActive, nextPrimaryContact, planTransfer } from '#domain/register/ownership.ts';
import { isPrimaryContactOn, type ContactClaim } from '#domain/register/primary-contact.ts';
import { lockLedger, type LockedLedger } from '#features/books/ledger/index.ts';
import {
  lockOwnersAgainstDeletion,
  limitToVisibleOwners,
} from '#features/register/owners/index.ts';
import { lockUnits } from '#features/register/units/index.ts';
import { withFieldPointers } from '#features/shared/index.ts';
import type { Row } from '#platform/db/rows.ts';
import { found, isMatched, matching, type TenantContext } from '#platform/http/request-context.ts';
import { findChargesOfUnit } from './charges-repository.ts';
import type { Holding } from './holding.ts';
import { checkChargesFollow, requireDecisionOnCharges } from './later-charges.ts';
import { findUnitOwner, findHoldings } from './repository.ts';
import { rewriteHoldings } from './rewrite-holdings.ts';

interface ShareInput {
  readonly ownership_percentage?: number | string;
  readonly ownership_share?: string;
}

/**
 * Converts the requested ownership share; the schema has refused malformed ones. If both are given,
 * the fraction is exact; refuses invalid_request if the percentage is not the rounded fraction.
 */
function shareOf({
  ownership_percentage: percentage,
  ownership_share: text,
}: ShareInput): Fraction | undefined {
  if (text === undefined) {
    return percentage === undefined ? undefined : fromPercentage(percentage);
  }
  const share = parseShare(text);
  if (share !== undefined && percentage !== undefined) {
    const first = 'ownership_percentage';
    if (toPercentage(share) !== Number(percentage)) {
      throw new DomainError('invalid_request', { pointer: `/body/${first}`, first });
    }
  }
  return share;
}

/** Locks a unit and reads its relations, so that concurrent writers see each other's changes. */
async function lockUnitHoldings(ctx: TenantContext, id: string): Promise<Holding[]> {
  await lockUnits(ctx, [id]);
  return (await findHoldings(ctx.db, [id])).get(id) ?? [];
}

async function checkOwnersKnown(
  ctx: TenantContext,
  pointers: ReadonlyMap<string, string>,
): Promise<void> {
  const known = await lockOwnersAgainstDeletion(
    ctx.db,
    [...pointers.keys()],
    limitToVisibleOwners(ctx),
  );
  for (const [id, pointer] of pointers) {
    if (!known.has(id)) throw new DomainError('unknown_reference', { pointer });
  }
}

async function showWritten(ctx: TenantContext, id: string): Promise<Row<'unit_owners'>> {
  return found(await findUnitOwner(ctx.db, id), 'unit_owner', id);
}

/**
 * Gives an owner a share of the unit; see addUnitOwners. Refuses transfer_touches if calls already
 * sent, or expenses already split, count on the days on which the share would be theirs.
 */
export async function addUnitOwner(
  ctx: TenantContext,
  unitId: string,
  input: CreateUnitOwner,
): Promise<Row<'unit_owners'>> {
  const { later_calls, ...terms } = input;
  const ledger = await lockLedger(ctx);
  const before = await lockUnitHoldings(ctx, unitId);
  const [id] = await addUnitOwners(ctx, [{ ...terms, unit_id: unitId }]);
  assert(id !== undefined, 'A created relation is missing');
  const after = (await findHoldings(ctx.db, [unitId])).get(unitId) ?? [];
  await checkChargesFollow(ledger, { unit_id: unitId, before, after }, later_calls);
  return showWritten(ctx, id);
}

export type NewUnitOwner = Omit<CreateUnitOwner, 'later_calls'> & { readonly unit_id: string };

/**
 * Adds relations to any number of units with a fixed number of statements.
 * @returns their ids, in the order given
 */
export async function addUnitOwners(
  ctx: TenantContext,
  inputs: readonly NewUnitOwner[],
): Promise<string[]> {
  const unitIds = [...new Set(inputs.map(({ unit_id }) => unit_id))];
  await lockUnits(ctx, unitIds);
  await checkOwnersKnown(ctx, new Map(inputs.map(({ owner_id }) => [owner_id, '/body/owner_id'])));
  const before = await findHoldings(ctx.db, unitIds);
  const added = inputs.map((input) => ({ holding: newHolding(ctx, input), input }));
  const addedTo = Map.groupBy(added, ({ holding }) => holding.unit_id);
  const rewrites = unitIds.map((unit_id) => {
    const former = before.get(unit_id) ?? [];
    const mine = addedTo.get(unit_id) ?? [];
    const claiming = mine.filter(({ input }) => input.is_primary_contact === true);
    return {
      unit_id,
      before: former,
      after: [...former, ...mine.map(({ holding }) => holding)],
      claims: claiming.map(({ holding }) => claimFrom(holding)),
    };
  });
  await rewriteHoldings(ctx, rewrites);
  return added.map(({ holding }) => holding.id);
}

function claimFrom({ id, start_date }: Pick<Holding, 'id' | 'start_date'>): ContactClaim {
  return { relation_id: id, from: start_date };
}

function newHolding(ctx: TenantContext, input: NewUnitOwner): Holding {
  const share = shareOf(input);
  assert(share, 'A new relation has no share');
  return {
    id: ctx.newId(),
    unit_id: input.unit_id,
    owner_id: input.owner_id,
    right: input.right ?? 'FullOwnership',
    share,
    start_date: input.start_date ?? ctx.today,
    end_date: input.end_date ?? null,
    primary_during: [],
    is_voting_mandatary: input.is_voting_mandatary ?? false,
    version: 1,
  };
}

/**
 * Changes the given fields of a relation; the rules apply to the resulting state of the unit.
 * Refuses transfer_touches if this would change who is charged for future days in calls already
 * sent or expenses already split.
 */
export async function updateUnitOwner(
  ctx: TenantContext,
  id: string,
  input: UpdateUnitOwner,
): Promise<Row<'unit_owners'>> {
  const { unit_id } = found(await findUnitOwner(ctx.db, id), 'unit_owner', id);
  const ledger = await lockLedger(ctx);
  const before = await lockUnitHoldings(ctx, unit_id);
  const former = matching(
    ctx,
    found(
      before.find((one) => one.id === id),
      'unit_owner',
      id,
    ),
  );
  const changed: Holding = {
    ...former,
    right: input.right ?? former.right,
    share: shareOf(input) ?? former.share,
    start_date: input.start_date ?? former.start_date,
    end_date: input.end_date === undefined ? former.end_date : input.end_date,
    is_voting_mandatary: input.is_voting_mandatary ?? former.is_voting_mandatary,
  };
  const after = before.map((one) => (one.id === id ? changed : one));
  const claims = listContactClaims(ctx.today, changed, after, input.is_primary_contact);
  await checkChargesFollow(ledger, { unit_id, before, after }, input.later_calls);
  await rewriteHoldings(ctx, [{ unit_id, before, after, claims }]);
  return showWritten(ctx, id);
}

/** Lists the primary contacts from today, or from the first day of a future relation. */
function listContactClaims(
  today: LocalDate,
  changed: Holding,
  after: readonly Holding[],
  wanted: boolean | undefined,
): ContactClaim[] {
  const from = latest(today, changed.start_date);
  if (wanted === undefined || wanted === isPrimaryContactOn(changed, from)) return [];
  if (changed.end_date !== null && changed.end_date <= from) {
    throw new DomainError('relation_ended', {
      end_date: changed.end_date,
      pointer: '/body/is_primary_contact',
    });
  }
  if (wanted) return [{ relation_id: changed.id, from }];
  const others = filterActive(after, from).filter(({ id }) => id !== changed.id);
  const next = nextPrimaryContact(others, undefined);
  return next === undefined ? [] : [{ relation_id: next.id, from }];
}

/**
 * Ends today what the owner holds of the unit; a future relation ends on its first day. Refuses
 * transfer_touches if this would change who is charged for future days in calls already sent or
 * expenses already split.
 */
export async function endUnitOwner(
  ctx: TenantContext,
  unitId: string,
  ownerId: string,
  { later_calls }: EndUnitOwner,
): Promise<void> {
  const ledger = await lockLedger(ctx);
  const before = await lockUnitHoldings(ctx, unitId);
  const ending = before.filter(
    ({ owner_id, start_date, end_date }) =>
      owner_id === ownerId && (end_date === null || end_date > latest(ctx.today, start_date)),
  );
  const matched = ending.find((one) => isMatched(ctx, one));
  matching(ctx, found(matched ?? ending[0], 'unit_owner', ownerId));
  const after = before.map((one) =>
    ending.includes(one) ? { ...one, end_date: latest(ctx.today, one.start_date) } : one,
  );
  await checkChargesFollow(ledger, { unit_id: unitId, before, after }, later_calls, 'query');
  await rewriteHoldings(ctx, [{ unit_id: unitId, before, after, claims: [] }]);
}

/** Outcome of a transfer. */
interface PassedOwnership {
  /** The buyer's relation from the effective date. */
  readonly relation: Row<'unit_owners'>;
  /** The part of the seller's share that was transferred. */
  readonly passed: Fraction;
  /** The ids of relations that end before their first day because of it. */
  readonly emptied: readonly string[];
  /** Calls and expenses from the effective date on that are still charged to the seller. */
  readonly touched: readonly TouchedCharge[];
}

/**
 * Transfers a share of the unit, or all that the seller holds, to another owner; the caller has
 * locked the ledger. Refuses transfer_touches if calls already sent are dated on that day or later and the
 * request does not say who is charged.
 */
export async function transferOwnership(
  ctx: TenantContext,
  ledger: LockedLedger,
  unitId: string,
  input: TransferOwnership,
): Promise<PassedOwnership> {
  const { from_owner_id, to_owner_id, effective_date = ctx.today } = input;
  const before = await lockUnitHoldings(ctx, unitId);
  const pointers = new Map([
    [to_owner_id, '/body/to_owner_id'],
    [from_owner_id, '/body/from_owner_id'],
  ]);
  await checkOwnersKnown(ctx, pointers);
  const share = shareOf(input);
  const plan = withFieldPointers(TRANSFER_POINTERS, () =>
    planTransfer({
      relations: before.map((one) => ({
        ...one,
        is_primary_contact: isContactFrom(one, effective_date),
      })),
      from_owner_id,
      to_owner_id,
      share,
      effective_date,
    }),
  );
  const ends = new Map(plan.close.map(({ id, end_date }) => [id, end_date]));
  const opened = plan.open.map(({ side: _side, is_primary_contact, ...relation }) => ({
    holding: { ...relation, id: ctx.newId(), unit_id: unitId, primary_during: [], version: 1 },
    is_primary_contact,
  }));
  const after = [
    ...before.map((one) => ({ ...one, end_date: ends.get(one.id) ?? one.end_date })),
    ...opened.map(({ holding }) => holding),
  ];
  const claims = opened
    .filter(({ is_primary_contact }) => is_primary_contact)
    .map(({ holding }) => claimFrom(holding));
  const touched = findChargesMovedBySale(
    await findChargesOfUnit(ledger.db, unitId, effective_date),
    {
      before,
      after,
      seller_id: from_owner_id,
      effective_date,
    },
  );
  requireDecisionOnCharges(touched, input.later_calls);
  await rewriteHoldings(ctx, [{ unit_id: unitId, before, after, claims }]);
  const bought = opened.find(({ holding }) => holding.owner_id === to_owner_id);
  assert(bought, 'A transfer opened no relation of the buyer');
  const held = filterActive(before, effective_date).filter((one) => one.owner_id === from_owner_id);
  return {
    relation: await showWritten(ctx, bought.holding.id),
    passed: share === undefined ? ONE : divide(share, sumFractions(held.map((one) => one.share))),
    emptied: before.filter((one) => ends.get(one.id) === one.start_date).map(({ id }) => id),
    touched,
  };
}

const TRANSFER_POINTERS = {
  same_owner: '/body/to_owner_id',
  not_an_owner: '/body/from_owner_id',
  transfer_share_exceeded: '/body/ownership_share',
  transfer_right_ambiguous: '/body/ownership_share',
};

/**
 * Whether the relation includes primary contact on the day of the transfer, or on its first day if
 * later.
 */
function isContactFrom(holding: Holding, date: LocalDate): boolean {
  return isPrimaryContactOn(holding, latest(date, holding.start_date));
}
