import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { TestRun } from './choose-tests.ts';

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** A busy machine may slow a test down without a fault. */
const TEST_TIMEOUT_MS = 240_000;
/** A page that never shows what a test waits for takes 15 seconds to fail, not minutes. */
const SHORT_WAITS = { TEST_SLOWNESS: '0.25' };
const RUN_TIMEOUT_MS = 600_000;

export interface Failure {
  /** The test, or what went wrong. */
  readonly message: string;
  /** Run of what failed alone. */
  readonly run: TestRun;
}

/**
 * Runs tests in a tree and returns the first failing one; undefined if all pass. A run of more than
 * ten minutes counts as a failure: an endless loop.
 */
export async function findFailure(root: string, run: TestRun): Promise<Failure | undefined> {
  if (run.project === 'openapi') return findOutdated(root, run);
  const report = join(root, 'mutation-report.json');
  const env = run.project === 'component' ? SHORT_WAITS : {};
  // The machine may have killed a run that ends without a report.
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    rmSync(report, { force: true });
    if ((await runToEnd(root, argumentsOf(run, report), env)) === undefined)
      return { message: `${run.project}: does not end`, run };
    if (existsSync(report)) return failureIn(root, run, JSON.parse(readFileSync(report, 'utf8')));
  }
  return { message: `${run.project}: ends without a report`, run };
}

async function findOutdated(root: string, run: TestRun): Promise<Failure | undefined> {
  const code = await runToEnd(root, [...run.files, '--check']);
  return code === 0 ? undefined : { message: 'the check of openapi/openapi.json', run };
}

function argumentsOf({ project, files }: TestRun, report: string): string[] {
  return [
    join('node_modules', '.bin', 'vitest'),
    'run',
    `--project=${project}`,
    '--bail=1',
    '--maxWorkers=1',
    `--testTimeout=${TEST_TIMEOUT_MS}`,
    `--hookTimeout=${TEST_TIMEOUT_MS}`,
    '--reporter=json',
    `--outputFile=${report}`,
    ...files,
  ];
}

function failureIn(
  root: string,
  { project }: TestRun,
  { testResults }: Report,
): Failure | undefined {
  const file = testResults.find(({ status }) => status === 'failed');
  if (file === undefined) return undefined;
  const path = relative(root, file.name);
  const test = file.assertionResults.find(({ status }) => status === 'failed');
  const what = test === undefined ? ', which does not load' : ` “${test.fullName.trim()}”`;
  return { message: `${path}${what}`, run: { project, files: [path] } };
}

/** Runs a program to its end and returns its exit code; undefined if it had to be killed. */
function runToEnd(
  root: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number | null | undefined> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'ignore',
      detached: true,
    });
    const timer = setTimeout(() => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      resolve(undefined);
    }, RUN_TIMEOUT_MS);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve(code);
    });
  });
}
