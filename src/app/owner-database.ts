import type { Logger } from 'pino';
import { requireWhole, refuseUnfinishedFolder } from '#platform/backup/cut-restore.ts';
import type { Config } from '#platform/config.ts';
import { migrate } from '#platform/db/migrate.ts';
import { openServiceLogin } from '#platform/db/service-login.ts';
import { createDatabaseIfMissing } from '#platform/postgres-server/embedded-postgres.ts';
import { keepPostgres } from '#platform/postgres-server/kept-postgres.ts';
import { archiveSettings } from '#platform/wal-archive/spool.ts';
import { clusterFolder } from './cluster-folder.ts';
import { countEmbeddedConnections } from './connections.ts';

export const DATABASE_NAME = 'millieme';

export interface OpenDatabase {
  /** Address with the rights of the owner, used only to migrate. */
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
  const server = await keepPostgres({
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

export interface MigratedDatabase {
  /** Address of the restricted login, which everything after the migration uses. */
  readonly url: string;
  /** Names of the migrations that were applied now. */
  readonly applied: readonly string[];
}

type MigrationConfig = Pick<Config, 'dataDirectory' | 'databaseAppUrl'>;

/** Migrates the database to this version, and creates the service login if it does not exist. */
export async function migrateForService(
  ownerUrl: string,
  config: MigrationConfig,
): Promise<MigratedDatabase> {
  refuseUnfinishedFolder(config.dataDirectory);
  await requireWhole(ownerUrl);
  return migrateComplete(ownerUrl, config);
}

/** Migrates a database that is known not to be partly restored. */
export async function migrateComplete(
  ownerUrl: string,
  { dataDirectory, databaseAppUrl }: MigrationConfig,
): Promise<MigratedDatabase> {
  const applied = await migrate(ownerUrl);
  return { applied, url: await openServiceLogin(ownerUrl, dataDirectory, databaseAppUrl) };
}
