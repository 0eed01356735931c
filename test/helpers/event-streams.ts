import { Agent, get, type IncomingMessage } from 'node:http';
import { onTestFinished, vi } from 'vitest';
import { LIMITS } from './limits.ts';
import type { Json } from './test-app.ts';

interface ReceivedEvent {
  /** Empty for none. */
  readonly id: string;
  readonly event: string;
  readonly data: Json;
}

/** Data that one client received on one connection. */
export interface OpenedStream {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly events: readonly ReceivedEvent[];
  /** Announced changes, as `Building <id>`; such events have no id. */
  readonly changes: readonly string[];
  /** Blocks of the stream that are not events: comments and hints. */
  readonly others: readonly string[];
  /** Body of a refusal. */
  readonly text: string;
  readonly hasEnded: boolean;
  /** Waits for this many events; fails if they do not come. */
  first(count: number): Promise<readonly ReceivedEvent[]>;
  ended(): Promise<void>;
  /** Disconnects the client. */
  close(): void;
  /** Stops reading from the connection, or resumes. */
  pause(): void;
  resume(): void;
}

/** Opens an event stream as a browser does; closed after the test. */
export async function openStream(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<OpenedStream> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = get(url, { headers, agent: new Agent() }, resolve).on('error', reject);
  const response = await promise;
  const received = {
    events: [] as ReceivedEvent[],
    changes: [] as string[],
    others: [] as string[],
    text: '',
    rest: '',
  };
  const state = { hasEnded: false };
  response.setEncoding('utf8').on('data', (text: string) => {
    received.text += text;
    const blocks = (received.rest + text).split('\n\n');
    received.rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parse(block);
      if (event === undefined) received.others.push(block);
      else if (event.event === 'changed' && event.id === '') {
        received.changes.push(`${event.data.type} ${event.data.id}`);
      } else received.events.push(event);
    }
  });
  response.on('error', () => undefined).on('close', () => (state.hasEnded = true));
  const close = () => void request.destroy();
  onTestFinished(close);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    events: received.events,
    changes: received.changes,
    others: received.others,
    get text() {
      return received.text;
    },
    get hasEnded() {
      return state.hasEnded;
    },
    async first(count) {
      await until(() => received.events.length >= count);
      return received.events.slice(0, count);
    },
    ended: () => until(() => state.hasEnded),
    close,
    pause: () => void response.pause(),
    resume: () => void response.resume(),
  };
}

/** Waits for a condition that no event announces. */
export async function until(isSo: () => boolean): Promise<void> {
  await vi.waitUntil(isSo, { timeout: LIMITS.poll, interval: 5 });
}

function parse(block: string): ReceivedEvent | undefined {
  const fields = new Map(
    block.split('\n').map((line) => {
      const [name = '', ...rest] = line.split(': ');
      return [name, rest.join(': ')];
    }),
  );
  const [id, event, data] = [fields.get('id'), fields.get('event'), fields.get('data')];
  if (event === undefined || data === undefined) return undefined;
  return { id: id ?? '', event, data: JSON.parse(data) };
}
