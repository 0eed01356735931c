import type { Logger } from 'pino';
import type { Database } from '#platform/db/database.ts';
import type { EventStream } from '#platform/http/event-stream.ts';
import { createConcurrencyLimit } from '#platform/security/concurrency-limit.ts';
import { withDeliveries } from './notification.ts';
import { findNext } from './stream-repository.ts';

/** Limits what a slow client keeps in memory to one batch. */
const BATCH = 50;
/** Users whose notifications one statement reads. */
const USERS_AT_A_TIME = 50;
/** Organizations read at a time: requests need the connections more. */
const READS_AT_A_TIME = 2;
const RETRY_MS = 1_000;

/** An open stream of a user in an organization; everything up to `position` has been sent. */
export interface Reader {
  readonly organizationId: string;
  readonly userId: string;
  readonly stream: EventStream;
  position: number;
}

interface Parts {
  readonly database: Database;
  readonly logger: Pick<Logger, 'warn'>;
}

/**
 * Brings each open stream from its position to the end of the user's notifications, for whatever
 * reason it is behind: just opened, a new notification, a lost connection, a slow client. A single
 * path for all cases means that nothing is lost or sent twice in between. A user's notifications
 * are read once for all of their streams.
 */
export class StreamFeed {
  readonly #parts: Parts;
  readonly #limit = createConcurrencyLimit({ running: READS_AT_A_TIME, waiting: Infinity });
  /** Organization → user → streams. */
  readonly #readers = new Map<string, Map<string, Set<Reader>>>();
  /** Organization → users who may have new notifications. */
  readonly #waiting = new Map<string, Set<string>>();
  readonly #busy = new Set<string>();
  #isStopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  add(reader: Reader): void {
    const { organizationId, userId, stream } = reader;
    const users = this.#readers.get(organizationId) ?? new Map<string, Set<Reader>>();
    this.#readers.set(organizationId, users);
    users.set(userId, (users.get(userId) ?? new Set()).add(reader));
    stream.onCaughtUp(() => this.wake(organizationId, userId));
    this.wake(organizationId, userId);
  }

  remove(reader: Reader): void {
    const users = this.#readers.get(reader.organizationId);
    const streams = users?.get(reader.userId);
    streams?.delete(reader);
    if (streams?.size === 0) users?.delete(reader.userId);
    if (users?.size === 0) this.#readers.delete(reader.organizationId);
  }

  /** Marks a user as possibly having new notifications. */
  wake(organizationId: string, userId: string): void {
    if (this.#readers.get(organizationId)?.has(userId) !== true) return;
    const users = this.#waiting.get(organizationId) ?? new Set();
    this.#waiting.set(organizationId, users.add(userId));
    this.#run(organizationId);
  }

  wakeAll(): void {
    for (const [organizationId, users] of this.#readers) {
      for (const userId of users.keys()) this.wake(organizationId, userId);
    }
  }

  stop(): void {
    this.#isStopped = true;
  }

  /** Runs sequentially per organization: two reads for one user could send a row twice. */
  #run(organizationId: string): void {
    if (this.#isStopped || this.#busy.has(organizationId)) return;
    this.#busy.add(organizationId);
    void this.#limit.run(() => this.#serve(organizationId));
  }

  async #serve(organizationId: string): Promise<void> {
    let users: readonly string[] = [];
    try {
      users = this.#take(organizationId);
      await this.#feed(organizationId, users);
    } catch (error) {
      this.#parts.logger.warn({ err: error }, 'notifications could not be read for the streams');
      const again = () => users.forEach((userId) => this.wake(organizationId, userId));
      setTimeout(again, RETRY_MS).unref();
    }
    this.#busy.delete(organizationId);
    if (this.#waiting.has(organizationId)) this.#run(organizationId);
  }

  #take(organizationId: string): readonly string[] {
    const waiting = this.#waiting.get(organizationId) ?? new Set();
    const users = [...waiting].slice(0, USERS_AT_A_TIME);
    for (const userId of users) waiting.delete(userId);
    if (waiting.size === 0) this.#waiting.delete(organizationId);
    return users;
  }

  async #feed(organizationId: string, users: readonly string[]): Promise<void> {
    // Slow clients are served once they have read; clients that join meanwhile, by another read.
    const served = Map.groupBy(
      users.flatMap((userId) => this.#readyOf(organizationId, userId)),
      ({ userId }) => userId,
    );
    if (served.size === 0) return;
    const followers = [...served].map(([user_id, readers]) => {
      return { user_id, position: Math.min(...readers.map(({ position }) => position)) };
    });
    const shown = await this.#parts.database.snapshot(organizationId, async (db) =>
      withDeliveries(db, await findNext(db, followers, BATCH)),
    );
    for (const [userId, rows] of Map.groupBy(shown, ({ user_id }) => user_id)) {
      send(served.get(userId) ?? [], rows);
      if (rows.length === BATCH) this.wake(organizationId, userId);
    }
  }

  #readyOf(organizationId: string, userId: string): Reader[] {
    const readers = this.#readers.get(organizationId)?.get(userId) ?? [];
    return [...readers].filter(({ stream }) => stream.isOpen && !stream.isBehind);
  }
}

interface Shown {
  readonly id: string;
  readonly position: number;
}

/** Sends each client the rows that it has not received; rows have no gaps. */
function send(readers: readonly Reader[], rows: readonly Shown[]): void {
  const [first] = readers;
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return;
  const events = rows.map((row) => {
    return {
      position: row.position,
      bytes: first.stream.encode('notification', row.id, row),
    };
  });
  for (const reader of readers) {
    const missing = events.filter(({ position }) => position > reader.position);
    if (missing.length > 0) reader.stream.write(Buffer.concat(missing.map(({ bytes }) => bytes)));
    reader.position = Math.max(reader.position, last.position);
  }
}
