/**
 * Builds the web application into `web/dist` if its inputs have changed; called by `npm start` and
 * the tests. `--force` always builds.
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
/** File in `web/dist` that records the inputs of the build. */
const stamp = 'made-of';
/** Smaller files gain nothing from compression. */
const MIN_COMPRESSED_BYTES = 1024;

/** From this size on, the seconds that the best compression takes save visitors a twelfth. */
const LARGE_BYTES = 5_000;

/** Brings `web/dist` up to date; returns whether it was built. */
export async function buildWeb({ force = false } = {}): Promise<boolean> {
  const digest = digestOfSources();
  if (!force && read(join(dist, stamp)) === digest) return false;
  process.stderr.write('Building the web application…\n');
  const workshop = mkdtempSync(join(web, '.dist-'));
  // A subfolder, because the workshop itself is private: another user may serve the build.
  const draft = join(workshop, 'dist');
  mkdirSync(draft);
  const { NODE_ENV: environment } = process.env;
  // Tests build it too: what is built is what is served.
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

/** Writes the br and gzip variants beside each file that is worth compressing. */
function compress(folder: string): void {
  for (const path of globSync('assets/**/*.{js,css,svg}', { cwd: folder })) {
    const file = join(folder, path);
    const bytes = readFileSync(file);
    if (bytes.length < MIN_COMPRESSED_BYTES) continue;
    const quality = { [constants.BROTLI_PARAM_QUALITY]: bytes.length < LARGE_BYTES ? 9 : 11 };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: quality }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/** Replaces the old build atomically, so that no client is served half of either. */
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
