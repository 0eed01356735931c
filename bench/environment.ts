import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabaseIfMissing, startPostgres } from '#database/index.ts';
import { migrate } from '#platform/db/migrate.ts';

/** A folder and a database for this run only. */
export interface Environment {
  readonly folder: string;
  readonly databaseUrl: string;
  /** Process id of the postmaster. */
  readonly postmaster: number;
  stop(): Promise<void>;
}

/** Starts the embedded PostgreSQL with the settings and durability that the service uses. */
export async function openEnvironment(): Promise<Environment> {
  const folder = await mkdtemp(join(tmpdir(), 'millieme-bench-'));
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    // The database may belong to another user of the system.
    await chmod(folder, 0o711);
    const server = await startPostgres({
      dataDirectory: join(folder, 'postgres'),
      durable: true,
    });
    const stop = async () => {
      await server.stop();
      await remove();
    };
    try {
      const databaseUrl = await createDatabaseIfMissing(server.url, 'bench');
      await migrate(databaseUrl);
      return { folder, databaseUrl, postmaster: server.pid, stop };
    } catch (error) {
      await stop();
      throw error;
    }
  } catch (error) {
    await remove();
    throw error;
  }
}
