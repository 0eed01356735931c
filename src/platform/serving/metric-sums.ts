import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client';

/** Metrics of one process at one moment. */
export type Report = readonly MetricObjectWithValues<MetricValue<string>>[];

/** Whether a metric only grows during the life of its process. */
export function isSum({ type }: { readonly type: unknown }): boolean {
  return type === 'counter' || type === 'histogram';
}

/**
 * Combines the metrics of several processes. Counts of a process are kept when it ends: a reported
 * counter never decreases.
 */
export class MetricSums {
  /** Process → name → metric, as last reported. */
  readonly #reported = new Map<number, Map<string, Report[number]>>();
  #ended: Promise<Report> = Promise.resolve([]);
  readonly #latest = new Map<string, number>();

  /** Stores a report; it replaces earlier values, metric by metric. */
  report(processId: number, report: Report): void {
    const known = this.#reported.get(processId) ?? new Map<string, Report[number]>();
    for (const metric of report) known.set(metric.name, metric);
    this.#reported.set(processId, known);
  }

  /** Records the end of a process. */
  end(processId: number): void {
    const counted = this.#metricsOf(processId).filter(isSum);
    this.#reported.delete(processId);
    this.#ended = this.#ended.then((ended) =>
      AggregatorRegistry.aggregate([[...ended], counted]).getMetricsAsJSON(),
    );
  }

  /** Sets a gauge that one process measures for all. */
  setLatest(name: string, value: number): void {
    this.#latest.set(name, value);
  }

  /** Renders Prometheus text. */
  async render(): Promise<string> {
    // Read at the same moment as the sum of ended processes: none is missed or counted twice.
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
