import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawSample, type SampleRequest } from './sample.ts';

const entry = (entry_id: string, amount_cents: number, ...account_codes: string[]) => ({
  entry_id,
  amount_cents,
  account_codes,
});

const request = (given: Partial<SampleRequest> = {}): SampleRequest => ({
  above_cents: null,
  random: 0,
  seed: '2026',
  account_code: null,
  ...given,
});

const year = Array.from({ length: 500 }, (_, index) => entry(`e${index}`, index * 100, '6107'));
const idsOf = (given: Partial<SampleRequest>, entries = year) =>
  drawSample(entries, request(given)).map(({ entry_id }) => entry_id);

describe('the sample of an auditor', () => {
  it('has all above an amount, all of an account, and some at random', () => {
    const entries = [
      entry('large', 100_001, '6107'),
      entry('limit', 100_000, '6107'),
      entry('credit', -100_001, '6107'),
      entry('fee', 10, '61300'),
      entry('other', 10, '6105'),
    ];
    const sample = drawSample(
      entries,
      request({ above_cents: 100_000, account_code: '613', random: 9 }),
    );
    expect(sample).toEqual([
      { entry_id: 'large', selected_for: 'Amount' },
      { entry_id: 'limit', selected_for: 'Random' },
      { entry_id: 'credit', selected_for: 'Amount' },
      { entry_id: 'fee', selected_for: 'Account' },
      { entry_id: 'other', selected_for: 'Random' },
    ]);
  });

  it('is the same for a seed, and another for another', () => {
    expect(idsOf({ random: 6 })).toEqual(['e125', 'e144', 'e260', 'e269', 'e379', 'e385']);
    expect(idsOf({ random: 6, seed: '2027' })).not.toEqual(idsOf({ random: 6 }));
  });

  it('does not depend on the order of the entries, and grows with its number', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 40 }), (seed, random) => {
        const drawn = new Set(idsOf({ seed, random }));
        expect(drawn.size).toBe(random);
        expect(new Set(idsOf({ seed, random }, year.toReversed()))).toEqual(drawn);
        const larger = new Set(idsOf({ seed, random: random + 5 }));
        expect([...drawn].every((id) => larger.has(id))).toBe(true);
      }),
    );
  });

  it('gives every entry the same chance', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 1_000; seed += 1) {
      for (const id of idsOf({ seed: String(seed), random: 10 }, year.slice(0, 100))) {
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
    }
    // A hundred times each on average; six standard deviations are 57.
    const extremes = [Math.min(...counts.values()), Math.max(...counts.values())];
    expect(counts.size).toBe(100);
    expect(extremes[0]).toBeGreaterThan(43);
    expect(extremes[1]).toBeLessThan(157);
  });
});
