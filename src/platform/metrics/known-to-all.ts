/** Metrics that are equal in all processes are reported once. */
export const KNOWN_TO_ALL = { aggregator: 'first' } as const;
