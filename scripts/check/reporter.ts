import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { TestError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';
import type { Failure } from './unsteady.ts';

/** The variable that names the file to write the report to. */
export const REPORT_FILE = 'CHECK_REPORT';

/** A file of tests as it ended. */
export interface FileReport {
  readonly path: string;
  readonly tests: readonly { readonly name: string; readonly isPassed: boolean }[];
  /** Failures of its tests, its hooks and the file itself. */
  readonly failures: readonly Failure[];
}

export interface RunReport {
  readonly files: readonly FileReport[];
  /** Errors that belong to no file. */
  readonly unhandled: number;
}

/**
 * Writes what the check has to know of a run of tests: unlike the JSON report of Vitest also the causes
 * of errors, by which a wait that ran out of time is told from a wrong value, and the errors of hooks.
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
