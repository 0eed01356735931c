import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Database } from './db/database.ts';
import type { DiskSpace } from './disk-space.ts';
import { countWaitingJobs } from './jobs/waiting-jobs.ts';

/** How an attempt to deliver ended, as the counter calls it. */
const RESULTS = { Sent: 'sent', Failed: 'failed', Pending: 'retried', Skipped: 'skipped' } as const;

const SECONDS_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export interface Metrics {
  /** Measures the answers of one route; `elapsedMs` from the head of the request to that of the answer. */
  ofRoute(method: string, route: string): (status: number, elapsedMs: number) => void;
  /** How many accounts of owners the last check, in this process, found to differ from the books. */
  setOwnerAccountDifferences(count: number): void;
  /** Attempts of this process to hand something over. */
  countDeliveries(
    channel: 'Email' | 'SMS' | 'Push',
    status: keyof typeof RESULTS,
    count: number,
  ): void;
  /** How many streams of events this process holds open. */
  setOpenStreams(count: number): void;
  /** Prometheus text. */
  render(): Promise<string>;
}

/** The counters of this process. Labels are route templates, never addresses with ids. */
export function createMetrics(database: Database, space?: DiskSpace): Metrics {
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
    name: 'millieme_owner_account_differences',
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
  return {
    ofRoute: (method, route) => (status, elapsedMs) =>
      durations.observe({ method, route, status }, elapsedMs / 1_000),
    setOwnerAccountDifferences: (count) => differences.set(count),
    countDeliveries(channel, status, count) {
      deliveries.inc({ channel, result: RESULTS[status] }, count);
    },
    setOpenStreams: (count) => streams.set(count),
    render: () => register.metrics(),
  };
}

/** The queue is that of all processes: each tells the same. Nothing is told while it cannot be asked. */
function waitingJobs(database: Database): Gauge {
  return new Gauge({
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
    name: 'millieme_disk_free_bytes',
    help: 'Free on the disk of the data folder',
    registers: [register],
    collect() {
      this.set(space.freeBytes);
    },
  });
  const reserve = new Gauge({
    name: 'millieme_disk_reserve_bytes',
    help: 'With less free than this nothing is written, and writing requests are answered 503',
    registers: [register],
  });
  reserve.set(space.reserveBytes);
  free.set(space.freeBytes);
}
