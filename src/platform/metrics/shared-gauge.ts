/** Metrics that are equal in all processes are reported once. */
export const SHARED_GAUGE = { aggregator: 'first' } as const;
