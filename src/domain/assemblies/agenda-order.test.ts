import { expect, it } from 'vitest';
import { moveEntry } from './agenda-order.ts';

it.each([
  [['a', 'b', 'c'], 'a', 3, ['b', 'c', 'a']],
  [['a', 'b', 'c'], 'c', 1, ['c', 'a', 'b']],
  [['a', 'b', 'c'], 'b', 2, ['a', 'b', 'c']],
  [['a', 'b'], 'new', 9, ['a', 'b', 'new']],
  [[], 'new', 1, ['new']],
])('of %j, %s at %i gives %j', (ids, id, position, moved) => {
  expect(moveEntry(ids, id, position)).toEqual(moved);
});
