import { addDays, getYear, type LocalDate } from '#domain/kernel/local-date.ts';
import { lastProposalDay } from './deadlines.ts';

/** Length of the window in days, both ends included. */
const DAYS = 15;

const MONTH_AND_DAY =
  /^(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))$/;

/** Whether a text is a month and day that every year has: `05-15`, not `02-29`. */
export function isMonthAndDay(text: string): boolean {
  return MONTH_AND_DAY.test(text);
}

/** The days within which the ordinary assembly of a year is held. */
export interface AssemblyWindow {
  readonly first: LocalDate;
  readonly last: LocalDate;
}

/**
 * Returns the window of the ordinary assembly that a day falls in, or the next one.
 * Rule: Civil Code, art. 3.85 §3: fifteen days fixed by the internal rules.
 * @param start its first day, as month and day: `05-15`
 */
export function findAssemblyWindow(start: string, day: LocalDate): AssemblyWindow {
  return searchWindow(start, day, ({ last }) => last >= day);
}

/**
 * Returns the window of the assembly whose agenda must include a proposal: the first that opens at least
 * three weeks after the proposal was received.
 * Rule: Civil Code, art. 3.87 §3.
 */
export function findProposalWindow(start: string, receivedOn: LocalDate): AssemblyWindow {
  return searchWindow(start, receivedOn, ({ first }) => receivedOn <= lastProposalDay(first));
}

/** Finds the first matching window, searchWords from last year on because a window may span the new year. */
function searchWindow(
  start: string,
  day: LocalDate,
  fits: (window: AssemblyWindow) => boolean,
): AssemblyWindow {
  for (let year = getYear(day) - 1; ; year += 1) {
    const first = `${year}-${start}`;
    const window = { first, last: addDays(first, DAYS - 1) };
    if (fits(window)) return window;
  }
}
