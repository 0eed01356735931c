import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { constraintProblems } from '#contract/constraint-problems.generated.ts';

/** Answers that clients rely on: new ones are added, none is changed. */
const released = JSON.parse(readFileSync('test/data/constraint-answers.json', 'utf8')) as Readonly<
  Record<string, object>
>;

it('answers a violated constraint as released', () => {
  const answers = Object.keys(released).map((name) => {
    const { code, params } = constraintProblems[name] ?? {};
    return [name, { code, ...params }];
  });
  expect(answers.length).toBeGreaterThan(100);
  expect(Object.fromEntries(answers)).toEqual(released);
});
