import { expect, it } from 'vitest';
import { whyNoVoter, whyNotOpen } from './without-vote.ts';

it.each([
  ['Scheduled', false, 'NotOpen'],
  ['Cancelled', false, 'NotOpen'],
  ['InProgress', false, null],
  ['InProgress', true, 'Closed'],
  ['Completed', false, 'Closed'],
] as const)('a meeting that is %s, its item closed: %s, is %s', (status, is_closed, why) => {
  expect(whyNotOpen({ status, is_closed })).toBe(why);
});

it.each([
  ['a', null],
  ['b', 'NotPresent'],
  ['c', 'Suspended'],
  ['d', 'NotConcerned'],
])('%s has no vote because of %s', (owner, why) => {
  const weights = new Map([
    ['a', 10],
    ['b', 10],
  ]);
  const electorate = { weights, suspended: new Set(['c']), owners_total: 3, shares_total: 30 };
  const present = [{ owner_id: 'a', person_id: 'a', weight: 10 }];
  expect(whyNoVoter(electorate, present, owner)).toBe(why);
});
