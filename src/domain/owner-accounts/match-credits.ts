import { SETTLING_ORDER, type Fund } from '#domain/funds/funds.ts';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';

/** What an owner still owes by one receivable, or by one part of it. */
export interface OpenReceivable {
  readonly id: string;
  /** Which part of a receivable that is for several funds; null: all of it. */
  readonly fund: Fund | null;
  readonly account_code: string;
  readonly due_date: LocalDate;
  /** A cost of recovery or a private cost, as against a contribution. */
  readonly is_cost: boolean;
  readonly open_cents: Cents;
}

/** A receivable that a credit settles before all others. */
export interface SettledFirst {
  readonly receivable_id: string;
  /** Which part of a receivable that is for several funds; undefined: all of them. */
  readonly fund?: Fund;
  /** As far as it goes before the others; undefined: all that is open. */
  readonly up_to_cents?: Cents;
}

/** What an owner has to their good and no receivable has taken yet. */
export interface FreeCredit {
  readonly id: string;
  readonly free_cents: Cents;
  /** The receivable that a payment names: it comes first. */
  readonly names?: string | undefined;
  readonly first?: readonly SettledFirst[];
  /** The account whose receivables come before those of others. */
  readonly prefers_account?: string | undefined;
}

export interface Match<R extends OpenReceivable = OpenReceivable> {
  readonly credit_id: string;
  readonly receivable: R;
  readonly amount_cents: Cents;
}

/**
 * Which part of which credit settles which receivable of one owner in one building. Credits are
 * used in the order given; of each, receivables take what they can in this order: those it settles
 * first, the one it names, those of the account it prefers, principal before costs, the oldest
 * due date, the id, and of one receivable the funds in the order in which they are settled.
 * Rule: the debtor may name the debt that a payment settles, else the oldest (Civil Code art. 5.210);
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

/** How much of a receivable comes before all others. */
function upTo({ id, fund, open_cents }: OpenReceivable, { first = [] }: FreeCredit): Cents {
  const wanted = first.find(
    (one) =>
      one.receivable_id === id && (fund === null || one.fund === undefined || one.fund === fund),
  );
  return wanted === undefined ? 0 : (wanted.up_to_cents ?? open_cents);
}

/**
 * What of a credit is left when it has settled the receivable that it names and, in its order, all up
 * to the last of these; costs among them do not count.
 */
export function leftBeyond(
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
