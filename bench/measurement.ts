/** Result of a stretch of load. */
export interface Measurement {
  /** Successful answers, and all others. */
  readonly good: number;
  readonly failed: number;
  readonly seconds: number;
  readonly p50_ms: number;
  readonly p99_ms: number;
}

/**
 * Computes a measurement.
 * @param times of the successful answers, in milliseconds; sorted in place
 */
export function measured(times: number[], failed: number, seconds: number): Measurement {
  times.sort((left, right) => left - right);
  return {
    good: times.length,
    failed,
    seconds,
    p50_ms: percentile(times, 0.5),
    p99_ms: percentile(times, 0.99),
  };
}

function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Middle of the values, the upper one of two. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export function rateOf({ good, seconds }: Measurement): number {
  return good / seconds;
}

/** Measures sides in turns, after some that do not count. */
export async function measureInTurns<Side extends string>(
  sides: Readonly<Record<Side, () => Promise<Measurement>>>,
  { rounds, warmUpRounds }: { readonly rounds: number; readonly warmUpRounds: number },
): Promise<Record<Side, Measurement>> {
  const names = Object.keys(sides) as Side[];
  const parts = new Map(names.map((side) => [side, [] as Measurement[]]));
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    for (const side of names) {
      const part = await sides[side]();
      if (round >= 0) parts.get(side)?.push(part);
    }
  }
  const measurements = names.map((side) => [side, combined(parts.get(side) ?? [])]);
  return Object.fromEntries(measurements) as Record<Side, Measurement>;
}

/** Combines several stretches; the percentiles are the means of theirs. */
export function combined(parts: readonly Measurement[]): Measurement {
  const sum = (value: (part: Measurement) => number) =>
    parts.reduce((total, part) => total + value(part), 0);
  return {
    good: sum((part) => part.good),
    failed: sum((part) => part.failed),
    seconds: sum((part) => part.seconds),
    p50_ms: sum((part) => part.p50_ms) / parts.length,
    p99_ms: sum((part) => part.p99_ms) / parts.length,
  };
}
