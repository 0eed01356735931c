import { expect, it } from 'vitest';
import { countItem } from './count-item.ts';
import type { Ballot } from './tally.ts';

const WEIGHTS = { a: 300, b: 250, c: 200, d: 250 };
const present = Object.entries(WEIGHTS).map(([owner_id, weight]) => ({
  owner_id,
  person_id: owner_id,
  weight,
}));
const candidates = ['x', 'y', 'z'].map((id) => ({ id, name: id.toUpperCase() }));
const round = { majority: 'Absolute', present, candidates, shares_total: 1000 } as const;

/** Reads "a+ b- c0": for, against, abstention. */
const votesOn = (candidate_id: string, words: string) =>
  words.split(' ').map((word) => {
    const choice = ({ '+': 'For', '-': 'Against', '0': 'Abstain' } as const)[word[1] ?? ''];
    return { owner_id: word[0] ?? '', choice: choice as Ballot['choice'], candidate_id };
  });

// Each person is put to a separate vote, decided by the majority of the votes for and against (art. 3.87
// §8).
it.each([
  ['one alone is elected', ['a+ b- c+ d+', 'a- b+ c- d-', 'a- b- c+ d-'], ['x'], 'x'],
  [
    'two are elected, the first by votes leads',
    ['a+ b+ c+ d-', 'a+ b+ c+ d+', 'a-'],
    ['x', 'y'],
    'y',
  ],
  ['half is not enough', ['a+ c+ b- d-', 'a+ b- d-', 'a0 b0'], [], 'x'],
  ['nobody is elected by abstentions', ['a0 b0 c0 d0', 'a0', 'd0'], [], 'x'],
  ['of equal votes for, fewer against leads', ['a+ b-', 'a+ c-', 'a+ d-'], ['x', 'y', 'z'], 'y'],
])('of three candidates, %s (art. 3.87 §8)', (_, words, elected, leads) => {
  const ballots = words.flatMap((text, index) => votesOn(candidates[index]?.id ?? '', text));
  const outcome = countItem(round, ballots);
  const won = outcome.candidates.filter(({ result }) => result === 'Adopted');
  expect(won.map(({ candidate_id }) => candidate_id)).toEqual(elected);
  expect(outcome.result).toBe(elected.length > 0 ? 'Adopted' : 'Rejected');
  const leader = outcome.candidates.find(({ candidate_id }) => candidate_id === leads);
  expect(outcome).toMatchObject({ for: leader?.for, against: leader?.against });
});
