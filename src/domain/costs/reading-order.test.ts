import { describe, expect, it } from 'vitest';
import { fraction } from '#domain/kernel/fraction.ts';
import { checkReadingOrder, parseIndex, toReading, type StoredReading } from './reading-order.ts';

const reading = (
  read_on: string,
  index: number | string,
  new_index: number | null = null,
): StoredReading => ({ read_on, index, new_index });

describe('the index of a meter', () => {
  const known = [
    reading('2025-12-31', '130.000000'),
    reading('2024-12-31', '100.500000'),
    reading('2025-06-30', '120', 5),
  ];

  it.each([
    ['between two readings', reading('2025-03-31', 110)],
    ['equal to the one before', reading('2025-03-31', '100.5')],
    ['equal to the one after', reading('2025-03-31', 120)],
    ['of the new meter after a change', reading('2025-09-30', 60)],
    ['before the first reading', reading('2024-01-01', 0)],
    ['after the last reading', reading('2026-12-31', 900)],
  ])('may be %s', (_what, given) => {
    expect(() => checkReadingOrder(given, known)).not.toThrow();
  });

  it.each([
    ['below the one before', reading('2025-03-31', 100), '2024-12-31', 100.5],
    ['above the one after', reading('2025-03-31', '120.000001'), '2025-06-30', 120],
    ['below the start of the new meter', reading('2025-09-30', 4), '2025-06-30', 5],
    ['above the next one of the new meter', reading('2025-09-30', 131), '2025-12-31', 130],
    ['changed to a higher one than the next', reading('2025-09-30', 50, 131), '2025-12-31', 130],
  ])('is refused %s', (_what, given, other_on, other) => {
    expect(() => checkReadingOrder(given, known)).toThrow(
      expect.objectContaining({
        code: 'meter_decreasing',
        params: { read_on: given.read_on, other_on, other, at: ['index'] },
      }) as Error,
    );
  });

  it('is exact to six decimals', () => {
    expect(parseIndex('0.000001')).toEqual(fraction(1, 1_000_000));
    expect(toReading(reading('2025-01-01', '12.5', 0))).toEqual({
      read_on: '2025-01-01',
      index: fraction(25, 2),
      new_index: fraction(0, 1),
    });
  });
});
