import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** A proxy between a service and its database, which may fail. */
export interface DatabaseProxy extends TcpProxy {
  /** Returns the URL through this proxy. */
  through(url: string): string;
  /** Ends each connection when the service sends data on it after this many times. */
  cutAfter(flights: number): void;
}

/** Hello, and the two steps of the password. */
const FLIGHTS_OF_CONNECTING = 3;

/** Starts a proxy to a database server, for the tests of one file. */
export async function aDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const { hostname: host, port } = new URL(databaseUrl);
  let limit = Infinity;
  const proxy = await startTcpProxy({ host, port: Number(port) }, () => {
    let flights = 0;
    return () => {
      flights += 1;
      return flights > FLIGHTS_OF_CONNECTING + limit;
    };
  });
  return {
    ...proxy,
    through: (url) => Object.assign(new URL(url), { port: String(proxy.port) }).href,
    cutAfter(count) {
      limit = count;
      proxy.cut();
    },
    open() {
      limit = Infinity;
      return proxy.open();
    },
  };
}
