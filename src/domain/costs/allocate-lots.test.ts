import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allocateByFractions } from '#domain/kernel/allocate.ts';
import { ONE, fraction, parseShare, toShareText } from '#domain/kernel/fraction.ts';
import { allocateToHolders, makeRecoverable } from './allocate-holders.ts';
import {
  allocateToLots,
  excludeOwners,
  findKeyVersion,
  weighUnits,
  type KeyVersion,
} from './allocate-lots.ts';
import type { LotHolder } from './holder-days.ts';

interface Case {
  readonly total: number;
  readonly weights: readonly string[];
  readonly parts: readonly number[];
}
const text = readFileSync('test/data/statement/ter-duinen/edge_cases.json', 'utf8');
const { allocate: cases } = JSON.parse(text) as { allocate: Case[] };
const weightOf = (written: string) =>
  parseShare(written) ?? fraction(BigInt(written.replace(/\/1$/, '')), 1n);

const unit = (unit_number: string, weight: number) => ({
  unit_id: unit_number,
  unit_number,
  weight,
});
const holder = (owner_id: string, weight = ONE): LotHolder => ({
  owner_id,
  share: '1/1',
  days: '1',
  stretches: [],
  weight,
  consumption: null,
});

describe('a split over exact weights', () => {
  it.each(cases)('of $total over $weights is $parts', ({ total, weights, parts }) => {
    expect(allocateByFractions(total, weights.map(weightOf))).toEqual(parts);
  });
});

describe('the parts of lots', () => {
  it('come by number in code point order, which breaks ties, without lots of weight 0', () => {
    const weights = weighUnits([unit('A2', 1), unit('B', 0), unit('A10', 1)]);
    const parts = allocateToLots({ amount_cents: -101, vat_cents: 0 }, weights);
    expect(parts.map((part) => [part.unit_number, part.amount_cents, part.total_weight])).toEqual([
      ['A10', -51, '2'],
      ['A2', -50, '2'],
    ]);
  });

  it('split the VAT by itself', () => {
    const weights = weighUnits([unit('A', 1), unit('B', 2)]);
    const parts = allocateToLots({ amount_cents: 100, vat_cents: 20 }, weights);
    expect(parts.map(({ vat_cents }) => vat_cents)).toEqual([7, 13]);
  });

  it('weigh less by what excluded owners hold of them, as an exact fraction', () => {
    const holders = [holder('a', fraction(3, 7)), holder('b', fraction(4, 7))];
    const holdersOf = () => ({ holders, missing: [] });
    const [lot] = excludeOwners(weighUnits([unit('A7', 152)]), ['b'], holdersOf);
    expect(toShareText(lot?.weight ?? ONE)).toBe('456/7');
    const [sole] = excludeOwners(weighUnits([unit('A7', 152)]), ['a', 'b'], holdersOf);
    expect(sole?.weight.numerator).toBe(0n);
  });

  it('follow the version of the key in force on the day of the entry', () => {
    const version = (valid_from: string | null): KeyVersion => ({
      distribution_key_id: 'Lift',
      valid_from,
      units: [],
    });
    const versions = [version('2026-02-14'), version(null), version('2026-01-01')];
    const find = (day: string) => findKeyVersion(versions, 'Lift', day)?.valid_from;
    expect([find('2025-12-31'), find('2026-02-13'), find('2026-02-14')]).toEqual([
      null,
      '2026-01-01',
      '2026-02-14',
    ]);
    expect(findKeyVersion(versions, 'General', '2026-01-01')).toBeUndefined();
  });
});

describe('the parts of holders', () => {
  const part = {
    unit_id: 'A',
    unit_number: 'A',
    weight: '1',
    total_weight: '3',
    amount_cents: 101,
    vat_cents: 3,
  };

  it('add up in the order given, one for every holder', () => {
    const holders = [holder('a'), holder('b'), holder('none', fraction(0, 1))];
    const rows = allocateToHolders(part, holders);
    expect(rows.map((row) => [row.owner_id, row.amount_cents, row.vat_cents])).toEqual([
      ['a', 51, 2],
      ['b', 50, 1],
      ['none', 0, 0],
    ]);
  });

  it('leave out excluded owners, and are none if nobody is left', () => {
    const holders = [holder('a'), holder('b')];
    expect(allocateToHolders(part, holders, ['a']).map((row) => row.amount_cents)).toEqual([101]);
    expect(allocateToHolders(part, holders, ['a', 'b'])).toEqual([]);
  });

  it('are recoverable by their percentage, towards zero', () => {
    expect(makeRecoverable(65)(101)).toBe(65);
    expect(makeRecoverable(65)(-101)).toBe(-65);
    expect(makeRecoverable(33.5)(1000)).toBe(335);
    expect(makeRecoverable(100)(101)).toBe(101);
    expect(makeRecoverable(0)(101)).toBe(0);
    expect(() => makeRecoverable(33.333)).toThrow('two decimals');
  });
});
