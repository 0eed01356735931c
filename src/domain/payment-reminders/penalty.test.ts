import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/kernel/local-date.ts';
import { publishedRates } from '#test/helpers/published-rates.ts';
import { fixedRate } from './interest-rates.ts';
import { lateInterest } from './late-interest.ts';
import { REMINDER_LEVELS } from './levels.ts';
import {
  computeClaim,
  isConsumer,
  calculatePenalty,
  forecastPenalty,
  type PenaltyInput,
} from './penalty.ts';

const thousandSince = (due_date: string, free_until: string | null = null) => [
  { open_cents: 100_000, due_date, is_cost: false, free_until },
];

const company: PenaltyInput = {
  level: 'Formal',
  on: '2026-01-31',
  items: thousandSince('2025-12-31'),
  clause: { rate: 80_000 },
  owner_kind: 'Company',
  consumer_limits: true,
  rates: publishedRates,
};
/** Gentle was mailed on 15 January: the term ended on the 29th. */
const consumer: PenaltyInput = {
  ...company,
  owner_kind: 'Person',
  items: thousandSince('2025-12-31', '2026-01-29'),
};

describe('calculatePenalty', () => {
  it.each<[string, PenaltyInput, number]>([
    ['company at Formal: 1000 × 8 % × 31/365 = 6.794…', company, 679],
    ['company at FinalNotice', { ...company, level: 'FinalNotice' }, 679],
    ['company at LegalAction', { ...company, level: 'LegalAction' }, 679],
    ['nothing at Gentle', { ...company, level: 'Gentle' }, 0],
    ['nothing without a clause', { ...company, clause: null }, 0],
    ['nothing on nothing', { ...company, items: [] }, 0],
    ['legal rate: 1000 × 4.5 % × 31/365 = 3.821…', { ...company, clause: { rate: 'Legal' } }, 382],
    [
      'legal rate over a change: 1000 × (5.75 % × 17 + 4.5 % × 31)/365 = 6.5',
      {
        ...company,
        clause: { rate: 'Legal' },
        items: thousandSince('2024-12-14'),
        on: '2025-01-31',
      },
      650,
    ],
    [
      'company without cap: 1000 × 24 % × 31/365 = 20.383…',
      { ...company, clause: { rate: 240_000 } },
      2038,
    ],
    ['consumer: 30 and 31 January, after the term: 1000 × 8 % × 2/365 = 0.438…', consumer, 44],
    [
      'consumer on the last day of the term: nothing yet',
      { ...consumer, items: thousandSince('2025-12-31', '2026-01-31') },
      0,
    ],
    [
      'consumer on the day after the term: 1000 × 8 % × 1/365 = 0.219…',
      { ...consumer, items: thousandSince('2025-12-31', '2026-01-30') },
      22,
    ],
    [
      'consumer, due only after the term: 1000 × 8 % × 1/365',
      { ...consumer, items: thousandSince('2026-01-30', '2026-01-20') },
      22,
    ],
    [
      'consumer of whom no free reminder has asked it',
      { ...consumer, items: thousandSince('2025-12-31') },
      0,
    ],
    [
      'person in a building without consumer limits, never reminded: 1000 × 8 % × 31/365',
      { ...consumer, consumer_limits: false, items: thousandSince('2025-12-31') },
      679,
    ],
    [
      'person in a building without consumer limits has no cap: 1000 × 24 % × 31/365',
      { ...consumer, consumer_limits: false, clause: { rate: 240_000 } },
      2038,
    ],
    [
      'cap of one half-year: 1000 × 10.5 % × 2/365 = 0.575…',
      { ...consumer, clause: { rate: 240_000 } },
      58,
    ],
    [
      'cap over a change: 1000 × (11.5 % × 30 + 10.5 % × 31)/365 = (3450 + 3255)/365 = 18.369…',
      {
        ...consumer,
        clause: { rate: 120_000 },
        items: thousandSince('2025-04-30', '2025-05-31'),
        on: '2025-07-31',
      },
      1837,
    ],
    [
      'cap in one half-year only: 1000 × (11 % × 30 + 10.5 % × 31)/365 = (3300 + 3255)/365 = 17.958…',
      {
        ...consumer,
        clause: { rate: 110_000 },
        items: thousandSince('2025-04-30', '2025-05-31'),
        on: '2025-07-31',
      },
      1796,
    ],
    [
      'the legal rate stays below the cap: 1000 × 4.5 % × 2/365 = 0.246…',
      { ...consumer, clause: { rate: 'Legal' } },
      25,
    ],
    [
      'item by item: 1000 × 8 % × 2/365 = 0.438… of what was named, nothing of the others',
      {
        ...consumer,
        items: [
          ...thousandSince('2025-12-31', '2026-01-29'),
          ...thousandSince('2026-01-10'),
          { open_cents: 750, due_date: '2025-12-31', is_cost: true, free_until: '2026-01-29' },
        ],
      },
      44,
    ],
    [
      'several items: (1000 × 31 + 250.50 × 11) × 8 % / 365 = 7.398…, the cost bears nothing',
      {
        ...company,
        items: [
          ...thousandSince('2025-12-31'),
          { open_cents: 25_050, due_date: '2026-01-20', is_cost: false, free_until: null },
          { open_cents: 750, due_date: '2025-12-31', is_cost: true, free_until: null },
        ],
      },
      740,
    ],
    [
      'what is not yet due bears nothing: 1000 × 8 % × 31/365',
      {
        ...company,
        items: [...thousandSince('2025-12-31'), ...thousandSince('2026-02-28')],
      },
      679,
    ],
    [
      'a consumer for whom no half-year that counts is missing: nothing since 2023-12 was named',
      {
        ...consumer,
        items: [...thousandSince('2023-12-01'), ...thousandSince('2025-12-31', '2026-01-29')],
      },
      44,
    ],
    ['a clause of 0 %', { ...company, clause: { rate: 0 } }, 0],
  ])('%s', (_computation, input, cents) => {
    expect(calculatePenalty(input)).toBe(cents);
  });

  it('refuses where the rate of a half-year is missing, and says which', () => {
    const items = thousandSince('2026-05-31', '2026-06-30');
    expect(() => calculatePenalty({ ...consumer, items, on: '2026-07-15' })).toThrow(
      expect.objectContaining({
        code: 'rate_missing',
        params: { kind: 'Enterprise', period: '2026-H2' },
      }),
    );
    // For a company nothing is capped: the rate of the statutes applies.
    expect(calculatePenalty({ ...company, items, on: '2026-07-15' })).toBe(986);
  });

  it('asks of a consumer never more than of others, and never more than the cap of any half-year', () => {
    const inputs = fc.record({
      level: fc.constantFrom(...REMINDER_LEVELS),
      rate: fc.oneof(fc.constant('Legal' as const), fc.integer({ min: 0, max: 1_000_000 })),
      open: fc.integer({ min: 0, max: 10_000_000 }),
      overdue: fc.integer({ min: 0, max: 800 }),
      freed: fc.option(fc.integer({ min: -20, max: 800 }), { nil: null }),
    });
    fc.assert(
      fc.property(inputs, ({ level, rate, open, overdue, freed }) => {
        const on = '2026-03-16';
        const free_until = freed === null ? null : addDays(on, -freed);
        const owed = { open_cents: open, due_date: addDays(on, -overdue), is_cost: false };
        const input: PenaltyInput = {
          level,
          on,
          items: [{ ...owed, free_until }],
          clause: { rate },
          owner_kind: 'Person',
          consumer_limits: true,
          rates: publishedRates,
        };
        const claimed = calculatePenalty(input);
        const most = freed === null || freed <= 0 ? 0 : Math.min(overdue, freed);
        const bearing = [{ ...owed, bears_after: addDays(on, -most) }];
        expect(claimed).toBeLessThanOrEqual(calculatePenalty({ ...input, owner_kind: 'Company' }));
        expect(claimed).toBeLessThanOrEqual(lateInterest(bearing, on, fixedRate(125_000)));
        if (level === 'Gentle' || most === 0) expect(claimed).toBe(0);
      }),
    );
  });
});

describe('isConsumer', () => {
  it.each([
    ['Person', true, true],
    ['Person', false, false],
    ['Company', true, false],
    ['Company', false, false],
  ] as const)('%s, in a building that grants limits: %s', (kind, consumer_limits, expected) => {
    expect(isConsumer({ kind, consumer_limits })).toBe(expected);
  });
});

describe('computeClaim', () => {
  it.each([
    [942, 0, 942],
    [986, 942, 44],
    [942, 942, 0],
    [500, 942, 0],
  ])('of a penalty of %i, of which %i was answered, is %i', (penalty, answered, claimed) => {
    expect(computeClaim(penalty, answered)).toBe(claimed);
  });
});

describe('forecastPenalty', () => {
  it.each<[string, Partial<PenaltyInput>, number | undefined]>([
    ['1000 × 8 % × 30/365 = 6.575…', {}, 658],
    ['without the cap for a company: 1000 × 24 % × 30/365', { clause: { rate: 240_000 } }, 1973],
    [
      'a consumer’s, capped: 1000 × 10.5 % × 30/365 = 8.630…',
      { owner_kind: 'Person', clause: { rate: 240_000 } },
      863,
    ],
    ['at the legal rate: 1000 × 4.5 % × 30/365 = 3.698…', { clause: { rate: 'Legal' } }, 370],
    ['without a clause', { clause: null }, undefined],
    ['while the cap is not known', { owner_kind: 'Person', on: '2026-07-01' }, undefined],
    ['without a need for the rate that is not known', { on: '2026-07-01' }, 658],
  ])('is %s', (_what, changes, cents) => {
    expect(forecastPenalty({ ...company, ...changes })).toBe(cents);
  });

  it('leaves out costs', () => {
    const costs = [{ open_cents: 100_000, is_cost: true }];
    expect(forecastPenalty({ ...company, items: costs })).toBe(0);
  });
});

describe('the cap of a consumer', () => {
  it('holds for each debt, however reminders bundle them', () => {
    const debt = fc.record({
      open_cents: fc.integer({ min: 1, max: 5_000_000 }),
      late: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(fc.array(debt, { minLength: 1, maxLength: 6 }), (debts) => {
        const items = debts.map(({ open_cents, late }) => {
          const day = addDays('2026-03-31', -late);
          return { open_cents, due_date: day, is_cost: false, free_until: day };
        });
        const dear = { ...consumer, clause: { rate: 240_000 }, on: '2026-03-31' };
        const together = calculatePenalty({ ...dear, items });
        // At most 10.5 % a year on each debt, rounded once.
        const most = debts.reduce((sum, one) => sum + (one.open_cents * one.late * 0.105) / 365, 0);
        expect(together).toBeLessThanOrEqual(Math.round(most) + 1);
        const alone = items.map((item) => calculatePenalty({ ...dear, items: [item] }));
        const apart = alone.reduce((sum, cents) => sum + cents, 0);
        expect(Math.abs(together - apart)).toBeLessThanOrEqual(items.length);
      }),
    );
  });
});
