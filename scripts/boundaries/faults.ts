import { dirname, join } from 'node:path/posix';
import { parseSync } from 'oxc-parser';
import { columnTypes } from '#platform/db/schema.generated.ts';
import { tableOwners } from './table-owners.ts';

export interface SourceFile {
  /** Below the repository, with slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Expectations {
  /** A check that reads nothing is no check. */
  readonly leastFiles: number;
}

/** Folder below src → folders it may import from, besides itself. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  contract: ['domain'],
  platform: ['contract', 'domain'],
  features: ['contract', 'domain', 'platform'],
  app: ['contract', 'domain', 'platform', 'features'],
  cli: ['contract', 'domain', 'platform', 'features', 'app'],
  root: ['contract', 'domain', 'platform', 'features', 'app', 'cli'],
};

/** Packages that only these folders may know. */
const packageHomes: Readonly<Record<string, readonly string[]>> = {
  pg: ['src/platform/'],
  fastify: ['src/platform/', 'src/app/'],
  'sql-template-tag': ['src/platform/db/'],
  jose: ['src/platform/security/'],
  nodemailer: ['src/platform/mail/'],
  imapflow: ['src/platform/imap/'],
  'graphile-worker': ['src/platform/jobs/'],
  '@opentelemetry/api': ['src/platform/tracing/'],
  '@opentelemetry/exporter-trace-otlp-http': ['src/platform/tracing/'],
  '@opentelemetry/resources': ['src/platform/tracing/'],
  '@opentelemetry/sdk-trace': ['src/platform/tracing/'],
};

/** Where a feature's SQL stands. */
const SQL_FILE = /(^|\/)(repository|queries|[a-z-]+-repository)\.ts$|\/repository\//;
const VOLATILE_RETURNED =
  /\breturning\b[^;`]*\b(?:now|clock_timestamp|random|gen_random_uuid|nextval)\s*\(/i;
const SQL_MODULE = '#platform/db/sql.ts';

const TABLES: readonly string[] = Object.keys(columnTypes).map((name) =>
  name.includes('.') ? name : `app.${name}`,
);
/** Says of every column whether it holds something of a person, and reads none. */
const ANNOTATIONS = 'src/features/privacy/personal-data/annotations/';
const NAMED_IN_SQL = /\b(?:app|auth)\.[a-z_]+\b/g;
/** `findRow(ctx.db, 'units', …`, `unnested('units', …` */
const NAMED_IN_CALL =
  /\b(?:insertRow|insertRows|insertRowsReturning|findRow|lockRow|updateRow|deleteRow|unnested|relation)\(\s*(?:[\w.]+,\s*)?'([a-z_]+)'/g;

/** What is wrong with the files, a line each; empty when nothing is. */
export function findFaults(files: readonly SourceFile[], { leastFiles }: Expectations): string[] {
  const features = featuresOf(files);
  const faults = files.flatMap((file) => faultsOf(file, features));
  const unowned = TABLES.filter((table) => tableOwners[table] === undefined);
  const unknown = Object.keys(tableOwners).filter((table) => !TABLES.includes(table));
  return [
    ...faults,
    ...unowned.map((table) => `${table} has no owner in scripts/boundaries/table-owners.ts`),
    ...unknown.map((table) => `${table} is owned, but is no table`),
    ...(files.length < leastFiles ? [`only ${files.length} files were read`] : []),
  ];
}

/** The folders below src/features that have an index.ts: `register/units`, `notifications`. */
function featuresOf(files: readonly SourceFile[]): ReadonlySet<string> {
  const indexes = files.map(({ path }) =>
    /^src\/features\/([^/]+(?:\/[^/]+)?)\/index\.ts$/.exec(path),
  );
  return new Set(indexes.map((found) => found?.[1]).filter((name) => name !== undefined));
}

function faultsOf({ path, text }: SourceFile, features: ReadonlySet<string>): string[] {
  const { module, comments } = parseSync(path, text);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value),
    ),
  ].filter((specifier) => specifier !== undefined);
  const imports = [...new Set(specifiers)].flatMap((specifier) => {
    const fault = importFault(path, specifier, features);
    return fault === undefined ? [] : [`${path} imports ${specifier}: ${fault}`];
  });
  const code = comments.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
  return [
    ...imports,
    ...sqlFaults(path, specifiers),
    ...tableFaults(path, code),
    ...volatileFaults(path, code),
  ];
}

function layerOf(path: string): string {
  const [, folder = '', ...rest] = path.split('/');
  return rest.length === 0 ? 'root' : folder;
}

/** The feature that a file belongs to; undefined outside src/features. */
function featureOf(path: string, features: ReadonlySet<string>): string | undefined {
  const [, layer, area = '', feature = ''] = path.split('/');
  if (layer !== 'features') return undefined;
  return features.has(area) ? area : `${area}/${feature}`;
}

/** The file below the repository that a specifier names; undefined for packages. */
function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  return specifier.startsWith('.') ? join(dirname(from), specifier) : undefined;
}

function importFault(
  from: string,
  specifier: string,
  features: ReadonlySet<string>,
): string | undefined {
  const target = resolve(from, specifier);
  if (target === undefined) {
    const homes = packageHomes[specifier];
    return homes === undefined || homes.some((home) => from.startsWith(home))
      ? undefined
      : `only ${homes.join(', ')} may use it`;
  }
  if (!target.startsWith('src/')) return 'src imports nothing outside src';
  if (!target.endsWith('.ts')) return 'an import ends in .ts';
  const [layer, wanted] = [layerOf(from), layerOf(target)];
  if (layer !== wanted && !(allowed[layer] ?? []).includes(wanted))
    return `${layer} may not import ${wanted}`;
  const [own, other] = [featureOf(from, features), featureOf(target, features)];
  if (other !== undefined && own !== other && !isDoor(target, other))
    return 'a feature is imported through its index.ts, its tables through its relations.ts';
  return undefined;
}

/** What a feature does stands in index.ts; what the statements of others may join, in relations.ts. */
function isDoor(target: string, feature: string): boolean {
  return ['index.ts', 'relations.ts'].some((door) => target === `src/features/${feature}/${door}`);
}

function sqlFaults(path: string, specifiers: readonly string[]): string[] {
  const isFree = !path.startsWith('src/') || path.startsWith('src/platform/');
  if (isFree || path.startsWith('src/features/shared/') || SQL_FILE.test(path)) return [];
  return specifiers.includes(SQL_MODULE)
    ? [
        `${path} holds SQL, which belongs in repository.ts, queries.ts, …-repository.ts or repository/`,
      ]
    : [];
}

function volatileFaults(path: string, code: string): string[] {
  return VOLATILE_RETURNED.test(code)
    ? [`${path} returns what a function makes anew, which a distributed database refuses`]
    : [];
}

function tableFaults(path: string, code: string): string[] {
  if (path.startsWith(ANNOTATIONS)) return [];
  const inSql = code.matchAll(NAMED_IN_SQL).map(([name]) => name);
  const inCalls = code.matchAll(NAMED_IN_CALL).map(([, name]) => `app.${name}`);
  const named = new Set([...inSql, ...inCalls].filter((name) => TABLES.includes(name)));
  return [...named].flatMap((table) => {
    const owner = tableOwners[table];
    const isOwn = owner === undefined || path.startsWith(`src/${owner}/`);
    return isOwn ? [] : [`${path} names ${table}, which belongs to src/${owner}`];
  });
}
