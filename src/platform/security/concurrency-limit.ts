/** Refused because as much work as is allowed already waits: the caller should come back later. */
export class TooBusyError extends Error {
  override readonly name = 'TooBusyError';
}

export interface ConcurrencyLimit {
  /** Runs `work` as soon as a place is free, first come first served; throws TooBusyError. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Lets at most `running` pieces of work go at once and at most `waiting` queue for a place. */
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

  // The place passes straight to the next in the queue, so that nobody can slip in between.
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
