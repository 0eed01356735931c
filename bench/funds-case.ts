import type { Child } from './child.ts';
import type { LoadOrder } from './load.ts';
import type { Measurement } from './measurement.ts';
import type { Peak } from './peak-memory.ts';
import type { Result } from './run-cases.ts';
import type { RunningService } from './service.ts';

/** Where the funds cases run, and at which size. */
export interface FundsBench {
  readonly origin: string;
  readonly url: string;
  readonly jwtSecret: string;
  readonly isQuick: boolean;
  readonly load: Child<LoadOrder>;
  /** Starts another, fresh service on the same database. */
  readonly startAnother: () => Promise<RunningService>;
}

/**
 * A case on calls for funds: heavy requests, one after the other, in an organization of its own.
 */
export interface FundsCase {
  readonly name: string;
  run(bench: FundsBench): Promise<Result[]>;
}

export interface Target {
  readonly seconds: number;
  /** Maximum growth of the service during the case, in MiB. */
  readonly growth?: number;
}

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** Judges by the slowest answer: calls are sent too seldom for an average to mean anything. */
export function resultOf(
  name: string,
  shown: Measurement,
  more: { readonly target?: Target; readonly memory?: Peak; readonly loop?: Measurement } = {},
): Result {
  const { target, memory, loop } = more;
  const growth = memory === undefined ? 0 : memory.peak - memory.before;
  const isInTime = shown.failed === 0 && shown.p99_ms < (target?.seconds ?? Infinity) * 1_000;
  const facts = [
    ...(target === undefined ? [] : [`max < ${target.seconds} s`]),
    ...(target?.growth === undefined ? [] : [`memory < +${target.growth} MiB`]),
    ...(memory === undefined
      ? []
      : [`(${whole.format(memory.before)} to ${whole.format(memory.peak)} MiB)`]),
  ];
  return {
    name,
    shown,
    hasRate: false,
    ...(loop === undefined ? {} : { loop }),
    ...(facts.length === 0 ? {} : { target: facts.join(' ') }),
    ...(target === undefined ? {} : { isMet: isInTime && growth < (target.growth ?? Infinity) }),
  };
}
