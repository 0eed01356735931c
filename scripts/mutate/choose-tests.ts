import { basename, dirname } from 'node:path/posix';
import { findIndirectImporters, type Importers } from './imports.ts';

/** Test files of a Vitest project, or the check that openapi/openapi.json is current. */
export interface TestRun {
  readonly project: 'unit' | 'pdf' | 'component' | 'integration' | 'openapi';
  readonly files: readonly string[];
}

const DESCRIBES_INTERFACE = 'scripts/generate-openapi.ts';
const OPENS_EVERY_PAGE = 'web/src/app/every-page.component.test.ts';

/** The closest tests detect most changes, and run first. */
const FIRST_UNIT_FILES = 3;
const MOST_UNIT_FILES = 40;
const MOST_INTEGRATION_FILES = 4;
const MOST_FEATURES = 2;

/**
 * Chooses the tests that can detect a change of a file, cheapest first: unit tests that import it
 * directly or indirectly or read the source as text, then tests of its pages or of the whole service in
 * its feature or, for a domain rule, in the features that use it most.
 */
export function chooseTestRuns(
  path: string,
  {
    importers,
    tests,
    readers,
  }: { importers: Importers; tests: readonly string[]; readers: readonly string[] },
): TestRun[] {
  const known = new Set([...tests, DESCRIBES_INTERFACE]);
  const reached = findIndirectImporters(importers, path).filter((one) => known.has(one));
  const unit = reached.filter(
    (one) =>
      one !== DESCRIBES_INTERFACE && !/\.(pdf|component|integration)\.test\.|^test\//.test(one),
  );
  const later = [...readers, ...unit.slice(FIRST_UNIT_FILES)];
  const runs: TestRun[] = [
    { project: 'unit', files: unit.slice(0, FIRST_UNIT_FILES) },
    { project: 'unit', files: [...new Set(later)].slice(0, MOST_UNIT_FILES) },
    { project: 'pdf', files: reached.filter((one) => one.includes('.pdf.test.')) },
    ...componentRunsOf(path, tests),
    { project: 'openapi', files: reached.filter((one) => one === DESCRIBES_INTERFACE) },
    { project: 'integration', files: integrationTestsOf(path, importers, tests) },
  ];
  return runs.filter(({ files }) => files.length > 0);
}

/**
 * The tests of an area of the web application open its pages; what areas share is seen by all of them. Then
 * every page is opened.
 */
function componentRunsOf(path: string, tests: readonly string[]): TestRun[] {
  if (!path.startsWith('web/src/')) return [];
  const area = /^web\/src\/features\/[^/]+\//.exec(path)?.[0] ?? '';
  const component = tests.filter((one) => one.includes('.component.test.'));
  const inArea = component.filter((one) => one.startsWith(area) && one !== OPENS_EVERY_PAGE);
  const ofAll = component.filter((one) => one === OPENS_EVERY_PAGE);
  return [inArea, ofAll].map((files) => ({ project: 'component', files }));
}

function integrationTestsOf(
  path: string,
  importers: Importers,
  tests: readonly string[],
): string[] {
  const stem = basename(path).split('.')[0] ?? '';
  const integration = tests.filter((one) => one.includes('.integration.test.'));
  const folders = path.startsWith('src/features/')
    ? [closestFolder(path, integration)]
    : usingFolders(path, importers);
  const close = folders.flatMap((folder) => {
    const own = integration.filter((one) => dirname(one) === folder);
    return own.toSorted((a, b) => Number(b.includes(stem)) - Number(a.includes(stem)));
  });
  const named = integration.filter((one) => basename(one) === `${stem}.integration.test.ts`);
  const direct = (importers.get(path) ?? []).filter(
    (one) => one.includes('.integration.test.') || /^test\/(?!browser).*\.test\.ts$/.test(one),
  );
  return [...new Set([...direct, ...named, ...close])].slice(0, MOST_INTEGRATION_FILES);
}

/** The closest folder around a file that has tests. */
function closestFolder(path: string, tests: readonly string[]): string {
  const folder = dirname(path);
  const hasTests = tests.some((one) => dirname(one) === folder);
  return hasTests || folder === '.' ? folder : closestFolder(folder, tests);
}

/** The feature folders with the most files that use a domain rule. */
function usingFolders(path: string, importers: Importers): string[] {
  const users = findIndirectImporters(importers, path).filter(
    (one) => one.startsWith('src/features/') && !one.includes('.test.'),
  );
  const closest = users.slice(0, 12);
  const folders = [...Map.groupBy(closest, (one) => dirname(one))];
  return folders
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, MOST_FEATURES)
    .map(([folder]) => folder);
}
