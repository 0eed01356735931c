import { dirname, join } from 'node:path/posix';
import { findArea } from './browser-areas.ts';

export interface SourceFile {
  /** Relative to the repository, with slashes. */
  readonly path: string;
  /** Empty for files that import nothing. */
  readonly text: string;
}

/** Type imports, which are erased before the program runs. */
const TYPE_IMPORT = /\b(?:import|export) type [^;]*?;/g;
/** A quoted path: of an import, of a program that is started, of a file that is read. */
const NAMED_PATH = /['"`]((?:\.{1,2}\/|#[a-z]+\/|(?:db|docs|ops|deploy|openapi)\/)[^'"`\s$*]*)/g;
/**
 * Folders whose files are read at run time: a test that names the folder depends on all of them.
 */
const DATA = /^(?:db|docs|ops|deploy|openapi|src\/locales|test\/data)\//;

const TEST = /\.test\.ts$/;
const BROWSER_TEST = /^test\/browser\/.*\.test\.ts$/;
/** Tests through the whole service, which imports every feature: imports alone would select all. */
const SERVICE_TEST = /^(?:src\/.*\.integration\.test\.ts|test\/(?!browser\/).*\.test\.ts)$/;
/** Tests of the route declarations, including those that call every route. */
const CONTRACT_TEST = /^test\/contract\//;
const EVERY_ROUTE_TEST = /^test\/contract\/every-/;
/** Tests of pages, through the whole web application, which imports every area. */
const COMPONENT_TEST = /^web\/src\/.*\.component\.test\.ts$/;
const EVERY_PAGE_TEST = /^web\/src\/app\/every-/;
/** Words that pages show. */
const PAGE_WORDS = /^src\/locales\/(web(?:-[a-z-]+)?|enumerations|problems)\//;
const DECLARATION = /^src\/(?:contract\/|locales\/problems\/|features\/.*routes\.ts$)/;

/** Files whose change runs all tests. */
const EVERYTHING = /^(?:package\.json|package-lock\.json|vitest\.config\.ts)$/;

export interface Affected {
  /** Test files outside the browser. */
  readonly tests: readonly string[];
  /** Browser test files, by their imports. */
  readonly browserTests: readonly string[];
  /** Files of the web application that have changed or import a changed file. */
  readonly webFiles: readonly string[];
}

/** Whether a change requires running all tests. */
export function affectsEverything(changed: readonly string[]): boolean {
  return changed.some((path) => EVERYTHING.test(path));
}

/**
 * Finds the tests that a change can affect, by the paths that files name. A test through the whole
 * service belongs to its folder: it is affected where a file of that folder is, or something that
 * the test itself imports; composition files pass nothing on from features. So does a test of pages
 * to its area. Words read at run time affect the tests of the area of that name.
 */
export function findAffectedTests(
  files: readonly SourceFile[],
  changed: readonly string[],
): Affected {
  const edges = findImports(files);
  const dependents = findDependents(edges, changed, () => true);
  const serviceDependents = findDependents(
    [...edges, ...folderEdges(files, SERVICE_TEST)],
    changed,
    (from, to) => !isComposition(from, to) && !to.startsWith('src/locales/'),
  );
  const browserDependents = findDependents(edges, changed, (_, to) => to.startsWith('test/'));
  const isOfWeb = (from: string, to: string): boolean =>
    !isWebComposition(from, to) && !to.startsWith('src/locales/');
  const webDependents = findDependents(edges, changed, isOfWeb);
  const pageDependents = findDependents(
    [...edges, ...folderEdges(files, COMPONENT_TEST)],
    changed,
    isOfWeb,
  );
  const areas = changed.map((path) => /^src\/locales\/([a-z]+)\//.exec(path)?.[1]);
  const isInArea = (path: string): boolean =>
    areas.some((area) => area !== undefined && path.startsWith(`src/features/${area}/`));
  const contractTest = changed.some((path) => DECLARATION.test(path))
    ? CONTRACT_TEST
    : EVERY_ROUTE_TEST;
  const wordsOf = changed.flatMap((path) => PAGE_WORDS.exec(path)?.[1] ?? []);
  const hasPages = [...pageDependents].some((path) => path.startsWith('web/src/'));
  const showsAffected = (path: string): boolean => {
    const isOfEvery = EVERY_PAGE_TEST.test(path) && (hasPages || wordsOf.length > 0);
    const folders = wordsOf.map((words) => findPages(files, words));
    return isOfEvery || pageDependents.has(path) || folders.some((one) => path.startsWith(one));
  };
  const touchesFeature = changed.some((path) => /^src\/(?:features|contract|locales)\//.test(path));
  const isAffected = (path: string): boolean => {
    if (COMPONENT_TEST.test(path)) return showsAffected(path);
    if (!SERVICE_TEST.test(path)) return dependents.has(path);
    if (touchesFeature && contractTest.test(path)) return true;
    return serviceDependents.has(path) || isInArea(path);
  };
  const paths = files.map(({ path }) => path);
  return {
    tests: paths.filter((path) => TEST.test(path) && !BROWSER_TEST.test(path) && isAffected(path)),
    browserTests: paths.filter((path) => BROWSER_TEST.test(path) && browserDependents.has(path)),
    webFiles: paths.filter((path) => path.startsWith('web/') && webDependents.has(path)),
  };
}

/** `from` depends on `to`; a folder of data ends with a slash. */
type Edge = readonly [from: string, to: string];

function findImports(files: readonly SourceFile[]): Edge[] {
  const known = new Set(files.map(({ path }) => path));
  return files.flatMap(({ path, text }) =>
    [...text.replaceAll(TYPE_IMPORT, '').matchAll(NAMED_PATH)].flatMap(([, name = '']): Edge[] => {
      const target = resolve(path, name);
      const isData = DATA.test(`${target}/`) && !known.has(target);
      if (isData) return [[path, target.endsWith('/') ? target : `${target}/`]];
      return known.has(target) ? [[path, target]] : [];
    }),
  );
}

function resolve(from: string, name: string): string {
  if (name.startsWith('#test/')) return name.slice(1);
  if (name.startsWith('#')) return `src/${name.slice(1)}`;
  return name.startsWith('.') ? join(dirname(from), name) : name;
}

/** Finds the folder of the web application that words are for: that of an area, or all of it. */
function findPages(files: readonly SourceFile[], words: string): string {
  const folder = `web/src/features/${findArea(words.replace(/^web-/, ''))}/`;
  const isArea = words.startsWith('web-') && files.some(({ path }) => path.startsWith(folder));
  return isArea ? folder : 'web/src/';
}

/** Edges from tests of a kind, below `src` folders, to the sources of their folder. */
function folderEdges(files: readonly SourceFile[], kind: RegExp): Edge[] {
  const tests = files.filter(({ path }) => !path.startsWith('test/') && kind.test(path));
  return tests.flatMap(({ path: test }) =>
    files
      .filter(({ path }) => path.startsWith(`${dirname(test)}/`) && !TEST.test(path))
      .map(({ path }): Edge => [test, path]),
  );
}

/**
 * Whether an import is one of a composition file: the lists of all features and of all contracts
 * depend on none in particular.
 */
function isComposition(from: string, to: string): boolean {
  return (
    (/^src\/(?:app|cli)\/|^src\/[a-z]+\.ts$/.test(from) && to.startsWith('src/features/')) ||
    from === 'src/contract/index.ts'
  );
}

/** Whether an import is one of the list of all areas of the web application. */
function isWebComposition(from: string, to: string): boolean {
  return from.startsWith('web/src/app/') && to.startsWith('web/src/features/');
}

/** Finds the changed files and all that depend on them, by the edges that count. */
function findDependents(
  edges: readonly Edge[],
  changed: readonly string[],
  counts: (from: string, to: string) => boolean,
): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const [from, to] of edges)
    if (counts(from, to)) importers.set(to, [...(importers.get(to) ?? []), from]);
  const reached = new Set<string>();
  const waiting = changed.flatMap((path) => [path, ...listFolders(path)]);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    waiting.push(...(importers.get(path) ?? []));
  }
  return reached;
}

/** Lists the data folders that contain a file, each with a trailing slash. */
function listFolders(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => `${parts.slice(0, index + 1).join('/')}/`);
}
