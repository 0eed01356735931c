/**
 * Refuses violations of the structure in ARCHITECTURE.md: imports against the direction of the
 * folders or past the index.ts of a feature or of src/database, import cycles among features or
 * areas, tables named outside the feature that owns them, private tables of the queue, SQL outside
 * the files meant for it; and in the web application,
 * imports against its own directions. `node scripts/check-boundaries.ts` prints the faults and
 * fails if there are any.
 */
import { readFileSync, globSync } from 'node:fs';
import { findCycles } from './boundaries/cycles.ts';
import { findDoorFaults, findFaults } from './boundaries/faults.ts';
import type { SourceFile } from './boundaries/imports.ts';
import { findWebFaults } from './boundaries/web-faults.ts';

/** Somewhat below the real numbers. */
const LEAST_FILES = { src: 700, web: 100 };

function readAll(pattern: string): SourceFile[] {
  return globSync(pattern)
    .filter((path) => !path.endsWith('.generated.ts'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

function sources(pattern: string): SourceFile[] {
  return readAll(pattern).filter(({ path }) => !path.includes('.test.'));
}

const src = sources('src/**/*.ts');
const cycles = findCycles(src);
const faults = [
  ...findFaults(src, { leastFiles: LEAST_FILES.src }),
  ...findDoorFaults(readAll('{src,test,scripts,bench,faults}/**/*.ts')),
  ...findWebFaults(sources('web/src/**/*.{ts,tsx}'), { leastFiles: LEAST_FILES.web }),
  ...[...cycles.features, ...cycles.areas].map(
    (members) => `${members.join(', ')} import one another in a circle`,
  ),
];
console.log(`strongly connected components larger than one feature: ${cycles.features.length}`);
console.log(`strongly connected components larger than one area: ${cycles.areas.length}`);
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
