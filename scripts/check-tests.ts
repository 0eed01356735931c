/**
 * Refuses tests that depend on the speed of the machine, and tests that would pass whatever the code does.
 * `node scripts/check-tests.ts` prints the faults, `file:line message`, and fails if there are any.
 */
import { globSync, readFileSync } from 'node:fs';
import type { SourceFile } from './boundaries/imports.ts';
import { findBareLimits } from './test-rules/bare-limits.ts';
import { findVacuousAssertions } from './test-rules/vacuous-assertions.ts';

/** Somewhat below the real number: a check that reads no files must fail. */
const LEAST_FILES = 580;

const rules: readonly ((file: SourceFile) => string[])[] = [findBareLimits, findVacuousAssertions];

const files = globSync(['{src,scripts,web/src}/**/*.test.{ts,tsx}', 'test/**/*.ts'])
  .filter((path) => path !== 'test/helpers/limits.ts')
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const faults = rules.flatMap((rule) => files.flatMap(rule));
if (files.length < LEAST_FILES) faults.push(`only ${files.length} files were read`);
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
