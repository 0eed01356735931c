/**
 * Mutation testing: changes the code in one place at a time and runs the tests. A surviving change
 * is a rule without a test. `npm run mutate -- FILES… --seed N [--count 60] [--skip 0]` takes files
 * and folders, chooses the changes by the seed, and works in a copy of the tree. Prints a line for
 * each change and the total; `--skip` continues an interrupted run.
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
import { chooseTestRuns } from './mutate/choose-tests.ts';
import { findImporters, findIndirectImporters } from './mutate/imports.ts';
import { listMutants, type Mutant } from './mutate/mutants.ts';
import { orderBySeed } from './mutate/order-by-seed.ts';
import { findFailure } from './mutate/run-tests.ts';
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
const types = startTypeCheck(root);

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

async function outcomeOf({ path, text }: Mutant): Promise<string> {
  const original = readFileSync(join(root, path), 'utf8');
  const runs = chooseTestRuns(path, { importers, tests, readers });
  if (runs.length === 0) return 'survived: no test reaches it';
  writeFileSync(join(root, path), text);
  try {
    for (const run of runs) {
      const failure = await findFailure(root, run);
      if (failure !== undefined) return `killed by ${failure}`;
    }
    return 'survived';
  } finally {
    writeFileSync(join(root, path), original);
  }
}

let [compiled, killed] = [0, 0];
try {
  for (const mutant of orderBySeed(changeable.flatMap(listMutants), seed)) {
    if (compiled === skip + count) break;
    if (types.hasErrors(mutant, listPossibleUsers(mutant))) continue;
    compiled += 1;
    if (compiled <= skip) continue;
    const outcome = await outcomeOf(mutant);
    if (outcome.startsWith('killed')) killed += 1;
    console.log(`${mutant.path}:${mutant.line} | ${mutant.change} | ${outcome}`);
  }
} finally {
  types.close();
  rmSync(root, { recursive: true, force: true });
}
console.log(`${killed} of ${compiled - skip} killed`);
