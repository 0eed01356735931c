import { expect, it } from 'vitest';
import { isPossibleBooking } from './manual-bookings.ts';

const transaction = { booked_on: '2026-03-12', amount_cents: 5_000 };

it.each([
  ['2026-03-02', 5_000, true],
  ['2026-03-22', 5_000, true],
  ['2026-03-01', 5_000, false],
  ['2026-03-23', 5_000, false],
  ['2026-03-12', 5_001, false],
  ['2026-03-12', -5_000, false],
])('an entry of %s over %d cents may be a transaction: %s', (entry_date, amount_cents, may) => {
  expect(isPossibleBooking({ entry_date, amount_cents }, transaction)).toBe(may);
});
