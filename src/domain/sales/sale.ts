import type { LaterCalls } from '#domain/charges/later-charges.ts';
import { allocate, allocateByFractions, takeFraction } from '#domain/kernel/allocate.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import {
  ONE,
  ZERO,
  compare,
  divide,
  fraction,
  subtract,
  sumFractions,
  toShareText,
  type Fraction,
} from '#domain/kernel/fraction.ts';
import {
  addDays,
  daysBetween,
  earliest,
  latest,
  type LocalDate,
} from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';

/** The three days of a sale, which may differ. */
export interface SaleDays {
  readonly deed_on: LocalDate;
  /** First day of the buyer in the common parts; ordinary charges and calls are the buyer's from it on. */
  readonly enjoyment_from: LocalDate;
  /** Decisions taken before it and asked for later are the buyer's too. */
  readonly certain_date: LocalDate;
}

/**
 * Completes the days of a sale: without an agreement, enjoyment and the certain date are the day of the
 * deed. Refuses invalid_period for a certain date after the deed, which is certain itself.
 * Rule: Civil Code, art. 3.94 §2.
 */
export function completeSaleDays(
  given: Pick<SaleDays, 'deed_on'> & {
    readonly enjoyment_from?: LocalDate | undefined;
    readonly certain_date?: LocalDate | undefined;
  },
): SaleDays {
  const { deed_on, enjoyment_from = deed_on, certain_date = deed_on } = given;
  if (certain_date > deed_on) {
    throw new DomainError('invalid_period', {
      date: certain_date,
      from: certain_date,
      to: deed_on,
    });
  }
  return { deed_on, enjoyment_from, certain_date };
}

/** A buyer, and the fraction of each lot that they buy. */
export interface Buyer {
  readonly owner_id: string;
  readonly share: Fraction;
}

/** A buyer as given; a missing share is a part of what the others leave. */
export interface NamedBuyer {
  readonly owner_id: string;
  readonly share: Fraction | undefined;
}

/**
 * Completes the shares of the buyers of a lot: those without one divide equally what the others leave of
 * what the seller holds. Refuses what `checkBuyers` refuses, and transfer_share_exceeded where nothing is left.
 */
export function completeShares(
  seller_id: string,
  given: readonly NamedBuyer[],
  held: Fraction,
): Buyer[] {
  const sold = sumFractions(given.flatMap(({ share }) => share ?? []));
  const open = given.filter(({ share }) => share === undefined).length;
  const left = subtract(held, sold);
  const part = open === 0 || compare(left, ZERO) <= 0 ? undefined : divide(left, fraction(open, 1));
  const buyers = given.map(({ owner_id, share = part }) => {
    if (share !== undefined) return { owner_id, share };
    throw new DomainError('transfer_share_exceeded', {
      share: toShareText(sold),
      held_share: toShareText(held),
    });
  });
  checkBuyers(seller_id, buyers, held);
  return buyers;
}

/** The seller's share of a lot, and what they paid into its working capital. */
export interface SoldLot {
  readonly unit_id: string;
  readonly held: Fraction;
  readonly working_capital_cents: Cents;
}

/**
 * Refuses same_owner for a buyer who is the seller, duplicate for a buyer named twice, and
 * transfer_share_exceeded {share, held_share} for more than the seller holds of a lot.
 */
export function checkBuyers(seller_id: string, buyers: readonly Buyer[], held: Fraction): void {
  for (const [index, { owner_id }] of buyers.entries()) {
    if (owner_id === seller_id) throw new DomainError('same_owner', { owner_id });
    if (buyers.findIndex((one) => one.owner_id === owner_id) < index) {
      throw new DomainError('duplicate', { what: 'sale_buyer', owner_id });
    }
  }
  const sold = sumFractions(buyers.map(({ share }) => share));
  if (compare(sold, held) <= 0) return;
  throw new DomainError('transfer_share_exceeded', {
    share: toShareText(sold),
    held_share: toShareText(held),
  });
}

/** An amount of a sale, and how the buyers share it. */
interface SharedAmount {
  readonly amount_cents: Cents;
  readonly buyers: readonly { readonly owner_id: string; readonly amount_cents: Cents }[];
}

/** Splits an amount over the buyers by what each gains, by largest remainder, in the order given. */
export function shareOverBuyers(amount_cents: Cents, buyers: readonly Buyer[]): SharedAmount {
  const parts = allocateByFractions(
    amount_cents,
    buyers.map(({ share }) => share),
  );
  return {
    amount_cents,
    buyers: buyers.map(({ owner_id }, index) => ({ owner_id, amount_cents: parts[index] ?? 0 })),
  };
}

/**
 * Computes the working capital of a lot that is refunded to the seller and asked from the buyers: the
 * seller's cents of that lot × sold / held, half a cent to what moves.
 * Rule: Civil Code, art. 3.94 §5 1°; the reserve is not refunded (2°).
 */
export function moveWorkingCapital(
  { held, working_capital_cents }: SoldLot,
  buyers: readonly Buyer[],
): SharedAmount {
  const sold = divide(sumFractions(buyers.map(({ share }) => share)), held);
  const part = compare(sold, ONE) > 0 ? ONE : sold;
  return shareOverBuyers(takeFraction(Math.max(0, working_capital_cents), part), buyers);
}

/** Days of a period by who bears its ordinary charges. */
interface SharedDays {
  readonly seller_days: number;
  readonly buyer_days: number;
}

/**
 * Counts the days of a period, both ends included, up to the day before enjoyment for the seller and from
 * enjoyment on for the buyer.
 * Rule: Civil Code, art. 3.94 §2: ordinary charges from the day of enjoyment, pro rata of the days.
 */
export function shareDays(
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
  enjoyment_from: LocalDate,
): SharedDays {
  const end = addDays(to, 1);
  const cut = latest(from, earliest(end, enjoyment_from));
  return { seller_days: daysBetween(from, cut), buyer_days: daysBetween(cut, end) };
}

/** Splits the ordinary charges of a lot over seller and buyer by days, by largest remainder. */
export function splitByDays(
  amount_cents: Cents,
  { seller_days, buyer_days }: SharedDays,
): { readonly seller_cents: Cents; readonly buyer_cents: Cents } {
  const [seller_cents = 0, buyer_cents = 0] = allocate(amount_cents, [seller_days, buyer_days]);
  return { seller_cents, buyer_cents };
}

/** Something that the buyers of a lot share. */
interface SharedByBuyers {
  readonly buyers: readonly Buyer[];
}

/** Facts of a sale of one or several lots by one seller. */
export interface SaleFacts {
  /** Account of the seller at the end of the day before enjoyment; negative: a credit. */
  readonly seller_balance_cents: Cents;
  readonly buyer_ids: readonly string[];
  readonly lots: readonly (SoldLot & SharedByBuyers)[];
  /** Sold parts of sent calls dated on or after enjoyment. */
  readonly sent_calls: readonly (SharedByBuyers & {
    readonly call_id: string;
    readonly amount_cents: Cents;
  })[];
  readonly later_calls: LaterCalls;
}

/** Amounts of a sale, as far as they are known before the next statement. */
export interface SalePreview {
  readonly working_capital: readonly (SharedAmount & { readonly unit_id: string })[];
  readonly moved_calls: readonly (SharedAmount & { readonly call_id: string })[];
  /** Negative: the association owes the seller. */
  readonly seller_pays_cents: Cents;
  readonly buyers_pay: readonly { readonly owner_id: string; readonly amount_cents: Cents }[];
}

/**
 * Computes what a sale moves and what each party pays: the seller their balance and the calls left to them,
 * less the working capital; the buyers the working capital and the moved calls, by what they gain. The sum
 * of all parties is the seller's balance plus the later calls, so that nothing is lost.
 * Rule: Civil Code, art. 3.94 §2 and §5; a call dated on the day of enjoyment is the buyer's.
 */
export function previewSale(facts: SaleFacts): SalePreview {
  const { buyer_ids, lots, sent_calls, later_calls, seller_balance_cents } = facts;
  const isMoved = later_calls === 'Move';
  const working_capital = lots.map((lot) => ({
    unit_id: lot.unit_id,
    ...moveWorkingCapital(lot, lot.buyers),
  }));
  const moved_calls = (isMoved ? sent_calls : []).map(({ call_id, amount_cents, buyers }) => ({
    call_id,
    ...shareOverBuyers(amount_cents, buyers),
  }));
  const left = isMoved ? [] : sent_calls.map(({ amount_cents }) => amount_cents);
  const refunded = working_capital.map(({ amount_cents }) => 0 - amount_cents);
  const shared = [...working_capital, ...moved_calls].flatMap((one) => one.buyers);
  return {
    working_capital,
    moved_calls,
    seller_pays_cents: sumCents([seller_balance_cents, ...left, ...refunded]),
    buyers_pay: buyer_ids.map((owner_id) => ({
      owner_id,
      amount_cents: sumCents(
        shared.filter((one) => one.owner_id === owner_id).map((one) => one.amount_cents),
      ),
    })),
  };
}
