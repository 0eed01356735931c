import { AsyncLocalStorage } from 'node:async_hooks';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { FairLine } from './fair-line.ts';

/** For whom work is done. */
export interface Caller {
  readonly office: string;
  /** Null: a background job of the office. */
  readonly account: string | null;
  /** Its jobs run at the place that it has taken. */
  readonly hasPlace?: true;
}

/** Jobs that may be in flight. */
const LIMITS = { account: 2, office: 4 } as const;
/**
 * Jobs of one account that may wait for a place. Waiting costs less than a refused client that asks again
 * at once.
 */
const MAX_WAITING = 100;
const RETRY_AFTER_SECONDS = 2;

const callers = new AsyncLocalStorage<Caller>();

/** Does work on behalf of a caller, whose jobs are then counted. */
export function workFor<Result>(caller: Caller, work: () => Result): Result {
  return callers.run(caller, work);
}

/** For whom the running work is done; undefined: the service itself. */
export function findCaller(): Caller | undefined {
  return callers.getStore();
}

interface Waiting {
  readonly caller: Caller;
  readonly begin: () => void;
}

/**
 * Lets few jobs of an account and of an office be in flight at once, so that nobody fills the queues
 * of worker processes. The others wait for a place; the accounts take turns.
 */
export class JobPlaces {
  readonly #taken = new Map<string, number>();
  readonly #waiting = new FairLine<Waiting>();

  /**
   * Runs a job once the caller has a place, or at once if it has taken one. Refuses too_many_requests if
   * too many jobs of the account wait.
   */
  async run<Result>(caller: Caller | undefined, job: () => Promise<Result>): Promise<Result> {
    if (caller === undefined || caller.hasPlace === true) return job();
    await this.#enter(caller);
    try {
      return await job();
    } finally {
      this.#leave(caller);
    }
  }

  async #enter(caller: Caller): Promise<void> {
    if (this.#hasPlace(caller)) {
      this.#count(caller, 1);
      return;
    }
    const party = nameAccount(caller);
    if (this.#waiting.count(party) >= MAX_WAITING && caller.account !== null)
      throw new DomainError('too_many_requests', { retry_after_seconds: RETRY_AFTER_SECONDS });
    const { promise, resolve: begin } = Promise.withResolvers<void>();
    this.#waiting.add(party, { caller, begin });
    await promise;
  }

  #leave(caller: Caller): void {
    this.#count(caller, -1);
    const next = this.#waiting.take((one) => this.#hasPlace(one.caller));
    if (next === undefined) return;
    // Counted here, so that no new call takes the place first.
    this.#count(next.caller, 1);
    next.begin();
  }

  #hasPlace(caller: Caller): boolean {
    return placesOf(caller).every(([name, limit]) => (this.#taken.get(name) ?? 0) < limit);
  }

  #count(caller: Caller, change: 1 | -1): void {
    for (const [name] of placesOf(caller)) {
      const count = (this.#taken.get(name) ?? 0) + change;
      if (count === 0) this.#taken.delete(name);
      else this.#taken.set(name, count);
    }
  }
}

function nameAccount({ office, account }: Caller): string {
  return account ?? office;
}

/** Limits of the caller, by name. */
function placesOf(caller: Caller): readonly (readonly [string, number])[] {
  const office = [`office ${caller.office}`, LIMITS.office] as const;
  if (caller.account === null) return [office];
  return [office, [`account ${caller.account}`, LIMITS.account]];
}

/** The places of all worker processes that this process has started. */
export const jobPlaces = new JobPlaces();
