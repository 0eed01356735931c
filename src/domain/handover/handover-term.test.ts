import { expect, it } from 'vitest';
import { calculateHandoverTerm } from './handover-term.ts';

it.each([
  ['2026-06-30', '2026-07-30'],
  // The thirtieth day is a Saturday.
  ['2026-05-14', '2026-06-15'],
  // The thirtieth day is Christmas, a Friday.
  ['2026-11-25', '2026-12-28'],
])('a mandate that ended on %s leaves until %s to hand over the file', (ended, last) => {
  expect(calculateHandoverTerm(ended)).toBe(last);
});
