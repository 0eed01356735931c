import { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';

/**
 * A connection that can be closed at once; otherwise, running statements must be answered first.
 */
export class AbortableClient extends Client {
  readonly #socket: Socket;
  #isGathering = false;

  constructor(config: ClientConfig = {}) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.#socket = socket;
  }

  /** Sends what is written from now to the end of this turn of the event loop with one system call. */
  gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    this.#socket.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      this.#socket.uncork();
    });
  }

  /** Fails every running statement; what the server does with it is unknown. */
  cut(): void {
    this.#socket.destroy();
  }
}
