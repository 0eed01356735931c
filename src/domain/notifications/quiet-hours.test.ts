import { describe, expect, it } from 'vitest';
import { isQuiet } from './quiet-hours.ts';

describe('isQuiet', () => {
  it.each([
    ['13:00', '14:30', '12:59', false],
    ['13:00', '14:30', '13:00', true],
    ['13:00', '14:30', '14:29', true],
    ['13:00', '14:30', '14:30', false],
    ['22:00', '07:00', '21:59', false],
    ['22:00', '07:00', '22:00', true],
    ['22:00', '07:00', '23:59', true],
    ['22:00', '07:00', '00:00', true],
    ['22:00', '07:00', '06:59', true],
    ['22:00', '07:00', '07:00', false],
    ['22:00', '07:00', '12:00', false],
    ['22:00', '00:00', '23:59', true],
    ['22:00', '00:00', '00:00', false],
    ['00:00', '06:00', '00:00', true],
    ['00:00', '06:00', '23:59', false],
    ['22:00', '22:00', '22:00', false],
    ['22:00', '22:00', '10:00', false],
  ])('from %s to %s, at %s: %s', (from, to, time, quiet) => {
    expect(isQuiet({ from, to }, time)).toBe(quiet);
  });

  it('is never so without quiet hours', () => {
    expect(isQuiet(null, '03:00')).toBe(false);
  });

  it('refuses times with seconds, which would not sort with the others', () => {
    expect(() => isQuiet({ from: '22:00:00', to: '07:00:00' }, '22:00')).toThrow('HH:MM');
  });
});
