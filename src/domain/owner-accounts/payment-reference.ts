import { assert } from '#domain/kernel/assert.ts';
import { parseCommunication, structuredCommunication } from './structured-communication.ts';

/** Numbers from here on are references of accounts; those below are of single items. */
const OF_ACCOUNTS = 5_000_000_000;

function numberIn(digits: string): number {
  return Number(digits.slice(0, 10));
}

/** Makes the structured communication of an item from its number, which no other item has. */
export function itemReference(n: number): string {
  assert(n < OF_ACCOUNTS, 'An organization has fewer items');
  return structuredCommunication(n);
}

/**
 * Makes the payment reference of an owner's account in a building, for all that is due there, from the
 * communication of the first item charged to it.
 * @param item twelve digits
 * @returns twelve digits
 */
export function accountReference(item: string): string {
  return structuredCommunication(numberIn(item) + OF_ACCOUNTS);
}

/** Target of a structured communication: a single item, or the account to which an item belongs. */
export interface ReadReference {
  /** Twelve digits of the item; of another reference, the reference itself. */
  readonly item: string;
  readonly isOfAccount: boolean;
}

/** Reads a reference as banks give it; one that is no valid structured communication is of no account. */
export function readReference(reference: string): ReadReference {
  const number = numberIn(parseCommunication(reference) ?? '');
  return number < OF_ACCOUNTS
    ? { item: reference, isOfAccount: false }
    : { item: structuredCommunication(number - OF_ACCOUNTS), isOfAccount: true };
}
