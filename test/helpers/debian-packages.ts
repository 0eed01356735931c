import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Whether this process may install Debian packages. */
export async function mayInstall(): Promise<boolean> {
  return process.getuid?.() === 0 && (await exists('/usr/bin/apt-get'));
}

/**
 * Installs Debian packages.
 * @param purpose shown during the installation
 */
export async function installPackages(packages: readonly string[], purpose: string): Promise<void> {
  process.stderr.write(`Installing ${packages.join(', ')} with apt-get, ${purpose}…\n`);
  await aptGet('update');
  await aptGet('install', '-y', '--no-install-recommends', ...packages);
}

async function aptGet(...args: string[]): Promise<void> {
  try {
    await execute('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    throw new Error(`apt-get ${args.join(' ')} failed: install it by hand`, { cause: error });
  }
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
