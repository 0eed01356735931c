import { itemReference, readReference } from '#domain/owner-accounts/payment-reference.ts';
import type { LockedLedger } from '#features/books/ledger/index.ts';
import { findTakenCommunications, takeNumbers } from './repository.ts';

/** Numbers above it would leave few for the office. */
const HIGHEST = 4_000_000_000;
const DIGITS = 10;

/**
 * Adopts payment references of another office: they stay where no item here has them, so that payments with
 * them still match; the others become new ones.
 * @returns the reference here by that of the other office
 */
export async function adoptReferences(
  { db }: LockedLedger,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const numberOf = (reference: string) => Number(reference.slice(0, DIGITS));
  const isUsable = (reference: string) => {
    const { item, isOfAccount } = readReference(reference);
    return !isOfAccount && itemReference(numberOf(item)) === reference && numberOf(item) <= HIGHEST;
  };
  const usable = references.filter(isUsable);
  const highest = usable.reduce((max, reference) => Math.max(max, numberOf(reference)), 0);
  const taken = await findTakenCommunications(db, usable, highest);
  const kept = new Set(usable.filter((reference) => !taken.has(reference)));
  const renewed = references.filter((reference) => !kept.has(reference));
  const first = await takeNumbers(db, renewed.length);
  return new Map([
    ...[...kept].map((reference) => [reference, reference] as const),
    ...renewed.map((reference, index) => [reference, itemReference(first + index)] as const),
  ]);
}
