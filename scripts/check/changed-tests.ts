import { readFileSync } from 'node:fs';
import { findAffectedTests, affectsEverything, type SourceFile } from './affected-tests.ts';
import { chooseBrowserTests } from './browser-areas.ts';
import { findBase, listChangedFiles, listFiles } from './git-changes.ts';

/** Which tests a change can affect. */
export interface ChangedTests {
  /** Outside the browser: each project of Vitest takes its own. */
  readonly tests: readonly string[] | 'all';
  readonly browserTests: readonly string[] | 'all';
  /** Whether the second server may judge it otherwise: the schema has changed. */
  readonly hasSchemaChange: boolean;
}

const IMPORTING = /\.(?:tsx?|mjs)$/;

/** Finds the tests that the change of this branch and of the working tree can affect. */
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

/** The text of a file that may import something; nothing of one that was deleted. */
function readSource(path: string): SourceFile[] {
  try {
    return [{ path, text: IMPORTING.test(path) ? readFileSync(path, 'utf8') : '' }];
  } catch {
    return [];
  }
}
