import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

const PATIENCE_MS = 10_000;
const ASK_AGAIN_MS = 50;

/** Forces garbage collection in a Node process: memory still in use afterwards is really kept. */
export interface Collector {
  collect(): Promise<void>;
  close(): void;
}

/**
 * Opens the inspector of a running process.
 * @param port of its inspector, as given by `--inspect-port`
 */
export async function openCollector(pid: number, port: number): Promise<Collector> {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await inspectorOf(port));
  await once(socket, 'open', { signal: AbortSignal.timeout(PATIENCE_MS) });
  return {
    async collect() {
      const answered = once(socket, 'message');
      socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
      await answered;
    },
    close: () => socket.close(),
  };
}

async function inspectorOf(port: number): Promise<string> {
  const untilMs = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/json/list`);
      const [target] = (await answer.json()) as [{ webSocketDebuggerUrl: string }];
      return target.webSocketDebuggerUrl;
    } catch (error) {
      // The inspector only listens a moment after the signal.
      if (performance.now() > untilMs) throw error;
    }
    await setTimeout(ASK_AGAIN_MS);
  }
}
