import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Counted, Counts } from '#platform/http/window-counts.ts';
import { Line } from './line.ts';
import type { Report } from './metric-sums.ts';

/** Asked of a process that serves: its metrics, or only those that grow. */
export type ReportKind = 'all' | 'sums';

/** What a process that serves asks the one that started it, which knows of all. */
export const QUESTIONS = {
  serving: 'serving',
  count: 'count',
  metrics: 'metrics',
  latest: 'latest',
  report: 'report',
} as const;

/** The other processes that serve beside this one, by way of the one that started them. */
export class Siblings implements Counts {
  readonly #line: Line;
  #report: (kind: ReportKind) => Promise<Report> = async () => [];

  constructor() {
    this.#line = new Line(process, {
      [QUESTIONS.report]: (kind: ReportKind) => this.#report(kind),
    });
  }

  /** How this process tells its metrics when it is asked. */
  reportBy(report: (kind: ReportKind) => Promise<Report>): void {
    this.#report = report;
  }

  /** This process takes requests. */
  tellServing(): Promise<void> {
    return this.#line.ask(QUESTIONS.serving);
  }

  /** Counts over all processes. While the one that counts does not answer, nothing is limited. */
  async count(key: string, windowMs: number): Promise<Counted> {
    const uncounted = { count: 0, endsInMs: windowMs };
    return this.#line.ask<Counted>(QUESTIONS.count, { key, windowMs }).catch(() => uncounted);
  }

  /** The metrics of all processes, added up; Prometheus text. */
  async metrics(): Promise<string> {
    return this.#line.ask<string>(QUESTIONS.metrics).catch((cause: unknown) => {
      throw new DomainError('unhealthy', { cause: String(cause) });
    });
  }

  /** What this process found last holds for all: the value of a gauge. */
  tellLatest(name: string, value: number): void {
    void this.#line.ask(QUESTIONS.latest, { name, value }).catch(() => undefined);
  }
}
