import { todayInBrussels, type LocalDate } from '#domain/kernel/local-date.ts';

/** The only source of the current time; tests put another in its place. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  nowMs(): number;
}

export const systemClock: Clock = { nowMs: () => Date.now() };

/** The instant in RFC 3339, UTC, with milliseconds. */
export function instantOf(ms: number): string {
  return new Date(ms).toISOString();
}

/** The instant as libraries want it. */
export function dateOf(ms: number): Date {
  return new Date(ms);
}

/** Milliseconds of an RFC 3339 instant. */
export function millisecondsOf(instant: string): number {
  return Date.parse(instant);
}

/** The business date (Europe/Brussels) at the clock's present instant. */
export function todayOf(clock: Clock): LocalDate {
  return todayInBrussels(clock.nowMs());
}
