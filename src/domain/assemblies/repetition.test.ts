import { describe, expect, it } from 'vitest';
import { findRepetitionDay } from './repetition.ts';
import { countRound } from './tally.ts';

const meeting_type = 'GeneralAssembly' as const;
const votes = (yes: number, no: number, abstain: number) => ({
  for: yes,
  against: no,
  abstain,
});

describe('unanimity of all that failed (art. 3.88 §3)', () => {
  it.each([
    ['by absence alone', 'Unanimity', 'Rejected', votes(900, 0, 0), '2026-07-17'],
    ['by one vote against', 'Unanimity', 'Rejected', votes(899, 1, 0), null],
    ['by one abstention', 'Unanimity', 'Rejected', votes(899, 0, 1), null],
    ['by one who was there and silent', 'Unanimity', 'Rejected', votes(899, 0, 0), null],
    ['with nobody there', 'Unanimity', 'Rejected', votes(0, 0, 0), null],
    ['did not', 'Unanimity', 'Adopted', votes(1000, 0, 0), null],
    ['was not asked for', 'FourFifths', 'Rejected', votes(100, 0, 0), null],
    ['twice', 'UnanimityOfPresent', 'Rejected', votes(100, 0, 0), null],
  ] as const)('%s may be put again from: ', (_, majority, result, before_reduction, day) => {
    const present = [{ owner_id: 'a', person_id: 'a', weight: result === 'Adopted' ? 1000 : 900 }];
    const decided = { meeting_type, majority, result, present, before_reduction };
    expect(findRepetitionDay(decided, '2026-06-17')).toBe(day);
  });

  it.each([
    ['GeneralAssembly', '2026-07-17'],
    ['ExtraordinaryAssembly', '2026-07-17'],
    ['BoardMeeting', null],
    ['WrittenDecision', null],
  ] as const)('at a %s may be put again from: %s', (type, day) => {
    const present = [{ owner_id: 'a', person_id: 'a', weight: 900 }];
    const failed = { majority: 'Unanimity', result: 'Rejected' } as const;
    const decided = { meeting_type: type, ...failed, present, before_reduction: votes(900, 0, 0) };
    expect(findRepetitionDay(decided, '2026-06-17')).toBe(day);
  });

  it('is rejected with one absent, and adopted by those present thirty days later', () => {
    const present = ['a', 'b'].map((owner_id) => ({ owner_id, person_id: owner_id, weight: 400 }));
    const ballots = ['a', 'b'].map((owner_id) => ({ owner_id, choice: 'For' as const }));
    const round = { present, ballots, shares_total: 1000 };
    const first = countRound({ ...round, majority: 'Unanimity' });
    expect(first).toMatchObject({ result: 'Rejected', threshold: 1000 });
    const decided = { ...first, meeting_type, present, majority: 'Unanimity' } as const;
    expect(findRepetitionDay(decided, '2026-06-17')).toBe('2026-07-17');
    expect(countRound({ ...round, majority: 'UnanimityOfPresent' })).toMatchObject({
      result: 'Adopted',
      threshold: 800,
    });
  });
});
