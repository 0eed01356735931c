import type { startChild } from './child.ts';
import type { Result } from './run-cases.ts';

/** Where the notification cases run, and at which size. */
export interface NotificationBench {
  /**
   * Address of any database on the server. Each case creates its own, whose jobs no other service
   * takes.
   */
  readonly url: string;
  readonly folder: string;
  readonly jwtSecret: string;
  readonly isQuick: boolean;
  /** Starts a program that ends with the run. */
  readonly startProgram: typeof startChild;
}

/** A case on notifications. */
export interface NotificationCase {
  readonly name: string;
  run(bench: NotificationBench): Promise<Result[]>;
}

export const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
