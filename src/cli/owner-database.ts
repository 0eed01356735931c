import { pino } from 'pino';
import type { Config } from '#platform/config.ts';
import {
  createDatabaseIfMissing,
  findRunningPostgresUrl,
} from '#platform/postgres-server/embedded-postgres.ts';
import { clusterFolder } from '../app/cluster-folder.ts';
import { DATABASE_NAME, openDatabase, type OpenDatabase } from '../app/owner-database.ts';
import { CliError } from './command.ts';

const INTERRUPTED = 130;

export interface OwnerOptions {
  /**
   * Refuses if the embedded server does not run, for commands that the service calls. A server
   * started here would block the service that starts it again.
   */
  readonly onlyRunning?: boolean;
}

/**
 * Opens the database of the settings. If the service runs on the embedded one, its server is used
 * and left running; otherwise the server is started for the command.
 */
async function openForCommand(
  config: Config,
  { onlyRunning = false }: OwnerOptions,
): Promise<OpenDatabase> {
  if (config.databaseUrl === undefined) {
    const running = await findRunningPostgresUrl(clusterFolder(config));
    if (running !== undefined) {
      const ownerUrl = await createDatabaseIfMissing(running, DATABASE_NAME);
      return { ownerUrl, stop: async () => undefined };
    }
    if (onlyRunning) throw new CliError('the database of the service does not run');
  }
  return openDatabase(config, pino({ level: 'silent' }), () => undefined);
}

/**
 * Runs work on the database as its owner, without migrating; a server started here is stopped on
 * interrupts, too.
 */
export async function runAsOwner<T>(
  config: Config,
  work: (ownerUrl: string) => Promise<T>,
  options: OwnerOptions = {},
): Promise<T> {
  const opened = await openForCommand(config, options);
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
