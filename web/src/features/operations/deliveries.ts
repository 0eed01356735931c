/** The channels on which something leaves the service, and how an attempt ends, as they are counted. */
export const DELIVERY_CHANNELS = ['Email', 'SMS', 'Push'] as const;
export const DELIVERY_RESULTS = ['sent', 'retried', 'failed', 'skipped'] as const;
