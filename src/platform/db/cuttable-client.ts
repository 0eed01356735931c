import { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';

/** A connection that can be cut: one with statements under way is only ended once they are answered. */
export class CuttableClient extends Client {
  readonly #socket: Socket;

  constructor(config: ClientConfig = {}) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.#socket = socket;
  }

  /** Every statement under way fails; what the server does with it is not known. */
  cut(): void {
    this.#socket.destroy();
  }
}
