/** Value of a metric for one set of labels. */
export interface Sample {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Extracts the samples of a metric from Prometheus text format. */
export function parseSamples(text: string, name: string): Sample[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    .map((line) => ({
      labels: Object.fromEntries(
        [...line.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', value = '']) => [label, value]),
      ),
      value: Number(line.slice(line.lastIndexOf(' ') + 1)),
    }));
}

/** Sum of a metric over all labels; 0 without samples. */
export function sumMetric(text: string, name: string): number {
  return parseSamples(text, name).reduce((sum, { value }) => sum + value, 0);
}

/** Response time of a route. */
export interface RoutePace {
  readonly route: string;
  readonly count: number;
  readonly mean_ms: number;
  /** Upper bound in milliseconds for 95 % of the responses; null above the largest bucket. */
  readonly most_ms: number | null;
}

const MOST = 0.95;
const DURATION = 'http_request_duration_seconds';

/** Slowest routes since the processes started, slowest first. */
export function slowestRoutes(text: string, atMost: number): RoutePace[] {
  const sums = byRoute(parseSamples(text, `${DURATION}_sum`));
  const counts = byRoute(parseSamples(text, `${DURATION}_count`));
  const buckets = byRoute(parseSamples(text, `${DURATION}_bucket`));
  const paces = [...counts].map(([route, counted]) => {
    const count = total(counted);
    return {
      route,
      count,
      mean_ms: (total(sums.get(route) ?? []) / count) * 1_000,
      most_ms: findUpperBound(buckets.get(route) ?? [], count * MOST),
    };
  });
  const slowness = ({ most_ms, mean_ms }: RoutePace) => [most_ms ?? Infinity, mean_ms] as const;
  return paces
    .sort((one, other) => {
      const [[most, mean], [itsMost, itsMean]] = [slowness(one), slowness(other)];
      return most === itsMost ? itsMean - mean : itsMost - most;
    })
    .slice(0, atMost);
}

function byRoute(samples: readonly Sample[]): Map<string, Sample[]> {
  return Map.groupBy(samples, ({ labels }) => `${labels['method'] ?? ''} ${labels['route'] ?? ''}`);
}

function total(samples: readonly Sample[]): number {
  return samples.reduce((sum, { value }) => sum + value, 0);
}

/**
 * Upper bound in milliseconds of the bucket that contains the wanted number of responses, over all
 * statuses; null if unbounded.
 */
function findUpperBound(buckets: readonly Sample[], wanted: number): number | null {
  const byBound = Map.groupBy(buckets, ({ labels }) =>
    Number(labels['le']?.replace('+Inf', 'Infinity')),
  );
  const bounds = [...byBound.keys()].sort((one, other) => one - other);
  const bound = bounds.find((one) => total(byBound.get(one) ?? []) >= wanted);
  return bound === undefined || bound === Infinity ? null : bound * 1_000;
}
