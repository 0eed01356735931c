import type { Logger } from 'pino';
import { mayUse } from '#contract/access.ts';
import type { RecordType } from '#domain/kernel/record-types.ts';
import {
  makeSystemContext,
  type RecordKind,
  type SystemDependencies,
} from '#features/shared/index.ts';
import { findIds } from '#platform/db/rows.ts';
import type { EventStream } from '#platform/http/event-stream.ts';
import type { Principal } from '#platform/http/request-context.ts';
import { createConcurrencyLimit } from '#platform/security/concurrency-limit.ts';
import type { Change } from './change-publisher.ts';

/** Maximum concurrent visibility checks, so that requests get the connections first. */
const MAX_CHECKS = 2;

/** An open stream of a user in an organization. */
export interface Watcher {
  readonly organizationId: string;
  readonly principal: Principal;
  readonly stream: EventStream;
}

interface Parts extends SystemDependencies {
  readonly logger: Pick<Logger, 'warn'>;
  readonly records: readonly RecordKind[];
}

/** A change as sent to a client: a record, or with a null id some records of the kind. */
interface SentChange {
  readonly type: RecordType;
  readonly id: string | null;
}

/**
 * Sends changes to each open stream whose user may see them, except those made in the listening
 * session. A slow client only learns which kinds have changed.
 */
export class ChangeFeed {
  readonly #parts: Parts;
  readonly #kinds: ReadonlyMap<string, RecordKind>;
  readonly #limit = createConcurrencyLimit({ running: MAX_CHECKS, waiting: Infinity });
  readonly #watchers = new Map<string, Set<Watcher>>();
  /** The kinds of changes that slow clients have missed. */
  readonly #missed = new Map<Watcher, Set<RecordType>>();
  /** Clients whose visibility check is pending, by check. */
  readonly #waiting = new Map<string, Set<Watcher>>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#kinds = new Map(parts.records.map((kind) => [kind.type, kind]));
  }

  add(watcher: Watcher): void {
    const { organizationId, stream } = watcher;
    const watchers = this.#watchers.get(organizationId) ?? new Set();
    this.#watchers.set(organizationId, watchers.add(watcher));
    stream.onCaughtUp(() => this.#catchUp(watcher));
  }

  remove(watcher: Watcher): void {
    const watchers = this.#watchers.get(watcher.organizationId);
    watchers?.delete(watcher);
    this.#missed.delete(watcher);
    if (watchers?.size === 0) this.#watchers.delete(watcher.organizationId);
  }

  /** Handles a change made in this or another process. */
  publish(change: Change): void {
    const kind = this.#kinds.get(change.type);
    if (kind === undefined) return;
    const affected = [...(this.#watchers.get(change.organizationId) ?? [])].filter(
      ({ principal }) => principal.session_id !== change.sessionId && mayRead(principal, kind),
    );
    for (const group of Map.groupBy(affected, visibilityKey).values())
      this.#sendToGroup(group, kind, change);
  }

  /** Reports all kinds as changed, after changes may have been missed. */
  reportAllChanged(): void {
    for (const watchers of this.#watchers.values()) {
      for (const watcher of watchers) {
        for (const kind of this.#parts.records.filter((one) => mayRead(watcher.principal, one))) {
          this.#write(watcher, [{ type: kind.type, id: null }]);
        }
      }
    }
  }

  /**
   * Checks once for clients with the same visibility; needs no check for those who see everything,
   * or if the change names no records.
   */
  #sendToGroup(group: readonly Watcher[], kind: RecordKind, { ids }: Change): void {
    const [first] = group;
    if (first === undefined) return;
    const { principal } = first;
    if (ids === null) this.#writeAll(group, kind, [null]);
    else if (principal.owner_id === null && principal.building_ids === null)
      this.#writeAll(group, kind, ids);
    else this.#checkAndSend(group, first, kind, ids);
  }

  /**
   * Checks what the group may see, and sends it. A pending check is not repeated for further
   * changes: while 200 owners vote at once, each client would otherwise be checked about 200 times.
   */
  #checkAndSend(
    group: readonly Watcher[],
    first: Watcher,
    kind: RecordKind,
    ids: readonly string[],
  ): void {
    const question = [visibilityKey(first), kind.type, ...ids].join(' ');
    const waiting = this.#waiting.get(question);
    if (waiting !== undefined) {
      for (const watcher of group) waiting.add(watcher);
      return;
    }
    const watchers = new Set(group);
    this.#waiting.set(question, watchers);
    void this.#limit
      .run(() => {
        this.#waiting.delete(question);
        return this.#findVisible(first, kind, ids);
      })
      .then((seen) => this.#writeAll(watchers, kind, seen));
  }

  #writeAll(
    watchers: Iterable<Watcher>,
    { type }: RecordKind,
    seen: readonly (string | null)[],
  ): void {
    const changes = seen.map((id) => ({ type, id }));
    for (const watcher of watchers) this.#write(watcher, changes);
  }

  async #findVisible(
    { organizationId, principal }: Watcher,
    kind: RecordKind,
    ids: readonly string[],
  ): Promise<readonly string[]> {
    try {
      return await this.#parts.database.read(organizationId, (db) => {
        const ctx = makeSystemContext(this.#parts, db, [], principal);
        return findIds(db, kind.table, ids, kind.visible(ctx));
      });
    } catch (error) {
      this.#parts.logger.warn({ err: error }, 'visibility of a change could not be checked');
      return [];
    }
  }

  #write(watcher: Watcher, changes: readonly SentChange[]): void {
    const { stream } = watcher;
    if (stream.isBehind) {
      const missed = this.#missed.get(watcher) ?? new Set();
      for (const { type } of changes) missed.add(type);
      this.#missed.set(watcher, missed);
      return;
    }
    if (changes.length > 0)
      stream.write(Buffer.concat(changes.map((one) => stream.hint('changed', one))));
  }

  #catchUp(watcher: Watcher): void {
    const missed = this.#missed.get(watcher);
    if (missed === undefined) return;
    this.#missed.delete(watcher);
    this.#write(
      watcher,
      [...missed].map((type) => ({ type, id: null })),
    );
  }
}

function mayRead({ role, building_ids: buildingIds }: Principal, { access }: RecordKind): boolean {
  return mayUse(access, role, buildingIds !== null);
}

/**
 * Identifies the visibility of a client: those with the same role or limits see the same records.
 */
function visibilityKey({ principal }: Watcher): string {
  const { user_id, owner_id, building_ids } = principal;
  if (owner_id === null && building_ids === null) return 'all';
  return [user_id, principal.role_id, building_ids?.join()].join(' ');
}
