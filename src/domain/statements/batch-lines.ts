import type { CostLine } from '#domain/costs/cost-line.ts';
import { isWorks, sortLines } from './compute-statement.ts';
import type { StatementInput } from './statement-input.ts';

/** The rows of most buildings, which are computed together. */
const FEW_ROWS = 2_500;
/** Rows that are computed at once: some megabytes of memory. */
const ROWS_AT_ONCE = 3_000;

/**
 * Divides the lines of a run into batches whose rows are computed one after the other, so that memory does
 * not grow with the building. Lines that depend on others (works of a decision, notes and what they correct,
 * lines that a run has settled, consumption) come together in the last batch, which also takes the calls.
 * One batch, all lines as they come, where there are few rows.
 */
export function batchLines<Line extends CostLine>(
  lines: readonly Line[],
  {
    decisions,
    meter_key_ids,
    units,
  }: Pick<StatementInput, 'decisions' | 'meter_key_ids' | 'units'>,
  rowsAtOnce = ROWS_AT_ONCE,
): Line[][] {
  if (lines.length * units.length <= Math.min(FEW_ROWS, rowsAtOnce)) return [[...lines]];
  const corrected = new Set(lines.map(({ credits_line_id }) => credits_line_id));
  const isSeparate = (line: Line) =>
    line.settled_in === null &&
    line.credits_line_id === null &&
    !corrected.has(line.id) &&
    !meter_key_ids.has(line.distribution_key_id) &&
    !isWorks(line, decisions);
  const separate = sortLines(lines.filter(isSeparate));
  const size = Math.max(1, Math.floor(rowsAtOnce / units.length));
  const batches: Line[][] = [];
  for (let first = 0; first < separate.length; first += size)
    batches.push(separate.slice(first, first + size));
  return [...batches, lines.filter((line) => !isSeparate(line))];
}
