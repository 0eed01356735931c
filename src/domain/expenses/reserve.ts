import { DomainError } from '#domain/kernel/domain-error.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, toEuro, type Cents } from '#domain/kernel/money.ts';

/** The reserve of a building on a day, in cents. */
export interface Reserve {
  /** Balance of the fund that an expense is charged to. */
  readonly fund_cents: Cents;
  /** Balance of all funds together. */
  readonly funds_cents: Cents;
  /** Called, but not moved into a fund yet: 700 less 693. */
  readonly called_cents: Cents;
  /** Called under each key less spent under it; negative where opening balances were spent. */
  readonly by_key: ReadonlyMap<string, Cents>;
}

/** Computes what the reserve has in total for an expense. */
function findTotal({ fund_cents, funds_cents, called_cents }: Reserve): Cents {
  return Math.max(0, Math.min(fund_cents, funds_cents) + called_cents);
}

/**
 * Computes what the reserve has for an expense under a key: what was called under this key, and what was
 * called under none, as opening balances. What was called under other keys is for their expenses.
 */
export function findReserveLeft(reserve: Reserve, key: string): Cents {
  const total = findTotal(reserve);
  const others = [...reserve.by_key].flatMap(([one, cents]) => (one === key ? [] : [cents]));
  const unkeyed = total - sumCents(others.map((cents) => Math.max(0, cents)));
  return Math.max(0, Math.min(total, Math.max(reserve.by_key.get(key) ?? 0, unkeyed)));
}

/**
 * Refuses reserve_exceeded {available, amount, date} if an expense takes more out of the reserve than it has.
 * Rule: Civil Code, art. 3.86 §3: the reserve is not spent below zero.
 * @param taken amounts by key
 * @param reserves the reserve on the day of the expense, and after all that is booked later
 */
export function requireReserve(
  taken: ReadonlyMap<string, Cents>,
  reserves: readonly Reserve[],
  date: LocalDate,
): void {
  const refuse = (amount: Cents, available: Cents) => {
    if (amount <= available) return;
    throw new DomainError('reserve_exceeded', {
      available: toEuro(available),
      amount: toEuro(amount),
      date,
    });
  };
  for (const reserve of reserves) {
    for (const [key, cents] of taken) refuse(cents, findReserveLeft(reserve, key));
    refuse(sumCents([...taken.values()]), findTotal(reserve));
  }
}
