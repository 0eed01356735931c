import { describe, expect, it } from 'vitest';
import { byDeadline } from './by-deadline.ts';

describe('byDeadline', () => {
  it('groups by how near the day is, over the change of the year and of the clocks', () => {
    const items = ['2025-12-30', '2025-12-31', '2026-01-07', '2026-01-08', null].map((due_on) => ({
      due_on,
    }));
    expect(
      byDeadline(items, '2025-12-31').map(({ when, items: own }) => [
        when,
        own.map(({ due_on }) => due_on),
      ]),
    ).toEqual([
      ['late', ['2025-12-30']],
      ['today', ['2025-12-31']],
      ['week', ['2026-01-07']],
      ['later', ['2026-01-08']],
      ['open', [null]],
    ]);
    expect(byDeadline([{ due_on: '2026-04-04' }], '2026-03-28')[0]?.when).toBe('week');
  });

  it('keeps the order within a group, and shows no empty one', () => {
    const items = [
      { due_on: null, id: 2 },
      { due_on: null, id: 1 },
    ];
    expect(byDeadline(items, '2026-01-01')).toEqual([{ when: 'open', items }]);
  });
});
