import { describe, expect, it } from 'vitest';
import { makeLotLister, type HeldUnit } from './lots.ts';

function held(unit_number: string, start_date: string, end_date: string | null): HeldUnit {
  return { owner_id: 'anna', building_id: 'north', unit_number, start_date, end_date };
}

const HELD: readonly HeldUnit[] = [
  held('P2', '2024-01-01', null),
  held('A1', '2024-01-01', '2025-06-01'),
  { ...held('Z9', '2020-01-01', null), building_id: 'south' },
  { ...held('B4', '2020-01-01', '2024-01-01'), owner_id: 'bram' },
];

const line = {
  owner_id: 'anna',
  building_id: 'north',
  entry_date: '2025-03-01',
  unit_number: null,
};

describe('the lots of a line', () => {
  it.each([
    ['the unit it names alone', { unit_number: 'C3' }, ['C3']],
    ['those held on its day, in the order of their numbers', {}, ['A1', 'P2']],
    ['without one that was sold on that day', { entry_date: '2025-06-01' }, ['P2']],
    ['all ever held where none is any more', { owner_id: 'bram' }, ['B4']],
    ['those of its building', { building_id: 'south' }, ['Z9']],
    ['none of an owner who never held any there', { owner_id: 'carl' }, []],
    ['none without an owner', { owner_id: null }, []],
  ])('are %s', (_, facts, lots) => {
    expect(makeLotLister(HELD)({ ...line, ...facts })).toEqual(lots);
  });

  it('name a unit once that is held under two rights', () => {
    const twice = [held('A1', '2024-01-01', null), held('A1', '2024-05-01', null)];
    expect(makeLotLister(twice)(line)).toEqual(['A1']);
  });
});
