import type { Logger } from 'pino';
import type { RecordType } from '#domain/kernel/record-types.ts';
import type { RecordKind } from '#features/shared/index.ts';
import type { Database } from '#platform/db/database.ts';
import type { Committed } from '#platform/db/written-rows.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { tellAll } from './change-repository.ts';

/** Changes in quick succession are sent together. */
const GATHER_MS = 50;
/** More records of a kind are reported as the kind only; one message can hold this many ids. */
const MAX_IDS = 100;

/** A change as one process reports it to all. */
export interface Change {
  readonly organizationId: string;
  /** The session that made the change; null: the service itself. */
  readonly sessionId: string | null;
  readonly type: RecordType;
  /** Null: too many to list. */
  readonly ids: readonly string[] | null;
}

/** First word of such a message; never an id. */
const WORD = 'changed';
const NONE = '-';

function textOf({ organizationId, sessionId, type, ids }: Change): string {
  return [WORD, organizationId, sessionId ?? NONE, type, ids?.join(',') ?? NONE].join(' ');
}

/** Parses the change in a message; undefined for other messages. */
export function parseChange(message: string): Change | undefined {
  const [word, organizationId = '', session, type, ids = NONE] = message.split(' ');
  if (word !== WORD) return undefined;
  return {
    organizationId,
    sessionId: session === NONE ? null : (session ?? null),
    type: type as RecordType,
    ids: ids === NONE ? null : ids.split(','),
  };
}

interface Parts {
  readonly database: Database;
  readonly logger: Pick<Logger, 'warn'>;
  readonly records: readonly RecordKind[];
}

/**
 * Reports what the transactions of this process have written to the streams of all processes. This
 * happens after the commit and independently, since it would make commits wait for each other. If
 * the process dies first, the change is not reported: clients also read again from time to time.
 */
export class ChangePublisher {
  readonly #parts: Parts;
  readonly #typeOf: ReadonlyMap<string, RecordType>;
  /** Organization, session and kind → ids. */
  #gathered = new Map<string, Omit<Change, 'ids'> & { ids: Set<string> | null }>();
  #sending: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#typeOf = new Map(parts.records.map(({ table, type }) => [table, type]));
    parts.database.onCommit((committed) => this.#gather(committed));
  }

  /** Sends what is collected, and stops. */
  async stop(): Promise<void> {
    this.#flush();
    await this.#sending;
  }

  #gather({ organizationId, sessionId, rows }: Committed): void {
    for (const [table, ids] of rows) {
      const type = this.#typeOf.get(table);
      if (type === undefined) continue;
      const key = `${organizationId} ${sessionId} ${type}`;
      const known = this.#gathered.get(key) ?? { organizationId, sessionId, type, ids: new Set() };
      const all = known.ids === null || ids === null ? null : new Set([...known.ids, ...ids]);
      known.ids = all === null || all.size > MAX_IDS ? null : all;
      this.#gathered.set(key, known);
    }
    if (this.#gathered.size > 0) this.#timer ??= setTimeout(() => this.#flush(), GATHER_MS).unref();
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const messages = [...this.#gathered.values()].map(({ ids, ...change }) =>
      textOf({ ...change, ids: ids === null ? null : [...ids] }),
    );
    this.#gathered = new Map();
    if (messages.length > 0) this.#sending = this.#sending.then(() => this.#send(messages));
  }

  async #send(messages: readonly string[]): Promise<void> {
    try {
      await this.#parts.database.read(NIL_UUID, (db) => tellAll(db, messages));
    } catch (error) {
      this.#parts.logger.warn({ err: error }, 'changes could not be sent');
    }
  }
}
