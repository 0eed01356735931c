import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Database } from './db/database.ts';

const SECONDS_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export interface Metrics {
  /** @param elapsedMs from the first byte in to the last byte out */
  observeRequest(method: string, route: string, status: number, elapsedMs: number): void;
  /** Prometheus text. */
  render(): Promise<string>;
}

/** The counters of this process. Labels are route templates, never addresses with ids. */
export function createMetrics(database: Database): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route'],
    buckets: SECONDS_BUCKETS,
    registers: [register],
  });
  const answers = new Counter({
    name: 'http_responses_total',
    help: 'Answers by status',
    labelNames: ['method', 'route', 'status'],
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
  return {
    observeRequest(method, route, status, elapsedMs) {
      durations.observe({ method, route }, elapsedMs / 1_000);
      answers.inc({ method, route, status });
    },
    render: () => register.metrics(),
  };
}
