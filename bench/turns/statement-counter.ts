import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Traffic from a service to its database. */
export interface StatementCounts {
  readonly statements: number;
  /** Times that it began to send after an answer. */
  readonly roundTrips: number;
}

export interface StatementCounter {
  /** The database, by way of the counter. */
  readonly url: string;
  read(): StatementCounts;
  stop(): void;
}

/** Message with which the server ends each statement, also of several in one query. */
const COMMAND_COMPLETE = 'C'.charCodeAt(0);

/** Passes connections on to a database, and counts what goes to it. */
export async function openStatementCounter(databaseUrl: string): Promise<StatementCounter> {
  const target = new URL(databaseUrl);
  const counts = { statements: 0, roundTrips: 0 };
  const open = new Set<Socket>();
  const server = createServer((service) => {
    const database = connect(Number(target.port), target.hostname);
    const countEnded = createStatementReader();
    let isAnswered = true;
    service.on('data', (bytes: Buffer) => {
      if (isAnswered) counts.roundTrips += 1;
      isAnswered = false;
      database.write(bytes);
    });
    database.on('data', (bytes: Buffer) => {
      isAnswered = true;
      counts.statements += countEnded(bytes);
      service.write(bytes);
    });
    for (const [one, other] of [
      [service, database],
      [database, service],
    ] as const) {
      open.add(one);
      one.setNoDelay(true);
      // A broken connection is the business of the service, which sees it end.
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    read: () => ({ ...counts }),
    stop() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

/** Makes a function that counts the statements that end in the answers on one connection. */
function createStatementReader(): (bytes: Buffer) => number {
  let rest: Buffer = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    let count = 0;
    // A message is its type, its length without the type, and its content.
    while (rest.length >= 5) {
      const end = 1 + rest.readUInt32BE(1);
      if (rest.length < end) break;
      if (rest.readUInt8(0) === COMMAND_COMPLETE) count += 1;
      rest = rest.subarray(end);
    }
    return count;
  };
}
