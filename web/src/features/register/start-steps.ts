import type { Operations } from '../../shared/api/generated.ts';

/** The steps by which a building is made ready, in their order. */
export const START_STEPS = ['lots', 'owners', 'keys', 'bank', 'opening', 'people'] as const;
export type StartStep = (typeof START_STEPS)[number];

/** What one must be allowed to do for a step; who is not, is told who may. */
export const STEP_NEEDS: Readonly<Record<StartStep, keyof Operations>> = {
  lots: 'createUnit',
  owners: 'addUnitOwner',
  keys: 'createDistributionKey',
  bank: 'createBankAccount',
  opening: 'createJournalEntry',
  people: 'createUser',
};

/** What is known of a building that is being made ready. */
export interface Begun {
  /** Quotas that its lots have, and that there are to give. */
  readonly given: number;
  readonly total: number;
  readonly lots: number;
  readonly lots_without_owner: number;
  /** The General one among them, which each building has. */
  readonly keys: number;
  readonly accounts: number;
  readonly entries: number;
  /** Who works for the office, oneself among them. */
  readonly people: number;
}

/** Which steps are done. */
export function stepsDone(begun: Begun): ReadonlySet<StartStep> {
  const done: Record<StartStep, boolean> = {
    lots: begun.lots > 0 && begun.given === begun.total,
    owners: begun.lots > 0 && begun.lots_without_owner === 0,
    keys: begun.keys > 1,
    bank: begun.accounts > 0,
    opening: begun.entries > 0,
    people: begun.people > 1,
  };
  return new Set(START_STEPS.filter((step) => done[step]));
}
