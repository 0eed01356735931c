/** What a task learns about its run. */
export interface TaskHelpers {
  /** Aborted when the service stops: work of many steps ends after the one under way. */
  readonly signal: AbortSignal;
}

/** When a task runs by itself. */
interface Schedule {
  /** Minute, hour, day of the month, month, day of the week; in UTC. */
  readonly cron: string;
  /** A run that fell into a time in which no process was there is made up for, if not older. */
  readonly backfillMs: number;
  /** A run that fails is tried again later and later, so many times in all. */
  readonly maxAttempts: number;
}

/**
 * Work that no request waits for. It runs in one process at a time, and at least once: a run may be
 * repeated after it failed, was interrupted or died with its process, so repeating must do no harm.
 */
export interface Task {
  readonly name: string;
  readonly schedule?: Schedule;
  /** Spends its time waiting for servers elsewhere: many run at a time, apart from the others. */
  readonly waitsForServers?: boolean;
  run(payload: unknown, helpers: TaskHelpers): Promise<void>;
}
