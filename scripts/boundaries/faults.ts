import { basename } from 'node:path/posix';
import { parseSync } from 'oxc-parser';
import { columnTypes } from '#platform/db/schema.generated.ts';
import {
  findFeature,
  findSpecifiers,
  listFeatures,
  resolveImport,
  type SourceFile,
} from './imports.ts';
import { declarations, tableOwners } from './owned-tables.ts';

export interface Expectations {
  /** Minimum number of files: a check that reads no files must fail. */
  readonly leastFiles: number;
}

/** Folder below src → other folders it may import from. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  contract: ['domain'],
  platform: ['contract', 'domain'],
  database: ['contract', 'domain', 'platform'],
  relations: ['contract', 'domain', 'platform'],
  features: ['contract', 'domain', 'platform', 'relations'],
  app: ['contract', 'domain', 'platform', 'database', 'relations', 'features'],
  cli: ['contract', 'domain', 'platform', 'database', 'features', 'app'],
  root: ['contract', 'domain', 'platform', 'database', 'features', 'app', 'cli'],
};

/** Folders with one door: everything outside, also tests and scripts, imports only its index.ts. */
const CLOSED_FOLDERS = ['src/database/'];

/** Packages that only these folders may import. */
const packageHomes: Readonly<Record<string, readonly string[]>> = {
  pg: ['src/platform/', 'src/database/'],
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

/** Folders in which any file may contain SQL. */
const SQL_FOLDERS = ['src/platform/', 'src/database/', 'src/relations/', 'src/features/shared/'];
/** Files of a feature that may contain SQL. */
const SQL_FILE = /(^|\/)(repository|queries|[a-z-]+-repository)\.ts$|\/repository\//;
const VOLATILE_RETURNED =
  /\breturning\b[^;`]*\b(?:now|clock_timestamp|random|gen_random_uuid|nextval)\s*\(/i;
/** A distributed database evaluates it before the row is known, and stores another value. */
const SIMPLE_CASE_IN_CHANGE =
  /`[^`]*\b(?:update|insert into|delete from)\s[^`]*\bcase\s+[a-z_.]+\s+when\b/i;
/** It distributes the tables of all features. */
const DISTRIBUTION = 'src/platform/db/distribution/';
const SQL_MODULE = '#platform/db/sql.ts';

const TABLES: readonly string[] = Object.keys(columnTypes).map((name) =>
  name.includes('.') ? name : `app.${name}`,
);
const NAMED_IN_SQL = /\b(?:app|auth)\.[a-z_]+\b/g;
/** `findRow(ctx.db, 'units', …`, `unnested('units', …` */
const NAMED_IN_CALL =
  /\b(?:insertRow|insertRows|insertRowsReturning|findRow|lockRow|updateRow|deleteRow|unnested|relation)\(\s*(?:[\w.]+,\s*)?'([a-z_]+)'/g;

/** Finds violations of the structure, one per line. */
export function findFaults(files: readonly SourceFile[], { leastFiles }: Expectations): string[] {
  const features = listFeatures(files);
  const faults = files.flatMap((file) => faultsOf(file, features));
  const twice = declarations.filter(([table, owner]) => tableOwners.get(table) !== owner);
  const unowned = TABLES.filter((table) => !tableOwners.has(table));
  return [
    ...faults,
    ...unowned.map((table) => `${table} is in no tables.ts of a feature`),
    ...twice.map(([table, owner]) => `${table} is declared again in src/${owner}`),
    ...(files.length < leastFiles ? [`only ${files.length} files were read`] : []),
  ];
}

/** Finds imports past the door of a closed folder. */
export function findDoorFaults(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    findSpecifiers(file).flatMap((specifier) => {
      const target = resolveImport(file.path, specifier) ?? '';
      const folder = CLOSED_FOLDERS.find((one) => target.startsWith(one));
      return folder === undefined || file.path.startsWith(folder) || target === `${folder}index.ts`
        ? []
        : [`${file.path} imports ${specifier}: only ${folder}index.ts may be imported`];
    }),
  );
}

function faultsOf({ path, text }: SourceFile, features: ReadonlySet<string>): string[] {
  const specifiers = findSpecifiers({ path, text });
  const imports = specifiers.flatMap((specifier) => {
    const fault = importFault(path, specifier, features);
    return fault === undefined ? [] : [`${path} imports ${specifier}: ${fault}`];
  });
  const { comments } = parseSync(path, text);
  const code = comments.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
  return [
    ...imports,
    ...sqlFaults(path, specifiers),
    ...tableFaults(path, code),
    ...volatileFaults(path, code),
    ...simpleCaseFaults(path, code),
    ...queueFaults(path, code),
  ];
}

function layerOf(path: string): string {
  const [, folder = '', ...rest] = path.split('/');
  return rest.length === 0 ? 'root' : folder;
}

function importFault(
  from: string,
  specifier: string,
  features: ReadonlySet<string>,
): string | undefined {
  const target = resolveImport(from, specifier);
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
  const [own, other] = [findFeature(from, features), findFeature(target, features)];
  if (other !== undefined && own !== other && target !== `src/features/${other}/index.ts`)
    return 'a feature is imported through its index.ts, its tables through src/relations';
  return undefined;
}

function sqlFaults(path: string, specifiers: readonly string[]): string[] {
  if (!path.startsWith('src/') || SQL_FOLDERS.some((folder) => path.startsWith(folder))) return [];
  if (SQL_FILE.test(path)) return [];
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

function simpleCaseFaults(path: string, code: string): string[] {
  return SIMPLE_CASE_IN_CHANGE.test(code)
    ? [
        `${path} changes rows by case … when: write case when … =, which a distributed database keeps`,
      ]
    : [];
}

function queueFaults(path: string, code: string): string[] {
  return code.includes('graphile_worker._private_')
    ? [
        `${path} names a private table of the queue: use its view graphile_worker.jobs and its functions`,
      ]
    : [];
}

function tableFaults(path: string, code: string): string[] {
  const inSql = code.matchAll(NAMED_IN_SQL).map(([name]) => name);
  const inCalls = code.matchAll(NAMED_IN_CALL).map(([, name]) => `app.${name}`);
  const named = new Set([...inSql, ...inCalls].filter((name) => TABLES.includes(name)));
  return [...named].flatMap((table) => {
    const owner = tableOwners.get(table);
    return owner === undefined || isOfOwner(path, owner)
      ? []
      : [`${path} names ${table}, which belongs to src/${owner}`];
  });
}

/** Whether a file belongs to the owner: in its folder, or its file in src/relations. */
function isOfOwner(path: string, owner: string): boolean {
  return (
    path.startsWith(DISTRIBUTION) ||
    path.startsWith(`src/${owner}/`) ||
    path === `src/relations/${basename(owner)}.ts`
  );
}
