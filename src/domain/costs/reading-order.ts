import { assert } from '#domain/kernel/assert.ts';
import { parseDecimal } from '#domain/kernel/decimal.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { compare, fraction, type Fraction } from '#domain/kernel/fraction.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Reading } from './meter-consumption.ts';

/** Reasons for reading a meter; Change: it was replaced that day. */
export const READING_REASONS = ['Regular', 'Sale', 'Change'] as const;

/** Decimals of an index. */
export const INDEX_DECIMALS = 6;

/** Parses an index to an exact fraction. */
export function parseIndex(index: number | string): Fraction {
  const scaled = parseDecimal(index, INDEX_DECIMALS);
  assert(scaled !== undefined, 'An index has at most six decimals');
  return fraction(scaled, 10n ** BigInt(INDEX_DECIMALS));
}

/** A reading as it is stored. */
export interface StoredReading {
  readonly read_on: LocalDate;
  readonly index: number | string;
  readonly new_index: number | string | null;
}

/** Converts a stored reading. */
export function toReading({ read_on, index, new_index }: StoredReading): Reading {
  return {
    read_on,
    index: parseIndex(index),
    new_index: new_index === null ? null : parseIndex(new_index),
  };
}

/**
 * Refuses meter_decreasing {read_on, other_on, other} for a reading below the one before it, or above the
 * one after it; after a change of meter the index starts at that of the new meter.
 * Rule: a meter never runs backwards; a lower index is a typing error or another meter.
 * @param others readings of the same meter, in any order
 */
export function checkReadingOrder(given: StoredReading, others: readonly StoredReading[]): void {
  const { read_on } = given;
  const inOrder = others.toSorted((a, b) => (a.read_on < b.read_on ? -1 : 1));
  const before = inOrder.findLast((other) => other.read_on < read_on);
  const after = inOrder.find((other) => other.read_on > read_on);
  if (before !== undefined) refuseDecrease(before, given, { read_on, other: before });
  if (after !== undefined) refuseDecrease(given, after, { read_on, other: after });
}

function refuseDecrease(
  first: StoredReading,
  second: StoredReading,
  { read_on, other }: { readonly read_on: LocalDate; readonly other: StoredReading },
): void {
  const [start, end] = [toReading(first), toReading(second)];
  if (compare(end.index, start.new_index ?? start.index) >= 0) return;
  const index = other === first ? (first.new_index ?? first.index) : other.index;
  throw new DomainError('meter_decreasing', {
    read_on,
    other_on: other.read_on,
    other: Number(index),
    at: ['index'],
  });
}
