import {
  findFeature,
  findSpecifiers,
  listFeatures,
  resolveImport,
  type SourceFile,
} from './imports.ts';

/** Node → the other nodes that it imports. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Groups of features, and of areas, that import one another in a circle. */
export interface Cycles {
  readonly features: readonly string[][];
  readonly areas: readonly string[][];
}

/** Finds import cycles among the features, and among their areas. */
export function findCycles(files: readonly SourceFile[]): Cycles {
  const features = listFeatures(files);
  const imports = files.flatMap((file) => {
    const from = findFeature(file.path, features);
    if (from === undefined) return [];
    return findSpecifiers(file).flatMap((specifier) => {
      const target = resolveImport(file.path, specifier);
      const to = target === undefined ? undefined : findFeature(target, features);
      return to === undefined ? [] : [[from, to] as const];
    });
  });
  const ofAreas = imports.map(([from, to]) => [findArea(from), findArea(to)] as const);
  return { features: findComponents(toGraph(imports)), areas: findComponents(toGraph(ofAreas)) };
}

function findArea(feature: string): string {
  return feature.split('/')[0] ?? feature;
}

function toGraph(imports: readonly (readonly [from: string, to: string])[]): Graph {
  const byNode = Map.groupBy(imports, ([from]) => from);
  return new Map([...byNode].map(([from, all]) => [from, new Set(all.map(([, to]) => to))]));
}

/** The strongly connected components of more than one node, each sorted. */
function findComponents(graph: Graph): string[][] {
  const reached = new Map([...graph.keys()].map((node) => [node, findReached(graph, node)]));
  const components = [...reached].map(([node, targets]) =>
    [node, ...[...targets].filter((target) => reached.get(target)?.has(node))].sort(),
  );
  const unique = new Map(components.map((component) => [component.join(), component]));
  return [...unique.values()].filter(({ length }) => length > 1);
}

/** All other nodes that a node imports, directly or through others. */
function findReached(graph: Graph, start: string): ReadonlySet<string> {
  const reached = new Set([start]);
  // Iterating over a set includes elements that are added meanwhile.
  for (const node of reached) for (const next of graph.get(node) ?? []) reached.add(next);
  reached.delete(start);
  return reached;
}
