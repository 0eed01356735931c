/** A time of day as 'HH:MM', 00:00 to 23:59: sorts as text, has no day and no zone. */
export type LocalTime = string;

const SHAPE = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

// Building a formatter costs far more than using it.
const brusselsTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
});

/** True for a minute of the day. */
export function isLocalTime(value: unknown): value is LocalTime {
  return typeof value === 'string' && SHAPE.test(value);
}

/** Returns the time of day in Belgium at an instant (milliseconds since 1970, UTC). */
export function timeInBrussels(epochMs: number): LocalTime {
  return brusselsTime.format(epochMs);
}
