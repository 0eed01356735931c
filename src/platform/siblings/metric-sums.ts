import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client';

/** The metrics of one process at one moment. */
export type Report = readonly MetricObjectWithValues<MetricValue<string>>[];

/** Whether a metric only grows, as long as its process lives. */
export function isSum({ type }: { readonly type: unknown }): boolean {
  return type === 'counter' || type === 'histogram';
}

/**
 * The metrics of several processes as one. What a process has counted is kept when it ends: a counter
 * that has been told never goes back.
 */
export class MetricSums {
  /** Process → name → metric, as last reported. */
  readonly #reported = new Map<number, Map<string, Report[number]>>();
  #ended: Promise<Report> = Promise.resolve([]);
  readonly #latest = new Map<string, number>();

  /** A later report takes the place of an earlier one, metric by metric. */
  report(processId: number, report: Report): void {
    const known = this.#reported.get(processId) ?? new Map<string, Report[number]>();
    for (const metric of report) known.set(metric.name, metric);
    this.#reported.set(processId, known);
  }

  /** The process is no more. */
  end(processId: number): void {
    const counted = this.#metricsOf(processId).filter(isSum);
    this.#reported.delete(processId);
    this.#ended = this.#ended.then((ended) =>
      AggregatorRegistry.aggregate([[...ended], counted]).getMetricsAsJSON(),
    );
  }

  /** A gauge that says what one process found last holds for all. */
  setLatest(name: string, value: number): void {
    this.#latest.set(name, value);
  }

  /** Prometheus text. */
  async render(): Promise<string> {
    // Taken at one moment with the sum of those that ended: none is missed, none counted twice.
    const reports = [...this.#reported.keys()].map((id) => this.#metricsOf(id));
    const ended = await this.#ended;
    return AggregatorRegistry.aggregate([...reports, [...ended]]).metrics();
  }

  #metricsOf(processId: number): Report[number][] {
    return [...(this.#reported.get(processId)?.values() ?? [])].map((metric) => {
      const value = this.#latest.get(metric.name);
      return value === undefined ? metric : { ...metric, values: [{ value, labels: {} }] };
    });
  }
}
