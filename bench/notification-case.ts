import type { startChild } from './child.ts';
import type { Result } from './run-cases.ts';

/** Where the cases run, and how large. */
export interface NotificationBench {
  /** Of any database on the server: each case has one of its own, whose jobs no other service takes. */
  readonly url: string;
  readonly folder: string;
  readonly jwtSecret: string;
  readonly isQuick: boolean;
  /** A program that ends with the run. */
  readonly startProgram: typeof startChild;
}

/** What people are told. */
export interface NotificationCase {
  readonly name: string;
  run(bench: NotificationBench): Promise<Result[]>;
}

export const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
