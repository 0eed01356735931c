import { unreachable } from '#domain/kernel/assert.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';

/** What the law asks for, from the least to the most. */
export const LEGAL_MAJORITIES = ['Absolute', 'TwoThirds', 'FourFifths', 'Unanimity'] as const;
export type LegalMajority = (typeof LEGAL_MAJORITIES)[number];

/** By what is decided: what failed by absence alone, at a later assembly by those who are there. */
export const MAJORITIES = [...LEGAL_MAJORITIES, 'UnanimityOfPresent'] as const;
export type Majority = (typeof MAJORITIES)[number];

/** Votes for and against after reduction, votes for before it, the votes of all lots, and of those present. */
export interface Tally {
  readonly for: number;
  readonly against: number;
  readonly for_unreduced: number;
  readonly shares_total: number;
  /** Of those who are present or represented, whether they vote or not. */
  readonly shares_present: number;
}

/**
 * True when a decision is adopted. Abstentions and blank votes are no part of the base; where nobody
 * votes for or against, nothing is adopted. Unanimity is that of all owners, the absent included.
 * Rule: Civil Code, art. 3.87 §8 (base) and art. 3.88 §1 and §3 (majorities).
 */
export function isAdopted(majority: Majority, tally: Tally): boolean {
  const base = tally.for + tally.against;
  switch (majority) {
    case 'Absolute':
      return 2 * tally.for > base;
    case 'TwoThirds':
      return base > 0 && 3 * tally.for >= 2 * base;
    case 'FourFifths':
      return base > 0 && 5 * tally.for >= 4 * base;
    case 'Unanimity':
      return tally.shares_total > 0 && tally.for_unreduced === tally.shares_total;
    case 'UnanimityOfPresent':
      return tally.shares_present > 0 && tally.for_unreduced === tally.shares_present;
    default:
      return unreachable(majority);
  }
}

/**
 * Refuses unanimity_of_all: a key by which some owners alone decide goes with the other majorities, while
 * unanimity is that of all owners.
 * Rule: Civil Code, art. 3.87 §11 and 3.88 §3.
 */
export function requireAllOwners(majority: Majority | null, keyId: string | null): void {
  if (majority === 'Unanimity' && keyId !== null)
    throw new DomainError('unanimity_of_all', { pointer: '/body/distribution_key_id' });
}
