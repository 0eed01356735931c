import { describe, expect, it } from 'vitest';
import {
  findDecidingArticle,
  findLegalRule,
  DECISION_TYPES,
  determineMajority,
} from './decision-types.ts';

const decision = { kind: 'Decision', decision_type: null, majority: null } as const;
const item = { ...decision, meeting_type: 'GeneralAssembly' } as const;

describe('the majority of an item', () => {
  it.each([
    [null, 'Absolute', '3.87 §8'],
    ['Accounts', 'Absolute', '3.87 §8'],
    ['CommonWorks', 'TwoThirds', '3.88 §1 1° b'],
    ['CouncilDelegation', 'TwoThirds', '3.90 §4'],
    ['Statutes', 'FourFifths', '3.88 §1 2° a'],
    ['NoReserveFund', 'FourFifths', '3.86 §3'],
    ['ChangeOfShares', 'Unanimity', '3.88 §3'],
  ] as const)('of the type %s is %s (art. %s)', (decision_type, majority, article) => {
    expect(determineMajority({ ...decision, decision_type })).toBe(majority);
    expect(findDecidingArticle({ ...item, decision_type })).toBe(article);
    expect(findLegalRule(decision_type ?? 'Other').article).toBe(article);
  });

  it('may be stricter than the law asks, and never less strict', () => {
    const works = { ...decision, decision_type: 'CommonWorks' } as const;
    expect(determineMajority({ ...works, majority: 'FourFifths' })).toBe('FourFifths');
    expect(() => determineMajority({ ...works, majority: 'Absolute' })).toThrow(
      expect.objectContaining({
        code: 'majority_too_low',
        params: { least: 'TwoThirds', article: '3.88 §1 1° b' },
      }) as Error,
    );
  });

  it('is none of what is only told', () => {
    expect(determineMajority({ ...decision, kind: 'Information' })).toBe(null);
    expect(findDecidingArticle({ ...item, kind: 'Information' })).toBe(null);
    for (const decided of [
      { decision_type: 'Budget', majority: null },
      { decision_type: null, majority: 'Absolute' },
    ] as const) {
      expect(() => determineMajority({ kind: 'Information', ...decided })).toThrow(
        expect.objectContaining({ code: 'information_without_vote' }) as Error,
      );
    }
  });

  it('is another where people do not meet, or decide once more', () => {
    const decided = { ...item, decision_type: 'ChangeOfShares' } as const;
    const again = { ...decided, majority: 'UnanimityOfPresent' } as const;
    expect(findDecidingArticle(again)).toBe('3.88 §3');
    expect(findDecidingArticle({ ...item, meeting_type: 'WrittenDecision' })).toBe('3.87 §11');
  });

  it('is there for each type that the law knows, each once', () => {
    expect(new Set(DECISION_TYPES).size).toBe(DECISION_TYPES.length);
    for (const decision_type of DECISION_TYPES)
      expect(determineMajority({ ...decision, decision_type })).not.toBe(null);
  });
});
