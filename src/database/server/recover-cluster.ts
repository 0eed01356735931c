import { randomBytes } from 'node:crypto';
import { lchown, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { PASSWORD_FILE } from './postgres-cluster.ts';
import { findFreePort, spawnPostgres } from './postgres-process.ts';
import { isReady, stopPostmaster } from './postmaster.ts';
import { chooseIdentity, runAsUser, userForNewCluster, type Identity } from './run-as-user.ts';

const POLL_MS = 50;
/** In the cluster folder, temporarily. */
const STATEMENT_FILE = 'password.sql';

export interface RecoverOptions {
  /** Last commit to include; undefined: everything in the log. */
  readonly until: string | undefined;
  /** The log as the server wrote it, in the cluster folder. */
  readonly locateWalFolder: string;
  readonly binDirectory?: string | undefined;
}

/** The log ends before the requested time. */
export class EndsBeforeError extends Error {}

/**
 * Recovers a base backup of a cluster to a point in time, by the log in its folder. Sets a new
 * superuser password. The server has stopped when it returns.
 */
export async function recoverCluster(
  directory: string,
  { until, locateWalFolder, binDirectory }: RecoverOptions,
): Promise<void> {
  const binaries = findPostgresBinaries(binDirectory);
  const user = await userForNewCluster();
  await writeFile(join(directory, 'recovery.signal'), '', { mode: 0o600 });
  const password = randomBytes(24).toString('base64url');
  await writeFile(join(directory, PASSWORD_FILE), `${password}\n`, { mode: 0o600, flush: true });
  const statement = `alter role postgres password '${password}'\n`;
  await writeFile(join(directory, STATEMENT_FILE), statement, { mode: 0o600 });
  if (user !== undefined) {
    await lchown(directory, user.uid, user.gid);
    for (const name of await readdir(directory, { recursive: true }))
      await lchown(join(directory, name), user.uid, user.gid);
  }
  const { identity, major } = await chooseIdentity(user, directory, binaries);
  const made = (await readFile(join(directory, 'PG_VERSION'), 'utf8')).trim();
  if (made !== String(major))
    throw new Error(
      `the copy is of PostgreSQL ${made}, and this is PostgreSQL ${major}: restore it by the version that made it, or an archive of rows in its place`,
    );
  await readLog(binaries, { directory, identity }, { until, locateWalFolder });
  await setPassword(binaries, identity, directory);
  await rm(join(directory, locateWalFolder), { recursive: true, force: true });
}

/** Runs a server without connections that reads the whole log and then ends. */
async function readLog(
  { postgres }: PostgresBinaries,
  { directory, identity }: { readonly directory: string; readonly identity: Identity },
  { until, locateWalFolder }: RecoverOptions,
): Promise<void> {
  const server = spawnPostgres(
    postgres,
    { directory, identity, password: '' },
    {
      port: await findFreePort(),
      durable: true,
      settings: {
        hot_standby: 'off',
        // A separate process reports why it cannot continue: to us, not to its log.
        logging_collector: 'off',
        restore_command: `cp "${locateWalFolder}/%f" "%p"`,
        recovery_target_action: 'promote',
        ...(until === undefined ? {} : { recovery_target_time: serverTime(until) }),
      },
    },
  );
  while (!(await isReady(directory, server.pid))) {
    if (server.hasEnded()) {
      const reason = await server.reason();
      if (/recovery ended before configured recovery target/.test(reason))
        throw new EndsBeforeError(reason);
      throw new Error(`PostgreSQL does not recover: ${reason}`);
    }
    await delay(POLL_MS);
  }
  await stopPostmaster(directory, server.pid);
}

/**
 * Formats a UTC instant with an offset: time zone abbreviations are not known yet when settings are
 * read.
 */
function serverTime(instant: string): string {
  return instant.replace('T', ' ').replace('Z', '+00');
}

/**
 * Sets the password. The old one was lost with the machine; only a server that is unreachable from
 * outside works without.
 */
async function setPassword(
  { postgres }: PostgresBinaries,
  identity: Identity,
  directory: string,
): Promise<void> {
  const script = `exec "$1" --single -D "$2" postgres < "$2/${STATEMENT_FILE}"`;
  await runAsUser(identity, '/bin/sh', ['-c', script, 'sh', postgres, directory]);
  await rm(join(directory, STATEMENT_FILE));
}
