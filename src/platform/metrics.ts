import {
  Counter,
  Gauge,
  Histogram,
  Registry,
  collectDefaultMetrics,
  type Metric,
} from 'prom-client';
import type { Database } from './db/database.ts';
import type { DiskSpace } from './disk-space.ts';
import { countWaitingJobs } from './jobs/waiting-jobs.ts';
import { isSum, type Report } from './siblings/metric-sums.ts';
import type { ReportKind, Siblings } from './siblings/siblings.ts';

/** How an attempt to deliver ended, as the counter calls it. */
const RESULTS = { Sent: 'sent', Failed: 'failed', Pending: 'retried', Skipped: 'skipped' } as const;

const SECONDS_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export interface Metrics {
  /** Measures the answers of one route; `elapsedMs` from the head of the request to that of the answer. */
  ofRoute(method: string, route: string): (status: number, elapsedMs: number) => void;
  /** How many accounts of owners the last check found to differ from the books. */
  setOwnerAccountDifferences(count: number): void;
  /** Attempts of this process to hand something over. */
  countDeliveries(
    channel: 'Email' | 'SMS' | 'Push',
    status: keyof typeof RESULTS,
    count: number,
  ): void;
  /** How many streams of events this process holds open. */
  setOpenStreams(count: number): void;
  /** Of all processes that serve; Prometheus text. */
  render(): Promise<string>;
}

/** What all processes know alike is told once. */
const KNOWN_TO_ALL = { aggregator: 'first' } as const;
const DIFFERENCES = 'millieme_owner_account_differences';

export interface MetricsOptions {
  readonly space?: DiskSpace | undefined;
  /** Other processes that serve, whose metrics are added to those of this one. */
  readonly siblings?: Siblings | undefined;
}

/** The counters of this process. Labels are route templates, never addresses with ids. */
export function createMetrics(
  database: Database,
  { space, siblings }: MetricsOptions = {},
): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by the status of the answer',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS_BUCKETS,
    registers: [register],
  });
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state',
    labelNames: ['state'],
    registers: [],
    collect() {
      const { total, idle, waiting } = database.poolState();
      this.set({ state: 'busy' }, total - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  register.registerMetric(connections);
  const differences = new Gauge({
    ...KNOWN_TO_ALL,
    name: DIFFERENCES,
    help: 'Accounts of owners that differed from the books at the last nightly check',
    registers: [register],
  });
  const deliveries = new Counter({
    name: 'millieme_deliveries_total',
    help: 'Attempts to hand over an e-mail, a text or a push message, by channel and result',
    labelNames: ['channel', 'result'],
    registers: [register],
  });
  register.registerMetric(waitingJobs(database));
  if (space !== undefined) registerSpace(register, space);
  const streams = new Gauge({
    name: 'http_open_streams',
    help: 'Streams of events that are open',
    registers: [register],
  });
  const processes = new Gauge({
    name: 'millieme_serving_processes',
    help: 'Processes that serve the API',
    registers: [register],
  });
  processes.set(1);
  siblings?.reportBy((kind) => reportOf(register, kind));
  return {
    ofRoute: (method, route) => (status, elapsedMs) =>
      durations.observe({ method, route, status }, elapsedMs / 1_000),
    setOwnerAccountDifferences(count) {
      differences.set(count);
      siblings?.tellLatest(DIFFERENCES, count);
    },
    countDeliveries(channel, status, count) {
      deliveries.inc({ channel, result: RESULTS[status] }, count);
    },
    setOpenStreams: (count) => streams.set(count),
    render: () => siblings?.metrics() ?? register.metrics(),
  };
}

/** What grows is looked at last, at one moment: of two reports the later one tells more of it. */
async function reportOf(register: Registry, kind: ReportKind): Promise<Report> {
  const metrics = register.getMetricsAsArray() as unknown as readonly (Metric & {
    readonly type: unknown;
  })[];
  const gauges = kind === 'all' ? metrics.filter((metric) => !isSum(metric)) : [];
  const measured = await Promise.all(gauges.map((metric) => metric.get()));
  const counted = await Promise.all(metrics.filter(isSum).map((metric) => metric.get()));
  return [...measured, ...counted] as Report;
}

/** The queue is that of all processes: each tells the same. Nothing is told while it cannot be asked. */
function waitingJobs(database: Database): Gauge {
  return new Gauge({
    ...KNOWN_TO_ALL,
    name: 'millieme_jobs_waiting',
    help: 'Jobs that wait for a worker or for another attempt, by task: mails are deliver-mail',
    labelNames: ['task'],
    registers: [],
    async collect() {
      this.reset();
      const waiting = await countWaitingJobs(database).catch(() => []);
      for (const { task, count } of waiting) this.set({ task }, count);
    },
  });
}

function registerSpace(register: Registry, space: DiskSpace): void {
  const free = new Gauge({
    ...KNOWN_TO_ALL,
    name: 'millieme_disk_free_bytes',
    help: 'Free on the disk of the data folder',
    registers: [register],
    collect() {
      this.set(space.freeBytes);
    },
  });
  const reserve = new Gauge({
    ...KNOWN_TO_ALL,
    name: 'millieme_disk_reserve_bytes',
    help: 'With less free than this nothing is written, and writing requests are answered 503',
    registers: [register],
  });
  reserve.set(space.reserveBytes);
  free.set(space.freeBytes);
}
