import { randomBytes } from 'node:crypto';
import {
  chmod,
  lchown,
  mkdir,
  mkdtemp,
  open,
  readFile,
  readdir,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { hasCode } from '#platform/error-code.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { isAlive } from './postmaster.ts';
import {
  chooseIdentity,
  errorOutput,
  runAsUser,
  userForNewCluster,
  type Identity,
  type SystemUser,
} from './run-as-user.ts';

export type Cluster = {
  /** Absolute, without symbolic links: it identifies a running server. */
  readonly directory: string;
  readonly password: string;
  readonly identity: Identity;
};

/**
 * In the cluster folder itself (mode 0700), so that folder and password appear, move and disappear
 * together.
 */
export const PASSWORD_FILE = 'superuser-password';

/** Opens the cluster in `dataDirectory`, creating it if the folder is missing or empty. */
export async function openCluster(
  binaries: PostgresBinaries,
  dataDirectory: string,
  durable: boolean,
): Promise<Cluster> {
  const path = resolve(dataDirectory);
  const entries = await entriesOf(path);
  if (!entries.includes('PG_VERSION')) {
    if (entries.length > 0)
      throw new Error(`${path} is neither empty nor a PostgreSQL cluster: choose another folder`);
    await createCluster(binaries, path, durable);
  }
  const directory = await realpath(path);
  const owner = await ownerOf(directory);
  const { identity, major } = await chooseIdentity(owner, directory, binaries);
  const clusterMajor = (await readFile(join(directory, 'PG_VERSION'), 'utf8')).trim();
  if (clusterMajor !== String(major))
    throw new Error(
      `${directory} was made by PostgreSQL ${clusterMajor}, but this is PostgreSQL ${major}. ` +
        `Way out: serve that folder with PostgreSQL ${clusterMajor} and take a backup of it through DATABASE_URL ` +
        '(or take your latest backup), move the folder aside, start, and restore the backup',
    );
  return { directory, identity, password: await readPassword(directory) };
}

/** Opens the cluster in a folder, if there is one; creates nothing. */
export async function findCluster(
  dataDirectory: string,
): Promise<Pick<Cluster, 'directory' | 'password'> | undefined> {
  const path = resolve(dataDirectory);
  if (!(await entriesOf(path)).includes('PG_VERSION')) return undefined;
  const directory = await realpath(path);
  return { directory, password: await readPassword(directory) };
}

async function entriesOf(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    if (hasCode(error, 'EACCES'))
      throw new Error(`${directory} cannot be read: it belongs to another user`, { cause: error });
    throw error;
  }
}

/** Owner of a cluster: as root, its server runs as that user. */
async function ownerOf(directory: string): Promise<SystemUser | undefined> {
  const { uid, gid } = await stat(directory);
  const self = process.getuid?.();
  if (self === 0) {
    if (uid !== 0) return { uid, gid };
    throw new Error(
      `${directory} belongs to root, as whom PostgreSQL refuses to run: give it back with chown -R postgres`,
    );
  }
  if (self !== undefined && self !== uid)
    throw new Error(`${directory} belongs to user ${uid}, not to user ${self} of this process`);
  return undefined;
}

async function readPassword(directory: string): Promise<string> {
  try {
    return (await readFile(join(directory, PASSWORD_FILE), 'utf8')).trim();
  } catch (error) {
    throw new Error(
      `${directory} holds no readable ${PASSWORD_FILE}: the cluster was not made here`,
      { cause: error },
    );
  }
}

/**
 * Creates a cluster in a temporary folder that is renamed as the last step: an interruption never
 * leaves half a cluster under the final name. If two processes do this at once, the second rename
 * fails, and the first folder then serves both.
 */
async function createCluster(
  binaries: PostgresBinaries,
  path: string,
  durable: boolean,
): Promise<void> {
  const parent = dirname(path);
  await mkdir(parent, { recursive: true, mode: 0o711 });
  const prefix = `${basename(path)}.initializing-`;
  await removeAbandoned(parent, prefix);
  const workshop = await mkdtemp(join(parent, `${prefix}${process.pid}-`));
  try {
    const cluster = join(workshop, 'cluster');
    const password = join(workshop, PASSWORD_FILE);
    await mkdir(cluster, { mode: 0o700 });
    const secret = `${randomBytes(24).toString('base64url')}\n`;
    await writeFile(password, secret, { mode: 0o600, flush: true });
    const user = await userForNewCluster();
    if (user !== undefined) {
      await lchown(cluster, user.uid, user.gid);
      await lchown(password, user.uid, user.gid);
      await chmod(workshop, 0o711);
    }
    const { identity, major } = await chooseIdentity(user, cluster, binaries);
    const args = initdbArguments({ cluster, password, major, durable });
    await runAsUser(identity, binaries.initdb, args).catch((error: unknown) => {
      throw new Error(`PostgreSQL could not be set up in ${path}: ${errorOutput(error)}`, {
        cause: error,
      });
    });
    await rename(password, join(cluster, PASSWORD_FILE));
    await flushToDisk(cluster);
    await rename(cluster, path).catch((error: unknown) => {
      if (!hasCode(error, 'ENOTEMPTY') && !hasCode(error, 'EEXIST')) throw error;
    });
    await flushToDisk(parent);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

/** Removes the remains of processes that were killed while creating a cluster. */
async function removeAbandoned(parent: string, prefix: string): Promise<void> {
  const names = await readdir(parent);
  const abandoned = names.filter(
    (name) => name.startsWith(prefix) && !isAlive(Number.parseInt(name.slice(prefix.length), 10)),
  );
  await Promise.all(
    abandoned.map((name) =>
      // Its initdb may still be writing; then the next creation removes the rest.
      rm(join(parent, name), { recursive: true, force: true, maxRetries: 3 }).catch(
        () => undefined,
      ),
    ),
  );
}

function initdbArguments(options: {
  cluster: string;
  password: string;
  major: number;
  durable: boolean;
}): string[] {
  return [
    `--pgdata=${options.cluster}`,
    '--username=postgres',
    `--pwfile=${options.password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Bytes determine the sort order on every machine; letters keep their case rules beyond ASCII.
    '--locale=C',
    ...(process.platform === 'linux' ? ['--lc-ctype=C.UTF-8'] : []),
    ...(options.major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : []),
    '--data-checksums',
    '--no-instructions',
    ...(options.durable ? [] : ['--no-sync']),
  ];
}

async function flushToDisk(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
