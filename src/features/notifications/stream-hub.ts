import type { Logger } from 'pino';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { RecordKind, SystemDependencies } from '#features/shared/index.ts';
import { Listener } from '#platform/db/listener.ts';
import type { Authenticator } from '#platform/http/authenticate.ts';
import type { EventStream } from '#platform/http/event-stream.ts';
import type { DetachedContext, Principal } from '#platform/http/request-context.ts';
import { isUuid } from '#platform/ids.ts';
import type { Metrics } from '#platform/metrics.ts';
import { ChangeFeed } from './change-feed.ts';
import { parseChange } from './change-publisher.ts';
import { StreamFeed, type Reader } from './stream-feed.ts';
import { findStart } from './stream-repository.ts';

/**
 * PostgreSQL channel on which transactions announce notifications, as `<organization id> <user
 * id>`, and processes their changes.
 */
const NOTIFICATION_CHANNEL = 'notifications';

/** How long a client waits before it reconnects. */
const RETRY_MS = 3_000;
const CHECK_MS = 1_000;
/** How long streams stay open while sign-outs cannot be checked. */
const TRUST_MS = 10_000;

export interface StreamLimits {
  /** Maximum streams of one user in this process. */
  readonly perUser: number;
  /** Maximum streams of this process. */
  readonly total: number;
  /** Interval between heartbeats. */
  readonly heartbeatMs: number;
  /** How long a client may leave sent data unread. */
  readonly stallMs: number;
}

const LIMITS: StreamLimits = { perUser: 20, total: 5_000, heartbeatMs: 25_000, stallMs: 30_000 };

interface Parts extends SystemDependencies {
  readonly authenticator: Pick<Authenticator, 'endedAmong'>;
  readonly logger: Pick<Logger, 'warn'>;
  readonly metrics: Pick<Metrics, 'setOpenStreams'>;
  /** The kinds of records whose changes are reported. */
  readonly records: readonly RecordKind[];
  readonly limits?: Partial<StreamLimits>;
}

interface OpenStream extends Reader {
  readonly principal: Principal;
  /** Since when the client has been behind. */
  behindSinceMs: number | undefined;
}

/** The streams of this process: who may open one, what is sent, and when each ends. */
export class StreamHub {
  readonly #parts: Parts;
  readonly #limits: StreamLimits;
  readonly #feed: StreamFeed;
  readonly #changes: ChangeFeed;
  readonly #listener: Listener;
  readonly #streams = new Set<OpenStream>();
  /** User → number of streams, including those about to open. */
  readonly #places = new Map<string, number>();
  #taken = 0;
  #checks: NodeJS.Timeout | undefined;
  #isChecking = false;
  #checkedMs = 0;
  #isStopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#limits = { ...LIMITS, ...parts.limits };
    this.#feed = new StreamFeed(parts);
    this.#changes = new ChangeFeed(parts);
    this.#listener = new Listener({
      ...parts,
      channel: NOTIFICATION_CHANNEL,
      onMessage: (payload) => {
        const change = parseChange(payload);
        if (change !== undefined) return this.#changes.publish(change);
        const [organizationId = '', userId = ''] = payload.split(' ');
        this.#feed.wake(organizationId, userId);
      },
      onConnected: () => {
        this.#feed.wakeAll();
        this.#changes.reportAllChanged();
      },
    });
  }

  /** Opens a stream of the user's notifications, from where they left off. */
  async open(ctx: DetachedContext, stream: EventStream): Promise<void> {
    const { userId, organizationId, principal } = ctx;
    this.#takePlace(userId);
    stream.onClose(() => this.#leavePlace(userId));
    const lastId = parseLastEventId(stream.lastEventId);
    const position = await ctx.database.read(organizationId, (db) => findStart(db, userId, lastId));
    // The listener starts with the first stream: a process without streams needs no connection for
    // it. No stream opens before the listener runs: the next notification would be missed.
    await this.#listener.start();
    if (this.#isStopped) throw new DomainError('too_busy');
    if (stream.isClosed) return;
    const opened = {
      organizationId,
      userId,
      principal,
      stream,
      position,
      behindSinceMs: undefined,
    };
    stream.open(RETRY_MS);
    this.#keep(opened);
  }

  /**
   * Ends every stream immediately: nothing else ends them, and a stopping server waits for them.
   */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#checks);
    this.#feed.stop();
    for (const { stream } of this.#streams) stream.end();
    await this.#listener.stop();
  }

  #takePlace(userId: string): void {
    const own = this.#places.get(userId) ?? 0;
    if (this.#isStopped || this.#taken >= this.#limits.total) throw new DomainError('too_busy');
    if (own >= this.#limits.perUser)
      throw new DomainError('too_many_requests', { retry_after_seconds: 60 });
    this.#places.set(userId, own + 1);
    this.#taken += 1;
  }

  #leavePlace(userId: string): void {
    const own = this.#places.get(userId) ?? 0;
    if (own > 1) this.#places.set(userId, own - 1);
    else this.#places.delete(userId);
    this.#taken -= 1;
  }

  #keep(opened: OpenStream): void {
    const { stream } = opened;
    const heartbeat = setInterval(() => stream.comment(), this.#limits.heartbeatMs).unref();
    stream.onClose(() => {
      clearInterval(heartbeat);
      this.#feed.remove(opened);
      this.#changes.remove(opened);
      this.#streams.delete(opened);
      this.#count();
    });
    this.#streams.add(opened);
    this.#count();
    this.#feed.add(opened);
    this.#changes.add(opened);
  }

  #count(): void {
    this.#parts.metrics.setOpenStreams(this.#streams.size);
    if (this.#streams.size === 0) {
      clearInterval(this.#checks);
      this.#checks = undefined;
    } else if (this.#checks === undefined && !this.#isStopped) {
      this.#checkedMs = performance.now();
      this.#checks = setInterval(() => void this.#check(), CHECK_MS).unref();
    }
  }

  async #check(): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    this.#endLate();
    try {
      await this.#endSignedOut();
      this.#checkedMs = performance.now();
    } catch (error) {
      this.#parts.logger.warn({ err: error }, 'the sessions of the streams could not be checked');
      if (performance.now() - this.#checkedMs > TRUST_MS) this.#endAll();
    } finally {
      this.#isChecking = false;
    }
  }

  /** Ends streams whose token has expired, and those whose client does not read. */
  #endLate(): void {
    const [nowMs, tickMs] = [this.#parts.clock.nowMs(), performance.now()];
    for (const opened of this.#streams) {
      const { stream } = opened;
      opened.behindSinceMs = stream.isBehind ? (opened.behindSinceMs ?? tickMs) : undefined;
      if (stream.endsAtMs <= nowMs) stream.end();
      else if (tickMs - (opened.behindSinceMs ?? tickMs) > this.#limits.stallMs) stream.drop();
    }
  }

  /** Ends the streams of signed-out sessions, with one statement for all. */
  async #endSignedOut(): Promise<void> {
    const streams = Map.groupBy(this.#streams, ({ principal }) => keyOf(principal));
    const principals = [...streams.values()].flatMap(([first]) => first?.principal ?? []);
    if (principals.length === 0) return;
    for (const principal of await this.#parts.authenticator.endedAmong(principals)) {
      for (const { stream } of streams.get(keyOf(principal)) ?? []) stream.end();
    }
  }

  #endAll(): void {
    for (const { stream } of this.#streams) stream.end();
  }
}

/**
 * Identifies streams with the same session, role and limits: a stream opened before a role was
 * limited would see more.
 */
function keyOf({ session_id, role_id, owner_id, building_ids }: Principal): string {
  return [session_id, role_id, owner_id, building_ids?.join()].join(' ');
}

/**
 * Parses the last received id. Ids of notifications rise with time (UUIDv7); anything else is
 * ignored.
 */
function parseLastEventId(header: string | undefined): string | null {
  const id = header?.toLowerCase() ?? '';
  return isUuid(id) && id[14] === '7' ? id : null;
}
