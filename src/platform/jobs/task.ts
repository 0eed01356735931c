/** Facts about the current run of a task. */
export interface TaskHelpers {
  /** Aborted when the service stops: work of many steps ends after the current one. */
  readonly signal: AbortSignal;
}

/** When a task runs automatically. */
interface Schedule {
  /** Minute, hour, day of the month, month, day of the week; in UTC. */
  readonly cron: string;
  /** Maximum age of a missed run that is made up for. */
  readonly backfillMs: number;
  /** Maximum attempts of a failing run, with growing pauses. */
  readonly maxAttempts: number;
}

/**
 * Work that no request waits for. It runs in one process at a time, and at least once: a run may be
 * repeated after it failed, was interrupted or died with its process, so repeating must do no harm.
 */
export interface Task {
  readonly name: string;
  readonly schedule?: Schedule;
  /**
   * Whether it mostly waits for external servers: many then run at a time, apart from other tasks.
   */
  readonly waitsForServers?: boolean;
  /** Whether it reads files of unknown origin, which may take a minute: apart from other tasks. */
  readonly readsForeignFiles?: boolean;
  run(payload: unknown, helpers: TaskHelpers): Promise<void>;
}
