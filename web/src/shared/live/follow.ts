import { ApiProblem } from '../api/client.ts';
import { api, renewToken } from '../session/session.ts';
import { eventsOf, type ServerSentEvent } from './event-stream.ts';

/** The service gives a sign of life every 25 s: after so much silence the connection is a dead one. */
const SILENCE_MS = 40_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** A stream that was open for so long ended in good order, as it does with its token. */
const LASTED_MS = 5_000;

interface Listener {
  /** Something came. */
  readonly onEvent: (event: ServerSentEvent) => void;
  /** The stream is open, again perhaps: what happened before was not all told. */
  readonly onOpen: () => void;
}

/**
 * Listens to what the service tells, until the signal: over and over, for a stream ends with its token,
 * with its connection, and when the service starts anew.
 */
export async function follow(listener: Listener, signal: AbortSignal): Promise<void> {
  let lastEventId: string | undefined;
  let failures = 0;
  while (!signal.aborted) {
    const startedMs = performance.now();
    let wait = 0;
    const connection = new AbortController();
    const silence = silenceOf(connection);
    try {
      // oxlint-disable-next-line no-await-in-loop -- one stream after the other
      await renewToken();
      // oxlint-disable-next-line no-await-in-loop
      const stream = await api.stream('streamNotifications', {
        signal: AbortSignal.any([signal, connection.signal]),
        lastEventId,
      });
      listener.onOpen();
      // oxlint-disable-next-line no-await-in-loop
      for await (const event of eventsOf(stream, silence.broken)) {
        if (event.id !== '') lastEventId = event.id;
        listener.onEvent(event);
      }
    } catch (error) {
      if (error instanceof ApiProblem) wait = (error.retry_after ?? 0) * 1000;
    }
    silence.end();
    failures = performance.now() - startedMs > LASTED_MS ? 0 : failures + 1;
    // oxlint-disable-next-line no-await-in-loop
    await pause(Math.max(wait, pauseAfter(failures)), signal);
  }
}

/** Gives a connection up that says nothing for too long. */
function silenceOf(connection: AbortController) {
  const giveUp = () => connection.abort();
  let timer = setTimeout(giveUp, SILENCE_MS);
  return {
    broken: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, SILENCE_MS);
    },
    end: () => clearTimeout(timer),
  };
}

/** Longer each time, and never the same for all who were cut off at once. */
function pauseAfter(failures: number): number {
  const most = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
  return most / 2 + (Math.random() * most) / 2;
}

/** Ends with the signal, and as soon as the browser is connected again. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = new AbortController();
  const timer = setTimeout(resolve, ms);
  const options = { once: true, signal: done.signal };
  signal.addEventListener('abort', () => resolve(), options);
  window.addEventListener('online', () => resolve(), options);
  return promise.finally(() => {
    clearTimeout(timer);
    done.abort();
  });
}
