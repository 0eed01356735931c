import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';
import type { Database } from './database.ts';

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;
/** Interval of the pings that detect a silently broken connection. */
const PING_MS = 10_000;
const PATIENCE_MS = 5_000;
const CLOSE_MS = 1_000;

export interface ListenerOptions {
  readonly database: Pick<Database, 'connection'>;
  /** A plain identifier. */
  readonly channel: string;
  readonly logger: Pick<Logger, 'warn'>;
  readonly onMessage: (payload: string) => void;
  /**
   * Called on each (re)connection: earlier notifications may have been missed, later ones arrive.
   */
  readonly onConnected: () => void;
}

/**
 * A connection that receives the notifications of committed transactions, and is reopened when
 * lost.
 */
export class Listener {
  readonly #options: ListenerOptions;
  readonly #stopping = new AbortController();
  readonly #tried = Promise.withResolvers<void>();
  #running: Promise<void> | undefined;

  constructor(options: ListenerOptions) {
    this.#options = options;
  }

  /** Settles once it listens, or once its first attempt has failed; may be called again. */
  start(): Promise<void> {
    this.#running ??= this.#keepListening();
    return this.#tried.promise;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #keepListening(): Promise<void> {
    const { signal } = this.#stopping;
    let retryMs = FIRST_RETRY_MS;
    while (!signal.aborted) {
      const startedMs = performance.now();
      try {
        await this.#listen();
      } catch (error) {
        if (signal.aborted) return;
        this.#options.logger.warn({ err: error }, 'the listening connection was lost');
      } finally {
        this.#tried.resolve();
      }
      if (performance.now() - startedMs > LAST_RETRY_MS) retryMs = FIRST_RETRY_MS;
      await delay(retryMs, undefined, { signal }).catch(() => undefined);
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    }
  }

  /** Throws when the connection is lost, and when listening ends. */
  async #listen(): Promise<void> {
    const { database, channel, onMessage, onConnected } = this.#options;
    const client = new Client({
      ...database.connection,
      application_name: `millieme listens to ${channel}`,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    const lost = new AbortController();
    client.on('error', (error) => lost.abort(error));
    client.on('end', () => lost.abort(new Error('the connection was closed')));
    client.on('notification', ({ payload }) => onMessage(payload ?? ''));
    const signal = AbortSignal.any([this.#stopping.signal, lost.signal]);
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      onConnected();
      this.#tried.resolve();
      while (!signal.aborted) {
        await delay(PING_MS, undefined, { signal });
        await client.query('select 1');
      }
    } catch (error) {
      throw lost.signal.aborted ? lost.signal.reason : error;
    } finally {
      const closed = client.end().catch(() => undefined);
      await Promise.race([closed, delay(CLOSE_MS, undefined, { ref: false })]);
    }
  }
}
