/**
 * Runs every check of the project, cheapest first: `npm test`. `npm test -- unit pdf` runs only the
 * named steps, `npm test -- integration --shard 1/2` a part of the database tests, `npm test --
 * changed` whatever the change since `main` can affect. Ends with a table of the steps and one line
 * `N passed, N failed`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runSteps, secondsSince } from './check/run-steps.ts';
import { staticSteps, type Step } from './check/steps.ts';
import { describeRun } from './check/summary.ts';
import { listChangedTestSteps, listTestSteps } from './check/test-steps.ts';

/** Name for the steps that the change since `main` can affect. */
const CHANGED = 'changed';

const {
  values: { shard },
  positionals: wanted,
} = parseArgs({ allowPositionals: true, options: { shard: { type: 'string' } } });
const startedAt = performance.now();
const reports = mkdtempSync(join(tmpdir(), 'millieme-check-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
const results = await runSteps(chooseSteps());
console.log(describeRun(results, secondsSince(startedAt)));
process.exit(results.every(({ failed }) => failed === 0) ? 0 : 1);

function chooseSteps(): readonly Step[] {
  if (wanted.length === 1 && wanted[0] === CHANGED)
    return [...staticSteps, ...listChangedTestSteps(reports)];
  if (wanted.includes(CHANGED)) refuse(`${CHANGED} cannot be combined with other steps`);
  const isWanted = ({ name, isOnRequest = false }: Pick<Step, 'name' | 'isOnRequest'>): boolean =>
    wanted.length > 0 ? wanted.includes(name) : !isOnRequest;
  const hasBothServers = ['integration', 'second-server'].every((name) => isWanted({ name }));
  const steps = [...staticSteps, ...listTestSteps({ reports, shard, hasBothServers })];
  const names = steps.map(({ name }) => name);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    refuse(`no such step: ${unknown.join(', ')}; there are ${names.join(', ')}, or ${CHANGED}`);
  return steps.filter(isWanted);
}

function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}
