/** One measurement, by its labels. */
export interface Sample {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** The measurements of a name, from the text that a Prometheus server reads. */
export function samplesOf(text: string, name: string): Sample[] {
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

/** The sum of a measurement over its labels; 0 where nothing was measured yet. */
export function sumOf(text: string, name: string): number {
  return samplesOf(text, name).reduce((sum, { value }) => sum + value, 0);
}

/** How fast a route answers. */
export interface RoutePace {
  readonly route: string;
  readonly count: number;
  readonly mean_ms: number;
  /** Within which so many of a hundred answers were given; null: longer than is told apart. */
  readonly most_ms: number | null;
}

const MOST = 0.95;
const DURATION = 'http_request_duration_seconds';

/** The routes with the slowest answers since the processes started, the slowest first. */
export function slowestRoutes(text: string, atMost: number): RoutePace[] {
  const sums = byRoute(samplesOf(text, `${DURATION}_sum`));
  const counts = byRoute(samplesOf(text, `${DURATION}_count`));
  const buckets = byRoute(samplesOf(text, `${DURATION}_bucket`));
  const paces = [...counts].map(([route, counted]) => {
    const count = total(counted);
    return {
      route,
      count,
      mean_ms: (total(sums.get(route) ?? []) / count) * 1_000,
      most_ms: boundOf(buckets.get(route) ?? [], count * MOST),
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

/** The bound, in milliseconds, below which so many answers lie, over all statuses. */
function boundOf(buckets: readonly Sample[], wanted: number): number | null {
  const byBound = Map.groupBy(buckets, ({ labels }) =>
    Number(labels['le']?.replace('+Inf', 'Infinity')),
  );
  const bounds = [...byBound.keys()].sort((one, other) => one - other);
  const bound = bounds.find((one) => total(byBound.get(one) ?? []) >= wanted);
  return bound === undefined || bound === Infinity ? null : bound * 1_000;
}
