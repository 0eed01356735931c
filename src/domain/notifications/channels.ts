/** The ways to a person. */
export const CHANNELS = ['Email', 'SMS', 'Push', 'InApp'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What became of a notification on a channel. */
export const DELIVERY_STATUSES = ['Pending', 'Sent', 'Failed', 'Skipped'] as const;

/** Why a notification does not go out on a channel. Where several hold, the first is named. */
export const SKIP_REASONS = [
  'type_disabled',
  'restricted',
  'channel_disabled',
  'no_address',
  'not_configured',
  'quiet_hours',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];
