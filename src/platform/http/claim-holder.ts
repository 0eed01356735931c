import type { Connection } from '#platform/db/connection.ts';
import type { Database } from '#platform/db/database.ts';
import { PresenceLocks, isPresent } from '#platform/db/presence-locks.ts';
import { raw, sql } from '#platform/db/sql.ts';
import { DatabaseUnavailableError } from '#platform/db/unavailable.ts';
import type { IdSource } from '#platform/ids.ts';

/** Lock space of processes that hold Idempotency-Keys. */
const LOCK_SPACE = 7_301_116;

/**
 * Whether the process that claimed a key is alive. Asked apart from the key: locks are those of the
 * server that the process is connected to, which may not be the one with the row.
 */
export async function isHolderPresent(db: Connection, holder: string | null): Promise<boolean> {
  if (holder === null) return false;
  const { is_present } = await db.one<{ is_present: boolean }>(sql`select
    ${raw(isPresent(LOCK_SPACE, 'asked.holder'))} as is_present from (select ${holder}::text as holder) as asked`);
  return is_present;
}

interface Held {
  readonly id: string;
  readonly locks: PresenceLocks;
}

/**
 * The name under which this process claims Idempotency-Keys, with a lock that shows others that it
 * is alive: claims of a dead process are void as soon as its connection ends. After a lost
 * connection the name changes, because transactions running at that time may have lost theirs as
 * well.
 */
export class ClaimHolder {
  readonly #database: Pick<Database, 'connection'>;
  readonly #ids: IdSource;
  #held: Promise<Held> | undefined;

  constructor(database: Pick<Database, 'connection'>, ids: IdSource) {
    this.#database = database;
    this.#ids = ids;
  }

  /** Current name; the first call opens the connection. */
  async id(): Promise<string> {
    this.#held ??= this.#hold();
    return (await this.#held).id;
  }

  /** Gives up the current name, and with it every key claimed under it. */
  async giveUp(): Promise<void> {
    const held = await this.#held?.catch(() => undefined);
    await held?.locks.close();
  }

  async #hold(): Promise<Held> {
    const id = this.#ids.next();
    const { connection } = this.#database;
    const forget = () => void (this.#held = undefined);
    let locks: PresenceLocks | undefined;
    try {
      locks = await PresenceLocks.open({ connection, space: LOCK_SPACE, onLost: forget });
      await locks.hold(new Set([id]));
      return { id, locks };
    } catch (cause) {
      forget();
      await locks?.close();
      throw new DatabaseUnavailableError('no connection to the database', { cause });
    }
  }
}
