import { allocate, allocateByFractions } from '#domain/kernel/allocate.ts';
import { assert, unreachable } from '#domain/kernel/assert.ts';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { ONE, ZERO, add, isEqual, sumFractions, type Fraction } from '#domain/kernel/fraction.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { OwnershipRight } from '#domain/register/ownership.ts';

/** Party charged for a unit under usufruct; full owners are always charged. */
export type Bearer = 'usufructuary' | 'bare_owner';

export interface WeightedUnit {
  readonly unit_id: string;
  readonly unit_number: string;
  /** The unit's integer weight ≥ 0 in the distribution key. */
  readonly weight: number;
}

/** One right of one owner in a unit on the relevant day. */
export interface UnitHolder {
  readonly owner_id: string;
  readonly owner_name: string;
  readonly right: OwnershipRight;
  readonly share: Fraction;
  readonly is_primary_contact: boolean;
}

export interface SplitRequest {
  readonly amount_cents: Cents;
  readonly units: readonly WeightedUnit[];
  /** By unit_id. */
  readonly holders: ReadonlyMap<string, readonly UnitHolder[]>;
  readonly bears: Bearer;
}

export interface SplitLine {
  readonly unit_id: string;
  readonly owner_id: string;
  readonly amount_cents: Cents;
  readonly weight: number;
  readonly total_weight: number;
  /** The fraction of the unit's charge that the owner pays. */
  readonly share: Fraction;
}

/** A unit with weight, and its part of an amount. */
export interface UnitPart extends WeightedUnit {
  readonly amount_cents: Cents;
  readonly total_weight: number;
}

type Share = Pick<UnitHolder, 'owner_id' | 'owner_name' | 'share'>;

/**
 * Splits an amount in cents over the units of a key and the owners inside each unit; the lines add up to
 * the amount and come in tie order. A unit of weight 0 has no line, an owner has one line per unit.
 * Rule: floor and largest remainder, first by unit (see `splitByUnit`), then inside the unit (see
 * `splitInsideUnits`, whose refusals also apply here).
 */
export function splitAmount(request: SplitRequest): { lines: SplitLine[] } {
  const parts = splitByUnit(request.amount_cents, request.units);
  return { lines: splitInsideUnits({ ...request, parts }) };
}

/**
 * Splits an amount in cents over the units of a key; the parts come by unit_number and add up to
 * the amount. A unit of weight 0 has no part.
 * Rule: floor and largest remainder, ties by unit_number in code point order. Shares follow Civil
 * Code art. 3.81 and 3.85.
 */
export function splitByUnit(amountCents: Cents, units: readonly WeightedUnit[]): UnitPart[] {
  const bearing = inTieOrder(units.filter(({ weight }) => weight !== 0));
  const weights = bearing.map(({ weight }) => weight);
  const totalWeight = weights.reduce((total, weight) => total + weight, 0);
  assert(Number.isSafeInteger(totalWeight), 'The weights of a key are out of range');
  const amounts = allocate(amountCents, weights);
  return bearing.map((unit, index) => ({
    unit_id: unit.unit_id,
    unit_number: unit.unit_number,
    weight: unit.weight,
    amount_cents: amounts[index] ?? 0,
    total_weight: totalWeight,
  }));
}

/**
 * Splits each unit's part over its owners; the lines of a unit add up to its part. Refuses
 * ownership_incomplete {unit_ids, unit_numbers} for units whose shares, on either side, do not add up to
 * one.
 * Rule: floor and largest remainder by exact fraction, ties by primary contact, name, id; texts in code
 * point order. Usufruct follows Civil Code art. 3.153 and 3.154.
 */
export function splitInsideUnits({
  parts,
  holders,
  bears,
}: Pick<SplitRequest, 'holders' | 'bears'> & { readonly parts: readonly UnitPart[] }): SplitLine[] {
  const units = inTieOrder(parts);
  const holdersOf = (unit: WeightedUnit) => holders.get(unit.unit_id) ?? [];
  requireHolders(units, holders);
  return units.flatMap((unit) =>
    splitInside(unit.amount_cents, bearingShares(holdersOf(unit), bears)).map(
      ({ owner_id, share, amount_cents }) => ({
        unit_id: unit.unit_id,
        owner_id,
        amount_cents,
        weight: unit.weight,
        total_weight: unit.total_weight,
        share,
      }),
    ),
  );
}

function inTieOrder<Unit extends WeightedUnit>(units: readonly Unit[]): Unit[] {
  return [...units].sort((a, b) => compareCodePoints(a.unit_number, b.unit_number));
}

/**
 * Refuses ownership_incomplete {unit_ids, unit_numbers} for units whose shares, on either side of a
 * usufruct, do not add up to one.
 * @param holders of the day, by unit_id
 */
export function requireHolders(
  units: readonly Pick<WeightedUnit, 'unit_id' | 'unit_number'>[],
  holders: SplitRequest['holders'],
): void {
  const incomplete = units.filter(({ unit_id }) => {
    const own = holders.get(unit_id) ?? [];
    return !isWhole(own, 'usufructuary') || !isWhole(own, 'bare_owner');
  });
  if (incomplete.length === 0) return;
  throw new DomainError('ownership_incomplete', {
    unit_ids: incomplete.map(({ unit_id }) => unit_id),
    unit_numbers: incomplete.map(({ unit_number }) => unit_number),
  });
}

function isWhole(holders: readonly UnitHolder[], side: Bearer): boolean {
  const shares = holders.filter(({ right }) => isChargedAs(right, side)).map(({ share }) => share);
  return isEqual(sumFractions(shares), ONE);
}

/** Whether holders of this right are charged on this side of a usufruct. */
export function isChargedAs(right: OwnershipRight, side: Bearer): boolean {
  switch (right) {
    case 'FullOwnership':
      return true;
    case 'Usufruct':
      return side === 'usufructuary';
    case 'BareOwnership':
      return side === 'bare_owner';
    default:
      return unreachable(right);
  }
}

/**
 * Lists the owners charged, in tie order. An owner with two rights counts once, with their sum, and is
 * primary contact if either right says so.
 */
function bearingShares(holders: readonly UnitHolder[], bears: Bearer): Share[] {
  const primary = new Set(holders.filter((h) => h.is_primary_contact).map((h) => h.owner_id));
  const byOwner = new Map<string, Share>();
  for (const { owner_id, owner_name, right, share } of holders) {
    if (!isChargedAs(right, bears)) continue;
    const held = byOwner.get(owner_id)?.share ?? ZERO;
    byOwner.set(owner_id, { owner_id, owner_name, share: add(held, share) });
  }
  const rank = ({ owner_id }: Share) => (primary.has(owner_id) ? 0 : 1);
  return [...byOwner.values()].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      compareCodePoints(a.owner_name, b.owner_name) ||
      compareCodePoints(a.owner_id, b.owner_id),
  );
}

function splitInside(
  amountCents: Cents,
  shares: readonly Share[],
): (Share & { amount_cents: Cents })[] {
  const amounts = allocateByFractions(
    amountCents,
    shares.map(({ share }) => share),
  );
  return shares.map((share, index) => ({ ...share, amount_cents: amounts[index] ?? 0 }));
}
