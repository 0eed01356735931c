import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** A program of the system that tests need. */
export interface SystemProgram {
  readonly debianPackage: string;
  /** Paths of the program. */
  readonly places: readonly string[];
  /** Environment variable that names another one. */
  readonly variable?: string;
  /** Shown during the installation. */
  readonly purpose: string;
  /** Runs before the installation. */
  readonly prepare?: () => Promise<void>;
}

/**
 * Finds a program of the system, or the one that its variable names. On Debian and derivatives, root gets
 * a missing one installed.
 */
export async function findSystemProgram(program: SystemProgram): Promise<string | undefined> {
  const { debianPackage, places, variable, purpose, prepare } = program;
  const named = variable === undefined ? undefined : process.env[variable];
  const candidates = named === undefined ? places : [named];
  const present = await firstPresent(candidates);
  if (present !== undefined || named !== undefined || !(await mayInstall())) return present;
  await prepare?.();
  await installPackages([debianPackage], purpose);
  return firstPresent(candidates);
}

async function firstPresent(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) if (await exists(path)) return path;
  return undefined;
}

/** Whether this process may install Debian packages. */
export async function mayInstall(): Promise<boolean> {
  return process.getuid?.() === 0 && (await exists('/usr/bin/apt-get'));
}

/** Whether all of these Debian packages are installed. */
export async function hasPackages(packages: readonly string[]): Promise<boolean> {
  try {
    const format = '--showformat=${db:Status-Status}\\n';
    const { stdout } = await execute('dpkg-query', ['--show', format, ...packages]);
    return stdout
      .trim()
      .split('\n')
      .every((state) => state === 'installed');
  } catch {
    return false;
  }
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

/** Runs apt-get after those of other test processes: `update` waits for no lock itself. */
async function aptGet(...args: string[]): Promise<void> {
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=120', '-o', 'DPkg::Options::=--force-confold'];
  try {
    await execute('flock', ['/var/lib/apt', 'apt-get', ...options, ...args], {
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
