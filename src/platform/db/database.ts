import { DatabaseError, Pool, types, type ClientConfig, type PoolClient } from 'pg';
import type { DiskSpace } from '#platform/disk-space.ts';
import { hasCode } from '#platform/error-code.ts';
import { AbortableClient } from './abortable-client.ts';
import { Admission } from './admission.ts';
import { Connection, tenantSetting } from './connection.ts';
import { findInFlight, type Cost } from './in-flight.ts';
import { APP_ROLE } from './roles.ts';
import { send } from './send.ts';
import type { Sql } from './sql.ts';
import { DatabaseUnavailableError } from './unavailable.ts';
import type { Committed } from './written-rows.ts';

const MAX_ATTEMPTS = 4;
/** Begins a transaction that may write; all others are read-only and log nothing. */
const WRITING = 'begin';
/** Serialization failure, deadlock: the transaction changed nothing and may be run again. */
const TRANSIENT = new Set(['40001', '40P01']);
/** Code of statements after a failed one: the first failure says more. */
const IN_FAILED_TRANSACTION = '25P02';

/**
 * Parses int8, the type of amounts and counts; all of them stay within the exact range of a number.
 */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error('int8 beyond the exact range');
  return value;
}

/** `2026-01-02 03:04:05.67+00` (sessions run in UTC, zeros at the end are left out) → RFC 3339 with milliseconds. */
function parseInstant(text: string): string {
  const milliseconds = text.slice(20, -3).slice(0, 3).padEnd(3, '0');
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`;
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

/** How the service parses the values of a type, by its OID. */
export function findTypeParser(oid: Parameters<typeof types.getTypeParser>[0], format: 'text') {
  return parsers.get(oid) ?? types.getTypeParser(oid, format);
}

/** Maximum connections of a process: for requests, … */
const REGULAR = 10;
/** … in addition while those wait for a lock, … */
const RESERVE = 5;
/** … and reserved for operations that must work even if all others wait. */
const APART = { 'sign-in': 3, health: 1 } as const;

/** Maximum number of connections of one process. */
export const POOL_CONNECTIONS = countConnections(REGULAR);

function countConnections(regular: number): number {
  return regular + RESERVE + Object.values(APART).reduce((sum, count) => sum + count, 0);
}

/** Purpose of a connection: one with reserved connections, or else the operation. */
type Purpose = keyof typeof APART | (string & {});

/** The server ends a statement, and the wait for a lock, after this time … */
const STATEMENT_MS = 9_000;
const LOCK_MS = 5_000;
/** … and if it hangs, a connection without an answer for this long is cut. */
const DEADLINE_MS = 10_000;
const LOOK_MS = 500;
const CONNECT_MS = 5_000;

/** Options that a connection is opened with. */
function buildSessionOptions(patience: number): string {
  return [
    `-c role=${APP_ROLE}`,
    '-c timezone=UTC',
    `-c statement_timeout=${Math.round(patience * STATEMENT_MS)}`,
    `-c lock_timeout=${Math.round(patience * LOCK_MS)}`,
    '-c idle_in_transaction_session_timeout=60s',
    '-c tcp_keepalives_idle=10',
    '-c tcp_keepalives_interval=5',
    '-c tcp_keepalives_count=3',
  ].join(' ');
}

/** `millieme distribute` makes this setting of the database. */
const IS_DISTRIBUTED = `select coalesce(current_setting('citus.propagate_set_commands', true), '') = 'local' as is_distributed`;

/** Idle time after which connections beyond the regular ones are closed. */
const IDLE_MS = 30_000;

export interface DatabaseOptions {
  readonly url: string;
  /** Maximum connections for requests; transactions wait for a free one. */
  readonly maxConnections?: number;
  /** Space on the disk of the database, if known: while it is short, only sign-in writes. */
  readonly space?: Pick<DiskSpace, 'isShort'> | undefined;
  /** Factor for all deadlines, for a machine that is known to be slow. */
  readonly patience?: number;
}

/** State that all views of one database share. */
interface Shared {
  readonly pool: Pool;
  readonly admissions: ReadonlyMap<string, Admission>;
  readonly admission: Admission;
  readonly watch: NodeJS.Timeout;
  readonly space: Pick<DiskSpace, 'isShort'> | undefined;
  /** Whether the rows are on several servers; undefined until it is asked. */
  readonly placement: { isDistributed?: boolean };
  /** Tenant in the current session setting of a connection. */
  readonly tenantOf: WeakMap<PoolClient, string>;
  /** Listeners for what transactions have written. */
  readonly listeners: Set<(committed: Committed) => void>;
  /** Writers that add to a transaction before it ends. */
  readonly lastWriters: Set<(db: Connection) => readonly Sql[]>;
}

/**
 * The pool, and the only three ways to use the database. The tenant is given once, here, and row
 * level security enforces it on every statement.
 */
export class Database {
  /** How to open a connection outside the pool, under the same role. */
  readonly connection: Readonly<Pick<ClientConfig, 'connectionString' | 'options' | 'keepAlive'>>;
  readonly #shared: Shared;
  readonly #purpose: Purpose;

  constructor(options: DatabaseOptions, shared?: Shared, purpose: Purpose = 'other') {
    const session = buildSessionOptions(options.patience ?? 1);
    this.connection = { connectionString: options.url, options: session, keepAlive: true };
    this.#shared = shared ?? openShared(this.connection, options);
    this.#purpose = purpose;
  }

  /** Returns the same database for one purpose, so that a hanging purpose does not block others. */
  as(purpose: Purpose): Database {
    const url = this.connection.connectionString ?? '';
    return new Database({ url }, this.#shared, purpose);
  }

  /**
   * Runs single-statement reads for a tenant (nil UUID: none). The tenant setting stays with the
   * connection and is sent, in the same round trip, only if the connection last served another tenant.
   */
  async read<T>(organizationId: string, work: (db: Connection) => Promise<T>): Promise<T> {
    const { placement } = this.#shared;
    placement.isDistributed ??= await this.#askIsDistributed();
    // Only the setting of a transaction reaches the other servers.
    if (placement.isDistributed) return this.#transaction('begin read only', organizationId, work);
    const { client, release } = await this.#checkOut();
    const { tenantOf } = this.#shared;
    try {
      if (tenantOf.get(client) !== organizationId) {
        tenantOf.delete(client);
        const setting = send(client, {
          text: `set ${tenantSetting(organizationId)}`,
        });
        setting.catch(() => undefined);
        const result = await work(new Connection(client, organizationId));
        await setting;
        tenantOf.set(client, organizationId);
        return result;
      }
      return await work(new Connection(client, organizationId));
    } finally {
      release();
    }
  }

  /** Asks once whether the database is distributed over several servers. */
  async #askIsDistributed(): Promise<boolean> {
    const { client, release } = await this.#checkOut();
    try {
      const { rows } = await send(client, { text: IS_DISTRIBUTED });
      return rows[0]?.is_distributed === true;
    } finally {
      release();
    }
  }

  /** Runs several reads that see one moment of the database. */
  snapshot<T>(organizationId: string, work: (db: Connection) => Promise<T>): Promise<T> {
    return this.#transaction(
      'begin isolation level repeatable read read only',
      organizationId,
      work,
    );
  }

  /** Runs one transaction; repeats it, a few times, if the database asks for it (deadlock). */
  async write<T>(organizationId: string, work: (db: Connection) => Promise<T>): Promise<T> {
    if (this.#shared.space?.isShort === true && this.#purpose !== 'sign-in')
      throw new DatabaseUnavailableError('no space: nothing is written until there is');
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#transaction(WRITING, organizationId, work);
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
    const { client, release } = await this.#checkOut();
    let broken = false;
    const flight = findInFlight(client);
    flight.begin();
    try {
      // Two messages: a distributed database accepts the setting only in a message of its own.
      const opened = Promise.all([
        send(client, { text: begin }),
        send(client, { text: `set local ${tenantSetting(organizationId)}` }),
      ]);
      // Not awaited: they travel with the first statement, which fails with them.
      opened.catch(() => undefined);
      const db = new Connection(client, organizationId);
      const result = await work(db);
      await opened;
      // All built before the first is sent: a commit after a failed statement rolls back, but one
      // after a missing statement would not.
      const writers = begin === WRITING ? [...this.#shared.lastWriters] : [];
      const audit = writers.flatMap((write) => write(db));
      await Promise.all([
        ...[...db.last, ...audit].map((statement) => db.execute(statement)),
        send(client, { text: 'commit' }),
      ]);
      this.#tell(db, flight.cost);
      return result;
    } catch (error) {
      const cause = hasCode(error, IN_FAILED_TRANSACTION) ? (flight.failure ?? error) : error;
      try {
        await send(client, { text: 'rollback' });
      } catch {
        broken = true;
      }
      throw cause;
    } finally {
      release(broken);
    }
  }

  async #checkOut(): Promise<{
    readonly client: PoolClient;
    readonly release: (broken?: boolean) => void;
  }> {
    const { pool, admissions } = this.#shared;
    const admission = admissions.get(this.#purpose) ?? this.#shared.admission;
    const holder = await admission.enter(this.#purpose);
    try {
      const client = await pool.connect();
      const release = (broken = false) => {
        client.release(broken);
        admission.leave(holder);
      };
      return { client, release };
    } catch (error) {
      admission.leave(holder);
      throw new DatabaseUnavailableError('no connection to the database', { cause: error });
    }
  }

  /** Calls the writer at the end of each transaction, to send its statements with the commit. */
  beforeCommit(writer: (db: Connection) => readonly Sql[]): void {
    this.#shared.lastWriters.add(writer);
  }

  /** Calls the listener with the writes of each transaction, once it is durable. */
  onCommit(listener: (committed: Committed) => void): void {
    this.#shared.listeners.add(listener);
  }

  #tell(db: Connection, cost: Cost): void {
    const { organizationId, sessionId, written, trail } = db;
    if (written.byTable.size === 0) return;
    const operation = trail.cause?.operation ?? null;
    const committed = { organizationId, sessionId, operation, cost, rows: written.byTable };
    for (const listener of this.#shared.listeners) listener(committed);
  }

  /** Numbers for the metrics page. */
  poolState(): { total: number; idle: number; waiting: number } {
    const { pool, admission, admissions } = this.#shared;
    const queues = [admission, ...admissions.values()];
    return {
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: queues.reduce((sum, { waitingCount }) => sum + waitingCount, 0),
    };
  }

  close(): Promise<void> {
    clearInterval(this.#shared.watch);
    return this.#shared.pool.end();
  }
}

function openShared(
  connection: ClientConfig,
  { maxConnections: regular = REGULAR, space, patience = 1 }: DatabaseOptions,
): Shared {
  const apart = Object.entries(APART);
  const pool = new Pool({
    ...connection,
    max: countConnections(regular),
    min: regular,
    connectionTimeoutMillis: patience * CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    pipeline: true,
    Client: AbortableClient,
    types: { getTypeParser: findTypeParser as typeof types.getTypeParser },
  });
  const open = new Set<AbortableClient>();
  // A connection lost while idle is replaced at the next checkout; one lost between two statements
  // of a transaction fails the next of them. An unhandled event would end the process in either
  // case.
  const ignore = () => undefined;
  pool.on('error', ignore);
  pool.on('connect', (client) => {
    client.on('error', ignore);
    if (client instanceof AbortableClient) open.add(client);
  });
  pool.on('remove', (client) => {
    if (client instanceof AbortableClient) open.delete(client);
  });
  const watch = setInterval(() => cutSilent(open, patience * DEADLINE_MS), LOOK_MS).unref();
  return {
    pool,
    watch,
    space,
    admission: new Admission({ regular, reserve: RESERVE, patience }),
    admissions: new Map(
      apart.map(([purpose, count]) => [
        purpose,
        new Admission({ regular: count, reserve: 0, patience }),
      ]),
    ),
    placement: {},
    tenantOf: new WeakMap(),
    listeners: new Set(),
    lastWriters: new Set(),
  };
}

/**
 * Cuts connections without an answer. The server's own limits are shorter, so only a hanging server
 * or network is cut.
 */
function cutSilent(open: ReadonlySet<AbortableClient>, deadlineMs: number): void {
  const nowMs = performance.now();
  for (const client of open) if (findInFlight(client).silenceMs(nowMs) > deadlineMs) client.cut();
}
