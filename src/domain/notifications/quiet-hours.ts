import { assert } from '#domain/kernel/assert.ts';
import { isLocalTime, type LocalTime } from '#domain/kernel/local-time.ts';

/** Daily hours without SMS or push notifications, from the first minute up to the second. */
export interface QuietHours {
  readonly from: LocalTime;
  readonly to: LocalTime;
}

/**
 * Whether it is a quiet hour. The hours may pass midnight: 22:00 to 07:00 includes 06:59, not 07:00. An
 * empty interval has no quiet hours.
 * @param quietHours null: the organization has none
 * @param time in Belgium
 */
export function isQuiet(quietHours: QuietHours | null, time: LocalTime): boolean {
  if (quietHours === null) return false;
  const { from, to } = quietHours;
  assert([from, to, time].every(isLocalTime), 'Times must be HH:MM');
  return from <= to ? from <= time && time < to : from <= time || time < to;
}
