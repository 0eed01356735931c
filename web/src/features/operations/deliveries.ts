/** Delivery channels and results of an attempt, as labels of the metrics. */
export const DELIVERY_CHANNELS = ['Email', 'SMS', 'Push'] as const;
export const DELIVERY_RESULTS = ['sent', 'retried', 'failed', 'skipped'] as const;
