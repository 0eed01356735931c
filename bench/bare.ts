import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Database } from '#platform/db/database.ts';
import { bareWork } from './bare-work.ts';
import { answerOrders } from './child.ts';
import type { Facts } from './facts.ts';
import { measured, type Measurement } from './measurement.ts';

export type BareOrder =
  | { readonly order: 'open'; readonly url: string; readonly facts: Facts }
  | {
      readonly order: 'loop';
      readonly name: string;
      readonly loops: number;
      readonly seconds: number;
    };

/**
 * Runs the two references in one default Node process, with the pool size of the service. Bare
 * loop: one loop per connection, which repeats the work of the case; no HTTP. Bare server:
 * node:http answers `GET /name of the case` with JSON.stringify of the result; no token, no
 * validation, no schema, no headers.
 */
let opened: { readonly database: Database; readonly facts: Facts } | undefined;
let turn = 0;

function workOf(name: string): () => Promise<unknown> {
  const work = bareWork[name];
  if (work === undefined || opened === undefined) throw new Error(`no bare work for ${name}`);
  const { database, facts } = opened;
  return () => work(database, facts, turn++);
}

async function loop(name: string, loops: number, seconds: number): Promise<Measurement> {
  const work = workOf(name);
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1_000;
  await Promise.all(
    Array.from({ length: loops }, async () => {
      for (let begun = performance.now(); begun < end;) {
        await work();
        const now = performance.now();
        times.push(now - begun);
        begun = now;
      }
    }),
  );
  return measured(times, 0, (performance.now() - start) / 1_000);
}

async function open(url: string, facts: Facts): Promise<string> {
  opened = { database: new Database({ url }), facts };
  const server = createServer((request, response) => {
    workOf(decodeURIComponent((request.url ?? '').slice(1)))().then(
      (result) => response.end(JSON.stringify(result)),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

answerOrders((given) => {
  const order = given as BareOrder;
  return order.order === 'open'
    ? open(order.url, order.facts)
    : loop(order.name, order.loops, order.seconds);
});
