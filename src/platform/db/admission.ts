import { DatabaseUnavailableError } from './unavailable.ts';

/**
 * Time after which a connection counts as slow: it waits for a lock, a disk, or a server that
 * hangs.
 */
const SLOW_MS = 300;
/** Interval of the checks whether waiting requests may pass slow ones. */
const LOOK_MS = 50;
/** Maximum waiting time; a request is refused after it … */
const PATIENCE_MS = 5_000;
/** … and at once if this many already wait … */
const MAX_WAITING = 500;
/** … or if more wait than there are connections and none was released for this long. */
const STANDSTILL_MS = 1_000;

/** Numbers of connections that may be in use at once. */
export interface Room {
  readonly regular: number;
  /** Additional connections while slow requests occupy regular ones. */
  readonly reserve: number;
  /** Factor for the waiting times; 1 if absent. */
  readonly patience?: number;
}

interface Holder {
  readonly purpose: string;
  readonly sinceMs: number;
}

interface Waiting {
  readonly purpose: string;
  readonly untilMs: number;
  readonly enter: (holder: Holder) => void;
  readonly refuse: (error: Error) => void;
}

/**
 * The queue for database connections. When all requests for one purpose (an operation) wait for a
 * lock, requests for other purposes pass them: slow ones no longer count, and the reserve has one
 * connection for each purpose that has no slow request yet.
 */
export class Admission {
  readonly #room: Required<Room>;
  readonly #holders = new Set<Holder>();
  #waiting: Waiting[] = [];
  #movedMs = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(room: Room) {
    this.#room = { patience: 1, ...room };
  }

  get waitingCount(): number {
    return this.#waiting.length;
  }

  /**
   * Waits for a connection. Refuses with a DatabaseUnavailableError, at once or after a time.
   * @returns the holder, for `leave`
   */
  async enter(purpose: string): Promise<Holder> {
    const nowMs = performance.now();
    if (this.#waiting.length === 0 && this.#holders.size < this.#room.regular)
      return this.#admit(purpose, nowMs);
    if (this.#isHopeless(nowMs))
      throw new DatabaseUnavailableError('too many wait for the database');
    const { promise, resolve, reject } = Promise.withResolvers<Holder>();
    const untilMs = nowMs + this.#room.patience * PATIENCE_MS;
    this.#waiting.push({ purpose, untilMs, enter: resolve, refuse: reject });
    this.#timer ??= setInterval(() => this.#look(), LOOK_MS).unref();
    return promise;
  }

  leave(holder: Holder): void {
    this.#holders.delete(holder);
    const nowMs = performance.now();
    this.#movedMs = nowMs;
    while (this.#holders.size < this.#room.regular) {
      const next = this.#waiting.shift();
      if (next === undefined) return;
      next.enter(this.#admit(next.purpose, nowMs));
    }
  }

  #admit(purpose: string, sinceMs: number): Holder {
    const holder = { purpose, sinceMs };
    this.#holders.add(holder);
    return holder;
  }

  #isHopeless(nowMs: number): boolean {
    if (this.#waiting.length >= MAX_WAITING) return true;
    const [first] = this.#holders;
    const movedMs = Math.max(this.#movedMs, first?.sinceMs ?? 0);
    const { regular, patience } = this.#room;
    return this.#waiting.length >= regular && nowMs - movedMs > patience * STANDSTILL_MS;
  }

  #look(): void {
    const nowMs = performance.now();
    const remaining: Waiting[] = [];
    for (const one of this.#waiting) {
      if (this.#mayPass(one.purpose, nowMs)) one.enter(this.#admit(one.purpose, nowMs));
      else if (nowMs < one.untilMs) remaining.push(one);
      else one.refuse(new DatabaseUnavailableError('the database had no free connection'));
    }
    this.#waiting = remaining;
    if (remaining.length > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #mayPass(purpose: string, nowMs: number): boolean {
    const { regular, reserve } = this.#room;
    if (this.#holders.size >= regular + reserve) return false;
    const holders = [...this.#holders];
    const slow = holders.filter(({ sinceMs }) => nowMs - sinceMs > SLOW_MS);
    if (holders.length - slow.length >= regular) return false;
    return (
      slow.every((holder) => holder.purpose !== purpose) &&
      holders.slice(regular).every((holder) => holder.purpose !== purpose)
    );
  }
}
