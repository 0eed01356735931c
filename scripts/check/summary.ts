import type { Tally } from './steps.ts';

export interface StepResult extends Tally {
  readonly name: string;
  readonly seconds: number;
}

/** Describes a finished step in one line. */
export function describeStep({ name, passed, failed, seconds }: StepResult): string {
  const state = failed === 0 ? 'ok  ' : 'FAIL';
  return `${state} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`;
}

/** Formats a table of the steps, the unsteady tests, and as the last line the totals. */
export function describeRun(results: readonly StepResult[], seconds: number): string {
  const rows = [
    ['step', 'passed', 'failed', 'seconds'],
    ...results.map((result) => [
      result.name,
      String(result.passed),
      String(result.failed),
      result.seconds.toFixed(1),
    ]),
    ['all', count(results, 'passed'), count(results, 'failed'), seconds.toFixed(1)],
  ];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  '),
  );
  const unsteady = results.flatMap((result) => result.unsteady ?? []);
  return [
    '',
    ...lines,
    ...unsteady.map((test) => `unsteady: ${test}`),
    `${count(results, 'passed')} passed, ${count(results, 'failed')} failed`,
  ].join('\n');
}

function count(results: readonly StepResult[], what: 'passed' | 'failed'): string {
  return String(results.reduce((sum, result) => sum + result[what], 0));
}
