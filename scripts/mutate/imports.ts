import { dirname, join } from 'node:path/posix';
import { parseSync } from 'oxc-parser';
import type { SourceFile } from '../boundaries/imports.ts';

/** For each file, the files that import it. */
export type Importers = ReadonlyMap<string, readonly string[]>;

/** Finds the importers of every file: of values, or with `types` also of types. */
export function findImporters(
  files: readonly SourceFile[],
  { types = false }: { readonly types?: boolean } = {},
): Importers {
  const imports = files.flatMap(({ path, text }) => {
    const { staticImports, staticExports } = parseSync(path, text).module;
    const exported = staticExports.flatMap(({ entries }) => entries);
    const requests = [
      ...staticImports.filter(({ entries }) => types || entries.some(({ isType }) => !isType)),
      ...exported.filter(({ isType }) => types || !isType),
    ].map(({ moduleRequest }) => moduleRequest?.value);
    return requests
      .filter((specifier) => specifier !== undefined)
      .map((specifier) => ({ from: path, to: pathOf(path, specifier) }));
  });
  const byTarget = Map.groupBy(imports, ({ to }) => to);
  return new Map([...byTarget].map(([to, all]) => [to, all.map(({ from }) => from)]));
}

function pathOf(from: string, specifier: string): string {
  if (specifier.startsWith('#test/')) return specifier.slice(1);
  return specifier.startsWith('#') ? `src/${specifier.slice(1)}` : join(dirname(from), specifier);
}

/** Lists all files that import a file directly or indirectly, closest first. */
export function findIndirectImporters(importers: Importers, path: string): string[] {
  const reached = new Set([path]);
  for (const one of reached) for (const next of importers.get(one) ?? []) reached.add(next);
  return [...reached].slice(1);
}
