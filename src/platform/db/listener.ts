import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';
import type { Database } from './database.ts';

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;
/** A connection that broke without a word is found out by asking. */
const PING_MS = 10_000;
const PATIENCE_MS = 5_000;
const CLOSE_MS = 1_000;

export interface ListenerOptions {
  readonly database: Pick<Database, 'connection'>;
  /** A plain name. */
  readonly channel: string;
  readonly logger: Pick<Logger, 'warn'>;
  readonly onMessage: (payload: string) => void;
  /** What was told before this moment may have been missed; what is told from now on is heard. */
  readonly onConnected: () => void;
}

/** One connection that hears what transactions tell when they commit; opened again when it is lost. */
export class Listener {
  readonly #options: ListenerOptions;
  readonly #stopping = new AbortController();
  readonly #tried = Promise.withResolvers<void>();
  #running: Promise<void> | undefined;

  constructor(options: ListenerOptions) {
    this.#options = options;
  }

  /** Ends when it hears, or when its first try to has failed; may be called again. */
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
        this.#options.logger.warn({ err: error }, 'the connection that listens was lost');
      } finally {
        this.#tried.resolve();
      }
      if (performance.now() - startedMs > LAST_RETRY_MS) retryMs = FIRST_RETRY_MS;
      await delay(retryMs, undefined, { signal }).catch(() => undefined);
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    }
  }

  /** Throws when the connection is lost, and when listening is to end. */
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
