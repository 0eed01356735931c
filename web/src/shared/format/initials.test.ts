import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Résidence Les Tilleuls', 'LT'],
  ['Tour Mercator', 'TM'],
  ['Hof ter Beke', 'HB'],
  ['Quai des Usines 12', 'QU'],
  ['Les Érables', 'LÉ'],
  ['Camille Clairval', 'CC'],
  ['Mercator', 'ME'],
  ['de linde', 'DE'],
  ['', ''],
])('a tile shows two letters of %s: %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
