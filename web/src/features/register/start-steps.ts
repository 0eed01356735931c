import type { Operations } from '../../shared/api/generated.ts';

/** Setup steps of a building, in order. */
export const START_STEPS = ['lots', 'owners', 'bank', 'keys', 'opening', 'people', 'call'] as const;
export type StartStep = (typeof START_STEPS)[number];

/** Ways to enter much at once, and to take over from another syndic. */
export const START_WAYS = ['grid', 'import', 'takeover'] as const;

/**
 * Operation that a person must be allowed to call for each step; without it, they see who may do
 * the step.
 */
export const STEP_OPERATIONS: Readonly<Record<StartStep, keyof Operations>> = {
  lots: 'createUnit',
  owners: 'addUnitOwner',
  keys: 'createDistributionKey',
  bank: 'createBankAccount',
  opening: 'createJournalEntry',
  people: 'createUser',
  call: 'createCallForFunds',
};

/** Progress of a building’s setup. */
export interface Begun {
  /** Assigned quotas, of the total below. */
  readonly given: number;
  readonly total: number;
  readonly lots: number;
  readonly lots_without_owner: number;
  /** Number of keys, including the general one of every building. */
  readonly keys: number;
  readonly accounts: number;
  readonly entries: number;
  /** Number of users, including the reader. */
  readonly people: number;
  readonly calls: number;
}

/** Steps that are done. */
export function findStepsDone(begun: Begun): ReadonlySet<StartStep> {
  const done: Record<StartStep, boolean> = {
    lots: begun.lots > 0 && begun.given === begun.total,
    owners: begun.lots > 0 && begun.lots_without_owner === 0,
    keys: begun.keys > 1,
    bank: begun.accounts > 0,
    opening: begun.entries > 0,
    people: begun.people > 1,
    call: begun.calls > 0,
  };
  return new Set(START_STEPS.filter((step) => done[step]));
}
