import { readFileSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive, startPostgres } from '#database/index.ts';
import { exists, hasPackages, installPackages, mayInstall } from './debian-packages.ts';

export type ThrowAwayPostgres = {
  /** Superuser, database `postgres`. */
  readonly url: string;
  /** Kills the server and starts it again at the same address. */
  crash(): Promise<void>;
  /** Stops the server and removes its folder. */
  stop(): Promise<void>;
};

const folderPrefix = 'millieme-test-postgres-';
const memoryFolder = '/dev/shm';
const tmpfsType = 0x01021994;
/** Several times what a run of all tests needs. */
const neededMemoryBytes = 8 * 1024 ** 3;
const systemRoot = '/usr/lib/postgresql';
const oldestMajor = 15;
const newestMajor = 18;

/**
 * Starts a server in its own folder, in memory if there is enough: from the binaries that come with the
 * product, or from the installation that `findSystemPostgres()` found.
 */
export async function startThrowAwayPostgres(
  options: { binDirectory?: string; settings?: Record<string, string>; durable?: boolean } = {},
): Promise<ThrowAwayPostgres> {
  removeLeftovers();
  const folder = await mkdtemp(join(chooseParent(), `${folderPrefix}${process.pid}-`));
  await chmod(folder, 0o711);
  const onExit = (): void => removeNow(folder);
  process.once('exit', onExit);
  const start = (port?: number) =>
    startPostgres({ durable: false, ...options, port, dataDirectory: join(folder, 'cluster') });
  let server = await start();
  return {
    url: server.url,
    crash: async () => {
      process.kill(server.pid, 'SIGKILL');
      server = await start(server.port);
    },
    stop: async () => {
      await server.stop();
      process.off('exit', onExit);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Chooses the folder for clusters: in memory if 8 GiB are free, because a disk takes minutes to remove
 * the files of hundreds of databases.
 */
function chooseParent(): string {
  return readFreeMemory() < neededMemoryBytes ? tmpdir() : memoryFolder;
}

/** Reads how many bytes files in memory may use; 0 if the system has no folder for them. */
function readFreeMemory(): number {
  try {
    const { type, bavail, bsize } = statfsSync(memoryFolder);
    return type === tmpfsType ? Math.min(bavail * bsize, process.availableMemory()) : 0;
  } catch {
    return 0;
  }
}

/** Stops servers of test runs that were killed before they could, and removes their folders. */
function removeLeftovers(): void {
  for (const parent of [tmpdir(), memoryFolder])
    for (const name of listNames(parent)) {
      if (!name.startsWith(folderPrefix)) continue;
      const owner = Number.parseInt(name.slice(folderPrefix.length), 10);
      if (!isAlive(owner)) removeNow(join(parent, name));
    }
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Synchronous, because an exiting process cannot await. */
function removeNow(folder: string): void {
  const pid = serverPid(join(folder, 'cluster'));
  if (pid !== undefined) {
    process.kill(pid, 'SIGQUIT');
    const tick = new Int32Array(new SharedArrayBuffer(4));
    for (let waits = 0; waits < 500 && serverPid(join(folder, 'cluster')) === pid; waits += 1)
      Atomics.wait(tick, 0, 0, 10);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Finds the live server whose command line names this cluster, if the system shows command lines. */
function serverPid(cluster: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10);
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return command.split('\0').includes(cluster) ? pid : undefined;
  } catch {
    return undefined;
  }
}

export type SystemPostgres = { readonly binDirectory: string; readonly major: number };

/**
 * Finds the newest PostgreSQL 15 to 18 of the system. On Debian and derivatives, root installs one if there
 * is none; other users are told what to install.
 */
export async function findSystemPostgres(): Promise<SystemPostgres> {
  const present = await newestInstalled();
  if (present !== undefined) return present;
  if (await mayInstall())
    await installServerPackages(['postgresql'], 'for the tests on a second version');
  const installed = await newestInstalled();
  if (installed !== undefined) return installed;
  throw new Error(
    `The tests also run on a PostgreSQL ${oldestMajor} to ${newestMajor} of the system, and ${systemRoot} holds none: ` +
      'install one, on Debian with apt-get install postgresql',
  );
}

async function newestInstalled(): Promise<SystemPostgres | undefined> {
  const names = await readdir(systemRoot).catch(() => []);
  const majors = names
    .map(Number)
    .filter((major) => major >= oldestMajor && major <= newestMajor)
    .sort((left, right) => right - left);
  for (const major of majors) {
    const binDirectory = join(systemRoot, String(major), 'bin');
    if (
      (await exists(join(binDirectory, 'initdb'))) &&
      (await exists(join(binDirectory, 'postgres')))
    )
      return { binDirectory, major };
  }
  return undefined;
}

/** Installs packages of servers that are missing. @param purpose shown during the installation */
export async function installServerPackages(
  packages: readonly string[],
  purpose: string,
): Promise<void> {
  if (await hasPackages(packages)) return;
  if (!(await mayInstall())) throw new Error(`install ${packages.join(', ')} ${purpose}`);
  // The package would create and start its own cluster.
  const configuration = '/etc/postgresql-common/createcluster.d';
  await mkdir(configuration, { recursive: true });
  await writeFile(join(configuration, 'no-main-cluster.conf'), 'create_main_cluster = false\n');
  await installPackages(packages, purpose);
}
