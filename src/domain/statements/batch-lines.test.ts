import { describe, expect, it } from 'vitest';
import { generateBuilding } from '#test/helpers/generated-building.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { batchLines } from './batch-lines.ts';
import { computeStatement, sortFindings } from './compute-statement.ts';
import { addToSums, sumByOwnerAndUnit, type BorneSum } from './owner-totals.ts';
import type { StatementInput, StatementRow } from './statement-input.ts';

/** Computes a run batch by batch, and joins what the batches give. */
function computeInBatches(input: StatementInput, rowsAtOnce: number) {
  const batches = batchLines(input.lines, input, rowsAtOnce);
  const none = { calls: [], posted_rows: [], posted_calls: [] };
  const computed = batches.map((lines, index) =>
    computeStatement({ ...input, ...(index === batches.length - 1 ? {} : none), lines }),
  );
  return {
    count: batches.length,
    rows: computed.flatMap(({ rows }) => rows),
    called: computed.flatMap(({ called }) => called),
    works: computed.flatMap(({ works }) => works),
    findings: sortFindings(computed.flatMap(({ findings }) => findings)),
    line_ids: computed.flatMap(({ line_ids }) => line_ids).sort(),
  };
}

const byText = (rows: readonly StatementRow[]) => rows.map((row) => JSON.stringify(row)).sort();

describe('a run in batches', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('has the rows of the whole, building %i', (seed) => {
    const building = generateBuilding(seed, 12, 30);
    for (const index of nonEmpty(building.periods).keys()) {
      const input = building.inputOf(index);
      const whole = computeStatement(input);
      const batched = computeInBatches(input, 40);
      expect(batched.count).toBeGreaterThan(2);
      expect(byText(batched.rows)).toEqual(byText(whole.rows));
      expect(batched.called).toEqual(whole.called);
      expect(batched.works).toEqual(whole.works);
      expect(batched.findings).toEqual(whole.findings);
      expect(batched.line_ids).toEqual([...whole.line_ids].sort());
    }
  });

  it('is one batch, lines as they come, where there are few rows', () => {
    const input = generateBuilding(3, 4, 10).inputOf(0);
    expect(batchLines(input.lines, input)).toEqual([input.lines]);
  });

  it('has the figures of owners by sums of its rows', () => {
    const input = generateBuilding(5, 9, 20).inputOf(1);
    const { rows, called } = computeStatement(input);
    const sums = new Map<string, BorneSum>();
    for (const row of rows) addToSums(sums, [row]);
    expect(sumByOwnerAndUnit([...sums.values()], called)).toEqual(sumByOwnerAndUnit(rows, called));
  });
});
