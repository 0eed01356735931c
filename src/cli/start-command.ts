import type { Run } from './command.ts';
import type { startCall, workerCall } from './commands.ts';

/** Starts the programs, each of which reports its own errors and ends on its own. */
export const runStart: Run<typeof startCall> = async () => {
  await import('../main.ts');
};

export const runWorker: Run<typeof workerCall> = async () => {
  await import('../worker.ts');
};
