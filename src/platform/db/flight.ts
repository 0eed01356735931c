/** What this process has asked of the database since it began. */
export const work = { statements: 0, waitedMs: 0 };

/** The statements that are under way on a connection. */
export class Flight {
  #count = 0;
  #movedMs = 0;
  #sinceMs = 0;
  #failure: Error | undefined;

  /** A transaction begins, in which nothing has failed. */
  begin(): void {
    this.#failure = undefined;
  }

  /** What failed first in the transaction: all that was sent with it or after it fails as well. */
  get failure(): Error | undefined {
    return this.#failure;
  }

  started(): void {
    if (this.#count === 0) this.#sinceMs = this.#movedMs = performance.now();
    this.#count += 1;
    work.statements += 1;
  }

  ended(error?: Error): void {
    this.#failure ??= error;
    this.#count -= 1;
    this.#movedMs = performance.now();
    if (this.#count === 0) work.waitedMs += this.#movedMs - this.#sinceMs;
  }

  /** For how long nothing has come back, although something is waited for; in milliseconds. */
  silenceMs(nowMs: number): number {
    return this.#count === 0 ? 0 : nowMs - this.#movedMs;
  }
}

const flights = new WeakMap<object, Flight>();

/** What is under way on this connection. */
export function flightOf(client: object): Flight {
  let flight = flights.get(client);
  if (flight === undefined) {
    flight = new Flight();
    flights.set(client, flight);
  }
  return flight;
}
