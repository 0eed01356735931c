import type { CoveredPeriod } from '#domain/expenses/covered-period.ts';
import { allocate, allocateByFractions } from '#domain/kernel/allocate.ts';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import { fraction, type Fraction } from '#domain/kernel/fraction.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import type { CostAmount } from './cost-line.ts';
import { listHolders, toDayNumber, type LotHolders, type Register } from './holder-days.ts';

/** The amount called for a lot, with the owner who owes it after moves. */
export interface AskedPart {
  readonly unit_id: string;
  readonly owner_id: string;
  readonly call_date: LocalDate;
  readonly amount_cents: Cents;
}

/** The part of a lot in a line of works; negative for a release of the reserve. */
export interface WorksPart extends CostAmount {
  readonly unit_id: string;
  readonly unit_number: string;
}

/** The charge of a person for the works of a decision in a lot. */
interface WorksCharge extends CostAmount {
  readonly unit_id: string;
  readonly unit_number: string;
  readonly owner_id: string;
}

export interface WorksSettlement {
  readonly charges: readonly WorksCharge[];
  /** Lots that are not wholly held on the last day and need holders. */
  readonly missing: readonly {
    readonly unit_id: string;
    readonly periods: readonly CoveredPeriod[];
  }[];
}

interface Asked {
  readonly owner_id: string;
  readonly amount_cents: Cents;
}

/**
 * Settles the works of one decision lot by lot: those asked for calls bear what they were asked; what the
 * lot's part exceeds it by falls on the holders of the last day; what it falls short by goes back to those
 * asked, pro rata; a lot's part below zero goes to the holders of the last day. The VAT follows the charges,
 * or the shares on the last day where one is negative.
 * Rule: works decided before a sale and asked for after it are the buyer's (Civil Code, art. 3.94 §2).
 * @param last_day of the period that settles the works
 */
export function settleWorks(
  parts: readonly WorksPart[],
  asked: readonly AskedPart[],
  register: Register,
  {
    last_day,
    numbers,
  }: {
    readonly last_day: LocalDate;
    /** Numbers of the lots, by unit_id. */
    readonly numbers: ReadonlyMap<string, string>;
  },
): WorksSettlement {
  const partsByUnit = Map.groupBy(parts, ({ unit_id }) => unit_id);
  const askedByUnit = Map.groupBy(asked, ({ unit_id }) => unit_id);
  const units = [...new Set([...partsByUnit.keys(), ...askedByUnit.keys()])]
    .map((unit_id) => ({ unit_id, unit_number: numbers.get(unit_id) ?? unit_id }))
    .sort((a, b) => compareCodePoints(a.unit_number, b.unit_number));
  const missing: { unit_id: string; periods: readonly CoveredPeriod[] }[] = [];
  const day = toDayNumber(last_day);
  const charges = units.flatMap((unit) => {
    const own = partsByUnit.get(unit.unit_id) ?? [];
    const cost: CostAmount = {
      amount_cents: sumCents(own.map(({ amount_cents }) => amount_cents)),
      vat_cents: sumCents(own.map(({ vat_cents }) => vat_cents)),
    };
    const askedOf = sumAsked(register, unit.unit_id, askedByUnit.get(unit.unit_id) ?? []);
    const held = listHolders(register, unit.unit_id, { first: day, last: day }, 'bare_owner');
    const lot = settleLot(cost, askedOf, held);
    if (lot === undefined) missing.push({ unit_id: unit.unit_id, periods: held.missing });
    return (lot ?? []).map((charge) => ({ ...unit, ...charge }));
  });
  return { charges, missing };
}

function sumOf(asked: readonly Asked[]): Cents {
  return sumCents(asked.map(({ amount_cents }) => amount_cents));
}

/** Sums what each owner was asked, in the order of the first call, then in tie order on its day. */
function sumAsked(register: Register, unit_id: string, asked: readonly AskedPart[]): Asked[] {
  const byDay = Map.groupBy(asked, ({ call_date }) => call_date);
  const owners = new Map<string, Cents>();
  for (const [call_date, ofDay] of [...byDay].sort(([a], [b]) => compareCodePoints(a, b))) {
    const day = toDayNumber(call_date);
    const { holders } = listHolders(register, unit_id, { first: day, last: day }, 'bare_owner');
    const rankOf = ({ owner_id }: AskedPart) => {
      const index = holders.findIndex((one) => one.owner_id === owner_id);
      return index < 0 ? holders.length : index;
    };
    const nameOf = ({ owner_id }: AskedPart) => register.names.get(owner_id) ?? '';
    const inOrder = [...ofDay].sort(
      (a, b) =>
        rankOf(a) - rankOf(b) ||
        compareCodePoints(nameOf(a), nameOf(b)) ||
        compareCodePoints(a.owner_id, b.owner_id),
    );
    for (const { owner_id, amount_cents } of inOrder) {
      owners.set(owner_id, (owners.get(owner_id) ?? 0) + amount_cents);
    }
  }
  return [...owners].map(([owner_id, amount_cents]) => ({ owner_id, amount_cents }));
}

/** Settles one lot; undefined: it needs the holders of the last day, who are not known. */
function settleLot(
  { amount_cents: cost, vat_cents: vat }: CostAmount,
  asked: readonly Asked[],
  { holders, missing }: LotHolders,
): (CostAmount & { owner_id: string })[] | undefined {
  const called = sumOf(asked);
  const charges = new Map(asked.map(({ owner_id, amount_cents }) => [owner_id, amount_cents]));
  const add = (owner: string, cents: Cents) =>
    charges.set(owner, (charges.get(owner) ?? 0) + cents);
  const excess = called - Math.max(cost, 0);
  if (excess > 0) {
    const weights = asked.map(({ amount_cents }) => Math.max(0, amount_cents));
    const back = allocate(-excess, weights);
    for (const [index, { owner_id }] of asked.entries()) add(owner_id, back[index] ?? 0);
  }
  const rest = cost > called ? cost - called : Math.min(cost, 0);
  const shares = holders.map(({ weight }) => weight);
  if (rest !== 0) {
    if (missing.length > 0) return undefined;
    const parts = allocateByFractions(rest, shares);
    for (const [index, { owner_id }] of holders.entries()) add(owner_id, parts[index] ?? 0);
  }
  const amounts = [...charges.values()];
  const followsCharges = amounts.every((cents) => cents >= 0) && amounts.some((cents) => cents > 0);
  if (vat !== 0 && !followsCharges && missing.length > 0) return undefined;
  const bearers = followsCharges ? [...charges.keys()] : holders.map(({ owner_id }) => owner_id);
  const vats = splitVat(vat, followsCharges ? amounts : shares);
  const vatByOwner = new Map(bearers.map((owner_id, index) => [owner_id, vats[index] ?? 0]));
  return [...new Set([...charges.keys(), ...bearers])].map((owner_id) => ({
    owner_id,
    amount_cents: charges.get(owner_id) ?? 0,
    vat_cents: vatByOwner.get(owner_id) ?? 0,
  }));
}

function splitVat(vat: Cents, weights: readonly (Cents | Fraction)[]): Cents[] {
  if (vat === 0) return [];
  return allocateByFractions(
    vat,
    weights.map((weight) => (typeof weight === 'number' ? fraction(weight, 1) : weight)),
  );
}
