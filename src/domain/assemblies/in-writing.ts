import { DomainError } from '#domain/kernel/domain-error.ts';
import type { AgendaItemRule, DecisionType } from './decision-types.ts';
import type { Electorate } from './electorate.ts';
import type { Ballot } from './tally.ts';

/** Decisions that require an authentic deed: statutes, shares, purchase or sale of common parts. */
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
 * Refuses items that cannot be decided in writing (not_in_writing {why}): those that require a deed, secret
 * ballots and elections. Written answers are not anonymous, and each is yes or no.
 * Rule: Civil Code, art. 3.87 §11.
 */
export function requireDecidableInWriting({
  decision_type,
  is_secret,
  candidates,
}: AskedInWriting): void {
  const refuse = (why: string, field: string) => {
    throw new DomainError('not_in_writing', { why, at: [field] });
  };
  if (BY_DEED.has(decision_type)) refuse('deed', 'decision_type');
  if (is_secret) refuse('secret', 'secret');
  if (candidates.length > 0) refuse('election', 'candidates');
}

/** The owners whose answers settle an item. */
interface Answering {
  readonly electorate: Pick<Electorate, 'weights' | 'shares_total'>;
  /** Owners with a contract for what is decided, who are not asked. */
  readonly bound: ReadonlySet<string>;
}

/**
 * Whether the answers so far settle an item: all agree, or one does not. Silence until the end is not
 * agreement. Only answers of owners entitled to vote in the register count, and agreement settles nothing
 * while a lot has no one to answer for it, such as a lot sold to several owners who have yet to name a
 * representative.
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
