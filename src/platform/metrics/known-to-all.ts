/** What all processes know alike is told once. */
export const KNOWN_TO_ALL = { aggregator: 'first' } as const;
