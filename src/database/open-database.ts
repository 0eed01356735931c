import { pino, type Logger } from 'pino';
import type { Config } from '#platform/config.ts';
import { countEmbeddedConnections } from '#platform/connections.ts';
import { requireVerified } from '#platform/db/distribution/verify-distribution.ts';
import { migrate } from '#platform/db/migrate.ts';
import { openServiceLogin } from '#platform/db/service-login.ts';
import { BackupError } from './backup/backup-error.ts';
import { refuseUnfinishedFolder, requireFinishedRestore } from './backup/unfinished-restore.ts';
import { clusterFolder } from './cluster-folder.ts';
import { onDatabase } from './on-database.ts';
import { createDatabaseIfMissing, findRunningPostgresUrl } from './server/embedded-postgres.ts';
import { supervisePostgres } from './server/supervised-postgres.ts';
import { archiveSettings } from './wal-archive/spool.ts';

const DATABASE_NAME = 'millieme';
/** Exit code of a program that an interrupt ends. */
const INTERRUPTED = 130;

export interface OpenDatabase {
  /** Address with the rights of the owner, used only to migrate, save and restore. */
  readonly ownerUrl: string;
  stop(): Promise<void>;
}

/**
 * Opens the database of DATABASE_URL, or else the embedded one, started and owned by this process.
 */
export async function openDatabase(
  config: Config,
  logger: Logger,
  onLost: (reason: Error) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined)
    return { ownerUrl: config.databaseUrl, stop: async () => undefined };
  const server = await supervisePostgres({
    dataDirectory: clusterFolder(config),
    settings: {
      max_connections: String(countEmbeddedConnections(config.workers)),
      ...(config.walArchive ? archiveSettings() : {}),
    },
    logger,
    onLost,
  });
  try {
    return {
      ownerUrl: await createDatabaseIfMissing(server.url, DATABASE_NAME),
      stop: () => server.stop(),
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/**
 * Finds the database of DATABASE_URL, or else the embedded one of a running service.
 * @returns its address with the rights of the owner; undefined if no service runs
 */
export async function findRunningDatabase(config: Config): Promise<string | undefined> {
  if (config.databaseUrl !== undefined) return config.databaseUrl;
  const running = await findRunningPostgresUrl(clusterFolder(config));
  return running === undefined ? undefined : createDatabaseIfMissing(running, DATABASE_NAME);
}

export interface OwnerOptions {
  /**
   * Refuses if the embedded server does not run, for commands that the service calls. A server
   * started here would block the service that starts it again.
   */
  readonly onlyRunning?: boolean | undefined;
}

/**
 * Runs work on the database as its owner, without migrating. The embedded server of a running
 * service is used and left running; otherwise it is started for the work, and stopped on
 * interrupts, too.
 */
export async function runAsOwner<T>(
  config: Config,
  work: (ownerUrl: string) => Promise<T>,
  { onlyRunning = false }: OwnerOptions = {},
): Promise<T> {
  const opened = await openForWork(config, onlyRunning);
  const interrupt = () => {
    void opened.stop().finally(() => process.exit(INTERRUPTED));
  };
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    return await work(opened.ownerUrl);
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    await opened.stop();
  }
}

async function openForWork(config: Config, onlyRunning: boolean): Promise<OpenDatabase> {
  const running = await findRunningDatabase(config);
  if (running !== undefined) return { ownerUrl: running, stop: async () => undefined };
  if (onlyRunning) throw new BackupError('the database of the service is not running');
  return openDatabase(config, pino({ level: 'silent' }), () => undefined);
}

export interface MigratedDatabase {
  /** Address of the restricted login, which everything after the migration uses. */
  readonly url: string;
  /** Names of the migrations that were applied now. */
  readonly applied: readonly string[];
  /** Warnings for people about data to correct. */
  readonly warnings: readonly string[];
}

type MigrationConfig = Pick<Config, 'dataDirectory' | 'databaseAppUrl'>;

/**
 * Migrates the database to this version, and creates the service login if it does not exist. Refuses a
 * distributed database whose servers differ from what the service relies on.
 */
export async function migrateForService(
  ownerUrl: string,
  config: MigrationConfig,
): Promise<MigratedDatabase> {
  const migrated = await migrateUnverified(ownerUrl, config);
  await onDatabase(ownerUrl, requireVerified);
  return migrated;
}

/** Does the same without comparing the servers, which a command may be about to put in order. */
export async function migrateUnverified(
  ownerUrl: string,
  config: MigrationConfig,
): Promise<MigratedDatabase> {
  refuseUnfinishedFolder(config.dataDirectory);
  await requireFinishedRestore(ownerUrl);
  return migrateComplete(ownerUrl, config);
}

/** Migrates a database that is known not to be partly restored. */
export async function migrateComplete(
  ownerUrl: string,
  { dataDirectory, databaseAppUrl }: MigrationConfig,
): Promise<MigratedDatabase> {
  const warnings: string[] = [];
  const applied = await migrate(ownerUrl, undefined, (warning) => warnings.push(warning));
  return {
    applied,
    warnings,
    url: await openServiceLogin(ownerUrl, dataDirectory, databaseAppUrl),
  };
}
