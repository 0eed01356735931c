import { expect, it } from 'vitest';
import { byName } from './by-name.ts';

it('puts É beside E, and numbers by what they are', () => {
  const names = ['Zoé', 'Émile', 'Lot 10', 'Eva', 'Lot 9', 'Albert'];
  expect(names.toSorted(byName('fr', (name: string) => name))).toEqual([
    'Albert',
    'Émile',
    'Eva',
    'Lot 9',
    'Lot 10',
    'Zoé',
  ]);
});
