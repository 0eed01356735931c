import { describe, expect, it } from 'vitest';
import { instantAt } from './instant-at.ts';

describe('instantAt', () => {
  it.each([
    ['2026-01-15', '18:30', '2026-01-15T17:30:00.000Z'],
    ['2026-06-10', '19:00', '2026-06-10T17:00:00.000Z'],
    ['2026-06-10', '00:15', '2026-06-09T22:15:00.000Z'],
    ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ])('%s %s is %s', (day, time, instant) => {
    expect(instantAt(day, time)).toBe(instant);
  });

  it('knows no instant of the hour that is skipped in spring', () => {
    expect(instantAt('2026-03-29', '02:30')).toBeUndefined();
  });

  it('takes the first of an hour that comes twice in autumn', () => {
    expect(instantAt('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z');
  });
});
