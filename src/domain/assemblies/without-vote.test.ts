import { expect, it } from 'vitest';
import { findVoterObstacle, findVoteObstacle } from './without-vote.ts';

it.each([
  ['Scheduled', false, 'NotOpen'],
  ['Cancelled', false, 'NotOpen'],
  ['InProgress', false, null],
  ['InProgress', true, 'Closed'],
  ['Completed', false, 'Closed'],
] as const)('a meeting that is %s, its item closed: %s, is %s', (status, is_closed, why) => {
  expect(findVoteObstacle({ status, is_closed })).toBe(why);
});

it.each([
  ['a', null],
  ['b', 'NotPresent'],
  ['c', 'Suspended'],
  ['d', 'NotConcerned'],
  ['e', 'ContractBound'],
  ['f', 'ContractBound'],
])('%s has no vote because of %s', (owner, why) => {
  const weights = new Map([
    ['a', 10],
    ['b', 10],
    ['e', 10],
    ['f', 10],
  ]);
  const electorate = { weights, suspended: new Set(['c']), owners_total: 5, shares_total: 50 };
  // Those with a contract for the item vote neither for themselves nor as a proxy (art. 3.87 §9).
  const attendants = [
    { owner_id: 'a', person_id: 'a' },
    { owner_id: 'c', person_id: 'c' },
    { owner_id: 'e', person_id: 'e' },
    { owner_id: 'f', person_id: 'e' },
  ];
  const bound = new Set(['e']);
  expect(findVoterObstacle({ electorate, attendants, bound }, owner)).toBe(why);
});
