import { dirname, join } from 'node:path/posix';
import { parseSync } from 'oxc-parser';

export interface SourceFile {
  /** Relative to the repository, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** Lists the distinct specifiers of all static imports and re-exports of a file. */
export function findSpecifiers({ path, text }: SourceFile): string[] {
  const { module } = parseSync(path, text);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value),
    ),
  ];
  return [...new Set(specifiers.filter((specifier) => specifier !== undefined))];
}

/** Resolves a specifier to a file of the repository; undefined for packages. */
export function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  return specifier.startsWith('.') ? join(dirname(from), specifier) : undefined;
}

/**
 * Lists the folders below src/features that have an index.ts: `register/units`, `notifications`.
 */
export function listFeatures(files: readonly SourceFile[]): ReadonlySet<string> {
  const indexes = files.map(({ path }) =>
    /^src\/features\/([^/]+(?:\/[^/]+)?)\/index\.ts$/.exec(path),
  );
  return new Set(indexes.map((found) => found?.[1]).filter((name) => name !== undefined));
}

/** Finds the feature that a file belongs to; undefined outside src/features. */
export function findFeature(path: string, features: ReadonlySet<string>): string | undefined {
  const [, layer, area = '', feature = ''] = path.split('/');
  if (layer !== 'features') return undefined;
  return features.has(area) ? area : `${area}/${feature}`;
}
