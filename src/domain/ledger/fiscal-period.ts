import { assert } from '#domain/kernel/assert.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import {
  addDays,
  addMonths,
  earliest,
  latest,
  getYear,
  type LocalDate,
} from '#domain/kernel/local-date.ts';

/** A period of days, both ends included; `label` is "2025" or "2025-Q4". */
export interface ReportPeriod {
  label: string;
  from: LocalDate;
  to: LocalDate;
}

/** Settings that determine the financial years of a building. */
export interface FinancialCalendar {
  /** 1–12: the month in which a year begins unless an explicit fiscal year says otherwise. */
  fiscal_year_start_month: number;
  fiscal_years: readonly { start_date: LocalDate; end_date: LocalDate }[];
}

/** The calendar of an organization as a whole, whose buildings may differ. */
export const CALENDAR_YEARS: FinancialCalendar = { fiscal_year_start_month: 1, fiscal_years: [] };

export const QUARTERS = [1, 2, 3, 4] as const;

export type Quarter = (typeof QUARTERS)[number];

/**
 * Determines the financial year `year`, labelled by the calendar year of its last day. Explicit fiscal
 * years that end in `year` decide; several of them (a year shortened to move its end) are combined, so that
 * no entry is missing from every report. Otherwise the start month decides, within the days that no
 * explicit year covers: no day belongs to two years. A year after an explicit one begins on the day after
 * it. Refuses a year left without days (`no_financial_year`).
 */
export function financialYear({
  year,
  ...calendar
}: FinancialCalendar & { year: number }): ReportPeriod {
  const period = yearEndingIn(year, calendar);
  if (period.from > period.to) throw new DomainError('no_financial_year', { year });
  return period;
}

/** Returns the year with that label; its last day precedes its first if it has no day. */
function yearEndingIn(year: number, calendar: FinancialCalendar): ReportPeriod {
  const explicit = calendar.fiscal_years.filter(({ end_date }) => getYear(end_date) === year);
  const [first, ...others] = explicit;
  if (first === undefined) return impliedYear(year, calendar);
  return {
    label: String(year),
    from: earliest(first.start_date, ...others.map(({ start_date }) => start_date)),
    to: latest(first.end_date, ...others.map(({ end_date }) => end_date)),
  };
}

/** Returns a year in which no explicit one ends; its last day precedes its first if it has no day. */
function impliedYear(year: number, calendar: FinancialCalendar): ReportPeriod {
  const { label, from, to } = regularYear(year, calendar.fiscal_year_start_month);
  const before = calendar.fiscal_years.filter(({ end_date }) => getYear(end_date) === year - 1);
  const later = calendar.fiscal_years.filter(({ end_date }) => getYear(end_date) > year);
  const ends = before.map(({ end_date }) => end_date);
  const [lastEnd, ...otherEnds] = ends;
  return {
    label,
    from: lastEnd === undefined ? from : addDays(latest(lastEnd, ...otherEnds), 1),
    to: earliest(to, ...later.map(({ start_date }) => addDays(start_date, -1))),
  };
}

function regularYear(year: number, startMonth: number): ReportPeriod {
  assert(Number.isInteger(startMonth) && startMonth >= 1 && startMonth <= 12, 'Not a month');
  const january = `${String(year).padStart(4, '0')}-01-01`;
  const from = addMonths(january, startMonth === 1 ? 0 : startMonth - 13);
  return { label: String(year), from, to: addDays(addMonths(from, 12), -1) };
}

/**
 * Quarter `quarterNumber` of a financial year: its months 3q−2 to 3q, counted from its first day
 * and cut at its last. A quarter that begins after the end of a short year is refused
 * (`quarter_outside_year`); months beyond the twelfth of a long year belong to no quarter.
 */
export function quarter(period: ReportPeriod, quarterNumber: Quarter): ReportPeriod {
  const { label: year, from: first, to: last } = period;
  const from = addMonths(first, 3 * (quarterNumber - 1));
  if (from > last) {
    throw new DomainError('quarter_outside_year', {
      year,
      quarter: quarterNumber,
      from: first,
      to: last,
    });
  }
  const to = earliest(addDays(addMonths(first, 3 * quarterNumber), -1), last);
  return { label: `${year}-Q${quarterNumber}`, from, to };
}

/**
 * Returns the corresponding period of the previous financial year: a year or the same quarter. Null if that
 * year has no day, or ended before such a quarter began.
 */
export function findPreviousPeriod(
  { label }: Pick<ReportPeriod, 'label'>,
  calendar: FinancialCalendar,
): ReportPeriod | null {
  const [year, quarterNumber] = label.split('-Q').map(Number);
  assert(year !== undefined, 'A label begins with the year');
  const before = yearEndingIn(year - 1, calendar);
  if (before.from > before.to) return null;
  if (quarterNumber === undefined) return before;
  const begins = addMonths(before.from, 3 * (quarterNumber - 1));
  return begins > before.to ? null : quarter(before, quarterNumber as Quarter);
}

/**
 * Finds the financial year of `today`: the explicit fiscal year that contains it, or else by the start
 * month. A day between two explicit years belongs to the next one.
 */
export function currentFinancialYear(today: LocalDate, calendar: FinancialCalendar): ReportPeriod {
  const explicit = calendar.fiscal_years.find(
    ({ start_date, end_date }) => start_date <= today && today <= end_date,
  );
  if (explicit) return financialYear({ year: getYear(explicit.end_date), ...calendar });
  const years = [getYear(today), getYear(today) + 1].filter((year) =>
    calendar.fiscal_years.every(({ end_date }) => getYear(end_date) !== year),
  );
  const implied = years
    .map((year) => impliedYear(year, calendar))
    .find(({ from, to }) => from <= today && today <= to);
  if (implied) return implied;
  const [next, ...others] = calendar.fiscal_years.filter(({ start_date }) => start_date > today);
  assert(next !== undefined, 'After the last explicit year every day lies in a year');
  const end = earliest(next.end_date, ...others.map(({ end_date }) => end_date));
  return financialYear({ year: getYear(end), ...calendar });
}

/**
 * Refuses (`date_too_far`, with the last day that may be booked) a day after the end of the next financial
 * year, which is a typing error.
 */
export function checkBookHorizon(
  date: LocalDate,
  today: LocalDate,
  calendar: FinancialCalendar,
): void {
  const next = addDays(currentFinancialYear(today, calendar).to, 1);
  const { to: last_day } = currentFinancialYear(next, calendar);
  if (date > last_day) throw new DomainError('date_too_far', { date, last_day });
}
