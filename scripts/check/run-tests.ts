import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFlaky, MAX_FLAKY_FILES } from './flaky.ts';
import { REPORT_FILE, type FileReport, type RunReport } from './reporter.ts';
import { findProgram, runCommand } from './run-command.ts';
import type { Tally } from './steps.ts';

export interface TestRun {
  /** Name of the project in vitest.config.ts. */
  readonly project: string;
  /** All files of the project if absent. */
  readonly files?: readonly string[] | undefined;
  readonly shard?: string | undefined;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs tests for one run of the check, in a folder for its reports. */
export class TestRunner {
  readonly #reports: string;
  #runs = 0;
  #secondRunsLeft = MAX_FLAKY_FILES;

  constructor(reports: string) {
    this.#reports = reports;
  }

  /**
   * Runs tests, then once more, without other load, the files that failed only by a timeout. A run
   * of a whole project without any test has failed.
   */
  async run(run: TestRun): Promise<Tally> {
    if (run.files?.length === 0) return { passed: 0, failed: 0 };
    const isPart = run.files !== undefined;
    const first = await this.#runOnce(run);
    const late = findFlaky(first.files, this.#secondRunsLeft);
    if (late.length === 0) return countTests(first.files, first.isClean, isPart);
    this.#secondRunsLeft -= late.length;
    const paths = late.map(({ path }) => path);
    console.log(`once more, alone, as they failed by time alone: ${paths.join(', ')}`);
    const again = { ...run, files: paths, shard: undefined, env: { ...run.env, TRACE: '1' } };
    const second = await this.#runOnce(again, ['--maxWorkers=1']);
    const files = [...first.files.filter((file) => !late.includes(file)), ...second.files];
    const isClean = second.isClean && first.unhandled === 0;
    const unsteady = late.flatMap((file) => listRescued(file, second));
    return { ...countTests(files, isClean, false), unsteady };
  }

  async #runOnce(
    { project, files = [], shard, env = {} }: TestRun,
    options: readonly string[] = [],
  ): Promise<RunReport & { readonly isClean: boolean }> {
    const report = join(this.#reports, `${(this.#runs += 1)}.json`);
    const args = [
      findProgram('vitest'),
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=./scripts/check/reporter.ts',
      ...(shard === undefined ? [] : [`--shard=${shard}`]),
      ...(files.length === 0 ? [] : ['--passWithNoTests']),
      ...options,
      ...files,
    ];
    const { isClean } = await runCommand(process.execPath, args, {
      env: { ...env, [REPORT_FILE]: report },
    });
    try {
      return { ...(JSON.parse(readFileSync(report, 'utf8')) as RunReport), isClean };
    } catch {
      return { files: [], unhandled: 0, isClean };
    }
  }
}

/**
 * Counts tests; each file that failed without a failed test, and a failed run, count as one more
 * failure.
 * @param mayBeEmpty whether a run without tests is accepted
 */
function countTests(files: readonly FileReport[], isClean: boolean, mayBeEmpty: boolean): Tally {
  const tests = files.flatMap((file) => file.tests);
  const passed = tests.filter(({ isPassed }) => isPassed).length;
  const broken = files.filter(
    (file) => file.failures.length > 0 && file.tests.every(({ isPassed }) => isPassed),
  ).length;
  const failed = tests.length - passed + broken;
  const hasFailed = !isClean || (tests.length === 0 && !mayBeEmpty);
  return { passed, failed: failed === 0 && hasFailed ? 1 : failed };
}

/**
 * Lists the tests of a file that only passed in its second run; the file itself if all its tests
 * had passed.
 */
function listRescued(file: FileReport, { files }: RunReport): string[] {
  const again = files.find(({ path }) => path === file.path);
  const passed = new Set(again?.tests.filter(({ isPassed }) => isPassed).map(({ name }) => name));
  const late = file.tests.filter(({ isPassed }) => !isPassed);
  if (late.length === 0) return again?.failures.length === 0 ? [file.path] : [];
  return late.filter(({ name }) => passed.has(name)).map(({ name }) => `${file.path} > ${name}`);
}
