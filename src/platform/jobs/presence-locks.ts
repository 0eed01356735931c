import { Client } from 'pg';

/** Tells these locks from all others. */
const LOCK_SPACE = 7_301_115;

/** A machine that vanished is missed within half a minute, not after two hours. */
const SESSION = [
  '-c statement_timeout=20s',
  '-c tcp_keepalives_idle=10',
  '-c tcp_keepalives_interval=5',
  '-c tcp_keepalives_count=3',
].join(' ');

const LOCK = `select pg_advisory_lock_shared(${LOCK_SPACE}, hashtext($1))`;
const UNLOCK = `select pg_advisory_unlock_shared(${LOCK_SPACE}, hashtext($1))`;

const MISSING = `select distinct locked_by as id from graphile_worker._private_jobs as job
  where locked_by is not null and not exists (
    select from pg_locks as lock
    where lock.locktype = 'advisory' and lock.objsubid = 2 and lock.classid = ${LOCK_SPACE}
      and lock.objid = hashtext(job.locked_by)::oid
      and lock.database = (select oid from pg_database where datname = current_database()))`;

/** A connection whose locks show who is there. They end with it, whatever ends it. */
export class PresenceLocks {
  readonly #client: Client;
  readonly #held = new Set<string>();

  private constructor(client: Client) {
    this.#client = client;
  }

  static async open(url: string, onLost: (lost: PresenceLocks) => void): Promise<PresenceLocks> {
    const client = new Client({
      connectionString: url,
      options: SESSION,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    // The end of the connection tells it as well.
    client.on('error', () => undefined);
    await client.connect();
    const locks = new PresenceLocks(client);
    client.once('end', () => onLost(locks));
    return locks;
  }

  holds(poolId: string): boolean {
    return this.#held.has(poolId);
  }

  /** Holds the locks of these pools, and of no others. */
  async hold(wanted: ReadonlySet<string>): Promise<void> {
    for (const id of [...wanted].filter((one) => !this.#held.has(one))) {
      await this.#client.query(LOCK, [id]);
      this.#held.add(id);
    }
    for (const id of [...this.#held].filter((one) => !wanted.has(one))) {
      await this.#client.query(UNLOCK, [id]);
      this.#held.delete(id);
    }
  }

  /** Those who have jobs under way and are not there. */
  async findMissing(): Promise<string[]> {
    const { rows } = await this.#client.query<{ id: string }>(MISSING);
    return rows.map(({ id }) => id);
  }

  /** Gives what they had under way back to the queue. */
  async giveBack(poolIds: readonly string[]): Promise<void> {
    await this.#client.query('select graphile_worker.force_unlock_workers($1)', [poolIds]);
  }

  async close(): Promise<void> {
    await this.#client.end().catch(() => undefined);
  }
}
