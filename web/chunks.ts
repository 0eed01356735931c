import { join } from 'node:path';

/** Facts of the bundler about a module. */
interface ModuleInfo {
  readonly importedIds: readonly string[];
}

/** Access to the modules of the bundle. */
interface Modules {
  getModuleInfo(id: string): ModuleInfo | null;
}

const SOURCE = join(import.meta.dirname, 'src');

/**
 * Parts of the application that are always loaded together, in this order: each holds what its
 * modules import and no earlier part has. Without them, the bundler makes a file of each set of
 * modules that the same pages share, and a first page asked for a hundred files.
 */
const PARTS = [
  ['open', 'main.tsx'],
  ['start', 'app/show-application.tsx'],
  ['frame', 'app/Shell.tsx'],
  ['owner', 'features/portal/AmountsDuePage.tsx'],
  ['today', 'features/today/TodayPage.tsx'],
  ['layers', 'shared/ui/Dialog.tsx', 'shared/ui/Anchored.tsx'],
  ['lists', 'shared/ui/ListPage.tsx'],
  // A session may end while a form is filled in.
  ['forms', 'shared/ui/Form.tsx', 'app/SignInAgain.tsx'],
] as const;

/** Home pages, of which each reader sees one: what both need is part of the frame. */
const HOMES = ['features/portal/AmountsDuePage.tsx', 'features/today/TodayPage.tsx'] as const;

let partOf: ReadonlyMap<string, string> | undefined;

/** Returns the part that a module belongs to; null if the bundler decides. */
export function nameChunk(id: string, modules: Modules): string | null {
  partOf ??= assignParts(modules);
  return partOf.get(id) ?? null;
}

function assignParts(modules: Modules): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const homes = HOMES.map((path) => findImports(modules, path));
  const [first = new Set<string>(), ...others] = homes;
  const shared = [...first].filter((id) => others.every((home) => home.has(id)));
  for (const [part, ...paths] of PARTS) {
    const own = paths.flatMap((path) => [...findImports(modules, path)]);
    if (part === 'frame') own.push(...shared);
    for (const id of own) if (!found.has(id)) found.set(id, part);
  }
  return found;
}

/** Finds a module and all that it needs at once. */
function findImports(modules: Modules, path: string): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [join(SOURCE, path)];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
