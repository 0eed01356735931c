import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { TestError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';
import type { Failure } from './flaky.ts';

/** Variable with the path of the report file. */
export const REPORT_FILE = 'CHECK_REPORT';

/** Result of a test file. */
export interface FileReport {
  readonly path: string;
  readonly tests: readonly { readonly name: string; readonly isPassed: boolean }[];
  /** Failures of its tests, its hooks and the file itself. */
  readonly failures: readonly Failure[];
}

export interface RunReport {
  readonly files: readonly FileReport[];
  /** Number of errors that belong to no file. */
  readonly unhandled: number;
}

/**
 * Writes the report of a test run. Unlike the JSON report of Vitest, it includes errors of hooks
 * and the causes of errors, which distinguish a wait that timed out from a wrong value.
 */
export default class CheckReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const path = process.env[REPORT_FILE];
    if (path === undefined) throw new Error(`${REPORT_FILE} must name a file`);
    const report: RunReport = { files: modules.map(toFile), unhandled: unhandled.length };
    writeFileSync(path, JSON.stringify(report));
  }
}

function toFile(module: TestModule): FileReport {
  const tests = [...module.children.allTests()];
  const errors = [
    ...module.errors(),
    ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
    ...tests.flatMap((test) => test.result().errors ?? []),
  ];
  return {
    path: relative(process.cwd(), module.moduleId),
    tests: tests.map((test) => ({
      name: test.fullName,
      isPassed: test.result().state === 'passed',
    })),
    failures: errors.map(toFailure),
  };
}

function toFailure({ name, message, cause }: TestError): Failure {
  return { name, message, cause: cause?.message };
}
