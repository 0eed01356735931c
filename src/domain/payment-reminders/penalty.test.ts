import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/kernel/local-date.ts';
import { fixedRate } from './interest-rates.ts';
import { lateInterest } from './late-interest.ts';
import { REMINDER_LEVELS } from './levels.ts';
import { penaltyOf, type PenaltyInput } from './penalty.ts';

const thousandSince = (due_date: string) => [{ open_cents: 100_000, due_date, is_cost: false }];

const company: PenaltyInput = {
  level: 'Formal',
  on: '2026-01-31',
  items: thousandSince('2025-12-31'),
  clause: { rate: 80_000 },
  owner_kind: 'Company',
  consumer_limits: true,
  gentle_sent_on: null,
};
const consumer: PenaltyInput = { ...company, owner_kind: 'Person', gentle_sent_on: '2026-01-15' };

describe('penaltyOf', () => {
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
    ['consumer on the 16th day: 1000 × 8 % × 31/365', consumer, 679],
    ['consumer on the 14th day after Gentle', { ...consumer, gentle_sent_on: '2026-01-17' }, 679],
    [
      'consumer on the 13th day after Gentle: nothing yet',
      { ...consumer, gentle_sent_on: '2026-01-18' },
      0,
    ],
    ['consumer to whom Gentle was never sent', { ...consumer, gentle_sent_on: null }, 0],
    [
      'person in a building without consumer limits, Gentle never sent',
      { ...consumer, consumer_limits: false, gentle_sent_on: null },
      679,
    ],
    [
      'person in a building without consumer limits has no cap: 1000 × 24 % × 31/365',
      { ...consumer, consumer_limits: false, clause: { rate: 240_000 } },
      2038,
    ],
    [
      'cap of one half-year: 1000 × 10.5 % × 31/365 = 8.917…',
      { ...consumer, clause: { rate: 240_000 } },
      892,
    ],
    [
      'cap over a change: 1000 × (11.5 % × 30 + 10.5 % × 31)/365 = (3450 + 3255)/365 = 18.369…',
      {
        ...consumer,
        clause: { rate: 120_000 },
        items: thousandSince('2025-05-31'),
        on: '2025-07-31',
        gentle_sent_on: '2025-06-20',
      },
      1837,
    ],
    [
      'cap in one half-year only: 1000 × (11 % × 30 + 10.5 % × 31)/365 = (3300 + 3255)/365 = 17.958…',
      {
        ...consumer,
        clause: { rate: 110_000 },
        items: thousandSince('2025-05-31'),
        on: '2025-07-31',
        gentle_sent_on: '2025-06-20',
      },
      1796,
    ],
    [
      'cap before its first half-year, over 29 February 2024: 1000 × 12.5 % × 91/365 = 31.164…',
      {
        ...consumer,
        clause: { rate: 200_000 },
        items: thousandSince('2023-12-01'),
        on: '2024-03-01',
        gentle_sent_on: '2024-01-01',
      },
      3116,
    ],
    [
      'the legal rate stays below the cap: 1000 × 4.5 % × 31/365',
      { ...consumer, clause: { rate: 'Legal' } },
      382,
    ],
    [
      'several items: (1000 × 31 + 250.50 × 11) × 8 % / 365 = 7.398…, the cost bears nothing',
      {
        ...consumer,
        items: [
          ...thousandSince('2025-12-31'),
          { open_cents: 25_050, due_date: '2026-01-20', is_cost: false },
          { open_cents: 750, due_date: '2025-12-31', is_cost: true },
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
    ['a clause of 0 %', { ...company, clause: { rate: 0 } }, 0],
  ])('%s', (_computation, input, cents) => {
    expect(penaltyOf(input)).toBe(cents);
  });

  it('asks of a consumer never more than of others, and never more than the cap of any half-year', () => {
    const inputs = fc.record({
      level: fc.constantFrom(...REMINDER_LEVELS),
      rate: fc.oneof(fc.constant('Legal' as const), fc.integer({ min: 0, max: 1_000_000 })),
      open: fc.integer({ min: 0, max: 10_000_000 }),
      overdue: fc.integer({ min: 0, max: 2_000 }),
      sent: fc.option(fc.integer({ min: 0, max: 60 }), { nil: null }),
    });
    fc.assert(
      fc.property(inputs, ({ level, rate, open, overdue, sent }) => {
        const on = '2026-03-16';
        const items = [{ open_cents: open, due_date: addDays(on, -overdue), is_cost: false }];
        const input: PenaltyInput = {
          level,
          on,
          items,
          clause: { rate },
          owner_kind: 'Person',
          consumer_limits: true,
          gentle_sent_on: sent === null ? null : addDays(on, -sent),
        };
        const claimed = penaltyOf(input);
        expect(claimed).toBeLessThanOrEqual(penaltyOf({ ...input, owner_kind: 'Company' }));
        expect(claimed).toBeLessThanOrEqual(lateInterest(items, on, fixedRate(125_000)));
        if (level === 'Gentle' || sent === null || sent < 14) expect(claimed).toBe(0);
      }),
    );
  });
});
