import { once } from 'node:events';
import {
  connect,
  createServer,
  type AddressInfo,
  type NetConnectOpts,
  type Socket,
} from 'node:net';
import { afterFile } from './after-file.ts';

/** A proxy on loopback between clients and a server, which may fail. */
export interface TcpProxy {
  readonly port: number;
  /** Blocks all data, silently. */
  freeze(): void;
  thaw(): void;
  /** Ends every connection. */
  cut(): void;
  /** Refuses new connections and ends the existing ones. */
  close(): Promise<void>;
  open(): Promise<void>;
}

/** Sees what a client sends; true ends the connection before the server gets it. */
export type ClientWatch = (bytes: Buffer) => boolean;

/**
 * Starts a proxy to a server, for the tests of one file.
 * @param watchClient creates the watch of a new connection
 */
export async function startTcpProxy(
  target: NetConnectOpts,
  watchClient: () => ClientWatch,
): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
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
    if (isFrozen) from.pause();
  };
  const server = createServer((client) => {
    const backend = connect(target);
    const endsWith = watchClient();
    client.on('data', (bytes) => {
      if (endsWith(bytes)) client.destroy();
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
  const proxy: TcpProxy = {
    port,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      proxy.cut();
      await closed;
    },
    async open() {
      if (!server.listening) await listen(port);
    },
  };
  afterFile(async () => {
    if (server.listening) await proxy.close();
  });
  return proxy;
}
