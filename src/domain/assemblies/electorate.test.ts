import { expect, it } from 'vitest';
import { buildElectorate, type VotingLot } from './electorate.ts';

const lot = (weight: number, ...holders: string[]): VotingLot => ({
  weight,
  holders: holders.map((name) => ({
    owner_id: name.replace('*', ''),
    is_voting_mandatary: name.endsWith('*'),
  })),
});

it.each([
  ['one owner of several lots is one head', [lot(200, 'a'), lot(100, 'a')], { a: 300 }, [], 1, 300],
  ['joint owners vote by the one they named', [lot(200, 'a', 'b*')], { b: 200 }, [], 1, 200],
  [
    'joint owners who named nobody do not vote, and are one head of all',
    [lot(200, 'a', 'b'), lot(100, 'b', 'a'), lot(700, 'c')],
    { c: 700 },
    ['a', 'b'],
    2,
    1000,
  ],
  [
    'who also has a lot alone votes with that',
    [lot(200, 'a', 'b'), lot(100, 'a')],
    { a: 100 },
    ['b'],
    2,
    300,
  ],
  ['bare owner and usufructuary in one person vote', [lot(50, 'a', 'a')], { a: 50 }, [], 1, 50],
  ['a lot without holder counts among all votes', [lot(50), lot(50, 'a')], { a: 50 }, [], 1, 100],
  ['what weighs nothing does not vote', [lot(0, 'a'), lot(50, 'b')], { b: 50 }, [], 1, 50],
])('%s (art. 3.87 §1, §6)', (_, lots, weights, suspended, owners, shares) => {
  const electorate = buildElectorate(lots);
  expect(Object.fromEntries(electorate.weights)).toEqual(weights);
  expect([...electorate.suspended]).toEqual(suspended);
  expect(electorate).toMatchObject({ owners_total: owners, shares_total: shares });
});
