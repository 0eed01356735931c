import { DomainError } from '#domain/kernel/domain-error.ts';
import type { AgendaItemRule, DecisionType } from './decision-types.ts';
import type { Electorate } from './electorate.ts';
import type { Ballot } from './tally.ts';

/** What takes an authentic deed: statutes and shares, what is bought or sold of the common parts. */
const BY_DEED: ReadonlySet<DecisionType | null> = new Set([
  'Statutes',
  'ChangeOfDestination',
  'ChangeOfShares',
  'DivisionOfLots',
  'PartialAssociation',
  'PropertyPurchase',
  'PropertyDisposal',
] as const);

interface AskedInWriting extends Pick<AgendaItemRule, 'decision_type'> {
  readonly is_secret: boolean;
  readonly candidates: readonly unknown[];
}

/**
 * Refuses not_in_writing {why}: what takes a deed, what is secret, and choices between persons; of the
 * answers it is known whose they are, and each is yes or no.
 * Rule: Civil Code, art. 3.87 §11.
 */
export function requireInWriting({ decision_type, is_secret, candidates }: AskedInWriting): void {
  const refuse = (why: string, field: string) => {
    throw new DomainError('not_in_writing', { why, pointer: `/body/${field}` });
  };
  if (BY_DEED.has(decision_type)) refuse('deed', 'decision_type');
  if (is_secret) refuse('secret', 'secret');
  if (candidates.length > 0) refuse('election', 'candidates');
}

/** Whose answers settle an item. */
interface Answering {
  readonly electorate: Pick<Electorate, 'weights' | 'shares_total'>;
  /** Owners who serve by contract on what is decided, and are not asked. */
  readonly bound: ReadonlySet<string>;
}

/**
 * Whether the answers so far settle an item: everybody agrees, or somebody does not. Who is silent to
 * the end does not either. Answers count of those alone who vote by the register, and nothing is settled
 * by agreement while a lot has nobody to answer for it, sold to several who have yet to name one of them.
 * Rule: Civil Code, art. 3.87 §11: in writing, owners decide unanimously.
 */
export function isSettled(
  { electorate: { weights, shares_total }, bound }: Answering,
  answers: readonly Pick<Ballot, 'owner_id' | 'choice'>[],
): boolean {
  const choices = new Map(answers.map(({ owner_id, choice }) => [owner_id, choice]));
  const given = [...weights.keys()].filter((id) => !bound.has(id)).map((id) => choices.get(id));
  if (given.some((choice) => choice !== undefined && choice !== 'For')) return true;
  const voiced = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return voiced === shares_total && given.every((choice) => choice !== undefined);
}
