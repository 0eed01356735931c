import { dirname, join } from 'node:path/posix';
import { parseSync } from 'oxc-parser';
import type { Expectations } from './faults.ts';
import type { SourceFile } from './imports.ts';

/** Folder below web/src → other folders it may import from. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  features: ['shared'],
  app: ['shared', 'features'],
  root: ['shared', 'features', 'app'],
};

/**
 * Finds violations of the structure of the web application, one per line: imports against the
 * direction of its folders, from one feature into another, or from src other than the domain.
 */
export function findWebFaults(
  files: readonly SourceFile[],
  { leastFiles }: Expectations,
): string[] {
  return [
    ...files.flatMap(faultsOf),
    ...(files.length < leastFiles ? [`only ${files.length} files of web were read`] : []),
  ];
}

function faultsOf({ path, text }: SourceFile): string[] {
  const { module } = parseSync(path, text);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      text.slice(start + 1, end - 1),
    ),
  ];
  return [...new Set(specifiers)].flatMap((specifier) => {
    const fault = importFault(path, specifier);
    return fault === undefined ? [] : [`${path} imports ${specifier}: ${fault}`];
  });
}

function importFault(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#'))
    return specifier.startsWith('#domain/')
      ? undefined
      : 'of src, pages may import the domain alone';
  if (!specifier.startsWith('.')) return undefined;
  const target = join(dirname(from), specifier);
  if (!target.startsWith('web/src/')) return 'the application imports nothing outside its folder';
  const [layer, wanted] = [layerOf(from), layerOf(target)];
  if (layer !== wanted && !(allowed[layer] ?? []).includes(wanted))
    return `${layer} may not import ${wanted}`;
  if (layer === 'features' && wanted === 'features' && featureOf(from) !== featureOf(target))
    return 'features meet in links, and in what they share';
  return undefined;
}

function layerOf(path: string): string {
  const [, , folder = '', ...rest] = path.split('/');
  return rest.length === 0 ? 'root' : folder;
}

function featureOf(path: string): string | undefined {
  return path.split('/')[3];
}
