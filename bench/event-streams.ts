import { get, type IncomingMessage } from 'node:http';
import { API } from './cases.ts';

/** Open notification streams, each of one user. */
export interface EventStreams {
  /** Resolves with the time the event arrived, on the clock of this process; rejects on timeout. */
  arrivalOf(notificationId: string): Promise<number>;
  /**
   * Time at which the last stream received its latest event; undefined if some have received none
   * since.
   */
  lastArrival(sinceMs: number): number | undefined;
  /** Events that arrived more than once. */
  readonly doubled: number;
  /** Settles when the service has ended all streams. */
  readonly ended: Promise<unknown>;
  close(): void;
}

const PATIENCE_MS = 10_000;

export async function openEventStreams(
  origin: string,
  tokens: readonly string[],
): Promise<EventStreams> {
  const arrivals = new Map<string, PromiseWithResolvers<number>>();
  const state = { doubled: 0, seen: new Set<string>() };
  const arrival = (id: string) => {
    const known = arrivals.get(id) ?? Promise.withResolvers<number>();
    arrivals.set(id, known);
    return known;
  };
  const onEvent = (id: string, atMs: number) => {
    if (state.seen.has(id)) state.doubled += 1;
    state.seen.add(id);
    arrival(id).resolve(atMs);
  };
  const lastArrivals = new Map<number, number>();
  const opened = await Promise.all(
    tokens.map((token, place) =>
      openOne(origin, token, { onEvent, onChange: (atMs) => lastArrivals.set(place, atMs) }),
    ),
  );
  return {
    ended: Promise.all(
      opened.map((response) => new Promise((resolve) => void response.once('close', resolve))),
    ),
    async arrivalOf(id) {
      const { promise, reject } = arrival(id);
      const late = () => reject(new Error(`the event of ${id} did not come`));
      const timer = setTimeout(late, PATIENCE_MS);
      return promise.finally(() => clearTimeout(timer));
    },
    lastArrival(sinceMs) {
      const times = [...lastArrivals.values()].filter((atMs) => atMs >= sinceMs);
      return times.length === opened.length ? Math.max(...times) : undefined;
    },
    get doubled() {
      return state.doubled;
    },
    close() {
      for (const response of opened) response.destroy();
    },
  };
}

interface Listeners {
  readonly onEvent: (id: string, atMs: number) => void;
  readonly onChange: (atMs: number) => void;
}

async function openOne(
  origin: string,
  token: string,
  { onEvent, onChange }: Listeners,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const headers = { authorization: `Bearer ${token}` };
  get(`${origin}${API}/notifications/stream`, { headers, agent: false }, resolve).on(
    'error',
    reject,
  );
  const response = await promise;
  if (response.statusCode !== 200) throw new Error(`a stream was answered ${response.statusCode}`);
  let rest = '';
  response.setEncoding('utf8').on('data', (text: string) => {
    const atMs = performance.now();
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const id = /^id: (.*)$/m.exec(block)?.[1];
      if (id !== undefined) onEvent(id, atMs);
      if (/^event: changed$/m.test(block)) onChange(atMs);
    }
  });
  // The stream ends with the service, or with this program.
  response.on('error', () => undefined);
  return response;
}
