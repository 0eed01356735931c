import { describe, expect, it } from 'vitest';
import { START_STEPS, findStepsDone, type Begun } from './start-steps.ts';

const nothing: Begun = {
  given: 0,
  total: 1000,
  lots: 0,
  lots_without_owner: 0,
  keys: 1,
  accounts: 0,
  entries: 0,
  people: 1,
  calls: 0,
};

describe('the steps by which a building is made ready', () => {
  it.each([
    ['nothing', {}, []],
    ['nothing, not even a total', { total: 0 }, []],
    ['some lots', { lots: 2, given: 900, lots_without_owner: 2 }, []],
    ['all lots', { lots: 2, given: 1000, lots_without_owner: 1 }, ['lots']],
    ['all lots with owners', { lots: 2, given: 1000 }, ['lots', 'owners']],
    ['a key beside the General one', { keys: 2 }, ['keys']],
    ['a bank account', { accounts: 1 }, ['bank']],
    ['an entry', { entries: 1 }, ['opening']],
    ['a colleague', { people: 2 }, ['people']],
    ['a call for funds', { calls: 1 }, ['call']],
    [
      'all of it',
      { lots: 1, given: 1000, keys: 2, accounts: 1, entries: 3, people: 4, calls: 1 },
      START_STEPS,
    ],
  ])('with %s', (_, begun, done) => {
    expect([...findStepsDone({ ...nothing, ...begun })]).toEqual(done);
  });
});
