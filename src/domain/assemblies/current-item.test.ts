import { expect, it } from 'vitest';
import { currentItem } from './current-item.ts';

const item = (id: string, brought_up_at: string | null, isToDecide = true) => ({
  id,
  brought_up_at,
  isToDecide,
});

it.each([
  [
    'the first to decide, before any was brought up',
    'b',
    [
      ['a', null, false],
      ['b', null],
      ['c', null],
    ],
  ],
  [
    'the one brought up last, decided or not',
    'c',
    [
      ['a', '2026-06-10T17:05:00.000Z'],
      ['b', null],
      ['c', '2026-06-10T17:20:00.000Z', false],
    ],
  ],
  [
    'one that the meeting came back to',
    'a',
    [
      ['a', '2026-06-10T18:00:00.000Z', false],
      ['b', '2026-06-10T17:30:00.000Z'],
    ],
  ],
  ['nothing, where nothing is left', undefined, [['a', null, false]]],
  ['nothing, of an empty agenda', undefined, []],
] as const)('is %s', (_why, expected, agenda) => {
  const items = agenda.map(([id, at, isToDecide]) => item(id, at, isToDecide));
  expect(currentItem(items, (one) => one.isToDecide)?.id).toBe(expected);
});
