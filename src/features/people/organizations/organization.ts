import type { UpdateOrganization } from '#contract/organizations.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { OrganizationRow } from './repository.ts';

/** Converts an organization to its JSON form. */
export function toOrganization(row: OrganizationRow) {
  const { quiet_hours_from: from, quiet_hours_to: to, ...organization } = row;
  const quietHours = from === null || to === null ? null : { from: minute(from), to: minute(to) };
  return { ...organization, quiet_hours: quietHours };
}

/** Removes the seconds of a time from the database, `22:00:00`. */
function minute(time: string): string {
  return time.slice(0, 'HH:MM'.length);
}

/**
 * Converts quiet hours to columns; none if not given. Refuses quiet_hours_empty: equal start and
 * end could mean never or all day.
 */
export function quietHourColumns(quietHours: UpdateOrganization['quiet_hours']) {
  if (quietHours === undefined) return {};
  if (quietHours !== null && quietHours.from === quietHours.to) {
    throw new DomainError('quiet_hours_empty', { pointer: '/body/quiet_hours/to' });
  }
  return {
    quiet_hours_from: quietHours?.from ?? null,
    quiet_hours_to: quietHours?.to ?? null,
  };
}
