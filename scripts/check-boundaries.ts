/**
 * Refuses what goes against the structure of ARCHITECTURE.md: imports against the direction of the
 * folders or past a feature's index.ts, tables named by anybody but their owner, SQL outside the files
 * that are for it; and of the web application, imports against its own directions. `node scripts/check-boundaries.ts` prints the faults and fails if there are any.
 */
import { readFileSync, globSync } from 'node:fs';
import { findFaults, type SourceFile } from './boundaries/faults.ts';
import { webFaults } from './boundaries/web-faults.ts';

/** Somewhat below what there are. */
const LEAST_FILES = { src: 700, web: 100 };

function sources(pattern: string): SourceFile[] {
  return globSync(pattern)
    .filter((path) => !path.includes('.test.') && !path.endsWith('.generated.ts'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

const faults = [
  ...findFaults(sources('src/**/*.ts'), { leastFiles: LEAST_FILES.src }),
  ...webFaults(sources('web/src/**/*.{ts,tsx}'), { leastFiles: LEAST_FILES.web }),
];
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
