/**
 * Writes that are being sent. The same content sent again meanwhile, as by a double click, is not
 * sent twice: both get the one answer.
 */
export class RunningWrites {
  readonly #running = new Map<string, Promise<unknown>>();
  readonly #files = new WeakMap<Blob, number>();
  #fileCount = 0;

  /** Starts a write, or joins one with the same content. Its idempotency key does not count. */
  join<T>(content: readonly unknown[], start: () => Promise<T>): Promise<T> {
    const text = JSON.stringify(content, (name, value: unknown) =>
      name === 'idempotencyKey' ? undefined : value instanceof Blob ? this.#numberOf(value) : value,
    );
    const started = this.#running.get(text) ?? start();
    this.#running.set(text, started);
    const end = () => {
      if (this.#running.get(text) === started) this.#running.delete(text);
    };
    started.then(end, end);
    // The content names the operation, which decides the type of the answer.
    return started as Promise<T>;
  }

  #numberOf(file: Blob): number {
    const number = this.#files.get(file) ?? (this.#fileCount += 1);
    this.#files.set(file, number);
    return number;
  }
}
