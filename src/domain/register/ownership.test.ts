import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fraction, toShareText } from '#domain/kernel/fraction.ts';
import { addDays } from '#domain/kernel/local-date.ts';
import {
  filterActive,
  checkInterval,
  checkOwnership,
  commonDenominator,
  nextPrimaryContact,
  ownershipPeriods,
  sumSharesOn,
  OWNERSHIP_RIGHTS,
  type OwnershipRelation,
  type OwnershipRight,
} from './ownership.ts';

function relation(
  share: string,
  start_date: string,
  end_date: string | null = null,
  right: OwnershipRight = 'FullOwnership',
): OwnershipRelation {
  const [numerator, denominator] = share.split('/').map(Number);
  return {
    id: `${share}-${start_date}`,
    owner_id: 'owner',
    right,
    share: fraction(numerator ?? 0, denominator ?? 1),
    start_date,
    end_date,
    is_primary_contact: false,
  };
}

/** Formats periods: "2025-01-01…2025-07-01 usufruct side | bare side". */
function brief(relations: readonly OwnershipRelation[]): string[] {
  return ownershipPeriods(relations).map(
    ({ from, to, usufruct_side, bare_side }) =>
      `${from}…${to ?? ''} ${toShareText(usufruct_side)} | ${toShareText(bare_side)}`,
  );
}

describe('ownershipPeriods', () => {
  it.each<[string, OwnershipRelation[], string[]]>([
    ['nobody', [], []],
    ['three thirds', [1, 2, 3].map(() => relation('1/3', '2024-01-01')), ['2024-01-01… 1/1 | 1/1']],
    [
      'a sale, which changes no sum',
      [relation('1/1', '2024-01-01', '2025-07-01'), relation('1/1', '2025-07-01')],
      ['2024-01-01… 1/1 | 1/1'],
    ],
    [
      'a gap',
      [relation('1/1', '2024-01-01', '2024-06-01'), relation('1/1', '2024-07-01', '2024-08-01')],
      ['2024-01-01…2024-06-01 1/1 | 1/1', '2024-07-01…2024-08-01 1/1 | 1/1'],
    ],
    [
      'a register filled in step by step',
      [relation('1/2', '2024-01-01'), relation('1/2', '2024-03-01')],
      ['2024-01-01…2024-03-01 1/2 | 1/2', '2024-03-01… 1/1 | 1/1'],
    ],
    [
      'usufruct and bare ownership that start apart',
      [
        relation('1/1', '2024-01-01', null, 'Usufruct'),
        relation('1/1', '2024-02-01', null, 'BareOwnership'),
      ],
      ['2024-01-01…2024-02-01 1/1 | 0/1', '2024-02-01… 1/1 | 1/1'],
    ],
    [
      'a relation that never took effect',
      [relation('1/1', '2024-01-01'), relation('1/1', '2024-05-01', '2024-05-01')],
      ['2024-01-01… 1/1 | 1/1'],
    ],
    [
      'a day counted twice',
      [relation('1/1', '2024-01-01', '2024-07-02'), relation('1/2', '2024-07-01')],
      [
        '2024-01-01…2024-07-01 1/1 | 1/1',
        '2024-07-01…2024-07-02 3/2 | 3/2',
        '2024-07-02… 1/2 | 1/2',
      ],
    ],
  ])('of %s', (_, relations, expected) => {
    expect(brief(relations)).toEqual(expected);
    expect(brief(relations.toReversed())).toEqual(expected);
  });

  it('refuses an interval that ends before it starts', () => {
    expect(() => ownershipPeriods([relation('1/1', '2024-02-01', '2024-01-01')])).toThrow(
      expect.objectContaining({ code: 'invalid_period' }),
    );
    expect(() => ownershipPeriods([relation('1/1', '2024-02-30')])).toThrow('not a date');
    expect(() => checkInterval(relation('1/1', '2024-02-01', '2024-02-01'))).not.toThrow();
  });

  it('says for every day what the sums of that day are', () => {
    const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2025-01-01', days));
    const anyRelation = fc
      .record({
        a: day,
        b: fc.option(day),
        n: fc.integer({ min: 1, max: 6 }),
        right: fc.constantFrom(...OWNERSHIP_RIGHTS),
      })
      .map(({ a, b, n, right }) => {
        const [start, end] = b !== null && b < a ? [b, a] : [a, b];
        return relation(`${n}/6`, start, end, right);
      });
    fc.assert(
      fc.property(fc.array(anyRelation, { maxLength: 8 }), day, (relations, date) => {
        const periods = ownershipPeriods(relations);
        const hits = filterActive(
          periods.map((period) => ({ ...period, start_date: period.from, end_date: period.to })),
          date,
        );
        expect(hits.length).toBeLessThanOrEqual(1);
        const total = sumSharesOn(relations, date);
        expect(hits[0]?.usufruct_side ?? fraction(0, 1)).toEqual(total.total_share);
        const denominator = commonDenominator(periods);
        const isSound = ({ usufruct_side, bare_side, from, to }: (typeof periods)[number]) =>
          denominator % usufruct_side.denominator === 0n &&
          denominator % bare_side.denominator === 0n &&
          (to === null || from < to);
        expect(periods.filter((period) => !isSound(period))).toEqual([]);
      }),
    );
  });
});

describe('checkOwnership', () => {
  const check = (...relations: OwnershipRelation[]) => checkOwnership(ownershipPeriods(relations));

  it('accepts the whole, to the last fraction', () => {
    expect(() => check(...[1, 2, 3].map(() => relation('1/3', '2024-01-01')))).not.toThrow();
    expect(() =>
      check(
        relation('1/1', '2024-01-01', null, 'Usufruct'),
        relation('1/1', '2024-01-01', null, 'BareOwnership'),
      ),
    ).not.toThrow();
  });

  it('names the first period that is too much, and its larger side', () => {
    expect(() =>
      check(
        relation('2/3', '2024-01-01'),
        relation('1/3', '2024-03-01', '2024-09-01', 'Usufruct'),
        relation('1/2', '2024-06-01', '2024-07-01', 'BareOwnership'),
      ),
    ).toThrow(
      expect.objectContaining({
        code: 'ownership_exceeded',
        params: { from: '2024-06-01', to: '2024-07-01', total_share: '7/6' },
      }),
    );
  });

  it('sees a future excess', () => {
    expect(() => check(relation('1/1', '2024-01-01'), relation('1/1000000', '2030-01-01'))).toThrow(
      expect.objectContaining({
        params: { from: '2030-01-01', to: null, total_share: '1000001/1000000' },
      }),
    );
  });
});

describe('commonDenominator', () => {
  it('is the least over all sums', () => {
    const relations = [relation('1/4', '2024-01-01'), relation('1/6', '2024-02-01')];
    expect(commonDenominator(ownershipPeriods(relations))).toBe(12n);
    expect(commonDenominator([])).toBe(1n);
  });
});

describe('filterActive and sumSharesOn', () => {
  const relations = [
    relation('1/1', '2024-01-01', '2025-07-01'),
    relation('1/2', '2025-07-01', '2026-01-01'),
    relation('1/2', '2025-07-01', null, 'Usufruct'),
    relation('1/2', '2025-08-01', null, 'BareOwnership'),
  ];

  it.each([
    ['2023-12-31', '0/1', false, 0],
    ['2024-01-01', '1/1', true, 1],
    ['2025-06-30', '1/1', true, 1],
    ['2025-07-01', '1/1', false, 2],
    ['2025-08-01', '1/1', true, 3],
    ['2026-01-01', '1/2', false, 2],
  ])('on %s: %s, complete %s, %i relations', (date, total, complete, count) => {
    const totals = sumSharesOn(relations, date);
    expect(toShareText(totals.total_share)).toBe(total);
    expect(totals.is_complete).toBe(complete);
    expect(filterActive(relations, date)).toHaveLength(count);
  });
});

describe('nextPrimaryContact', () => {
  const candidate = (id: string, owner_id: string, share: string, start: string) => ({
    ...relation(share, start),
    id,
    owner_id,
  });
  const anna = candidate('4', 'anna', '1/4', '2020-01-01');
  const bert = candidate('3', 'bert', '1/2', '2022-01-01');
  const carl = candidate('2', 'carl', '1/4', '2019-01-01');
  const dirk = candidate('1', 'dirk', '1/4', '2019-01-01');

  it.each([
    ['the buyer', [anna, bert, carl], 'anna', anna],
    ['the largest share', [anna, bert, carl], undefined, bert],
    ['the largest share when the buyer holds nothing', [anna, bert], 'emma', bert],
    ['the oldest', [anna, carl], undefined, carl],
    ['the lowest id', [anna, carl, dirk], undefined, dirk],
    ['nobody', [], 'anna', undefined],
  ])('is %s', (_, remaining, buyer, expected) => {
    expect(nextPrimaryContact(remaining, buyer)).toBe(expected);
    expect(nextPrimaryContact(remaining.toReversed(), buyer)).toBe(expected);
  });

  it('is the buyer’s largest right', () => {
    const larger = candidate('5', 'anna', '1/3', '2024-01-01');
    expect(nextPrimaryContact([anna, bert, larger], 'anna')).toBe(larger);
  });
});
