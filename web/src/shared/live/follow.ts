import { ApiProblem } from '../api/client.ts';
import { api, renewToken } from '../session/session.ts';
import { readEvents, type ServerSentEvent } from './event-stream.ts';

/** The service sends a keep-alive every 25 s, so a connection silent for longer is dead. */
const SILENCE_MS = 40_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** A stream that lasted this long ended normally, as when its token expires. */
const LASTED_MS = 5_000;

interface Listener {
  /** Called for each event. */
  readonly onEvent: (event: ServerSentEvent) => void;
  /** Called when the stream has opened or reopened; events in between may be missing. */
  readonly onOpen: () => void;
}

/**
 * Follows the service’s event stream until aborted. Reconnects whenever it ends: with its token,
 * its connection or a restart of the service.
 */
export async function follow(listener: Listener, signal: AbortSignal): Promise<void> {
  let lastEventId: string | undefined;
  let failures = 0;
  while (!signal.aborted) {
    const startedMs = performance.now();
    let wait = 0;
    const connection = new AbortController();
    const silence = watchSilence(connection);
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
      for await (const event of readEvents(stream, silence.broken)) {
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

/** Aborts a connection after too long a silence. */
function watchSilence(connection: AbortController) {
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

/** Delay before reconnecting, exponential and random, so that clients do not all return at once. */
function pauseAfter(failures: number): number {
  const most = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
  return most / 2 + (Math.random() * most) / 2;
}

/** Waits, but ends early if aborted or when the browser comes online. */
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
