import { expect, it } from 'vitest';
import { formatHeldDays } from './held-days.ts';

it.each([
  ['days of a whole lot', [{ share: '1/1', days: 214 }], '214/365'],
  ['days of a share', [{ share: '1/3', days: 365 }], '1/3 × 365/365'],
  [
    'shares that changed',
    [
      { share: '5/12', days: 35 },
      { share: '1/1', days: 330 },
    ],
    '(5/12 × 35 + 1/1 × 330)/365',
  ],
  ['nothing for a meter', [], ''],
])('a factor has %s', (_, stretches, text) => {
  expect(formatHeldDays(stretches, 365)).toBe(text);
});
