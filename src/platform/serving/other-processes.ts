import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Counted, Counts } from '#platform/http/window-counts.ts';
import type { Report } from './metric-sums.ts';
import { ProcessChannel } from './process-channel.ts';

/** Metrics that a serving process is asked for: all, or only those that grow. */
export type ReportKind = 'all' | 'sums';

/** Questions of a serving process to its parent, which knows all processes. */
export const QUESTIONS = {
  serving: 'serving',
  count: 'count',
  metrics: 'metrics',
  latest: 'latest',
  report: 'report',
} as const;

/** The other serving processes, reached through the parent. */
export class OtherProcesses implements Counts {
  readonly #line: ProcessChannel;
  #report: (kind: ReportKind) => Promise<Report> = async () => [];

  constructor() {
    this.#line = new ProcessChannel(process, {
      [QUESTIONS.report]: (kind: ReportKind) => this.#report(kind),
    });
  }

  /** Sets how this process reports its metrics. */
  reportBy(report: (kind: ReportKind) => Promise<Report>): void {
    this.#report = report;
  }

  /** Reports that this process accepts requests. */
  reportServing(): Promise<void> {
    return this.#line.ask(QUESTIONS.serving);
  }

  /** Counts over all processes. While the counting process does not answer, nothing is limited. */
  async count(key: string, windowMs: number): Promise<Counted> {
    const uncounted = { count: 0, endsInMs: windowMs };
    return this.#line.ask<Counted>(QUESTIONS.count, { key, windowMs }).catch(() => uncounted);
  }

  /** Metrics of all processes, added up; Prometheus text. */
  async metrics(): Promise<string> {
    return this.#line.ask<string>(QUESTIONS.metrics).catch((cause: unknown) => {
      throw new DomainError('unhealthy', { cause: String(cause) });
    });
  }

  /** Reports a gauge that this process measures for all. */
  reportLatest(name: string, value: number): void {
    void this.#line.ask(QUESTIONS.latest, { name, value }).catch(() => undefined);
  }
}
