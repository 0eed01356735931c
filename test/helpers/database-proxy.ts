import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterFile } from './after-file.ts';

/** A proxy between a service and its database, which may fail. */
export interface DatabaseProxy {
  /** Returns the URL through this proxy. */
  through(url: string): string;
  /** Blocks all data, silently. */
  freeze(): void;
  thaw(): void;
  /** Ends every connection. */
  cut(): void;
  /** Ends each connection when the service sends data on it after this many times. */
  cutAfter(flights: number): void;
  /** Refuses new connections and ends the existing ones. */
  close(): Promise<void>;
  open(): Promise<void>;
}

/** Hello, and the two steps of the password. */
const FLIGHTS_OF_CONNECTING = 3;

/** Starts a proxy to a database server, for the tests of one file. */
export async function aDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const state = { isFrozen: false, flights: Infinity };
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (bytes) => {
      if (!from.destroyed) to.write(bytes);
    });
    // When one end closes, for any reason, so does the other.
    from
      .on('error', () => undefined)
      .on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    if (state.isFrozen) from.pause();
  };
  const server = createServer((client) => {
    const backend = connect(Number(target.port), target.hostname);
    let flights = 0;
    client.on('data', () => {
      flights += 1;
      if (flights > FLIGHTS_OF_CONNECTING + state.flights) client.destroy();
    });
    pass(client, backend);
    pass(backend, client);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const line: DatabaseProxy = {
    through: (url) => Object.assign(new URL(url), { port: String(port) }).href,
    freeze() {
      state.isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      state.isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    cut,
    cutAfter(count) {
      state.flights = count;
      cut();
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
    async open() {
      state.flights = Infinity;
      if (!server.listening) await listen(port);
    },
  };
  afterFile(async () => {
    if (server.listening) await line.close();
  });
  return line;
}
