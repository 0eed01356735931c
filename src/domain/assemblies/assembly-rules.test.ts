import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import {
  calculateChallengeDeadline,
  calculateLongestMandate,
  lastAlarmedEnd,
  earliestSecondSession,
  isNoticeTooShort,
  lastPostingDay,
  lastProposalDay,
  lastSendingDay,
  calculateMinutesTerm,
  listNoticeWarnings,
} from './deadlines.ts';
import { isAdopted, MAJORITIES, type Majority } from './majority.ts';
import type { MeetingType } from './meeting-state.ts';
import { mayHoldProxies } from './proxies.ts';
import { quorumRule } from './quorum.ts';
import { reduceVotes, type Vote } from './reduction.ts';

describe('quorum (art. 3.87 §5)', () => {
  it.each<[number, number, number, boolean, string | undefined]>([
    [10, 6, 500, false, 'MoreThanHalf'],
    [10, 6, 499, false, undefined],
    [10, 5, 500, false, undefined],
    [10, 5, 750, false, undefined],
    [10, 5, 751, false, 'ThreeQuarters'],
    [11, 6, 500, false, 'MoreThanHalf'],
    [11, 5, 500, false, undefined],
    [10, 1, 751, false, 'ThreeQuarters'],
    [10, 1, 750, false, undefined],
    [10, 10, 1000, false, 'MoreThanHalf'],
    [10, 0, 0, false, undefined],
    [10, 1, 1, true, 'SecondSession'],
  ])(
    '%i owners, %i present with %s of 1000, second session %s: %s',
    (total, present, shares, second, rule) => {
      const presence = {
        owners_total: total,
        owners_present: present,
        shares_total: 1000,
        shares_present: shares,
      };
      expect(quorumRule(presence, second)).toBe(rule);
    },
  );
});

describe('proxies (art. 3.87 §7)', () => {
  it.each<[number, number, number, boolean]>([
    [3, 400, 500, true],
    [4, 40, 60, true],
    [4, 40, 61, false],
    [4, 0, 100, true],
    [9, 0, 101, false],
    [0, 900, 0, true],
  ])(
    '%i principals, %s own votes and %s of theirs in 1000: %s',
    (principals, own, of_principals, may) => {
      expect(mayHoldProxies({ principals, own, of_principals }, 1000)).toBe(may);
    },
  );
});

describe('majorities (art. 3.87 §8, 3.88)', () => {
  it.each<[Majority, number, number, boolean]>([
    ['Absolute', 50, 50, false],
    ['Absolute', 51, 50, true],
    ['Absolute', 1, 0, true],
    ['Absolute', 0, 0, false],
    ['TwoThirds', 200, 100, true],
    ['TwoThirds', 199, 100, false],
    ['TwoThirds', 0, 0, false],
    ['FourFifths', 400, 100, true],
    ['FourFifths', 399, 100, false],
    ['FourFifths', 0, 0, false],
    ['Unanimity', 1000, 0, true],
    ['Unanimity', 999, 0, false],
    ['Unanimity', 999, 1, false],
    ['UnanimityOfPresent', 900, 0, true],
    ['UnanimityOfPresent', 899, 0, false],
    ['UnanimityOfPresent', 899, 1, false],
  ])('%s, %s for and %s against in 1000: %s', (majority, yes, no, adopted) => {
    const tally = {
      for: yes,
      against: no,
      for_unreduced: yes,
      shares_total: 1000,
      shares_present: 900,
    };
    expect(isAdopted(majority, tally)).toBe(adopted);
  });

  it('counts unanimity before any reduction', () => {
    const shares = { shares_total: 1000, shares_present: 1000 };
    const tally = { for: 800, against: 0, for_unreduced: 1000, ...shares };
    expect(isAdopted('Unanimity', tally)).toBe(true);
  });

  it('keeps what is adopted adopted when a vote for is added', () => {
    const votes = fc.nat({ max: 1_000_000_000 });
    fc.assert(
      fc.property(fc.constantFrom(...MAJORITIES.slice(0, 3)), votes, votes, (majority, yes, no) => {
        const shares = { shares_total: 2 ** 40, shares_present: 2 ** 40 };
        const tally = { for: yes, against: no, for_unreduced: yes, ...shares };
        fc.pre(isAdopted(majority, tally));
        expect(isAdopted(majority, { ...tally, for: yes + 1 })).toBe(true);
      }),
    );
  });
});

describe('reduction to the sum of the others (art. 3.87 §§6–9)', () => {
  const counted = (...votes: [string, string, number][]) =>
    Object.fromEntries(
      reduceVotes(votes.map(([owner_id, person_id, weight]) => ({ owner_id, person_id, weight }))),
    );

  it.each<[string, [string, string, number][], Record<string, number>]>([
    [
      '60 % cut to 40',
      [
        ['a', 'a', 600],
        ['b', 'b', 250],
        ['c', 'c', 150],
      ],
      { a: 400, b: 250, c: 150 },
    ],
    [
      'half is not cut',
      [
        ['a', 'a', 500],
        ['b', 'b', 500],
      ],
      { a: 500, b: 500 },
    ],
    [
      'one vote more than half is',
      [
        ['a', 'a', 501],
        ['b', 'b', 499],
      ],
      { a: 499, b: 499 },
    ],
    [
      'a departure changes the base',
      [
        ['a', 'a', 600],
        ['b', 'b', 250],
      ],
      { a: 250, b: 250 },
    ],
    [
      'two of 48 % each are not, with a third',
      [
        ['a', 'a', 480],
        ['b', 'b', 480],
        ['c', 'c', 40],
      ],
      { a: 480, b: 480, c: 40 },
    ],
    [
      'of two, the larger is cut to the smaller',
      [
        ['a', 'a', 600],
        ['b', 'b', 400],
      ],
      { a: 400, b: 400 },
    ],
    [
      'two of 60 % of those present in turn: by proxies one person has more than all others',
      [
        ['a', 'a', 300],
        ['b', 'a', 300],
        ['c', 'c', 250],
        ['d', 'd', 150],
      ],
      { a: 200, b: 200, c: 250, d: 150 },
    ],
    ['alone counts for nothing', [['a', 'a', 600]], { a: 0 }],
    [
      'own and proxies in proportion',
      [
        ['a', 'a', 200],
        ['b', 'a', 400],
        ['c', 'c', 300],
      ],
      { a: 100, b: 200, c: 300 },
    ],
    [
      'in whole votes',
      [
        ['a', 'a', 1],
        ['b', 'a', 1],
        ['c', 'a', 1],
        ['d', 'd', 2],
      ],
      { a: 1, b: 1, c: 0, d: 2 },
    ],
  ])('%s', (_, votes, weights) => {
    expect(counted(...votes)).toEqual(weights);
  });

  const assembly = fc.uniqueArray(
    fc.record({
      owner_id: fc.uuid(),
      person_id: fc.constantFrom('p', 'q', 'r'),
      weight: fc.nat({ max: 1_000_000 }),
    }),
    { selector: ({ owner_id }: Vote) => owner_id, minLength: 1 },
  );

  it('gives no person more than the others have, no owner more than the register says, in any order', () => {
    fc.assert(
      fc.property(assembly, (votes) => {
        const weights = reduceVotes(votes);
        for (const { owner_id, weight } of nonEmpty(votes))
          expect(weights.get(owner_id)).toBeLessThanOrEqual(weight);
        for (const person of ['p', 'q', 'r']) {
          const others = votes.filter(({ person_id }) => person_id !== person);
          const held = votes.filter(({ person_id }) => person_id === person);
          const sum = held.reduce((total, { owner_id }) => total + (weights.get(owner_id) ?? 0), 0);
          expect(sum).toBeLessThanOrEqual(others.reduce((total, { weight }) => total + weight, 0));
        }
        expect(reduceVotes(votes.toReversed())).toEqual(weights);
      }),
    );
  });
});

describe('days', () => {
  const challengeable = (meeting_type: MeetingType) =>
    calculateChallengeDeadline({ meeting_type }, '2025-10-31');
  it.each([
    ['15 clear days (art. 3.87 §3)', lastSendingDay('2026-06-17'), '2026-06-01'],
    ['15 clear days over the change to summer time', lastSendingDay('2026-04-04'), '2026-03-19'],
    ['15 clear days over the new year', lastSendingDay('2026-01-10'), '2025-12-25'],
    ['posting, over Whit Monday', lastPostingDay('2026-06-10'), '2026-05-20'],
    ['posting, over Christmas', lastPostingDay('2026-01-11'), '2025-12-22'],
    ['three weeks (art. 3.87 §3)', lastProposalDay('2026-06-01'), '2026-05-11'],
    ['second session (art. 3.87 §5)', earliestSecondSession('2026-06-17'), '2026-07-02'],
    ['minutes (art. 3.87 §12)', calculateMinutesTerm('2026-06-17').due_on, '2026-07-17'],
    ['minutes, over a Sunday', calculateMinutesTerm('2026-06-19').due_on, '2026-07-20'],
    ['minutes, target', calculateMinutesTerm('2026-06-19').target_on, '2026-07-19'],
    ['minutes, over 21 July', calculateMinutesTerm('2026-06-21').due_on, '2026-07-22'],
    ['challenge (art. 3.92 §3), over a weekend', challengeable('GeneralAssembly'), '2026-03-02'],
    ['challenge of an answer in writing', challengeable('WrittenDecision'), '2026-03-02'],
    ['longest mandate', calculateLongestMandate('2026-06-10'), '2029-06-10'],
    ['last end of a mandate to renew', lastAlarmedEnd('2026-06-10'), '2026-10-10'],
    ['challenge of the council: none', challengeable('BoardMeeting'), null],
  ])('%s', (_, day, expected) => {
    expect(day).toBe(expected);
  });

  it.each([
    ['15 clear days', '2026-06-01', '2026-06-17', false],
    ['14 clear days', '2026-06-02', '2026-06-17', true],
    ['15 over the change to summer time', '2026-03-19', '2026-04-04', false],
    ['14 over the change to summer time', '2026-03-20', '2026-04-04', true],
    ['15 over the change to winter time', '2026-10-20', '2026-11-05', false],
    ['14 over the change to winter time', '2026-10-21', '2026-11-05', true],
    ['15 over Christmas and the new year', '2025-12-25', '2026-01-10', false],
    ['14 over Christmas and the new year', '2025-12-26', '2026-01-10', true],
  ])('a notice leaves too few with %s (art. 3.87 §3)', (_, sentOn, meeting, isTooShort) => {
    expect(isNoticeTooShort(sentOn, meeting)).toBe(isTooShort);
  });

  it.each([
    ['2026-05-20', []],
    ['2026-05-21', ['LateForPost']],
    ['2026-05-25', ['LateForPost']],
    ['2026-05-26', ['ShortNotice']],
  ])('a notice of %s for the 10th of June says %j', (sentOn, warnings) => {
    expect(listNoticeWarnings(sentOn, '2026-06-10')).toEqual(warnings);
  });
});
