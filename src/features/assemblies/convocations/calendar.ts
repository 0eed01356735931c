import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { instantOf, parseInstantMs } from '#platform/clock.ts';
import type { Row } from '#platform/db/rows.ts';
import { findRemoteAddress } from './convocation-letter.ts';

/** Assumed duration of an assembly in a calendar. */
const USUAL_MS = 2 * 60 * 60_000;

/**
 * Makes the calendar entry of a meeting (RFC 5545); read again, it replaces the former version, or
 * cancels it.
 * @param url of the meeting's page
 */
export function renderCalendar(meeting: Row<'meetings'>, url: string): string {
  const isCancelled = meeting.status === 'Cancelled';
  const calendar = ical({
    prodId: { company: 'Millième', product: 'Millième', language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: meeting.id,
    sequence: meeting.version,
    stamp: meeting.updated_at,
    start: meeting.scheduled_date,
    end: instantOf(parseInstantMs(meeting.scheduled_date) + USUAL_MS),
    summary: meeting.title,
    location: meeting.location ?? null,
    description: findRemoteAddress(meeting),
    url,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
