/** Channels of notifications. */
export const CHANNELS = ['Email', 'SMS', 'Push', 'InApp'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Statuses of a delivery on a channel. */
export const DELIVERY_STATUSES = ['Pending', 'Sent', 'Failed', 'Skipped'] as const;

/** Reasons to skip a channel; if several apply, the first is named. */
export const SKIP_REASONS = [
  'type_disabled',
  'restricted',
  'channel_disabled',
  'no_address',
  'not_configured',
  'quiet_hours',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];
