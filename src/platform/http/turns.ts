import { DatabaseUnavailableError } from '#platform/db/unavailable.ts';

/** Who has waited for so long is refused … */
const PATIENCE_MS = 20_000;
/** … and at once, who would be the last of so many. */
const MAX_WAITING = 1_000;

interface Waiting {
  readonly begin: () => void;
  readonly refuse: (error: Error) => void;
}

/**
 * Has what concerns the same thing done one after the other, in the order in which it was asked for.
 * Changes that would all wait for one lock of the database wait here instead, where none of them holds a
 * connection: two hundred who vote at once are more than a pool and the patience of a lock are made for.
 */
export class Turns {
  /** Who waits behind the one whose turn it is, by the thing. */
  readonly #lines = new Map<string, Set<Waiting>>();

  /** Refuses with a DatabaseUnavailableError who has waited too long, or behind somebody who found no database. */
  async take<T>(thing: string, work: () => Promise<T>): Promise<T> {
    await this.#begin(thing);
    try {
      return await work();
    } catch (error) {
      // Each would find the same, one after the other.
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
    if (line.size >= MAX_WAITING) throw new DatabaseUnavailableError('too many wait for the same');
    const { promise, resolve: begin, reject: refuse } = Promise.withResolvers<void>();
    const waiting = { begin, refuse };
    line.add(waiting);
    const timer = setTimeout(() => {
      line.delete(waiting);
      refuse(new DatabaseUnavailableError('others took too long'));
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
      refuse(new DatabaseUnavailableError('who was before found no database'));
    line?.clear();
  }
}
