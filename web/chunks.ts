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
 * module imports and no earlier part has. Without them, the bundler makes a file of each set of
 * modules that the same pages share, and a first page asked for a hundred files.
 */
const PARTS = [
  ['start', 'main.tsx'],
  ['frame', 'app/Shell.tsx'],
  ['owner', 'features/portal/AmountsDuePage.tsx'],
  ['today', 'features/today/TodayPage.tsx'],
  ['lists', 'shared/ui/ListPage.tsx'],
  ['forms', 'shared/ui/Form.tsx'],
  ['fields', 'shared/ui/fields.tsx'],
] as const;

let partOf: ReadonlyMap<string, string> | undefined;

/** Returns the part that a module belongs to; null if the bundler decides. */
export function nameChunk(id: string, modules: Modules): string | null {
  partOf ??= assignParts(modules);
  return partOf.get(id) ?? null;
}

function assignParts(modules: Modules): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [part, path] of PARTS) {
    const waiting = [join(SOURCE, path)];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (found.has(id)) continue;
      found.set(id, part);
      waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return found;
}
