/**
 * Every check of the project, in the order of the cheapest first: `npm test`.
 * `npm test -- unit pdf` runs the named steps alone, `npm test -- integration --shard 1/2` a part of
 * the tests on a database. Ends with one line `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

interface Tally {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  /** Runs only where it is named. */
  readonly isOnRequest?: boolean;
  readonly run: () => Promise<Tally>;
}

const {
  values: { shard },
  positionals: wanted,
} = parseArgs({ allowPositionals: true, options: { shard: { type: 'string' } } });

const bin = (name: string): string => join('node_modules', '.bin', name);
/** A log of what ran keeps no colours and cursor movements. */
const plainOutput: Record<string, string> = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
const reports = mkdtempSync(join(tmpdir(), 'millieme-check-'));

function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, ...plainOutput, ...env },
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}

function tool(name: string, args: readonly string[], program = name): Step {
  return {
    name,
    run: async () => {
      const isClean = await run(bin(program), args);
      return { passed: isClean ? 1 : 0, failed: isClean ? 0 : 1 };
    },
  };
}

function script(name: string, path: string): Step {
  return {
    name,
    run: async () => {
      const isClean = await run(process.execPath, [path, '--check']);
      return { passed: isClean ? 1 : 0, failed: isClean ? 0 : 1 };
    },
  };
}

/** A run of the test suite, counted from its report; a run that counts nothing has failed. */
function tests(
  name: string,
  { project = name, ...env }: { project?: string; TEST_POSTGRES?: string } = {},
): Step {
  return {
    name,
    run: async () => {
      const report = join(reports, `${name}.json`);
      const args = [
        bin('vitest'),
        'run',
        '--project',
        project,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...(shard === undefined ? [] : [`--shard=${shard}`]),
      ];
      const isClean = await run(process.execPath, args, env);
      try {
        const { numPassedTests: passed, numTotalTests: total } = JSON.parse(
          readFileSync(report, 'utf8'),
        ) as {
          numPassedTests: number;
          numTotalTests: number;
        };
        const failed = total - passed;
        return { passed, failed: failed === 0 && (!isClean || total === 0) ? 1 : failed };
      } catch {
        return { passed: 0, failed: 1 };
      }
    },
  };
}

const steps: readonly Step[] = [
  tool('tsc', ['-p', '.']),
  tool('tsc-web', ['-p', 'web'], 'tsc'),
  tool('tsc-service-worker', ['-p', 'web/src/service-worker'], 'tsc'),
  tool('tsc-browser', ['-p', 'test/browser'], 'tsc'),
  tool('oxlint', ['--type-aware', '--deny-warnings']),
  tool('oxfmt', ['--check']),
  tool('knip', []),
  script('boundaries', 'scripts/check-boundaries.ts'),
  script('tests', 'scripts/check-tests.ts'),
  script('locales', 'scripts/check-locales.ts'),
  script('schema', 'scripts/generate-schema.ts'),
  script('openapi', 'scripts/generate-openapi.ts'),
  script('prose', 'scripts/check-prose.ts'),
  script('client', 'scripts/generate-client.ts'),
  script('docs', 'scripts/generate-docs.ts'),
  tests('unit'),
  tests('pdf'),
  tests('integration'),
  tests('browser'),
  tests('integration-system-postgres', { project: 'second-server', TEST_POSTGRES: 'system' }),
  {
    ...tests('integration-system-postgres-whole', {
      project: 'integration',
      TEST_POSTGRES: 'system',
    }),
    isOnRequest: true,
  },
];

const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `no such step: ${unknown.join(', ')}; there are ${steps.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}
let passed = 0;
let failed = 0;
for (const step of steps) {
  const isAsked = wanted.length > 0 ? wanted.includes(step.name) : step.isOnRequest !== true;
  if (!isAsked) continue;
  const startedAt = performance.now();
  const tally = await step.run();
  passed += tally.passed;
  failed += tally.failed;
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  console.log(
    `${tally.failed === 0 ? 'ok  ' : 'FAIL'} ${step.name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`,
  );
}
rmSync(reports, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
