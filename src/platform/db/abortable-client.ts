import { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';

/**
 * A connection that can be closed at once; otherwise, running statements must be answered first.
 */
export class AbortableClient extends Client {
  readonly #socket: Socket;

  constructor(config: ClientConfig = {}) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.#socket = socket;
  }

  /** Fails every running statement; what the server does with it is unknown. */
  cut(): void {
    this.#socket.destroy();
  }
}
