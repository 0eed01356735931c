import { Counter, Gauge, type Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import { work } from '../db/in-flight.ts';
import { serverVersion } from '../db/server-version.ts';
import { API_VERSION } from '../http/description/version.ts';
import { findQueuedJobs } from '../jobs/queued-jobs.ts';
import { SHARED_GAUGE } from './shared-gauge.ts';

/** Registers the connection pool of this process, and its database work. */
export function registerDatabase(register: Registry, database: Database): void {
  const connections = new Gauge({
    name: 'millieme_db_pool_connections',
    help: 'Connections of the pool by state; waiting: asked for and not yet given',
    labelNames: ['state'],
    registers: [],
    collect() {
      const { total, idle, waiting } = database.poolState();
      this.set({ state: 'busy' }, total - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  const statements = new Counter({
    name: 'millieme_db_statements_total',
    help: 'Statements sent to the database',
    registers: [],
    collect() {
      this.reset();
      this.inc(work.statements);
    },
  });
  const waited = new Counter({
    name: 'millieme_db_waited_seconds_total',
    help: 'Time in which a connection waited for the database to answer, added up over connections',
    registers: [],
    collect() {
      this.reset();
      this.inc(work.waitedMs / 1_000);
    },
  });
  for (const metric of [connections, statements, waited]) register.registerMetric(metric);
}

/**
 * Registers the queue, for which each process reports the same. Absent while the database cannot be
 * queried.
 */
export function registerJobs(register: Registry, database: Database): void {
  const queued = new Gauge({
    ...SHARED_GAUGE,
    name: 'millieme_jobs_queued',
    help: 'Jobs that wait for a worker or for another attempt, by task: mails are deliver-mail',
    labelNames: ['task'],
    registers: [],
    async collect() {
      this.reset();
      for (const { task, count } of await findQueuedJobs(database).catch(() => []))
        this.set({ task }, count);
    },
  });
  const oldest = new Gauge({
    ...SHARED_GAUGE,
    name: 'millieme_jobs_oldest_age_seconds',
    help: 'For how long the oldest of these jobs has been due',
    labelNames: ['task'],
    registers: [],
    async collect() {
      this.reset();
      for (const { task, oldest_seconds } of await findQueuedJobs(database).catch(() => []))
        this.set({ task }, oldest_seconds);
    },
  });
  for (const gauge of [queued, oldest]) register.registerMetric(gauge);
}

/** Registers the versions, as labels of a gauge of 1. */
export function registerVersions(register: Registry, database: Database): void {
  const versions = new Gauge({
    ...SHARED_GAUGE,
    name: 'millieme_build_info',
    help: 'The versions of the interface, of Node and of PostgreSQL, as labels of a 1',
    labelNames: ['version', 'node', 'postgres'],
    registers: [],
    async collect() {
      this.reset();
      const postgres = await serverVersion(database).catch(() => '');
      this.set({ version: API_VERSION, node: process.versions.node, postgres }, 1);
    },
  });
  register.registerMetric(versions);
}
