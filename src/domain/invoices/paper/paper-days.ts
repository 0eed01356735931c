import { isDateWithinBounds, type LocalDate } from '#domain/kernel/local-date.ts';

/** A day on a line, and where it ends. */
export interface PaperDay {
  readonly date: LocalDate;
  readonly index: number;
  readonly end: number;
}

/** Months in French, Dutch, German and English, as they begin once folded. */
const MONTHS = [
  /^jan(?:v(?:ier)?|uari?|uary|ner)?$/,
  /^(?:fev(?:r(?:ier)?)?|feb(?:r(?:uari?|uary)?)?)$/,
  /^(?:mars|maart|marz|march|mrt|mar)$/,
  /^(?:avr(?:il)?|apr(?:il)?)$/,
  /^(?:mai|mei|may)$/,
  /^(?:juin|jun[ei]?)$/,
  /^(?:juil(?:l(?:et)?)?|jul[iy]?)$/,
  /^(?:aout|aug(?:ust(?:us)?)?)$/,
  /^sept?(?:embre|ember)?$/,
  /^(?:oct(?:obre|ober)?|okt(?:ober)?)$/,
  /^nov(?:embre|ember)?$/,
  /^(?:dec(?:embre|ember)?|dez(?:ember)?)$/,
] as const;

const ISO = /(?<![\w./-])(\d{4})-(\d{2})-(\d{2})(?![\w/-])/g;
const NUMERIC = /(?<![\w./-])(\d{1,2}) ?([./-]) ?(\d{1,2}) ?\2 ?(\d{4}|\d{2})(?![\w/]|[.-]\w)/g;
const WITH_MONTH =
  /(?<![\w./-])(\d{1,2})(?:er|e|ste|de|\.|st|nd|rd|th)?[ -](?:of )?([a-z]{3,9})\.?[ ,-]+(\d{4})(?!\w)/g;
const MONTH_FIRST = /(?<!\w)([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?, ?(\d{4})(?!\w)/g;

/**
 * Finds the days on a folded line, in the order of their places: 12/11/2026, 12-11-26, 12.11.2026,
 * 2026-11-12, 12 novembre 2026 or November 12, 2026. In figures the day comes before the month, as in
 * Belgium; a day that does not exist is none.
 */
export function findDays(folded: string): PaperDay[] {
  const found = [
    ...read(folded, ISO, ([year, month, day]) => compose(year, month, day)),
    ...read(folded, NUMERIC, ([day, , month, year = '']) =>
      compose(year.length === 2 ? `20${year}` : year, month, day),
    ),
    ...read(folded, WITH_MONTH, ([day, name, year]) => compose(year, monthOf(name), day)),
    ...read(folded, MONTH_FIRST, ([name, day, year]) => compose(year, monthOf(name), day)),
  ];
  return found.toSorted((one, other) => one.index - other.index);
}

type Groups = readonly (string | undefined)[];

function read(
  folded: string,
  pattern: RegExp,
  dayOf: (groups: Groups) => LocalDate | undefined,
): PaperDay[] {
  return [...folded.matchAll(pattern)].flatMap((match) => {
    const [written, ...groups] = match;
    const date = dayOf(groups);
    if (date === undefined) return [];
    return [{ date, index: match.index, end: match.index + written.length }];
  });
}

function monthOf(name = ''): string | undefined {
  const index = MONTHS.findIndex((month) => month.test(name));
  return index < 0 ? undefined : String(index + 1);
}

function compose(year = '', month = '', day = ''): LocalDate | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDateWithinBounds(date) ? date : undefined;
}
