/**
 * Refuses what goes against the structure of ARCHITECTURE.md: imports against the direction of the
 * folders or past a feature's index.ts, tables named by anybody but their owner, SQL outside the files
 * that are for it. `node scripts/check-boundaries.ts` prints the faults and fails if there are any.
 */
import { readFileSync, globSync } from 'node:fs';
import { findFaults, type SourceFile } from './boundaries/faults.ts';

/** Somewhat below what there are. */
const LEAST_FILES = 480;

const files = globSync('src/**/*.ts')
  .filter((path) => !path.endsWith('.test.ts') && !path.endsWith('.generated.ts'))
  .map((path): SourceFile => ({ path, text: readFileSync(path, 'utf8') }));
const faults = findFaults(files, { leastFiles: LEAST_FILES });
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
