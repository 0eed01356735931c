/**
 * Refuses what goes against the structure of ARCHITECTURE.md: imports against the direction of the
 * folders or past a feature's index.ts, features or areas that import one another in a circle, tables
 * named by another feature than their owner, SQL outside the files that are for it; and in the web
 * application, imports against its own directions. `node scripts/check-boundaries.ts` prints the faults
 * and fails if there are any.
 */
import { readFileSync, globSync } from 'node:fs';
import { findCycles } from './boundaries/cycles.ts';
import { findFaults } from './boundaries/faults.ts';
import type { SourceFile } from './boundaries/imports.ts';
import { webFaults } from './boundaries/web-faults.ts';

/** Somewhat below what there are. */
const LEAST_FILES = { src: 700, web: 100 };

function sources(pattern: string): SourceFile[] {
  return globSync(pattern)
    .filter((path) => !path.includes('.test.') && !path.endsWith('.generated.ts'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

const src = sources('src/**/*.ts');
const cycles = findCycles(src);
const faults = [
  ...findFaults(src, { leastFiles: LEAST_FILES.src }),
  ...webFaults(sources('web/src/**/*.{ts,tsx}'), { leastFiles: LEAST_FILES.web }),
  ...[...cycles.features, ...cycles.areas].map(
    (members) => `${members.join(', ')} import one another in a circle`,
  ),
];
console.log(`strongly connected components larger than one feature: ${cycles.features.length}`);
console.log(`strongly connected components larger than one area: ${cycles.areas.length}`);
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
