import type { Logger } from 'pino';
import { listOrganizationIds } from '#features/shared/index.ts';
import type { Database } from '#platform/db/database.ts';
import { linkLogs } from '#platform/db/linked-log.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { linkedLogs } from './features.ts';

/** Time from a write until its entries are linked. A longer one links more per transaction. */
const GATHER_MS = 50;
const RETRY_MS = 5_000;

/** Links the entries of logs into their chains, soon after the transactions that wrote them. */
export class LogLinker {
  readonly #database: Database;
  readonly #logger: Pick<Logger, 'warn'>;
  /** Organizations in which this process has written entries. */
  #waiting = new Set<string>();
  #isEverywhere = false;
  #isRunning = false;
  #timer: NodeJS.Timeout | undefined;
  #linking: Promise<void> | undefined;

  constructor(database: Database, logger: Pick<Logger, 'warn'>) {
    this.#database = database.as('link-logs');
    this.#logger = logger;
    database.onCommit(({ organizationId, rows }) => {
      if (!linkedLogs.some(({ table }) => rows.has(table))) return;
      this.#waiting.add(organizationId);
      this.#wakeIn(GATHER_MS);
    });
  }

  /** Links what earlier processes left, then what this one writes, until it is stopped. */
  start(): void {
    this.#isRunning = true;
    this.#isEverywhere = true;
    this.#wakeIn(0);
  }

  /** Links what this process has written, and ends. */
  async stop(): Promise<void> {
    if (!this.#isRunning) return;
    this.#isRunning = false;
    clearTimeout(this.#timer);
    await this.#linking;
    await this.linkWritten();
  }

  /** Links what is pending in all organizations and on the platform. */
  async linkAll(): Promise<void> {
    const ids = await this.#database.read(NIL_UUID, listOrganizationIds);
    await linkLogs(this.#database, linkedLogs, [NIL_UUID, ...ids]);
  }

  /**
   * Links what this process has written. Where that fails, it is left to the next attempt or start.
   * @returns the time after which to try again
   */
  async linkWritten(): Promise<number> {
    const [isEverywhere, waiting] = [this.#isEverywhere, this.#waiting];
    this.#isEverywhere = false;
    this.#waiting = new Set();
    try {
      if (isEverywhere) await this.linkAll();
      else await linkLogs(this.#database, linkedLogs, [...waiting]);
      return GATHER_MS;
    } catch (error) {
      this.#logger.warn({ err: error }, 'entries of logs could not be linked yet');
      this.#isEverywhere ||= isEverywhere;
      this.#waiting = new Set([...this.#waiting, ...waiting]);
      return RETRY_MS;
    }
  }

  #wakeIn(delayMs: number): void {
    if (!this.#isRunning || this.#linking !== undefined) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#linking = this.#link();
    }, delayMs).unref();
  }

  async #link(): Promise<void> {
    const nextMs = await this.linkWritten();
    this.#linking = undefined;
    if (this.#isEverywhere || this.#waiting.size > 0) this.#wakeIn(nextMs);
  }
}
