import { LRUCache } from 'lru-cache';

/** Maximum number of callers remembered; the least recently seen is forgotten first. */
const MAX_CALLERS = 10_000;

/** Number of calls in the window, including this one, and the end of the window. */
export interface Counted {
  readonly count: number;
  readonly endsInMs: number;
}

/** Counts calls in a fixed window of time, which begins with the first. */
export interface Counts {
  count(key: string, windowMs: number): Counted | Promise<Counted>;
}

/** Counts in the memory of this process. */
export class WindowCounts implements Counts {
  readonly #windows = new LRUCache<string, { count: number; startedMs: number }>({
    max: MAX_CALLERS,
  });

  count(key: string, windowMs: number): Counted {
    const nowMs = performance.now();
    let window = this.#windows.get(key);
    if (window === undefined || nowMs - window.startedMs >= windowMs) {
      window = { count: 0, startedMs: nowMs };
      this.#windows.set(key, window);
    }
    window.count += 1;
    return { count: window.count, endsInMs: window.startedMs + windowMs - nowMs };
  }
}
