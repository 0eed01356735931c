import { todayInBrussels, type LocalDate } from '#domain/kernel/local-date.ts';

/** The only source of the current time; tests replace it. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  nowMs(): number;
}

export const systemClock: Clock = { nowMs: () => Date.now() };

/** Instant in RFC 3339, UTC, with milliseconds. */
export function instantOf(ms: number): string {
  return new Date(ms).toISOString();
}

/** Instant as a Date, for libraries. */
export function toDate(ms: number): Date {
  return new Date(ms);
}

/** Milliseconds of an RFC 3339 instant. */
export function parseInstantMs(instant: string): number {
  return Date.parse(instant);
}

/** Current business date (Europe/Brussels). */
export function findToday(clock: Clock): LocalDate {
  return todayInBrussels(clock.nowMs());
}
