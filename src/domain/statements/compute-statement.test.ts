import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isChargedAs } from '#domain/charges/split-amount.ts';
import { determineNatureBearer } from '#domain/costs/cost-line.ts';
import { addDays } from '#domain/kernel/local-date.ts';
import { sumCents } from '#domain/kernel/money.ts';
import { filterActive } from '#domain/register/ownership.ts';
import { generateBuilding } from '#test/helpers/generated-building.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { settlePeriods, type SettledRun } from '#test/helpers/worked-run.ts';
import { asKnownOn } from '#test/helpers/worked-statement.ts';
import { computeStatement } from './compute-statement.ts';
import { canonicalStatement } from './frozen-rows.ts';
import type { StatementInput, StatementRow } from './statement-input.ts';
import { checkTies } from './ties.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 });
const sizes = fc.integer({ min: 1, max: 14 });

/** Settles a building; a cost of which everybody would be excluded, which blocks a run, excludes nobody. */
function settle(seed: number, lots: number): SettledRun[] {
  const { periods, inputOf } = generateBuilding(seed, lots);
  const runs = settlePeriods(periods, inputOf);
  const found = runs.flatMap(({ statement }) => statement.findings);
  const blocked = new Set(
    found.filter(({ code }) => code === 'nobody_bears').map(({ line_id }) => line_id),
  );
  if (blocked.size === 0) return runs;
  return settlePeriods(periods, (index) => {
    const input = inputOf(index);
    return {
      ...input,
      lines: input.lines.map((line) =>
        blocked.has(line.id) ? { ...line, excluded_owner_ids: [] } : line,
      ),
    };
  });
}

function reverseAll(input: StatementInput): StatementInput {
  return {
    ...input,
    lines: input.lines.toReversed(),
    holdings: input.holdings.toReversed(),
    meters: input.meters
      .toReversed()
      .map((meter) => ({ ...meter, readings: meter.readings.toReversed() })),
    units: input.units.toReversed(),
    calls: input.calls.toReversed(),
    decisions: input.decisions.toReversed(),
    key_versions: input.key_versions
      .toReversed()
      .map((version) => ({ ...version, units: version.units.toReversed() })),
  };
}

/** Computes the part of a holder day by day, in cents with decimals. */
function countByDay(row: StatementRow, input: StatementInput, part: number): number {
  const bears = determineNatureBearer(row.nature);
  const relations = input.holdings.filter(({ unit_id }) => unit_id === row.unit_id);
  let [own, all] = [0, 0];
  for (
    let day = row.period_from ?? '';
    day <= (row.period_to ?? '') && day !== '';
    day = addDays(day, 1)
  ) {
    for (const { right, share, owner_id } of filterActive(relations, day)) {
      if (!isChargedAs(right, bears)) continue;
      const held = Number(share.numerator) / Number(share.denominator);
      all += held;
      if (owner_id === row.owner_id) own += held;
    }
  }
  return (part * own) / all;
}

describe('a run over any building', () => {
  it('has no difference in any tie, also if everybody was to be excluded from a cost', () => {
    const excluded = 215_414_693;
    for (const { input, statement } of nonEmpty(settle(excluded, 3)))
      expect(checkTies(statement, input).filter(({ difference }) => difference !== 0)).toEqual([]);
    fc.assert(
      fc.property(seeds, sizes, (seed, lots) => {
        for (const { input, statement } of nonEmpty(settle(seed, lots))) {
          const ties = checkTies(statement, input);
          expect(ties.filter(({ difference }) => difference !== 0)).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('settles every line of the year once, but those of unfinished works', () => {
    fc.assert(
      fc.property(seeds, sizes, (seed, lots) => {
        const runs = settle(seed, lots);
        const settled = runs.flatMap(({ statement }) => statement.line_ids);
        const expected = (runs[0]?.input.lines ?? []).filter(
          ({ decision_id }) => decision_id !== 'open',
        );
        expect(settled.sort()).toEqual(expected.map(({ id }) => id).sort());
      }),
      { numRuns: 30 },
    );
  });

  it('gives the same rows in the same order, in whatever order facts were entered', () => {
    fc.assert(
      fc.property(seeds, sizes, (seed, lots) => {
        for (const { input, statement } of nonEmpty(settle(seed, lots))) {
          const again = computeStatement(reverseAll(input));
          const textOf = ({ rows, called }: typeof again) =>
            canonicalStatement('run', rows, called);
          expect(textOf(again)).toBe(textOf(statement));
          expect(again.findings).toEqual(statement.findings);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('is within a cent of shares counted day by day', () => {
    fc.assert(
      fc.property(seeds, sizes, (seed, lots) => {
        for (const { input, statement } of nonEmpty(settle(seed, lots))) {
          const plain = new Set(
            input.lines
              .filter(
                (line) =>
                  line.excluded_owner_ids.length === 0 &&
                  line.credits_line_id === null &&
                  line.distribution_key_id !== 'Water',
              )
              .map(({ id }) => id),
          );
          const rows = statement.rows.filter(({ line_id }) => plain.has(line_id ?? ''));
          const parts = Map.groupBy(rows, ({ line_id, unit_id }) => `${line_id} ${unit_id}`);
          const differences = [...parts.values()].flatMap((own) => {
            const part = sumCents(own.map(({ amount_cents }) => amount_cents));
            return own.map((row) => Math.abs(row.amount_cents - countByDay(row, input, part)));
          });
          expect(Math.max(0, ...differences)).toBeLessThan(1.000_001);
        }
      }),
      { numRuns: 8 },
    );
  });

  it('gives every owner the same year, whenever sales are entered', () => {
    fc.assert(
      fc.property(seeds, sizes, (seed, lots) => {
        const { periods, inputOf } = generateBuilding(seed, lots);
        const sumsOf = (runs: readonly SettledRun[]) => {
          const sums = new Map<string, number>();
          for (const { statement } of runs) {
            for (const row of statement.rows) {
              const key = `${row.owner_id} ${row.nature}`;
              sums.set(key, (sums.get(key) ?? 0) + row.amount_cents);
            }
          }
          return Object.fromEntries([...sums].filter(([, cents]) => cents !== 0));
        };
        const isPlain = (input: StatementInput): StatementInput => ({
          ...input,
          // What an excluded owner held is fixed when the cost is posted.
          lines: input.lines.map((line) => ({ ...line, excluded_owner_ids: [] })),
        });
        const plainOf = (index: number) => isPlain(inputOf(index));
        expect(sumsOf(settlePeriods(periods, plainOf, asKnownOn))).toEqual(
          sumsOf(settlePeriods(periods, plainOf)),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('changes a lot by a cent and a joint holder by two if an invoice comes in two halves', () => {
    fc.assert(
      fc.property(seeds, sizes, fc.integer({ min: 2, max: 900_000 }), (seed, lots, cents) => {
        const base = generateBuilding(seed, lots).inputOf(1);
        const [first] = base.lines;
        if (first === undefined) throw new Error('No line');
        const whole = {
          ...first,
          nature: 'Ordinary' as const,
          distribution_key_id: 'General',
          decision_id: null,
          excluded_owner_ids: [],
          amount_cents: cents,
          vat_cents: 0,
        };
        const half = Math.floor(cents / 2);
        const halves = [
          { ...whole, amount_cents: half },
          { ...whole, id: 'other half', amount_cents: cents - half },
        ];
        const sum = (lines: readonly (typeof whole)[], keyOf: (row: StatementRow) => string) => {
          const { rows } = computeStatement({ ...base, lines, calls: [] });
          return new Map(
            [...Map.groupBy(rows, keyOf)].map(([key, own]) => [
              key,
              sumCents(own.map(({ amount_cents }) => amount_cents)),
            ]),
          );
        };
        const differ = (keyOf: (row: StatementRow) => string) => {
          const split = sum(halves, keyOf);
          return Math.max(
            ...[...sum([whole], keyOf)].map(([key, one]) => Math.abs(one - (split.get(key) ?? 0))),
          );
        };
        expect(differ(({ unit_id }) => unit_id)).toBeLessThanOrEqual(1);
        expect(differ((row) => `${row.unit_id} ${row.owner_id}`)).toBeLessThanOrEqual(2);
      }),
      { numRuns: 40 },
    );
  });

  it('settles provisions and ordinary costs that name a decision by their own day', () => {
    const base = generateBuilding(5, 3).inputOf(1);
    const named = { decision_id: 'open' };
    const statement = computeStatement({
      ...base,
      lines: base.lines
        .filter(({ nature }) => nature === 'Ordinary')
        .map((line) => ({ ...line, ...named, excluded_owner_ids: [] })),
      calls: base.calls
        .filter(({ fund }) => fund === 'Provision')
        .map((call) => ({ ...call, ...named })),
    });
    expect(statement.works).toEqual([]);
    expect(statement.called.length).toBeGreaterThan(0);
    expect(statement.rows.length).toBeGreaterThan(0);
  });

  it('holds for a thousand lots and sixty lines', () => {
    const { periods, inputOf } = generateBuilding(41, 1000, 60);
    for (const { input, statement } of nonEmpty(settlePeriods(periods, inputOf))) {
      const ties = checkTies(statement, input);
      expect(ties.filter(({ difference }) => difference !== 0)).toEqual([]);
      expect(statement.rows.length).toBeGreaterThan(10_000);
    }
  });
});
