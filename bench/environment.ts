import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabaseIfMissing, startPostgres } from '#database/index.ts';
import { migrate } from '#platform/db/migrate.ts';

/** A folder and a PostgreSQL for this run only. */
export interface DatabaseServer {
  readonly folder: string;
  /** Superuser, database `postgres`. */
  readonly url: string;
  /** Process id of the postmaster. */
  readonly postmaster: number;
  stop(): Promise<void>;
}

/** A server with a migrated database. */
export interface Environment extends DatabaseServer {
  readonly databaseUrl: string;
}

/** Starts the embedded PostgreSQL with the settings and durability that the service uses. */
export async function openDatabaseServer(): Promise<DatabaseServer> {
  const folder = await mkdtemp(join(tmpdir(), 'millieme-bench-'));
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    // The database may belong to another user of the system.
    await chmod(folder, 0o711);
    const server = await startPostgres({
      dataDirectory: join(folder, 'postgres'),
      durable: true,
      // Some cases run three services beside the bare programs.
      settings: { max_connections: '300' },
    });
    const stop = async () => {
      await server.stop();
      await remove();
    };
    return { folder, url: server.url, postmaster: server.pid, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Starts a server, and migrates a database on it. */
export async function openEnvironment(): Promise<Environment> {
  const server = await openDatabaseServer();
  try {
    const databaseUrl = await createDatabaseIfMissing(server.url, 'bench');
    await migrate(databaseUrl);
    return { ...server, databaseUrl };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
