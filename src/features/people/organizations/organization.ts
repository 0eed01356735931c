import type { UpdateOrganization } from '#contract/organizations.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { OrganizationRow } from './repository.ts';

/** An organization as the API shows it. */
export function toOrganization(row: OrganizationRow) {
  const { quiet_hours_from: from, quiet_hours_to: to, ...organization } = row;
  const quietHours = from === null || to === null ? null : { from: minute(from), to: minute(to) };
  return { ...organization, quiet_hours: quietHours };
}

/** `22:00:00`, as the database has it, without the seconds. */
function minute(time: string): string {
  return time.slice(0, 'HH:MM'.length);
}

/**
 * The hours as they are stored; nothing where they are not named. Refuses quiet_hours_empty: hours
 * that end when they begin could mean none, or the whole day.
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
