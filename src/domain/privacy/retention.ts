import { addDays, addMonths, latest, getYear, type LocalDate } from '#domain/kernel/local-date.ts';
import { RETENTION_YEARS } from './retention-years.ts';

/** Data with a retention period, mostly by law, even if a person asks for erasure. */
export const RETAINED_DATA = [
  'Identity',
  'Books',
  'Payments',
  'Charges',
  'Letters',
  'Reminders',
  'OwnershipHistory',
  'Minutes',
  'Documents',
  'Requests',
  'AuditLog',
  'SignIns',
] as const;
export type RetainedData = (typeof RETAINED_DATA)[number];

/** Data without a period of its own: minutes stay with the building, a name with the longest period. */
type WithoutRule = 'Minutes' | 'Identity';

/** Length and start of a retention period. */
interface RetentionRule {
  readonly years: number;
  /** `NextYear`: from 1 January after the books of the day are closed. `Day`: from the day itself. */
  readonly from: 'NextYear' | 'Day';
}

const RETENTION_RULES: Readonly<Record<Exclude<RetainedData, WithoutRule>, RetentionRule>> = {
  Books: { years: RETENTION_YEARS.Books, from: 'NextYear' },
  Payments: { years: RETENTION_YEARS.Books, from: 'NextYear' },
  Charges: { years: RETENTION_YEARS.Books, from: 'NextYear' },
  Letters: { years: RETENTION_YEARS.Books, from: 'NextYear' },
  Reminders: { years: RETENTION_YEARS.Claims, from: 'Day' },
  OwnershipHistory: { years: RETENTION_YEARS.Claims, from: 'Day' },
  Documents: { years: RETENTION_YEARS.Books, from: 'NextYear' },
  Requests: { years: RETENTION_YEARS.Requests, from: 'Day' },
  AuditLog: { years: RETENTION_YEARS.Audit, from: 'Day' },
  SignIns: { years: RETENTION_YEARS.SignIns, from: 'Day' },
};

/**
 * Returns the last day of retention, by the last day that the data is about. Books of a year that begins in
 * another month than January are closed in the year after the day, at the latest.
 */
export function calculateRetentionEnd(
  what: Exclude<RetainedData, WithoutRule>,
  day: LocalDate,
  fiscalYearStartMonth: number,
): LocalDate {
  const { years, from } = RETENTION_RULES[what];
  return from === 'Day'
    ? addMonths(day, years * 12)
    : calculateEndOfBooks(day, fiscalYearStartMonth, years);
}

/** Returns the last day of so many years from 1 January after the books of a day are closed. */
function calculateEndOfBooks(
  day: LocalDate,
  fiscalYearStartMonth: number,
  years: number,
): LocalDate {
  const month = Number(day.slice(5, 7));
  const closing =
    getYear(day) + (fiscalYearStartMonth > 1 && month >= fiscalYearStartMonth ? 1 : 0);
  return addDays(`${closing + 1 + years}-01-01`, -1);
}

/** Retained data, by the last day that it is about, with the first month of the financial year. */
export interface KeptData {
  readonly what: RetainedData;
  /** Null: no rule applies, a user decides, or it is kept without limit. */
  readonly last_day: LocalDate | null;
  readonly fiscal_year_start_month?: number;
  /** The last day chosen by a user. */
  readonly said_until?: LocalDate | null;
  /** Under legal hold, for as long as a dispute lasts. */
  readonly is_held?: boolean;
}

/** Returns the last day of retention; null: no end while it is held. */
export function calculateLastRetentionDay({
  what,
  last_day,
  fiscal_year_start_month = 1,
  said_until = null,
  is_held = false,
}: KeptData): LocalDate | null {
  if (is_held || what === 'Minutes') return null;
  if (last_day === null || what === 'Identity') return said_until;
  const byRule = calculateRetentionEnd(what, last_day, fiscal_year_start_month);
  return said_until === null ? byRule : latest(byRule, said_until);
}

/**
 * Returns the day until which the name and last address of an erased owner are kept for the books and the
 * ownership history; null: these do not name the owner. The last of: ten years from 1 January after the
 * books of the last entry are closed, ten years from the end of ownership.
 * Rule: GDPR art. 17(3)(b) and (e); Royal Decree of 12 July 2012; Civil Code, art. 2262bis.
 */
export function calculateIdentityEnd(kept: readonly KeptData[]): LocalDate | null {
  const days = kept.flatMap(({ what, last_day, fiscal_year_start_month = 1 }): LocalDate[] => {
    if (last_day === null) return [];
    if (what === 'Books') {
      return [calculateEndOfBooks(last_day, fiscal_year_start_month, RETENTION_YEARS.Identity)];
    }
    return what === 'OwnershipHistory' ? [addMonths(last_day, RETENTION_YEARS.Identity * 12)] : [];
  });
  const [first, ...others] = days;
  return first === undefined ? null : latest(first, ...others);
}
