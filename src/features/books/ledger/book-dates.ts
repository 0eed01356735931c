import { DomainError } from '#domain/kernel/domain-error.ts';
import { addDays, type LocalDate } from '#domain/kernel/local-date.ts';
import { CALENDAR_YEARS, checkBookHorizon } from '#domain/ledger/fiscal-period.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findCalendars, findOpeningDay, type BookCalendar } from './posting-repository.ts';

/** Refuses period_locked and date_too_far. @param calendar of the building whose books the entry is in */
export function checkBookable(
  today: LocalDate,
  entry_date: LocalDate,
  calendar: BookCalendar | undefined,
): void {
  const locked = calendar && findClosedYear(calendar, entry_date);
  if (locked !== undefined) {
    const { id, start_date, end_date } = locked;
    throw new DomainError('period_locked', {
      entry_date,
      fiscal_year_id: id,
      start_date,
      end_date,
    });
  }
  checkBookHorizon(entry_date, today, calendar ?? CALENDAR_YEARS);
}

function findClosedYear({ fiscal_years }: Pick<BookCalendar, 'fiscal_years'>, date: LocalDate) {
  return fiscal_years.find(
    ({ status, start_date, end_date }) =>
      status === 'Closed' && start_date <= date && date <= end_date,
  );
}

/**
 * Returns the day on which to book something that happened on a given day: that day, or today if its year is
 * closed, because a closed year is corrected only by entries in an open period.
 */
export async function findOpenDay(
  ctx: TenantContext,
  buildingId: string,
  day: LocalDate,
): Promise<LocalDate> {
  const closed = findClosedYear(await readBookCalendar(ctx, buildingId), day);
  return closed === undefined ? day : ctx.today;
}

/**
 * Returns the first day on or after a day that is not in a closed year, for entries that belong to that day
 * and not to the one on which they are made.
 */
export async function findFirstOpenDay(
  ctx: TenantContext,
  buildingId: string,
  day: LocalDate,
): Promise<LocalDate> {
  const calendar = await readBookCalendar(ctx, buildingId);
  let open = day;
  for (let year = findClosedYear(calendar, open); year !== undefined;) {
    open = addDays(year.end_date, 1);
    year = findClosedYear(calendar, open);
  }
  return open;
}

/** Reads the fiscal years of a building, to check several postings against. */
export async function readBookCalendar(
  { db }: TenantContext,
  buildingId: string,
): Promise<BookCalendar> {
  const calendars = await findCalendars(db, [buildingId]);
  return calendars.get(buildingId) ?? { ...CALENDAR_YEARS, fiscal_years: [] };
}

/**
 * Reads the fiscal years of a building with the day on which its books were opened: years before it count
 * as closed, because no entry is dated before it.
 */
export async function readOpenedCalendar(
  ctx: TenantContext,
  buildingId: string,
): Promise<BookCalendar & { readonly opened_on: LocalDate | null }> {
  const [calendar, opened_on] = await Promise.all([
    readBookCalendar(ctx, buildingId),
    findOpeningDay(ctx.db, buildingId),
  ]);
  return { ...calendar, opened_on };
}
