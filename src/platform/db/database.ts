import { DatabaseError, Pool, types, type ClientConfig, type PoolClient } from 'pg';
import { Connection, tenantSetting } from './connection.ts';
import { send } from './send.ts';

const MAX_ATTEMPTS = 4;
/** Serialization failure, deadlock: the transaction did nothing and may be run again. */
const TRANSIENT = new Set(['40001', '40P01']);

/** Amounts and counts come as int8; all of them stay within the exact range of a number. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error('int8 beyond the exact range');
  return value;
}

/** `2026-01-02 03:04:05.678+00` (sessions run in UTC) → RFC 3339. */
function parseInstant(text: string): string {
  return `${text.slice(0, 10)}T${text.slice(11).replace('+00', '')}Z`;
}

const DATE = 1082;
const INT8 = 20;
const NUMERIC = 1700;
const TIMESTAMPTZ = 1184;
const parsers = new Map<number, (text: string) => unknown>([
  [DATE, (text) => text],
  [INT8, parseInt8],
  [NUMERIC, (text) => text],
  [TIMESTAMPTZ, parseInstant],
]);

function parserOf(oid: Parameters<typeof types.getTypeParser>[0], format: 'text') {
  return parsers.get(oid) ?? types.getTypeParser(oid, format);
}

/** The database cannot be reached, or has no connection to spare in time. */
export class DatabaseUnavailableError extends Error {}

export interface DatabaseOptions {
  readonly url: string;
  /** Connections at most; transactions wait for a free one. */
  readonly maxConnections?: number;
  /** The database role to work under; the wall between tenants holds for it alone. */
  readonly role?: string;
}

/**
 * The pool, and the only three ways to speak to the database. The tenant is given once, here, and
 * is forced on every statement by row level security.
 */
export class Database {
  /** How to open a connection beside the pool, under the same role. */
  readonly connection: Readonly<Pick<ClientConfig, 'connectionString' | 'options'>>;
  readonly #pool: Pool;
  /** The tenant that a connection's session setting names now. */
  readonly #tenantOf = new WeakMap<PoolClient, string>();

  constructor({ url, maxConnections = 10, role = 'millieme_app' }: DatabaseOptions) {
    const options = [
      `-c role=${role}`,
      '-c timezone=UTC',
      '-c statement_timeout=60s',
      '-c lock_timeout=20s',
    ];
    this.connection = { connectionString: url, options: options.join(' ') };
    this.#pool = new Pool({
      ...this.connection,
      max: maxConnections,
      connectionTimeoutMillis: 15_000,
      idleTimeoutMillis: 0,
      pipeline: true,
      types: { getTypeParser: parserOf as typeof types.getTypeParser },
    });
    // A connection lost while idle is replaced at the next checkout; one lost between two statements
    // of a transaction fails the next of them. Unheard, either would end the process.
    const ignore = () => undefined;
    this.#pool.on('error', ignore).on('connect', (client) => client.on('error', ignore));
  }

  /**
   * Single-statement reads for a tenant (nil UUID: none). The setting stays with the connection and
   * is sent, in the same flight, only when the connection last served another tenant.
   */
  async read<T>(organizationId: string, work: (db: Connection) => Promise<T>): Promise<T> {
    const client = await this.#checkOut();
    try {
      if (this.#tenantOf.get(client) !== organizationId) {
        this.#tenantOf.delete(client);
        const setting = send(client, {
          text: `set ${tenantSetting(organizationId)}`,
        });
        setting.catch(() => undefined);
        const result = await work(new Connection(client, organizationId));
        await setting;
        this.#tenantOf.set(client, organizationId);
        return result;
      }
      return await work(new Connection(client, organizationId));
    } finally {
      client.release();
    }
  }

  /** Several reads that see one moment of the database. */
  snapshot<T>(organizationId: string, work: (db: Connection) => Promise<T>): Promise<T> {
    return this.#transaction(
      'begin isolation level repeatable read read only',
      organizationId,
      work,
    );
  }

  /** One transaction; run again, a few times, when the database asks for it (deadlock). */
  async write<T>(organizationId: string, work: (db: Connection) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#transaction('begin', organizationId, work);
      } catch (error) {
        const isTransient = error instanceof DatabaseError && TRANSIENT.has(error.code ?? '');
        if (!isTransient || attempt === MAX_ATTEMPTS) throw error;
      }
    }
  }

  async #transaction<T>(
    begin: string,
    organizationId: string,
    work: (db: Connection) => Promise<T>,
  ): Promise<T> {
    const client = await this.#checkOut();
    let broken = false;
    try {
      const opened = send(client, {
        text: `${begin}; set local ${tenantSetting(organizationId)}`,
      });
      // Not awaited: it travels with the first statement, whose failure tells the same.
      opened.catch(() => undefined);
      const result = await work(new Connection(client, organizationId));
      await opened;
      await send(client, { text: 'commit' });
      return result;
    } catch (error) {
      try {
        await send(client, { text: 'rollback' });
      } catch {
        broken = true;
      }
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async #checkOut(): Promise<PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (error) {
      throw new DatabaseUnavailableError('no connection to the database', { cause: error });
    }
  }

  /** Numbers for the metrics page. */
  poolState(): { total: number; idle: number; waiting: number } {
    return {
      total: this.#pool.totalCount,
      idle: this.#pool.idleCount,
      waiting: this.#pool.waitingCount,
    };
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}
