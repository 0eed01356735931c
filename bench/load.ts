import autocannon from 'autocannon';
import { answerOrders } from './child.ts';
import { measured, type Measurement } from './measurement.ts';
import { pace, type PaceOrder } from './open-loop.ts';
import { UNIQUE } from './unique.ts';

/** One request, in the format of autocannon. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A load order: sends the requests repeatedly for some seconds, or each of them once. */
export interface LoadOrder {
  readonly order: 'load';
  readonly origin: string;
  readonly connections: number;
  readonly seconds: number;
  readonly once: boolean;
  readonly requests: readonly LoadRequest[];
}

const TIMEOUT_SECONDS = 120;

let lastNumber = 0;

/** Makes autocannon replace `UNIQUE` each time it sends the request. */
function insertUnique(request: LoadRequest): autocannon.Request {
  const template = { headers: request.headers, body: request.body };
  const text = JSON.stringify(template);
  if (!text.includes(UNIQUE)) return { ...request, headers: { ...request.headers } };
  return {
    ...request,
    headers: { ...request.headers },
    setupRequest(built) {
      lastNumber += 1;
      const filled = JSON.parse(text.replaceAll(UNIQUE, String(lastNumber))) as typeof template;
      return { ...built, ...filled };
    },
  };
}

/** Splits the requests, so that no two connections send the same ones. */
function takeShare(order: LoadOrder, connection: number): autocannon.Request[] {
  return order.requests
    .filter((_, index) => index % order.connections === connection)
    .map(insertUnique);
}

function load(order: LoadOrder): Promise<Measurement> {
  return new Promise((resolve, reject) => {
    const times: number[] = [];
    let failed = 0;
    let connection = 0;
    const start = performance.now();
    let lastAnswer = start;
    const instance = autocannon(
      {
        url: order.origin,
        connections: order.connections,
        timeout: TIMEOUT_SECONDS,
        sampleInt: 100,
        ...(order.once ? { amount: order.requests.length } : { duration: order.seconds }),
        setupClient: (client) => client.setRequests(takeShare(order, connection++)),
      },
      (error: Error | null, result) => {
        if (error !== null) reject(error);
        else resolve(measured(times, failed + result.errors, (lastAnswer - start) / 1_000));
      },
    );
    instance.on('response', (_client, status, _bytes, milliseconds) => {
      lastAnswer = performance.now();
      if (status >= 200 && status < 300) times.push(milliseconds);
      else failed += 1;
    });
  });
}

answerOrders((order) => {
  const asked = order as LoadOrder | PaceOrder;
  return asked.order === 'pace' ? pace(asked) : load(asked);
});
