/**
 * Builds the web application into `web/dist` where what it is made of has changed since; `npm start`
 * and the tests call it. `--force` builds in any case.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const web = join(root, 'web');
const dist = join(web, 'dist');
/** What the application that stands in `web/dist` was made of. */
const stamp = 'made-of';
/** Files that are smaller gain nothing by being compressed. */
const MIN_COMPRESSED_BYTES = 1024;

/** Brings `web/dist` up to date; returns whether it had to be built. */
export async function buildWeb({ force = false } = {}): Promise<boolean> {
  const digest = digestOfSources();
  if (!force && read(join(dist, stamp)) === digest) return false;
  process.stderr.write('Building the web application…\n');
  const workshop = mkdtempSync(join(web, '.dist-'));
  // Not the workshop itself, which is for nobody else: another user may serve what this one has built.
  const draft = join(workshop, 'dist');
  mkdirSync(draft);
  const { NODE_ENV: environment } = process.env;
  // Whoever builds it, tests among them: what is built is what is served.
  process.env['NODE_ENV'] = 'production';
  try {
    const { build } = await import('vite');
    await build({
      configFile: join(web, 'vite.config.ts'),
      logLevel: 'warn',
      build: { outDir: draft, emptyOutDir: true },
    });
    compress(draft);
    writeFileSync(join(draft, stamp), digest);
    replace(draft);
  } finally {
    if (environment === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = environment;
    rmSync(workshop, { recursive: true, force: true });
  }
  return true;
}

function digestOfSources(): string {
  const patterns = [
    'web/{src/**/*,*.html,*.ts}',
    'src/{locales,domain}/**/*.{json,ts}',
    'package-lock.json',
    'scripts/build-web.ts',
  ];
  const files = patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Beside each file that is worth it, what a browser is sent that takes br or gzip. */
function compress(folder: string): void {
  for (const path of globSync('assets/**/*.{js,css,svg}', { cwd: folder })) {
    const file = join(folder, path);
    const bytes = readFileSync(file);
    if (bytes.length < MIN_COMPRESSED_BYTES) continue;
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: quality }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/** The new application takes the place of the old one at once; nobody finds half of either. */
function replace(draft: string): void {
  const old = mkdtempSync(join(web, '.dist-'));
  if (existsSync(dist)) renameSync(dist, join(old, 'dist'));
  renameSync(draft, dist);
  rmSync(old, { recursive: true, force: true });
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

if (import.meta.main) await buildWeb({ force: process.argv.includes('--force') });
