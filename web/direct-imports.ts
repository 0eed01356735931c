import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Packages whose index imports all of their modules. */
const PACKAGES = [
  '@mantine/core',
  '@mantine/hooks',
  '@mantine/form',
  '@tanstack/react-query',
  '@tanstack/query-core',
] as const;

/** Module of a package and the name under which it exports something. */
interface Source {
  readonly file: string;
  readonly name: string;
}

/**
 * Imports parts of a package from their own modules instead of its index: through the index, every
 * page seems to need all parts that any page uses, and a first page loads them.
 */
export function importDirectly(): Plugin {
  const indexes = new Map<string, ReadonlyMap<string, Source>>();
  return {
    name: 'import-directly',
    enforce: 'pre',
    transform: {
      filter: {
        id: /\/web\/src\/.*\.tsx?$|\/@mantine\/core\/esm\/.*\.mjs$|\/@tanstack\/(?:react-query|query-core)\/build\/modern\/.*\.js$/,
      },
      handler(code) {
        let direct = code;
        for (const name of PACKAGES) {
          const sources = indexes.get(name) ?? readIndex(name);
          indexes.set(name, sources);
          direct = replaceImports(direct, name, sources);
        }
        return direct === code ? null : { code: direct, map: null };
      },
    },
  };
}

/** Finds the module of each part that the index of a package exports. */
function readIndex(name: string): ReadonlyMap<string, Source> {
  const index = fileURLToPath(import.meta.resolve(name));
  const text = readFileSync(index, 'utf8');
  const found = new Map<string, Source>();
  for (const [, names = '', path = ''] of text.matchAll(/^import \{([^}]+)\} from "([^"]+)"/gm))
    for (const part of splitNames(names))
      found.set(part.local, { file: join(dirname(index), path), name: part.exported });
  for (const [, other = ''] of text.matchAll(/^export \* from "([^"]+)"/gm))
    for (const [part, source] of readIndex(other)) if (!found.has(part)) found.set(part, source);
  return found;
}

function replaceImports(code: string, name: string, sources: ReadonlyMap<string, Source>): string {
  const statement = new RegExp(String.raw`^import \{([^}]+)\} from ['"]${name}['"];`, 'gm');
  return code.replace(statement, (whole, names: string) => {
    const parts = splitNames(names).filter(({ isType }) => !isType);
    const lines = parts.map(({ exported, local }) => {
      const source = sources.get(exported);
      return source === undefined
        ? `import { ${exported} as ${local} } from '${name}';`
        : `import { ${source.name} as ${local} } from '${source.file}';`;
    });
    // One line for each of the old, so that positions in messages of the bundler stay true.
    return lines.join(' ') + '\n'.repeat(whole.split('\n').length - 1);
  });
}

/** Splits the names of an import: `a, type B, c as d`. */
function splitNames(names: string) {
  return names
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const isType = part.startsWith('type ');
      const [exported = '', local = exported] = part.replace(/^type /, '').split(' as ');
      return { isType, exported, local };
    });
}
