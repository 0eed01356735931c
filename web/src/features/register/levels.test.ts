import { describe, expect, it } from 'vitest';
import { drawLevels } from './levels.ts';

const lot = (unit_number: string, floor: number | null, quota: number) => ({
  id: unit_number,
  unit_number,
  floor,
  quota,
});

describe('the section of a building', () => {
  it('has the highest floor first, lots in the order of their numbers, and unknown floors last', () => {
    const levels = drawLevels([
      lot('X', null, 5),
      lot('1.10', 1, 50),
      lot('1.2', 1, 50),
      lot('C1', -1, 2),
      lot('2.1', 2, 100),
    ]);
    expect(levels.map(({ floor, lots }) => [floor, lots.map(({ id }) => id)])).toEqual([
      [2, ['2.1']],
      [1, ['1.2', '1.10']],
      [-1, ['C1']],
      [null, ['X']],
    ]);
  });

  it('draws lots as wide as their quotas, and the smallest wide enough to be read', () => {
    const [level] = drawLevels([lot('A', 0, 100), lot('B', 0, 40), lot('C', 0, 0)]);
    expect(level?.lots.map(({ share }) => share)).toEqual([100, 40, 10]);
  });
});
