/** Refused because the queue of work is full: the caller should retry later. */
export class TooBusyError extends Error {
  override readonly name = 'TooBusyError';
}

export interface ConcurrencyLimit {
  /** Runs `work` as soon as a place is free, first come first served; throws TooBusyError. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Limits work to `running` tasks at once and `waiting` tasks in the queue. */
export function createConcurrencyLimit(limits: {
  readonly running: number;
  readonly waiting: number;
}): ConcurrencyLimit {
  const queue: (() => void)[] = [];
  let running = 0;

  async function takePlace(): Promise<void> {
    if (running < limits.running) {
      running += 1;
      return;
    }
    if (queue.length >= limits.waiting) throw new TooBusyError('Too much work is waiting');
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  // The place passes straight to the next in the queue, so that no new call can take it first.
  function leavePlace(): void {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(work) {
      await takePlace();
      try {
        return await work();
      } finally {
        leavePlace();
      }
    },
  };
}
