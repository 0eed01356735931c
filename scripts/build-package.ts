/**
 * Prepares the sources for `npm pack` (script `prepack`). Node does not strip types in installed
 * packages, so `dist` holds `src` with the types stripped as Node itself does, keeping line
 * numbers, and the web application is built.
 */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { buildWeb } from './build-web.ts';

const root = join(import.meta.dirname, '..');
const src = join(root, 'src');
const dist = join(root, 'dist');
/** A text that names a module, imported or started. */
const NAME = /'((?:#|\.{1,2}\/)?[\w./-]+)\.ts'/g;

const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly imports: Readonly<Record<string, string>>;
};
const files = globSync('**/*', { cwd: src, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
  .map((entry) => relative(src, join(entry.parentPath, entry.name)));
const modules = new Set(files.filter((file) => file.endsWith('.ts')));

/** Resolves the module that a text in another module names; undefined if it names none. */
function moduleOf(name: string, from: string): string | undefined {
  const alias = Object.entries(imports).find(([key]) => name.startsWith(key.replace('*', '')));
  const path =
    alias === undefined
      ? join(dirname(from), name)
      : relative(
          'src',
          join(alias[1].replace('*', ''), name.replace(alias[0].replace('*', ''), '')),
        );
  return modules.has(`${path}.ts`) ? path : undefined;
}

/** Converts a module to JavaScript, with its specifiers adapted. */
function toJavaScript(file: string): string {
  const text = readFileSync(join(src, file), 'utf8');
  return stripTypeScriptTypes(text).replaceAll(NAME, (given, name: string) => {
    const found = moduleOf(name, file);
    if (found === undefined) return given;
    const path = relative(dirname(file), found);
    return `'${path.startsWith('.') ? path : `./${path}`}.js'`;
  });
}

rmSync(dist, { recursive: true, force: true });
for (const file of files) {
  const to = join(dist, file.replace(/\.ts$/, '.js'));
  mkdirSync(dirname(to), { recursive: true });
  if (modules.has(file)) writeFileSync(to, toJavaScript(file));
  else cpSync(join(src, file), to);
}
await buildWeb();
