import { setTimeout as delay } from 'node:timers/promises';
import { readFreeBytes, MIB } from '#platform/disk-space.ts';
import { hasCode } from '#platform/error-code.ts';
import { AlreadyRunningError } from './cluster-connection.ts';
import {
  startPostgres,
  type RunningPostgres,
  type StartPostgresOptions,
} from './embedded-postgres.ts';

/** With less free space, a server can neither recover nor record that it is running. */
const MIN_FREE_MIB = 32;
const PAUSE_MS = 2_000;
/** Maximum restarts for reasons other than disk space. */
const MAX_ATTEMPTS = 5;

class NoSpaceError extends Error {}

export interface SupervisedPostgres {
  readonly url: string;
  /** Process id of the running server. */
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * Restarts a server at the same address when it ends unexpectedly: after a full disk as soon as
 * there is space, otherwise a few times. Then it gives up (`onLost`).
 */
export async function supervisePostgres(
  options: StartPostgresOptions,
): Promise<SupervisedPostgres> {
  const stopping = new AbortController();
  let restarting: Promise<void> | undefined;
  let server = await start(options.port);
  const { port, url } = server;

  function start(at: number | undefined): Promise<RunningPostgres> {
    const onLost = (reason: Error) => {
      restarting = restart(reason).catch((error: unknown) => {
        if (!stopping.signal.aborted) options.onLost?.(error as Error);
      });
    };
    return explainFullDisk(options.dataDirectory, () =>
      startPostgres({ ...options, port: at, onLost }),
    );
  }

  async function restart(reason: Error): Promise<void> {
    options.logger?.warn({ err: reason }, 'PostgreSQL ended unexpectedly and is being restarted');
    for (let attempt = 1; !stopping.signal.aborted;) {
      try {
        server = await start(port);
        return;
      } catch (error) {
        if (error instanceof AlreadyRunningError) throw error;
        if (!(error instanceof NoSpaceError)) attempt += 1;
        if (attempt > MAX_ATTEMPTS) throw error;
        await delay(PAUSE_MS, undefined, { signal: stopping.signal });
      }
    }
  }

  return {
    url,
    get pid() {
      return server.pid;
    },
    async stop() {
      stopping.abort();
      await restarting;
      await server.stop();
    },
  };
}

/** Explains a failure by the full disk, if that is the cause. */
async function explainFullDisk<T>(directory: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const freeMib = Math.floor(readFreeBytes(directory) / MIB);
    const isReported = hasCode(error, 'ENOSPC') || /No space left on device/.test(String(error));
    if (!isReported && freeMib >= MIN_FREE_MIB) throw error;
    throw new NoSpaceError(`no space: ${freeMib} MiB are free on the disk of ${directory}`, {
      cause: error,
    });
  }
}
