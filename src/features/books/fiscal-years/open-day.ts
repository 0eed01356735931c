import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { isOpenOn } from './repository.ts';

/**
 * The day on which something of a day may be booked: that day, or today where its year is closed,
 * which is corrected only by entries in an open period.
 */
export async function openDay(
  { db, today }: TenantContext,
  buildingId: string,
  day: LocalDate,
): Promise<LocalDate> {
  return (await isOpenOn(db, buildingId, day)) ? day : today;
}
