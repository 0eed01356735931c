/**
 * Mutation testing: changes the code in one place at a time and runs the tests. A surviving change
 * is a rule without a test. `npm run mutate -- FILES… --seed N [--count 60] [--skip 0]` takes files
 * and folders, chooses the changes by the seed, and works in a copy of the tree with its own
 * PostgreSQL. Prints a line for each change and the total; `--skip` continues an interrupted run. A
 * test that also fails on the unchanged code ends it.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startThrowAwayPostgres } from '#test/helpers/postgres-servers.ts';
import { announceWarmServer } from '#test/helpers/warm-postgres.ts';
import { chooseTestRuns, type TestRun } from './mutate/choose-tests.ts';
import { findImporters, findIndirectImporters } from './mutate/imports.ts';
import { applyEdit, listMutants, type Mutant } from './mutate/mutants.ts';
import { orderBySeed } from './mutate/order-by-seed.ts';
import { findFailure, type Failure } from './mutate/run-tests.ts';
import { startTypeCheck } from './mutate/type-check.ts';

const MOST_USERS = 200;

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    count: { type: 'string', default: '60' },
    skip: { type: 'string', default: '0' },
  },
});
const { seed, count, skip } = {
  seed: Number(values.seed),
  count: Number(values.count),
  skip: Number(values.skip),
};
if (wanted.length === 0 || ![seed, count, skip].every(Number.isInteger)) {
  console.error('npm run mutate -- FILES… --seed N [--count 60] [--skip 0]');
  process.exit(2);
}

const tracked = execFileSync('git', [
  'ls-files',
  '--cached',
  '--others',
  '--exclude-standard',
  '-z',
])
  .toString()
  .split('\0')
  .filter((path) => existsSync(path));
const root = mkdtempSync(join(tmpdir(), 'millieme-mutate-'));
for (const path of tracked) cpSync(path, join(root, path));
symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));

const sources = tracked
  .filter((path) => /^(src|web\/src|test|scripts)\/.*\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const importers = findImporters(sources);
const typeImporters = findImporters(sources, { types: true });
const tests = sources.map(({ path }) => path).filter((path) => /\.test\.tsx?$/.test(path));
/** Unit tests that read every source as text. */
const readers = sources
  .filter(
    ({ path, text }) => /^(src|web\/src)\/.*\.test\.ts$/.test(path) && text.includes('globSync('),
  )
  .map(({ path }) => path);
const changeable = sources.filter(
  ({ path }) =>
    wanted.some((one) => path === one || path.startsWith(`${one.replace(/\/$/, '')}/`)) &&
    !/\.test\.|generated\.ts$|\.d\.ts$|(^|\/)demo(\/|\.ts)|\/locales\/|\/i18n\/messages\//.test(
      path,
    ),
);
const postgres = await startThrowAwayPostgres();
await announceWarmServer(postgres.url, root);
const types = startTypeCheck(root);
/** Tests that pass on the unchanged code. */
const passing = new Set<string>();

/**
 * Lists the files in which a change may cause a type error: inside a function, rarely any but its
 * own.
 */
function listPossibleUsers({ path, isOfModule }: Mutant): readonly string[] {
  const all = isOfModule
    ? findIndirectImporters(typeImporters, path)
    : (typeImporters.get(path) ?? []);
  return all.slice(0, MOST_USERS);
}

function readChanged({ path, edit }: Mutant): string {
  return applyEdit(readFileSync(join(root, path), 'utf8'), edit);
}

async function outcomeOf(mutant: Mutant): Promise<string> {
  const runs = chooseTestRuns(mutant.path, { importers, tests, readers });
  if (runs.length === 0) return 'survived: no test reaches it';
  for (const run of runs) {
    const failure = await findFailureOn(mutant, run);
    if (failure === undefined) continue;
    await confirmThatItPasses(failure);
    return `killed by ${failure.message}`;
  }
  return 'survived';
}

async function findFailureOn(mutant: Mutant, run: TestRun): Promise<Failure | undefined> {
  const path = join(root, mutant.path);
  const original = readFileSync(path, 'utf8');
  writeFileSync(path, readChanged(mutant));
  try {
    return await findFailure(root, run);
  } finally {
    writeFileSync(path, original);
  }
}

/** Ends the program if what failed on a change also fails on the unchanged code. */
async function confirmThatItPasses({ run }: Failure): Promise<void> {
  const key = [run.project, ...run.files].join(' ');
  if (passing.has(key)) return;
  const failure = await findFailure(root, run);
  if (failure !== undefined) throw new Error(`fails on the unchanged code: ${failure.message}`);
  passing.add(key);
}

let [compiled, killed] = [0, 0];
try {
  for (const mutant of orderBySeed(changeable.flatMap(listMutants), seed)) {
    if (compiled === skip + count) break;
    const changed = { path: mutant.path, text: readChanged(mutant) };
    if (types.hasErrors(changed, listPossibleUsers(mutant))) continue;
    compiled += 1;
    if (compiled <= skip) continue;
    const outcome = await outcomeOf(mutant);
    if (outcome.startsWith('killed')) killed += 1;
    console.log(`${mutant.path}:${mutant.line} | ${mutant.change} | ${outcome}`);
  }
} finally {
  types.close();
  await postgres.stop();
  rmSync(root, { recursive: true, force: true });
}
console.log(`${killed} of ${compiled - skip} killed`);
