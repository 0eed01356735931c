import { describe, expect, it } from 'vitest';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { isSettled, requireDecidableInWriting } from './in-writing.ts';

const asked = { decision_type: null, is_secret: false, candidates: [] };

describe('a decision in writing (art. 3.87 §11)', () => {
  it.each([
    ['no', { ...asked, decision_type: 'Accounts' as const }, undefined],
    ['no, without a type', asked, undefined],
    ['yes: statutes', { ...asked, decision_type: 'Statutes' as const }, 'deed'],
    ['yes: shares', { ...asked, decision_type: 'ChangeOfShares' as const }, 'deed'],
    ['yes: a sale', { ...asked, decision_type: 'PropertyDisposal' as const }, 'deed'],
    ['yes: a secret', { ...asked, is_secret: true }, 'secret'],
    ['yes: a choice of persons', { ...asked, candidates: [{}] }, 'election'],
  ])('is refused? %s', (_, item, why) => {
    const attempt = () => requireDecidableInWriting(item);
    if (why === undefined) expect(attempt).not.toThrow();
    else
      expect(attempt).toThrow(
        expect.objectContaining({ params: expect.objectContaining({ why }) }),
      );
    if (why !== undefined) expect(attempt).toThrow(DomainError);
  });

  const answer = (owner_id: string, choice: 'For' | 'Against' | 'Abstain') => ({
    owner_id,
    choice,
  });
  const ofTwo = {
    electorate: {
      weights: new Map([
        ['a', 2],
        ['b', 1],
      ]),
      shares_total: 3,
    },
    bound: new Set<string>(),
  };
  it.each([
    ['nobody has answered', [], false],
    ['one has not', [answer('a', 'For')], false],
    ['all agree', [answer('a', 'For'), answer('b', 'For')], true],
    ['one refuses', [answer('a', 'Against')], true],
    ['one abstains', [answer('a', 'For'), answer('b', 'Abstain')], true],
  ] as const)('is settled where %s: %s', (_, answers, expected) => {
    expect(isSettled(ofTwo, answers)).toBe(expected);
  });

  it.each([
    ['who has sold their lot agrees', [answer('a', 'For'), answer('c', 'For')], false],
    ['who has sold their lot refuses', [answer('a', 'For'), answer('c', 'Against')], false],
  ] as const)('is not settled where %s', (_, answers, expected) => {
    expect(isSettled(ofTwo, answers)).toBe(expected);
  });

  it('is not settled by agreement while a lot has nobody who votes for it', () => {
    const all = [answer('a', 'For'), answer('b', 'For')];
    const lacking = { ...ofTwo, electorate: { ...ofTwo.electorate, shares_total: 4 } };
    expect(isSettled(lacking, all)).toBe(false);
    expect(isSettled(lacking, [answer('a', 'Against')])).toBe(true);
  });

  it('does not wait for who serves by contract on it', () => {
    const bound = { ...ofTwo, bound: new Set(['b']) };
    expect(isSettled(bound, [answer('a', 'For')])).toBe(true);
  });
});
