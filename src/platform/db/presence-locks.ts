import { Client, type ClientConfig } from 'pg';

/** Detects a lost machine within half a minute instead of two hours. */
const SESSION = [
  '-c statement_timeout=9s',
  '-c tcp_keepalives_idle=10',
  '-c tcp_keepalives_interval=5',
  '-c tcp_keepalives_count=3',
].join(' ');

interface PresenceOptions {
  readonly connection: Pick<ClientConfig, 'connectionString' | 'options'>;
  /** Number that separates these locks from all others. */
  readonly space: number;
  readonly onLost: (lost: PresenceLocks) => void;
}

/**
 * A connection whose locks show which processes are alive. The locks end with the connection, and
 * the connection with its process: no clock decides who is alive.
 */
export class PresenceLocks {
  readonly #client: Client;
  readonly #space: number;
  readonly #held = new Set<string>();

  private constructor(client: Client, space: number) {
    this.#client = client;
    this.#space = space;
  }

  static async open({ connection, space, onLost }: PresenceOptions): Promise<PresenceLocks> {
    const client = new Client({
      ...connection,
      options: `${connection.options ?? ''} ${SESSION}`,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      // A statement without an answer in time cuts a pipelined connection.
      pipeline: true,
      query_timeout: 10_000,
    });
    // The end of the connection reports the error as well.
    client.on('error', () => undefined);
    await client.connect();
    const locks = new PresenceLocks(client, space);
    client.once('end', () => onLost(locks));
    return locks;
  }

  holds(id: string): boolean {
    return this.#held.has(id);
  }

  /** Holds the locks of exactly these ids. */
  async hold(wanted: ReadonlySet<string>): Promise<void> {
    for (const id of [...wanted].filter((one) => !this.#held.has(one))) {
      await this.#call('pg_advisory_lock_shared', id);
      this.#held.add(id);
    }
    for (const id of [...this.#held].filter((one) => !wanted.has(one))) {
      await this.#call('pg_advisory_unlock_shared', id);
      this.#held.delete(id);
    }
  }

  async query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.#client.query<Row>(text, [...values])).rows;
  }

  async close(): Promise<void> {
    await this.#client.end().catch(() => undefined);
  }

  async #call(lockFunction: string, id: string): Promise<void> {
    await this.#client.query(`select ${lockFunction}(${this.#space}, hashtext($1))`, [id]);
  }
}

/**
 * Condition that some process holds the lock of an id.
 * @param id an expression of type text
 */
export function isPresent(space: number, id: string): string {
  return `exists (select from pg_locks as lock
    where lock.locktype = 'advisory' and lock.objsubid = 2 and lock.classid = ${space}
      and lock.objid = hashtext(${id})::oid
      and lock.database = (select oid from pg_database where datname = current_database()))`;
}
