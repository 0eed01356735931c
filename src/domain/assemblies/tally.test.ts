import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAJORITIES } from './majority.ts';
import type { Vote } from './reduction.ts';
import { CHOICES, countRound, thresholdOf, type Ballot } from './tally.ts';

const there = (weights: Readonly<Record<string, number>>, casts: Record<string, string> = {}) =>
  Object.entries(weights).map(([owner_id, weight]): Vote => ({
    owner_id,
    person_id: casts[owner_id] ?? owner_id,
    weight,
  }));
const chosen = (choices: Readonly<Record<string, Ballot['choice']>>) =>
  Object.entries(choices).map(([owner_id, choice]) => ({ owner_id, choice }));

describe('a round', () => {
  it('leaves abstentions out of the base (art. 3.87 §8)', () => {
    const present = there({ a: 100, b: 90, c: 300 });
    const ballots = chosen({ a: 'For', b: 'Against', c: 'Abstain' });
    expect(countRound({ majority: 'Absolute', present, ballots, shares_total: 1000 })).toEqual({
      result: 'Adopted',
      for: 100,
      against: 90,
      abstain: 190,
      votes_cast: 190,
      threshold: 96,
      before_reduction: { for: 100, against: 90, abstain: 300 },
      capped: [{ owner_id: 'c', from: 300, to: 190 }],
    });
  });

  it('cuts an owner of 60 % down to the sum of the others (art. 3.87 §7)', () => {
    const present = there({ a: 600, b: 250, c: 150 });
    const ballots = chosen({ a: 'For', b: 'Against', c: 'Against' });
    const round = { majority: 'Absolute', present, ballots, shares_total: 1000 } as const;
    expect(countRound(round)).toMatchObject({ result: 'Rejected', for: 400, against: 400 });
  });

  it('counts against the cap what is held for others, and the departure of one of those (art. 3.87 §7)', () => {
    const present = there({ a: 200, b: 400, c: 300, d: 100 }, { b: 'a' });
    const ballots = chosen({ a: 'For', b: 'For', c: 'Against', d: 'Against' });
    const round = { majority: 'Absolute', present, ballots, shares_total: 1000 } as const;
    expect(countRound(round)).toMatchObject({ for: 400, against: 400, result: 'Rejected' });
    const left = { ...round, present: present.filter(({ owner_id }) => owner_id !== 'd') };
    expect(countRound(left)).toMatchObject({ for: 300, against: 300, result: 'Rejected' });
  });

  it('counts unanimity before any reduction, and of all owners (art. 3.88 §3)', () => {
    const present = there({ a: 600, b: 400 });
    const all = chosen({ a: 'For', b: 'For' });
    const round = { majority: 'Unanimity', present, ballots: all, shares_total: 1000 } as const;
    expect(countRound(round)).toMatchObject({ result: 'Adopted', for: 800, threshold: 1000 });
    const absent = { ...round, present: there({ a: 500, b: 400 }) };
    expect(countRound(absent).result).toBe('Rejected');
  });

  it('counts nobody who is not there', () => {
    const ballots = chosen({ a: 'For', b: 'For', c: 'Against' });
    const present = there({ a: 10, c: 10 });
    const round = { majority: 'Absolute', present, ballots, shares_total: 1000 } as const;
    expect(countRound(round)).toMatchObject({ result: 'Rejected', for: 10, against: 10 });
  });
});

it.each([
  ['Absolute', 100, 51],
  ['Absolute', 101, 51],
  ['Absolute', 0, 1],
  ['TwoThirds', 300, 200],
  ['TwoThirds', 301, 201],
  ['FourFifths', 500, 400],
  ['FourFifths', 501, 401],
  ['FourFifths', 0, 1],
  ['Unanimity', 500, 1000],
  ['UnanimityOfPresent', 500, 600],
] as const)('%s of %i votes asks for %i', (majority, cast, threshold) => {
  const shares = { shares_total: 1000, shares_present: 600 };
  expect(thresholdOf(majority, cast, shares)).toBe(threshold);
});

const assembly = fc.uniqueArray(
  fc.record({
    owner_id: fc.uuid(),
    person_id: fc.constantFrom('p', 'q', 'r', 's'),
    weight: fc.integer({ min: 1, max: 1_000_000 }),
    choice: fc.constantFrom(...CHOICES),
  }),
  { selector: ({ owner_id }) => owner_id },
);
const roundOf = (votes: readonly (Vote & Ballot)[], majority: (typeof MAJORITIES)[number]) =>
  countRound({ majority, present: votes, ballots: votes, shares_total: 10_000_000 });

it('comes out the same in any order, and never above the shares present', () => {
  fc.assert(
    fc.property(assembly, fc.constantFrom(...MAJORITIES), (votes, majority) => {
      const outcome = roundOf(votes, majority);
      const { capped: _, ...figures } = roundOf(votes.toReversed(), majority);
      expect(outcome).toMatchObject(figures);
      const shares = votes.reduce((sum, { weight }) => sum + weight, 0);
      expect(outcome.for + outcome.against + outcome.abstain).toBeLessThanOrEqual(shares);
    }),
  );
});

it('is adopted exactly from its threshold on', () => {
  fc.assert(
    fc.property(assembly, fc.constantFrom('Absolute', 'TwoThirds', 'FourFifths'), (votes, rule) => {
      const { result, for: yes, threshold, votes_cast } = roundOf(votes, rule);
      expect(result === 'Adopted').toBe(votes_cast > 0 && yes >= threshold);
    }),
  );
});

it('never loses by one who changes to For, while those who are there stay the same', () => {
  fc.assert(
    fc.property(assembly, fc.constantFrom(...MAJORITIES), fc.nat(), (votes, majority, at) => {
      fc.pre(votes.length > 0 && roundOf(votes, majority).result === 'Adopted');
      const index = at % votes.length;
      const changed = votes.map((vote, i) =>
        i === index ? { ...vote, choice: 'For' as const } : vote,
      );
      expect(roundOf(changed, majority).result).toBe('Adopted');
    }),
  );
});
