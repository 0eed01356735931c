import type { Client } from 'pg';
import type { Sql } from '#platform/db/sql.ts';
import { hasCode } from '#platform/error-code.ts';
import { BACKUP_LOCK } from '#platform/files/backup-lock.ts';
import { BackupError } from './backup-error.ts';
import { readRows, listLiveTables, type LiveTable } from './live-tables.ts';
import type { AppliedMigration } from './manifest.ts';
import { connectBypassingPolicies } from './owner-connection.ts';
import { refuseUnfinishedDatabase } from './unfinished-restore.ts';

/**
 * Reads the whole database as of one moment, bypassing row level security, while others keep
 * working. While it is open, no file contents are removed.
 */
export class Snapshot {
  readonly #client: Client;

  private constructor(client: Client) {
    this.#client = client;
  }

  /** Refuses a user from whom row level security hides rows. */
  static async open(ownerUrl: string): Promise<Snapshot> {
    const client = await connectBypassingPolicies(ownerUrl);
    try {
      await client.query('select pg_advisory_lock($1)', [BACKUP_LOCK]).catch((error: unknown) => {
        if (!hasCode(error, '55P03')) throw error;
        throw new BackupError(
          'another backup is being made, or files are being swept: try again later',
        );
      });
      await client.query('begin isolation level repeatable read read only');
      await refuseUnfinishedDatabase(client);
      return new Snapshot(client);
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  async query<Row>({ text, values }: Sql): Promise<Row[]> {
    return (await this.#client.query(text, values)).rows as Row[];
  }

  async serverVersion(): Promise<string> {
    const { rows } = await this.#client.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version ?? '';
  }

  /** Refuses a database that no version of the service has migrated. */
  async migrations(): Promise<AppliedMigration[]> {
    const statement = 'select number, name, sha256 from migration.applied order by number';
    const { rows } = await this.#client
      .query<AppliedMigration>(statement)
      .catch((error: unknown) => {
        if (!hasCode(error, '42P01', '3F000')) throw error;
        throw new BackupError('the database has no data of this service');
      });
    return rows;
  }

  /** Lists every table, referenced ones first. */
  tables(): Promise<LiveTable[]> {
    return listLiveTables(this.#client);
  }

  /** Reads the rows of a table as COPY writes them. */
  readRows(table: LiveTable): AsyncIterable<Buffer> {
    return readRows(this.#client, table);
  }

  /**
   * Releases the database snapshot, which is costly to keep; the files stay protected until
   * `close`.
   */
  async leave(): Promise<void> {
    await this.#client.query('commit');
  }

  async close(): Promise<void> {
    await this.#client.end().catch(() => undefined);
  }
}
