import { Agent, request } from 'node:http';
import type { LoadRequest } from './load.ts';
import { measured, type Measurement } from './measurement.ts';

/** Order to send a fixed number of requests per second, whether or not the answers keep up. */
export interface PaceOrder {
  readonly order: 'pace';
  readonly origin: string;
  readonly perSecond: number;
  readonly seconds: number;
  readonly requests: readonly LoadRequest[];
}

/** With more connections, the machine would refuse requests before the service gets them. */
const CONNECTIONS = 256;

/**
 * Sends requests at a fixed rate. The time of each counts from when it was due: a request that
 * waits for a connection, or for this program, is late for its sender too.
 */
export async function pace(order: PaceOrder): Promise<Measurement> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const count = Math.round(order.perSecond * order.seconds);
  const times: number[] = [];
  const answers: Promise<void>[] = [];
  let failed = 0;
  const startedMs = performance.now();
  const take = async (one: LoadRequest, plannedMs: number) => {
    if (await send(agent, order.origin, one)) times.push(performance.now() - plannedMs);
    else failed += 1;
  };
  const sendDue = () => {
    const due = Math.floor(((performance.now() - startedMs) / 1_000) * order.perSecond) + 1;
    while (answers.length < Math.min(count, due)) {
      const plannedMs = startedMs + (answers.length / order.perSecond) * 1_000;
      const one = order.requests[answers.length % order.requests.length];
      if (one === undefined) throw new Error('there is nothing to send');
      answers.push(take(one, plannedMs));
    }
  };
  await new Promise<void>((resolve) => {
    const ticking = setInterval(() => {
      sendDue();
      if (answers.length < count) return;
      clearInterval(ticking);
      resolve();
    }, 1);
  });
  await Promise.all(answers);
  agent.destroy();
  return measured(times, failed, (performance.now() - startedMs) / 1_000);
}

function send(agent: Agent, origin: string, { path, method, headers, body }: LoadRequest) {
  return new Promise<boolean>((resolve) => {
    const sent = request(new URL(path, origin), { agent, method, headers }, (answer) => {
      const { statusCode = 500 } = answer;
      answer.resume();
      answer.once('end', () => resolve(statusCode >= 200 && statusCode < 300));
      answer.once('error', () => resolve(false));
    });
    sent.once('error', () => resolve(false));
    sent.end(body);
  });
}
