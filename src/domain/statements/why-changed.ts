import type { CoveredPeriod } from '#domain/expenses/covered-period.ts';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import { roundHalfUp } from '#domain/kernel/decimal.ts';
import {
  ONE,
  ZERO,
  divide,
  fraction,
  isEqual,
  multiply,
  type Fraction,
} from '#domain/kernel/fraction.ts';
import { addMonths, daysBetween } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';

/** The charge of an owner on an account in a lot, with the figures behind it. */
export interface AccountShare {
  readonly unit_id: string;
  readonly account_code: string;
  /** Charged to the owner. */
  readonly amount_cents: Cents;
  /** Charged to the lot, over all its holders. */
  readonly lot_cents: Cents;
  /** Charged to the building. */
  readonly building_cents: Cents;
  /** Consumption of all lots and of this one; null without meter. */
  readonly consumption: { readonly building: Fraction; readonly lot: Fraction } | null;
}

/** Why the charges of an account changed; the four reasons add up to the difference. */
export interface AccountChange {
  readonly account_code: string;
  readonly before_cents: Cents;
  readonly after_cents: Cents;
  readonly difference_cents: Cents;
  /** The building paid more or less; for a metered account, each unit cost more or less. */
  readonly price_cents: Cents;
  /** The lot consumed more or less. */
  readonly quantity_cents: Cents;
  /** The lot bears another part of the building. */
  readonly key_cents: Cents;
  /** The owner held the lot for other days, or another share of it. */
  readonly days_cents: Cents;
}

/** Reasons of a change, in the order in which they are explained. */
export const CHANGE_REASONS = ['Price', 'Quantity', 'Key', 'Days'] as const;
export type ChangeReason = (typeof CHANGE_REASONS)[number];

/** Returns the part of a change that has this reason. */
export function centsOfReason(
  change: Omit<AccountChange, 'account_code'>,
  reason: ChangeReason,
): Cents {
  const { price_cents, quantity_cents, key_cents, days_cents } = change;
  return { Price: price_cents, Quantity: quantity_cents, Key: key_cents, Days: days_cents }[reason];
}

/** Finds the reason that explains most of a change, in a tie the first; null if nothing changed. */
export function findMainReason(change: AccountChange): ChangeReason | null {
  const sizes = CHANGE_REASONS.map((reason) => Math.abs(centsOfReason(change, reason)));
  const most = Math.max(...sizes);
  return most === 0 ? null : (CHANGE_REASONS[sizes.indexOf(most)] ?? null);
}

/** Picks what changed most, largest difference first; the others are one sum. */
export function pickLargestChanges<Change>(
  changes: readonly Change[],
  count: number,
  differenceOf: (change: Change) => Cents,
): { readonly largest: readonly Change[]; readonly others_cents: Cents } {
  const moved = changes
    .filter((change) => differenceOf(change) !== 0)
    .toSorted((a, b) => Math.abs(differenceOf(b)) - Math.abs(differenceOf(a)));
  return {
    largest: moved.slice(0, count),
    others_cents: sumCents(moved.slice(count).map(differenceOf)),
  };
}

/** The figures of a lot and account as exact factors: owner = price × quantity × key × days. */
interface Factors {
  readonly price: Fraction;
  readonly quantity: Fraction;
  readonly key: Fraction;
  readonly days: Fraction;
}

/**
 * Explains per account why an owner's charges differ from those of a comparable statement. Replaces the earlier
 * value of each factor by the later one, in the order price, quantity, key, days. Each step is rounded half up
 * to the cent. The price takes what is left, so that the steps add up exactly, and a key or days step of one
 * cent, which is only rounding. An account that only one of the statements has is price as a whole, a lot that
 * only one has is days.
 */
export function explainChanges(
  before: readonly AccountShare[],
  after: readonly AccountShare[],
): AccountChange[] {
  const keyOf = ({ unit_id, account_code }: AccountShare) => `${account_code} ${unit_id}`;
  const earlier = new Map(before.map((share) => [keyOf(share), share]));
  const later = new Map(after.map((share) => [keyOf(share), share]));
  const changes = [...new Set([...earlier.keys(), ...later.keys()])].map((key) =>
    explainLot(earlier.get(key), later.get(key), { before, after }),
  );
  return [...Map.groupBy(changes, ({ account_code }) => account_code)]
    .map(([account_code, own]) => ({ account_code, ...sumAllChanges(own) }))
    .sort((a, b) => compareCodePoints(a.account_code, b.account_code));
}

function explainLot(
  before: AccountShare | undefined,
  after: AccountShare | undefined,
  all: { readonly before: readonly AccountShare[]; readonly after: readonly AccountShare[] },
): AccountChange {
  const [before_cents, after_cents] = [before?.amount_cents ?? 0, after?.amount_cents ?? 0];
  const difference_cents = after_cents - before_cents;
  const whole = {
    account_code: (before ?? after)?.account_code ?? '',
    before_cents,
    after_cents,
    difference_cents,
    price_cents: 0,
    quantity_cents: 0,
    key_cents: 0,
    days_cents: 0,
  };
  if (before === undefined || after === undefined) {
    const other = before === undefined ? all.before : all.after;
    const hasAccount = other.some(({ account_code }) => account_code === whole.account_code);
    const hasLot = other.some(({ unit_id }) => unit_id === (before ?? after)?.unit_id);
    return hasLot || !hasAccount
      ? { ...whole, price_cents: difference_cents }
      : { ...whole, days_cents: difference_cents };
  }
  const [from, to] = [findFactors(before), findFactors(after)];
  if (from === undefined || to === undefined) return { ...whole, price_cents: difference_cents };
  const price = round({ ...from, price: to.price });
  const quantity = round({ ...from, price: to.price, quantity: to.quantity });
  const key = round({ ...to, days: from.days });
  const key_cents = omitRounding(key - quantity);
  const days_cents = omitRounding(after_cents - key);
  const quantity_cents = quantity - price;
  const price_cents = difference_cents - quantity_cents - key_cents - days_cents;
  return { ...whole, price_cents, quantity_cents, key_cents, days_cents };
}

/** Whole cents make the shares of a lot and of an owner differ by this much without a reason. */
const ROUNDING_CENTS = 1;

function omitRounding(cents: Cents): Cents {
  return Math.abs(cents) <= ROUNDING_CENTS ? 0 : cents;
}

/** Finds the factors of a share; undefined where one of them is 0 and explains nothing. */
function findFactors(share: AccountShare): Factors | undefined {
  const { amount_cents, lot_cents, building_cents, consumption } = share;
  if (lot_cents === 0 || building_cents === 0) return undefined;
  const days = fraction(amount_cents, lot_cents);
  if (consumption === null) {
    const key = fraction(lot_cents, building_cents);
    return { price: fraction(building_cents, 1), quantity: ONE, key, days };
  }
  const { building, lot } = consumption;
  if (isEqual(building, ZERO) || isEqual(lot, ZERO)) return undefined;
  const price = divide(fraction(building_cents, 1), building);
  // What rounding and other keys of the account leave between consumption and cents.
  const key = divide(fraction(lot_cents, 1), multiply(price, lot));
  return { price, quantity: lot, key, days };
}

function round({ price, quantity, key, days }: Factors): Cents {
  const { numerator, denominator } = multiply(multiply(price, quantity), multiply(key, days));
  return Number(roundHalfUp(numerator, denominator));
}

/** Sums changes of one or of all accounts. */
export function sumAllChanges(
  changes: readonly AccountChange[],
): Omit<AccountChange, 'account_code'> {
  const total = (name: Exclude<keyof AccountChange, 'account_code'>) =>
    sumCents(changes.map((change) => change[name]));
  return {
    before_cents: total('before_cents'),
    after_cents: total('after_cents'),
    difference_cents: total('difference_cents'),
    price_cents: total('price_cents'),
    quantity_cents: total('quantity_cents'),
    key_cents: total('key_cents'),
    days_cents: total('days_cents'),
  };
}

/** An owner's charge on an account, and their part of its budget. */
export interface BudgetComparison {
  readonly account_code: string;
  readonly amount_cents: Cents;
  readonly budget_cents: Cents;
  readonly difference_cents: Cents;
}

/**
 * Compares an owner's charges per account with the budget of the building for the same period: the owner's
 * part of the budget is their part of the actual costs, rounded half up to the cent. Accounts without a
 * budget, or without a cost to take the part from, compare with 0.
 */
export function compareWithBudget(
  shares: readonly AccountShare[],
  budget: ReadonlyMap<string, Cents>,
): BudgetComparison[] {
  return [...Map.groupBy(shares, ({ account_code }) => account_code)]
    .map(([account_code, own]): BudgetComparison => {
      const amount_cents = sumCents(own.map((share) => share.amount_cents));
      const building = BigInt(own[0]?.building_cents ?? 0);
      const product = BigInt(budget.get(account_code) ?? 0) * BigInt(amount_cents);
      const part = building > 0n ? roundHalfUp(product, building) : 0n;
      const budget_cents = Number(part);
      const difference_cents = amount_cents - budget_cents;
      return { account_code, amount_cents, budget_cents, difference_cents };
    })
    .sort((a, b) => compareCodePoints(a.account_code, b.account_code));
}

/**
 * Finds the statement to compare with: the latest earlier one of the same period a year before, or else
 * the latest that lasts as long, give or take four days.
 * @param others runs that were sent
 */
export function findComparable<Run extends CoveredPeriod>(
  run: CoveredPeriod,
  others: readonly Run[],
): Run | undefined {
  const lengthOf = ({ period_from, period_to }: CoveredPeriod) =>
    daysBetween(period_from, period_to);
  const earlier = others
    .filter(({ period_to }) => period_to < run.period_from)
    .sort((a, b) => compareCodePoints(b.period_from, a.period_from));
  return (
    earlier.find(({ period_from }) => period_from === addMonths(run.period_from, -12)) ??
    earlier.find((one) => Math.abs(lengthOf(one) - lengthOf(run)) <= 4)
  );
}
