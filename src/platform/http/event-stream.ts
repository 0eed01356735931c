import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Some proxies gather what they pass on until it fills a page.
  'x-accel-buffering': 'no',
};
/** For the last bytes of an answer whose reader may have stopped reading. */
const LEAVE_MS = 1_000;

const COMMENT = Buffer.from(':\n\n');

/**
 * A connection that stays open and carries events to one client (server-sent events). Until `open`,
 * the request may still be refused like any other.
 */
export class EventStream {
  /** The last event that the client received on an earlier connection, as it says. */
  readonly lastEventId: string | undefined;
  /** When the token that it was asked with stops to hold; milliseconds since 1970. */
  readonly endsAtMs: number;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  #isOpen = false;

  constructor(request: FastifyRequest, reply: FastifyReply, endsAtMs: number) {
    const header = request.headers['last-event-id'];
    this.lastEventId = typeof header === 'string' ? header : undefined;
    this.endsAtMs = endsAtMs;
    this.#request = request;
    this.#reply = reply;
    // A connection that breaks while it is written to closes; nobody waits for more than that.
    reply.raw.on('error', () => undefined);
  }

  /** Called once, however the request ends: refused, by this side or by the other. */
  onClose(effect: () => void): void {
    this.#reply.raw.once('close', effect);
  }

  /** Called each time that a reader who was behind has taken what was written. */
  onCaughtUp(effect: () => void): void {
    this.#reply.raw.on('drain', effect);
  }

  get isOpen(): boolean {
    return this.#isOpen && !this.isClosed;
  }

  get isClosed(): boolean {
    return this.#reply.raw.destroyed || this.#reply.raw.writableEnded;
  }

  /** The client does not read as fast as it is written to: what is written now lies in memory. */
  get isBehind(): boolean {
    return this.#reply.raw.writableNeedDrain;
  }

  /**
   * Sends the head of the answer.
   * @param retryMs how long the client is to wait before it comes back after a break
   */
  open(retryMs: number): void {
    this.#reply.hijack();
    this.#reply.raw.writeHead(
      200,
      this.#reply.headers(HEADERS).getHeaders() as OutgoingHttpHeaders,
    );
    this.#request.noteAnswer?.(200);
    this.#isOpen = true;
    this.#reply.raw.write(`retry: ${retryMs}\n\n`);
  }

  /** The event as it goes over the line; its data is written through the schema of the route. */
  encode(event: string, id: string, data: unknown): Buffer {
    const json = this.#reply.serialize(data) as string;
    return Buffer.from(`id: ${id}\nevent: ${event}\ndata: ${json}\n\n`);
  }

  /** An event that nobody asks for again: it has no id, and the client stays where it was. */
  hint(event: string, data: object): Buffer {
    return Buffer.from(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Sends encoded events. */
  write(events: Buffer): void {
    if (this.isOpen) this.#reply.raw.write(events);
  }

  /** A sign of life, for the client and for what lies between; one who is behind needs none. */
  comment(): void {
    if (!this.isBehind) this.write(COMMENT);
  }

  /** Ends the answer in good order; the connection, when its reader takes no more. */
  end(): void {
    if (this.isClosed) return;
    const { raw } = this.#reply;
    const late = setTimeout(() => raw.destroy(), LEAVE_MS).unref();
    raw.once('close', () => clearTimeout(late));
    raw.end();
  }

  /** Ends the connection and forgets what was not read. */
  drop(): void {
    this.#reply.raw.destroy();
  }
}
