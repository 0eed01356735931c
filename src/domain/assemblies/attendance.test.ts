import { describe, expect, it } from 'vitest';
import { listRepresentedOwners, excludeBoundVotes } from './attendance.ts';

const attendant = (owner_id: string, person_id = owner_id) => ({ owner_id, person_id });

describe('for whom a person votes', () => {
  it.each([
    ['themselves, whether they came yet or not', [], [], ['a']],
    ['those whose proxy they hold', ['b'], [attendant('a'), attendant('b', 'a')], ['a', 'b']],
    ['nobody who came after all', ['b'], [attendant('a'), attendant('b')], ['a']],
    ['not themselves, where somebody represents them', [], [attendant('a', 'c')], []],
  ])('is %s', (_why, principals, attendants, voices) => {
    expect(listRepresentedOwners('a', principals, attendants)).toEqual(voices);
  });
});

it('leaves out of a vote who serves by contract, and whom they represent (art. 3.87 §9)', () => {
  const votes = [attendant('a'), attendant('b'), attendant('c', 'b'), attendant('b2', 'a')].map(
    (one) => ({ ...one, weight: 1 }),
  );
  const left = excludeBoundVotes(votes, new Set(['b']));
  expect(left.map(({ owner_id }) => owner_id)).toEqual(['a', 'b2']);
});
