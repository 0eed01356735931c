import { describe, expect, it } from 'vitest';
import { checkParent } from './unit-tree.ts';

describe('checkParent', () => {
  const parentOf = new Map([
    ['cellar', 'flat'],
    ['shelf', 'cellar'],
  ]);

  it.each([
    ['flat', 'flat'],
    ['flat', 'cellar'],
    ['flat', 'shelf'],
  ])('refuses %s below %s', (unit, parent) => {
    expect(() => checkParent(unit, parent, parentOf)).toThrow(
      expect.objectContaining({ code: 'invalid_parent', params: { parent_unit_id: parent } }),
    );
  });

  it('takes any other unit', () => {
    expect(() => checkParent('garage', 'shelf', parentOf)).not.toThrow();
    expect(() => checkParent('shelf', 'flat', parentOf)).not.toThrow();
    const circle = new Map([
      ['a', 'b'],
      ['b', 'a'],
    ]);
    expect(() => checkParent('c', 'a', circle)).not.toThrow();
  });
});
