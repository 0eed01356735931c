import { daysBetween, type LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';

/** Details by which a transaction is recognized in two sources. */
export interface ComparedTransaction {
  readonly account: string;
  /** Day of the statement, by which it is named in every format, and position in it. */
  readonly statement: LocalDate;
  readonly position: string;
  readonly booked_on: LocalDate;
  readonly amount_cents: Cents;
  readonly counterparty_iban: string | null;
  /** The structured communication, or else the free one without blanks at its ends. */
  readonly communication: string | null;
}

interface Pairing<File, Stored> {
  readonly pairs: readonly (readonly [File, Stored])[];
  readonly only_file: readonly File[];
  readonly only_stored: readonly Stored[];
}

type Key = (transaction: ComparedTransaction) => string | null;

function keyOf(...parts: readonly (string | number | null)[]): string {
  return JSON.stringify(parts);
}

/** A name or text that few transactions share; without one, amount and day alone do not identify. */
function isNamed({ counterparty_iban, communication }: ComparedTransaction): boolean {
  return counterparty_iban !== null || communication !== null;
}

/**
 * Ways to recognize a transaction, the surest first: everything equal, then all but one detail, then the
 * same place in the same statement.
 */
const KEYS: readonly Key[] = [
  (one) =>
    keyOf(
      one.account,
      one.booked_on,
      one.amount_cents,
      one.counterparty_iban,
      one.communication,
      one.statement,
      one.position,
    ),
  (one) =>
    keyOf(one.account, one.booked_on, one.amount_cents, one.counterparty_iban, one.communication),
  (one) => keyOf(one.account, one.booked_on, one.amount_cents, one.counterparty_iban),
  (one) => keyOf(one.account, one.booked_on, one.amount_cents, one.communication),
  (one) =>
    isNamed(one)
      ? keyOf(one.account, one.amount_cents, one.counterparty_iban, one.communication)
      : null,
  (one) =>
    isNamed(one)
      ? keyOf(one.account, one.booked_on, one.counterparty_iban, one.communication)
      : null,
  (one) => keyOf(one.account, one.statement, one.position, one.amount_cents),
  (one) => keyOf(one.account, one.statement, one.position, one.booked_on),
];

/** Days by which the day of one transaction may differ between two sources. */
const NEAR_DAYS = 7;

function isNear(one: ComparedTransaction, other: ComparedTransaction): boolean {
  return Math.abs(daysBetween(one.booked_on, other.booked_on)) <= NEAR_DAYS;
}

/**
 * Pairs the transactions of a file with the stored ones; each is in one pair at most. Equal transactions
 * are paired in their order.
 */
export function pairTransactions<
  File extends ComparedTransaction,
  Stored extends ComparedTransaction,
>(file: readonly File[], stored: readonly Stored[]): Pairing<File, Stored> {
  const pairs: (readonly [File, Stored])[] = [];
  let [only_file, only_stored] = [[...file], [...stored]];
  for (const key of KEYS) {
    const free = Map.groupBy(only_stored, key);
    const taken = new Set<Stored>();
    only_file = only_file.filter((one) => {
      const name = key(one);
      const alike = name === null ? [] : (free.get(name) ?? []);
      const other = alike.find((candidate) => !taken.has(candidate) && isNear(one, candidate));
      if (other === undefined) return true;
      taken.add(other);
      pairs.push([one, other]);
      return false;
    });
    only_stored = only_stored.filter((one) => !taken.has(one));
  }
  return { pairs, only_file, only_stored };
}
