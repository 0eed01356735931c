import { describe, expect, it } from 'vitest';
import { checkWeights } from './distribution-key.ts';

describe('checkWeights', () => {
  it.each([
    ['none', [], { code: 'weights_empty' }],
    ['only zeros', [{ unit_id: 'a', weight: 0 }], { code: 'weights_empty' }],
    [
      'a unit named twice',
      [
        { unit_id: 'a', weight: 1 },
        { unit_id: 'a', weight: 1 },
      ],
      { code: 'unit_named_twice', params: { unit_id: 'a', at: ['weights', 1, 'unit_id'] } },
    ],
  ])('refuses %s', (_, weights, refusal) => {
    expect(() => checkWeights(weights)).toThrow(expect.objectContaining(refusal));
  });

  it('takes weights of which one is above 0', () => {
    const weights = [
      { unit_id: 'a', weight: 0 },
      { unit_id: 'b', weight: 3 },
    ];
    expect(() => checkWeights(weights)).not.toThrow();
  });
});
