/**
 * Refuses imports against the direction in which the folders depend on one another (ARCHITECTURE.md).
 * Fails as well when it sees fewer modules than there must be: a check that reads nothing is no check.
 */
import { readFileSync, globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';

const LEAST_MODULES = 150;

/** Folder below src → folders it may import from, besides itself. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  contract: ['domain'],
  platform: ['contract', 'domain'],
  features: ['contract', 'domain', 'platform'],
  cli: ['contract', 'domain', 'platform', 'features', 'root'],
  root: ['contract', 'domain', 'platform', 'features', 'cli'],
};

/** Packages that only one folder may know. */
const packageHomes: Readonly<Record<string, readonly string[]>> = {
  pg: ['src/platform/'],
  fastify: ['src/platform/', 'src/app.ts'],
  'sql-template-tag': ['src/platform/db/'],
  jose: ['src/platform/security/'],
  nodemailer: ['src/platform/mail/'],
  'graphile-worker': ['src/platform/jobs/'],
};

function layerOf(path: string): string {
  const [, folder = '', ...rest] = path.split('/');
  return rest.length === 0 ? 'root' : folder;
}

function featureOf(path: string): string | undefined {
  const [, layer, feature, ...rest] = path.split('/');
  return layer === 'features' && rest.length > 0 ? feature : undefined;
}

/** The file below the repository that a specifier names; undefined for packages. */
function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  return specifier.startsWith('.') ? relative('.', join(dirname(from), specifier)) : undefined;
}

function findFault(from: string, specifier: string): string | undefined {
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
  const [own, other] = [featureOf(from), featureOf(target)];
  if (own !== undefined && other !== undefined && own !== other && !target.endsWith('/index.ts')) {
    return 'a feature is imported through its index.ts';
  }
  return undefined;
}

const files = globSync('src/**/*.ts').filter((path) => !path.endsWith('.test.ts'));
const faults: string[] = [];
for (const path of files) {
  const { module } = parseSync(path, readFileSync(path, 'utf8'));
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value),
    ),
  ];
  for (const specifier of new Set(specifiers)) {
    if (specifier === undefined) continue;
    const fault = findFault(path, specifier);
    if (fault !== undefined) faults.push(`${path} imports ${specifier}: ${fault}`);
  }
}
if (files.length < LEAST_MODULES) faults.push(`only ${files.length} modules were read`);
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
