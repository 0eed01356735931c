import type { Step } from './steps.ts';
import { describeStep, type StepResult } from './summary.ts';

/** Number of static checks that run in parallel. */
const STATIC_AT_ONCE = 2;

/**
 * Runs steps, the static ones first, and prints each result.
 * @returns the results in the order of the steps
 */
export async function runSteps(steps: readonly Step[]): Promise<StepResult[]> {
  const results = new Map<Step, StepResult>();
  const runOne = async (step: Step): Promise<void> => {
    const startedAt = performance.now();
    const { output = '', ...tally } = await step.run();
    const result = { ...tally, name: step.name, seconds: secondsSince(startedAt) };
    results.set(step, result);
    console.log(`${output}${describeStep(result)}`);
  };
  const isStatic = (step: Step): boolean => step.isStatic === true;
  await runAtOnce(steps.filter(isStatic), STATIC_AT_ONCE, runOne);
  await runAtOnce(
    steps.filter((step) => !isStatic(step)),
    1,
    runOne,
  );
  return steps.flatMap((step) => results.get(step) ?? []);
}

/** Seconds since a reading of `performance.now()`, to a tenth. */
export function secondsSince(startedAt: number): number {
  return Math.round((performance.now() - startedAt) / 100) / 10;
}

async function runAtOnce(
  steps: readonly Step[],
  atOnce: number,
  runOne: (step: Step) => Promise<void>,
): Promise<void> {
  const waiting = [...steps];
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) await runOne(step);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
