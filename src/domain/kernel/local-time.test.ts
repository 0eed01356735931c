import { describe, expect, it } from 'vitest';
import { isLocalTime, timeInBrussels } from './local-time.ts';

describe('isLocalTime', () => {
  it.each(['00:00', '09:30', '19:05', '23:59'])('takes %s', (time) => {
    expect(isLocalTime(time)).toBe(true);
  });

  it.each(['24:00', '9:30', '09:60', '09:30:00', ' 09:30', '09:30\n', '', 930, null])(
    'refuses %j',
    (time) => {
      expect(isLocalTime(time)).toBe(false);
    },
  );
});

describe('timeInBrussels', () => {
  it.each([
    ['in winter', '2026-01-15T21:30:00Z', '22:30'],
    ['in summer', '2026-07-15T21:30:59.999Z', '23:30'],
    ['at midnight', '2026-07-14T22:00:00Z', '00:00'],
    ['before the clocks go forward', '2026-03-29T00:59:00Z', '01:59'],
    ['after the clocks went forward', '2026-03-29T01:00:00Z', '03:00'],
    ['in the hour that comes twice', '2026-10-25T00:30:00Z', '02:30'],
    ['in the same hour again', '2026-10-25T01:30:00Z', '02:30'],
  ])('%s', (_when, instant, time) => {
    expect(timeInBrussels(Date.parse(instant))).toBe(time);
  });
});
