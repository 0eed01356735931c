import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Some proxies buffer answers otherwise.
  'x-accel-buffering': 'no',
};
/** Time for the last bytes of an answer whose reader may have stopped reading. */
const LEAVE_MS = 1_000;

const COMMENT = Buffer.from(':\n\n');

/**
 * An open connection that sends events to one client (server-sent events). Until `open`, the
 * request can still be refused like any other.
 */
export class EventStream {
  /** Last event that the client reports to have received on an earlier connection. */
  readonly lastEventId: string | undefined;
  /** Expiry of its token, in milliseconds since 1970. */
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
    // A connection that breaks during a write closes; nothing else depends on the error.
    reply.raw.on('error', () => undefined);
  }

  /** Runs once, however the request ends: refused, closed by this side or by the other. */
  onClose(effect: () => void): void {
    this.#reply.raw.once('close', effect);
  }

  /** Runs each time that a slow reader has caught up. */
  onCaughtUp(effect: () => void): void {
    this.#reply.raw.on('drain', effect);
  }

  get isOpen(): boolean {
    return this.#isOpen && !this.isClosed;
  }

  get isClosed(): boolean {
    return this.#reply.raw.destroyed || this.#reply.raw.writableEnded;
  }

  /** Whether the client reads more slowly than events are written, which buffers them in memory. */
  get isBehind(): boolean {
    return this.#reply.raw.writableNeedDrain;
  }

  /**
   * Sends the head of the answer.
   * @param retryMs time until the client should reconnect after a break
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

  /** Encodes an event; its data is serialized by the schema of the route. */
  encode(event: string, id: string, data: unknown): Buffer {
    const json = this.#reply.serialize(data) as string;
    return Buffer.from(`id: ${id}\nevent: ${event}\ndata: ${json}\n\n`);
  }

  /** Encodes an event without an id, which is not repeated after a reconnection. */
  hint(event: string, data: object): Buffer {
    return Buffer.from(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Sends encoded events. */
  write(events: Buffer): void {
    if (this.isOpen) this.#reply.raw.write(events);
  }

  /** Sends a keep-alive for the client and proxies; unnecessary if unread data is pending. */
  comment(): void {
    if (!this.isBehind) this.write(COMMENT);
  }

  /** Ends the answer in order; closes the connection if its reader has stopped. */
  end(): void {
    if (this.isClosed) return;
    const { raw } = this.#reply;
    const late = setTimeout(() => raw.destroy(), LEAVE_MS).unref();
    raw.once('close', () => clearTimeout(late));
    raw.end();
  }

  /** Closes the connection and discards unread data. */
  drop(): void {
    this.#reply.raw.destroy();
  }
}
