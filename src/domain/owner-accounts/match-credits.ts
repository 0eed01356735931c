import { SETTLING_ORDER, type Fund } from '#domain/funds/funds.ts';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';

/** The open amount of a receivable, or of one part of it. */
export interface OpenReceivable {
  readonly id: string;
  /** Fund of the part, for a receivable of several funds; null: all of it. */
  readonly fund: Fund | null;
  readonly account_code: string;
  readonly due_date: LocalDate;
  /** A recovery cost or private cost, not a contribution. */
  readonly is_cost: boolean;
  readonly open_cents: Cents;
}

/** A receivable that a credit settles first. */
export interface SettledFirst {
  readonly receivable_id: string;
  /** Fund, for a receivable of several funds; undefined: all of them. */
  readonly fund?: Fund;
  /** Amount settled first; undefined: all that is open. */
  readonly up_to_cents?: Cents;
}

/** A credit of an owner, as far as no receivable has used it. */
export interface FreeCredit {
  readonly id: string;
  readonly free_cents: Cents;
  /** The receivable that a payment names; it comes first. */
  readonly names?: string | undefined;
  readonly first?: readonly SettledFirst[];
  /** The account whose receivables are settled before others. */
  readonly prefers_account?: string | undefined;
}

export interface Match<R extends OpenReceivable = OpenReceivable> {
  readonly credit_id: string;
  readonly receivable: R;
  readonly amount_cents: Cents;
}

/**
 * Matches the credits of one owner in one building with receivables. Credits are used in the order given;
 * each settles receivables in this order: those it settles first, the one it names, those of its preferred
 * account, principal before costs, the oldest due date, the id, and within one receivable the funds in
 * settling order.
 * Rule: the debtor may name the debt that a payment settles, otherwise the oldest (Civil Code art. 5.210);
 * costs come last because they are often disputed.
 */
export function matchCredits<R extends OpenReceivable>(
  credits: readonly FreeCredit[],
  receivables: readonly R[],
): Match<R>[] {
  const open = new Map(receivables.map((receivable) => [receivable, receivable.open_cents]));
  return credits.flatMap((credit) => {
    const settled = new Map<R, Cents>();
    let free = credit.free_cents;
    const settle = (receivable: R, most: Cents) => {
      const left = open.get(receivable) ?? 0;
      const amount = Math.min(free, left, most);
      if (amount === 0) return;
      settled.set(receivable, (settled.get(receivable) ?? 0) + amount);
      free -= amount;
      if (amount === left) open.delete(receivable);
      else open.set(receivable, left - amount);
    };
    const order = inOrder(credit, open.keys());
    for (const receivable of order) settle(receivable, upTo(receivable, credit));
    for (const receivable of order) settle(receivable, free);
    return [...settled].map(([receivable, amount_cents]) => ({
      credit_id: credit.id,
      receivable,
      amount_cents,
    }));
  });
}

/** Returns the amount of a receivable that is settled first. */
function upTo({ id, fund, open_cents }: OpenReceivable, { first = [] }: FreeCredit): Cents {
  const wanted = first.find(
    (one) =>
      one.receivable_id === id && (fund === null || one.fund === undefined || one.fund === fund),
  );
  return wanted === undefined ? 0 : (wanted.up_to_cents ?? open_cents);
}

/**
 * Computes what is left of a credit after settling, in order, everything up to the last of the named
 * receivable and the `principal` ones; costs do not count as principal.
 */
export function computeRemainingCredit(
  credit: FreeCredit,
  receivables: readonly OpenReceivable[],
  principal: ReadonlySet<string>,
): Cents {
  const order = inOrder(credit, receivables);
  const last = order.findLastIndex(
    ({ id, is_cost }) => id === credit.names || (principal.has(id) && !is_cost),
  );
  const before = sumCents(order.slice(0, last + 1).map(({ open_cents: open }) => open));
  return Math.max(0, credit.free_cents - before);
}

function inOrder<R extends OpenReceivable>(credit: FreeCredit, receivables: Iterable<R>): R[] {
  return [...receivables].sort(
    (a, b) =>
      rankOf(a, credit) - rankOf(b, credit) ||
      compareCodePoints(a.due_date, b.due_date) ||
      compareCodePoints(a.id, b.id) ||
      settlingRank(a) - settlingRank(b),
  );
}

function settlingRank({ fund }: OpenReceivable): number {
  return fund === null ? 0 : SETTLING_ORDER.indexOf(fund);
}

function rankOf(receivable: OpenReceivable, { names, prefers_account }: FreeCredit): number {
  if (receivable.id === names) return 0;
  if (receivable.account_code === prefers_account) return receivable.is_cost ? 2 : 1;
  return receivable.is_cost ? 4 : 3;
}
