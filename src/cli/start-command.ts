import type { Run } from './command.ts';
import type { startCall, workerCall } from './commands.ts';

/** Each is a program of its own, which says itself what went wrong and ends by itself. */
export const runStart: Run<typeof startCall> = async () => {
  await import('../main.ts');
};

export const runWorker: Run<typeof workerCall> = async () => {
  await import('../worker.ts');
};
