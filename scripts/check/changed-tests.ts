import { readFileSync } from 'node:fs';
import { findAffectedTests, affectsEverything, type SourceFile } from './affected-tests.ts';
import { chooseBrowserTests } from './browser-areas.ts';
import { findBase, listChangedFiles, listFiles } from './git-changes.ts';

/** Tests that a change can affect. */
export interface ChangedTests {
  /** Test files outside the browser: each Vitest project takes its own. */
  readonly tests: readonly string[] | 'all';
  readonly browserTests: readonly string[] | 'all';
  /** Whether the schema has changed, so that the second server may give another result. */
  readonly hasSchemaChange: boolean;
}

const IMPORTING = /\.(?:tsx?|mjs)$/;

/** Finds the tests that the changes of this branch and of the working tree can affect. */
export function findChangedTests(): ChangedTests {
  const base = findBase();
  const changed = listChangedFiles(base);
  console.log(`${changed.length} changed files since ${base.slice(0, 12)}`);
  const hasSchemaChange = changed.some((path) => path.startsWith('db/migrations/'));
  if (affectsEverything(changed)) return { tests: 'all', browserTests: 'all', hasSchemaChange };
  const affected = findAffectedTests(listFiles().flatMap(readSource), changed);
  return {
    tests: affected.tests,
    browserTests: chooseBrowserTests(changed, affected),
    hasSchemaChange,
  };
}

/** Reads a file that may contain imports; empty for a deleted one. */
function readSource(path: string): SourceFile[] {
  try {
    return [{ path, text: IMPORTING.test(path) ? readFileSync(path, 'utf8') : '' }];
  } catch {
    return [];
  }
}
