import { DatabaseUnavailableError } from '#platform/db/unavailable.ts';

/** Maximum waiting time; a request is refused after it … */
const PATIENCE_MS = 20_000;
/** … and at once if this many already wait. */
const MAX_WAITING = 1_000;

interface Waiting {
  readonly begin: () => void;
  readonly refuse: (error: Error) => void;
}

/**
 * Runs work on the same thing one after the other, in the order of the calls. Changes that would
 * all wait for one database lock wait here instead, without holding a connection: two hundred
 * simultaneous votes exceed the pool and the lock timeout.
 */
export class SerialQueue {
  /** Waiting calls behind the running one, by thing. */
  readonly #lines = new Map<string, Set<Waiting>>();

  /**
   * Waits for its turn and runs. Refuses with a DatabaseUnavailableError after too long a wait, or
   * when the call before found no database.
   */
  async take<T>(thing: string, work: () => Promise<T>): Promise<T> {
    await this.#begin(thing);
    try {
      return await work();
    } catch (error) {
      // Each would run into the same error, one after the other.
      if (error instanceof DatabaseUnavailableError) this.#refuseAll(thing);
      throw error;
    } finally {
      this.#end(thing);
    }
  }

  async #begin(thing: string): Promise<void> {
    const line = this.#lines.get(thing);
    if (line === undefined) {
      this.#lines.set(thing, new Set());
      return;
    }
    if (line.size >= MAX_WAITING)
      throw new DatabaseUnavailableError('too many requests wait for the same record');
    const { promise, resolve: begin, reject: refuse } = Promise.withResolvers<void>();
    const waiting = { begin, refuse };
    line.add(waiting);
    const timer = setTimeout(() => {
      line.delete(waiting);
      refuse(new DatabaseUnavailableError('earlier requests took too long'));
    }, PATIENCE_MS);
    await promise.finally(() => clearTimeout(timer));
  }

  #end(thing: string): void {
    const line = this.#lines.get(thing);
    const [next] = line ?? [];
    if (next === undefined) {
      this.#lines.delete(thing);
      return;
    }
    line?.delete(next);
    next.begin();
  }

  #refuseAll(thing: string): void {
    const line = this.#lines.get(thing);
    for (const { refuse } of line ?? [])
      refuse(new DatabaseUnavailableError('the database was unavailable for an earlier request'));
    line?.clear();
  }
}
