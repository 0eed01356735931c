import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Root of the product that this program belongs to. */
export const OWN_ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A commit in a folder of its own, with its packages. */
export interface Checkout {
  readonly root: string;
  remove(): Promise<void>;
}

/** Finds the full name of a commit; undefined where git does not have it. */
export async function findCommit(commit: string): Promise<string | undefined> {
  try {
    const found = await git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`);
    return found.trim();
  } catch {
    return undefined;
  }
}

/** Checks out a commit in a temporary folder and installs its packages, or links them if the same. */
export async function checkOut(commit: string): Promise<Checkout> {
  const folder = await mkdtemp(join(tmpdir(), 'millieme-commit-'));
  const root = join(folder, commit.slice(0, 8));
  const modules = join(root, 'node_modules');
  const remove = async () => {
    // The link must be gone before its folder is removed.
    await rm(modules, { recursive: true, force: true });
    await git('worktree', 'remove', '--force', root);
    await rm(folder, { recursive: true, force: true });
  };
  await git('worktree', 'add', '--detach', root, commit);
  try {
    if ((await readLock(root)) === (await readLock(OWN_ROOT)))
      await symlink(join(OWN_ROOT, 'node_modules'), modules);
    else await install(root);
    return { root, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function git(...args: readonly string[]): Promise<string> {
  const { stdout } = await execute('git', args, { cwd: OWN_ROOT });
  return stdout;
}

function readLock(root: string): Promise<string> {
  return readFile(join(root, 'package-lock.json'), 'utf8');
}

async function install(root: string): Promise<void> {
  const options = ['--include=dev', '--include=optional', '--ignore-scripts=false'];
  await execute('npm', ['ci', ...options, '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
  });
}
