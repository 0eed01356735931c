/** Database work of this process since its start. */
export const work = { statements: 0, waitedMs: 0 };

/** Cost of a transaction so far. */
export interface Cost {
  readonly statements: number;
  /** Times that it sent statements with none in flight, and so waited for the database. */
  readonly round_trips: number;
}

/** Statements of a connection that are in flight. */
export class InFlight {
  #count = 0;
  #movedMs = 0;
  #sinceMs = 0;
  #failure: Error | undefined;
  #statements = 0;
  #roundTrips = 0;

  /** Starts a transaction, in which nothing has failed yet. */
  begin(): void {
    this.#failure = undefined;
    this.#statements = this.#roundTrips = 0;
  }

  get cost(): Cost {
    return { statements: this.#statements, round_trips: this.#roundTrips };
  }

  /** The first failure in the transaction: everything sent with it or after it fails as well. */
  get failure(): Error | undefined {
    return this.#failure;
  }

  started(): void {
    if (this.#count === 0) {
      this.#sinceMs = this.#movedMs = performance.now();
      this.#roundTrips += 1;
    }
    this.#count += 1;
    this.#statements += 1;
    work.statements += 1;
  }

  ended(error?: Error): void {
    this.#failure ??= error;
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
