import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { exists } from './debian-packages.ts';

const execute = promisify(execFile);
const ROOT = new URL('../../', import.meta.url);
const FILES = ['package.json', 'package-lock.json'] as const;

/**
 * Loads a package that stands in for a server, with old dependencies that the project itself does not
 * have: `test/stand-ins/<folder>` has a lockfile of its own, installed only by the tests that load it.
 */
export async function loadStandIn(folder: string, name: string): Promise<unknown> {
  const source = fileURLToPath(new URL(`test/stand-ins/${folder}/`, ROOT));
  const lockfile = await readFile(join(source, 'package-lock.json'));
  const digest = createHash('sha256').update(lockfile).digest('hex').slice(0, 16);
  const cache = fileURLToPath(new URL('.cache/stand-ins/', ROOT));
  const target = join(cache, `${folder}-${digest}`);
  if (!(await exists(target))) await install(source, cache, target);
  const path = createRequire(join(target, 'package.json')).resolve(name);
  return import(pathToFileURL(path).href) as Promise<unknown>;
}

/** Installs in a draft that is renamed, so that of several test processes one succeeds and all use it. */
async function install(source: string, cache: string, target: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(join(cache, 'draft-'));
  try {
    for (const file of FILES) await copyFile(join(source, file), join(draft, file));
    await execute('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit'], { cwd: draft });
    await rename(draft, target);
  } catch (error) {
    if (!(await exists(target))) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
