import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { systemClock, type Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { DiskSpace } from './disk-space.ts';
import { registerBackups, type MeasuredBackups } from './metrics/backups.ts';
import { registerDatabase, registerJobs, registerVersions } from './metrics/database.ts';
import { registerSpace } from './metrics/disk-space.ts';
import { registerMailbox, type MailboxReading } from './metrics/mailbox.ts';
import { SHARED_GAUGE } from './metrics/shared-gauge.ts';
import { isSum, type Report } from './serving/metric-sums.ts';
import type { ReportKind, OtherProcesses } from './serving/other-processes.ts';

/** Counter labels of the results of a delivery attempt. */
const RESULTS = { Sent: 'sent', Failed: 'failed', Pending: 'retried', Skipped: 'skipped' } as const;

const SECONDS_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export interface Metrics {
  /**
   * Measures the answers of one route; `elapsedMs` from the head of the request to that of the
   * answer.
   */
  ofRoute(method: string, route: string): (status: number, elapsedMs: number) => void;
  /** Sets the number of owner accounts that the last check found to differ from the ledger. */
  setOwnerAccountDifferences(count: number): void;
  /** Sets the number of faults of the last nightly ledger integrity check. */
  setProofFaults(count: number): void;
  /** Sets the time when the invoice mailbox was last read, and whether reading it fails now. */
  setInvoiceMailbox(reading: MailboxReading): void;
  /** Counts a failed nightly backup of this process. */
  countBackupFailure(): void;
  /** Counts delivery attempts of this process. */
  countDeliveries(
    channel: 'Email' | 'SMS' | 'Push',
    status: keyof typeof RESULTS,
    count: number,
  ): void;
  /** Sets the number of event streams that this process holds open. */
  setOpenStreams(count: number): void;
  /** Renders the metrics of all serving processes as Prometheus text. */
  render(): Promise<string>;
}

const DIFFERENCES = 'millieme_owner_account_differences';
const PROOF_FAULTS = 'millieme_proof_faults';

export interface MetricsOptions {
  readonly space?: DiskSpace | undefined;
  /** Other serving processes, whose metrics are added to those of this one. */
  readonly otherProcesses?: OtherProcesses | undefined;
  /** Archives of the service, newest first. */
  readonly backups?: MeasuredBackups;
  readonly clock?: Clock;
}

/** Creates the counters of this process. Labels are route templates, never addresses with ids. */
export function createMetrics(
  database: Database,
  { space, otherProcesses, backups, clock = systemClock }: MetricsOptions = {},
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
  const differences = new Gauge({
    ...SHARED_GAUGE,
    name: DIFFERENCES,
    help: 'Accounts of owners that differed from the books at the last nightly check',
    registers: [register],
  });
  const { deliveries, backupFailures } = counters(register);
  const proofFaults = new Gauge({
    ...SHARED_GAUGE,
    name: PROOF_FAULTS,
    help: 'What did not hold of books, votes and logs at the last nightly proof',
    registers: [register],
  });
  registerDatabase(register, database);
  registerJobs(register, database);
  registerVersions(register, database);
  if (space !== undefined) registerSpace(register, space);
  if (backups !== undefined) registerBackups(register, backups, clock);
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
  otherProcesses?.reportBy((kind) => reportOf(register, kind));
  return {
    ofRoute: (method, route) => (status, elapsedMs) =>
      durations.observe({ method, route, status }, elapsedMs / 1_000),
    setOwnerAccountDifferences(count) {
      differences.set(count);
      otherProcesses?.reportLatest(DIFFERENCES, count);
    },
    setProofFaults(count) {
      proofFaults.set(count);
      otherProcesses?.reportLatest(PROOF_FAULTS, count);
    },
    setInvoiceMailbox: registerMailbox(register, otherProcesses),
    countBackupFailure: () => backupFailures.inc(),
    countDeliveries(channel, status, count) {
      deliveries.inc({ channel, result: RESULTS[status] }, count);
    },
    setOpenStreams: (count) => streams.set(count),
    render: () => otherProcesses?.metrics() ?? register.metrics(),
  };
}

/** Counters of this process. */
function counters(register: Registry) {
  const deliveries = new Counter({
    name: 'millieme_deliveries_total',
    help: 'Attempts to hand over an e-mail, a text or a push message, by channel and result',
    labelNames: ['channel', 'result'],
    registers: [register],
  });
  const backupFailures = new Counter({
    name: 'millieme_backup_failures_total',
    help: 'Nightly backups that did not succeed, each attempt',
    registers: [register],
  });
  return { deliveries, backupFailures };
}

/**
 * Collects the report of this process. Counters are read last, at one moment: of two reports, the
 * later must have the higher values.
 */
async function reportOf(register: Registry, kind: ReportKind): Promise<Report> {
  const metrics = register.getMetricsAsArray();
  const read = async ({ name }: { readonly name: string }) => register.getSingleMetric(name)?.get();
  const gauges = kind === 'all' ? metrics.filter((metric) => !isSum(metric)) : [];
  const measured = await Promise.all(gauges.map(read));
  const counted = await Promise.all(metrics.filter(isSum).map(read));
  return [...measured, ...counted] as Report;
}
