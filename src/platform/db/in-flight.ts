/** Database work of this process since its start. */
export const work = { statements: 0, waitedMs: 0 };

/** Cost of a transaction so far. */
export interface Cost {
  readonly statements: number;
  /**
   * Length of the longest chain of statements of which each was sent after an answer to the one
   * before. Unlike the moments without a statement in flight, it does not depend on how the answers
   * of statements sent together arrive.
   */
  readonly round_trips: number;
}

/** Statements of a connection that are in flight. */
export class InFlight {
  #count = 0;
  #movedMs = 0;
  #sinceMs = 0;
  #failure: Error | undefined;
  #statements = 0;
  #answered = 0;
  #roundTrips = 0;

  /** Starts a transaction, in which nothing has failed yet. */
  begin(): void {
    this.#failure = undefined;
    this.#statements = this.#answered = this.#roundTrips = 0;
  }

  get cost(): Cost {
    return { statements: this.#statements, round_trips: this.#roundTrips };
  }

  /** The first failure in the transaction: everything sent with it or after it fails as well. */
  get failure(): Error | undefined {
    return this.#failure;
  }

  /** Counts a statement that is sent now. @returns its place in the chain, for `ended` */
  started(): number {
    if (this.#count === 0) this.#sinceMs = this.#movedMs = performance.now();
    this.#count += 1;
    this.#statements += 1;
    work.statements += 1;
    const place = this.#answered + 1;
    this.#roundTrips = Math.max(this.#roundTrips, place);
    return place;
  }

  ended(place: number, error?: Error): void {
    this.#failure ??= error;
    this.#answered = Math.max(this.#answered, place);
    this.#count -= 1;
    this.#movedMs = performance.now();
    if (this.#count === 0) work.waitedMs += this.#movedMs - this.#sinceMs;
  }

  /** Time without an answer while one is awaited, in milliseconds. */
  silenceMs(nowMs: number): number {
    return this.#count === 0 ? 0 : nowMs - this.#movedMs;
  }
}

const inFlightByClient = new WeakMap<object, InFlight>();

/** Finds the running statements of a connection. */
export function findInFlight(client: object): InFlight {
  let flight = inFlightByClient.get(client);
  if (flight === undefined) {
    flight = new InFlight();
    inFlightByClient.set(client, flight);
  }
  return flight;
}
