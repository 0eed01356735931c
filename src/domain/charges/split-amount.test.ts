import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fraction, sumFractions, toShareText, ONE } from '#domain/kernel/fraction.ts';
import { sumCents } from '#domain/kernel/money.ts';
import type { OwnershipRight } from '#domain/register/ownership.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import {
  splitAmount,
  splitByUnit,
  splitInsideUnits,
  type SplitRequest,
  type UnitHolder,
} from './split-amount.ts';

function unit(unit_number: string, weight: number) {
  return { unit_id: `unit-${unit_number}`, unit_number, weight };
}

function holder(
  owner_id: string,
  share: string,
  right: OwnershipRight = 'FullOwnership',
  more: Partial<UnitHolder> = {},
): UnitHolder {
  const [numerator, denominator] = share.split('/').map(Number);
  return {
    owner_id,
    owner_name: owner_id,
    right,
    share: fraction(numerator ?? 0, denominator ?? 1),
    is_primary_contact: false,
    ...more,
  };
}

function split(request: Partial<SplitRequest> & Pick<SplitRequest, 'units' | 'holders'>) {
  return splitAmount({ amount_cents: 10_000, bears: 'usufructuary', ...request }).lines;
}

/** Formats lines as "A1 anna 33.33". */
function brief(lines: ReturnType<typeof split>): string[] {
  return lines.map((line) => `${line.unit_id.slice(5)} ${line.owner_id} ${line.amount_cents}`);
}

describe('splitAmount by unit', () => {
  it('floors, then gives the cents left to the largest remainders', () => {
    const units = [unit('C', 334), unit('A', 333), unit('B', 333)];
    const holders = new Map(units.map(({ unit_id }) => [unit_id, [holder('anna', '1/1')]]));
    expect(brief(split({ units, holders }))).toEqual(['A anna 3330', 'B anna 3330', 'C anna 3340']);
  });

  it('breaks ties by unit number in code point order, not by number, locale or UTF-16', () => {
    const numbers = ['a', '\u{1F600}', 'B', 'A2', 'A10', '\uFF21', 'é'];
    const units = numbers.map((number) => unit(number, 1));
    const holders = new Map(units.map(({ unit_id }) => [unit_id, [holder('anna', '1/1')]]));
    expect(brief(split({ amount_cents: 3, units, holders }))).toEqual([
      'A10 anna 1',
      'A2 anna 1',
      'B anna 1',
      'a anna 0',
      'é anna 0',
      '\uFF21 anna 0',
      '\u{1F600} anna 0',
    ]);
  });

  it('gives a unit of weight 0 no line and asks nothing of its owners', () => {
    const units = [unit('A', 0), unit('B', 5)];
    const lines = split({ units, holders: new Map([['unit-B', [holder('bert', '1/1')]]]) });
    expect(lines).toEqual([
      {
        unit_id: 'unit-B',
        owner_id: 'bert',
        amount_cents: 10_000,
        weight: 5,
        total_weight: 5,
        share: ONE,
      },
    ]);
  });

  it('refuses a key without any weight', () => {
    expect(() => split({ units: [unit('A', 0)], holders: new Map() })).toThrow('zero');
  });
});

describe('splitAmount inside a unit', () => {
  const units = [unit('A', 1)];
  const inside = (holders: UnitHolder[], more: Partial<SplitRequest> = {}) =>
    brief(split({ units, holders: new Map([['unit-A', holders]]), ...more }));

  it('breaks ties by primary contact, then name, then id', () => {
    const thirds = [
      holder('3', '1/6', 'FullOwnership', { owner_name: 'Éva' }),
      holder('5', '1/6', 'FullOwnership', { owner_name: 'Zoé', is_primary_contact: true }),
      holder('2', '1/6', 'FullOwnership', { owner_name: 'Ann' }),
      holder('1', '1/6', 'FullOwnership', { owner_name: 'Ann' }),
      holder('4', '1/6', 'FullOwnership', { owner_name: 'anna' }),
      holder('6', '1/6', 'FullOwnership', { owner_name: 'Zoé' }),
    ];
    expect(inside(thirds, { amount_cents: 3 })).toEqual([
      'A 5 1',
      'A 1 1',
      'A 2 1',
      'A 6 0',
      'A 4 0',
      'A 3 0',
    ]);
  });

  it.each([
    ['usufructuary', ['A full 5000', 'A usufruct 5000']],
    ['bare_owner', ['A bare 5000', 'A full 5000']],
  ] as const)('lets full owners and the %s bear', (bears, expected) => {
    const holders = [
      holder('bare', '1/2', 'BareOwnership'),
      holder('full', '1/2'),
      holder('usufruct', '1/2', 'Usufruct'),
    ];
    expect(inside(holders, { bears })).toEqual(expected);
  });

  it('merges what one owner holds by several rights, primary by any of them', () => {
    const holders = [
      holder('zoe', '1/4'),
      holder('bert', '1/2'),
      holder('zoe', '1/4', 'Usufruct', { is_primary_contact: true }),
      holder('carl', '1/4', 'BareOwnership'),
    ];
    expect(inside(holders, { amount_cents: 101 })).toEqual(['A zoe 51', 'A bert 50']);
    expect(inside(holders, { amount_cents: 102, bears: 'bare_owner' })).toEqual([
      'A zoe 26',
      'A bert 51',
      'A carl 25',
    ]);
  });

  it('keeps the exact fraction of each line', () => {
    const holders = [holder('anna', '1/3'), holder('bert', '1/3'), holder('carl', '1/3')];
    const lines = split({ units, holders: new Map([['unit-A', holders]]) });
    expect(lines.map(({ share }) => toShareText(share))).toEqual(['1/3', '1/3', '1/3']);
    expect(sumFractions(lines.map(({ share }) => share))).toEqual(ONE);
    expect(lines.map(({ amount_cents }) => amount_cents)).toEqual([3334, 3333, 3333]);
  });

  it('splits a credit like the charge', () => {
    const holders = [holder('anna', '1/3'), holder('bert', '2/3')];
    expect(inside(holders, { amount_cents: -100 })).toEqual(['A anna -33', 'A bert -67']);
  });
});

describe('incomplete ownership', () => {
  it('names every unit with weight that is not wholly held on both sides', () => {
    const units = ['F', 'E', 'D', 'C', 'B', 'A'].map((number) => unit(number, 1));
    const holders = new Map([
      ['unit-A', [holder('anna', '1/1')]],
      ['unit-B', [holder('bert', '1/2')]],
      ['unit-C', [holder('carl', '1/1', 'Usufruct')]],
      ['unit-D', [holder('dirk', '1/1'), holder('anna', '1/3')]],
      ['unit-E', [holder('emma', '1/1', 'Usufruct'), holder('anna', '1/1', 'BareOwnership')]],
    ]);
    expect(() => split({ units: [...units, unit('G', 0)], holders })).toThrow(
      expect.objectContaining({
        code: 'ownership_incomplete',
        params: {
          unit_ids: ['unit-B', 'unit-C', 'unit-D', 'unit-F'],
          unit_numbers: ['B', 'C', 'D', 'F'],
        },
      }),
    );
  });
});

describe('parts of units that are given', () => {
  const part = (unit_number: string, amount_cents: number) => ({
    ...unit(unit_number, 1),
    amount_cents,
    total_weight: 3,
  });

  it('are split inside the units by the same rules, in the order of unit numbers', () => {
    const holders = new Map([
      ['unit-B', [holder('bert', '1/2'), holder('anna', '1/2')]],
      ['unit-A', [holder('carl', '1/1')]],
    ]);
    const lines = splitInsideUnits({
      parts: [part('B', 101), part('A', 0)],
      holders,
      bears: 'usufructuary',
    });
    expect(brief(lines)).toEqual(['A carl 0', 'B anna 51', 'B bert 50']);
    expect(lines.every((line) => line.weight === 1 && line.total_weight === 3)).toBe(true);
  });

  it('are refused where a unit is not wholly held, even if it bears nothing', () => {
    const parts = [part('B', 0), part('A', 5)];
    const holders = new Map([['unit-A', [holder('anna', '1/1')]]]);
    expect(() => splitInsideUnits({ parts, holders, bears: 'bare_owner' })).toThrow(
      expect.objectContaining({
        code: 'ownership_incomplete',
        params: { unit_ids: ['unit-B'], unit_numbers: ['B'] },
      }),
    );
  });

  it('are what splitAmount itself goes by', () => {
    const units = [unit('B', 2), unit('A', 1)];
    const holders = new Map(units.map(({ unit_id }) => [unit_id, [holder('anna', '1/1')]]));
    const parts = splitByUnit(10_000, units);
    expect(splitInsideUnits({ parts, holders, bears: 'bare_owner' })).toEqual(
      split({ units, holders }),
    );
  });
});

/** A unit held by up to five owners in integer parts; one may be split into its two sides. */
const anyUnit = fc.record({
  weight: fc.integer({ min: 0, max: 1000 }),
  parts: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 }),
  dismembered: fc.boolean(),
  primary: fc.integer({ min: 0, max: 4 }),
});

const anySplit = fc
  .record({
    amount_cents: fc.integer({ min: -1e9, max: 1e9 }),
    bears: fc.constantFrom('usufructuary', 'bare_owner'),
    seeds: fc
      .array(anyUnit, { minLength: 1, maxLength: 8 })
      .filter((seeds) => seeds.some(({ weight }) => weight > 0)),
  })
  .map(({ amount_cents, bears, seeds }): SplitRequest => {
    const units = seeds.map(({ weight }, index) => unit(`N${index}`, weight));
    const holders = seeds.map(({ parts, dismembered, primary }, index) => {
      const whole = parts.reduce((a, b) => a + b, 0);
      const held = parts.flatMap((part, i) => {
        const as = (right: OwnershipRight, who: string) =>
          holder(who, `${part}/${whole}`, right, {
            owner_name: `Name ${i % 2}`,
            is_primary_contact: i === primary,
          });
        return dismembered && i === 0
          ? [as('Usufruct', `o${i}`), as('BareOwnership', 'heir')]
          : [as('FullOwnership', `o${i}`)];
      });
      return [units[index]?.unit_id ?? '', held] as const;
    });
    return { amount_cents, bears, units, holders: new Map(holders) };
  });

describe('every split', () => {
  it('adds up to the amount, unit by unit and as a whole', () => {
    fc.assert(
      fc.property(anySplit, (request) => {
        const { lines } = splitAmount(request);
        expect(sumCents(lines.map((line) => line.amount_cents))).toBe(request.amount_cents + 0);
        for (const { unit_id, weight } of nonEmpty(request.units)) {
          const own = lines.filter((line) => line.unit_id === unit_id);
          if (weight === 0) expect(own).toEqual([]);
          else expect(sumFractions(own.map(({ share }) => share))).toEqual(ONE);
        }
      }),
    );
  });

  it('is nowhere two cents from the exact part', () => {
    fc.assert(
      fc.property(anySplit, (request) => {
        for (const line of nonEmpty(splitAmount(request).lines)) {
          const scale = BigInt(line.total_weight) * line.share.denominator;
          const exact = BigInt(request.amount_cents) * BigInt(line.weight) * line.share.numerator;
          const off = BigInt(line.amount_cents) * scale - exact;
          expect((off < 0n ? -off : off) < 2n * scale).toBe(true);
        }
      }),
    );
  });

  it('does not depend on the order in which units and owners come', () => {
    fc.assert(
      fc.property(anySplit, (request) => {
        const reversed = {
          ...request,
          units: request.units.toReversed(),
          holders: new Map(
            [...request.holders].toReversed().map(([id, held]) => [id, held.toReversed()]),
          ),
        };
        expect(splitAmount(reversed)).toEqual(splitAmount(request));
      }),
    );
  });

  it('turns its sign with the amount', () => {
    fc.assert(
      fc.property(anySplit, (request) => {
        const mirrored = splitAmount({ ...request, amount_cents: 0 - request.amount_cents });
        expect(mirrored.lines.map((line) => line.amount_cents)).toEqual(
          splitAmount(request).lines.map((line) => 0 - line.amount_cents),
        );
      }),
    );
  });
});
