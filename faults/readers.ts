import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, FaultClient } from './client.ts';

const EVERY_MS = 100;

/** One observation of the register and of /health. */
export interface Look {
  readonly atMs: number;
  readonly register: Answer | undefined;
  readonly health: Answer | undefined;
}

/** Polls the register and /health; returns all observations in order. */
export async function look(
  client: FaultClient,
  stopping: AbortSignal,
  looks: Look[],
): Promise<void> {
  while (!stopping.aborted) {
    const atMs = performance.now();
    const [register, health] = await Promise.all([
      client.once('GET', '/buildings'),
      client.once('GET', '/health'),
    ]);
    looks.push({ atMs, register, health });
    await delay(EVERY_MS);
  }
}
