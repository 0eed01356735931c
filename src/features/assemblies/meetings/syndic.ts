import { concernsSyndic } from '#domain/assemblies/decision-types.ts';
import { findStaffInRoles } from '#features/notifications/index.ts';
import type { Row } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { AgendaRow } from './agenda-repository.ts';
import { dayOf } from './meeting.ts';
import { findOwnersAmongUsers, findUserOrOffice, type NamedPerson } from './syndic-repository.ts';

/**
 * Finds the first position in a list whose owner or name is the syndic of a building: a user with that
 * role, or the office.
 */
export async function findSyndicAmong(
  ctx: TenantContext,
  buildingId: string,
  persons: readonly NamedPerson[],
): Promise<number | undefined> {
  return findUserOrOffice(ctx.db, await findSyndics(ctx, buildingId), persons);
}

/**
 * Finds the owners who are the syndic and therefore take no part in a decision on their own
 * mission; none for other decisions. Rule: Civil Code, art. 3.87 §9.
 */
export async function findBoundSyndics(
  ctx: TenantContext,
  meeting: Row<'meetings'>,
  { decision_type }: Pick<AgendaRow, 'decision_type'>,
): Promise<readonly string[]> {
  if (!concernsSyndic(decision_type)) return [];
  const { building_id } = meeting;
  const where = { building_id, date: dayOf(meeting) };
  return findOwnersAmongUsers(ctx.db, await findSyndics(ctx, building_id), where);
}

async function findSyndics(ctx: TenantContext, buildingId: string): Promise<string[]> {
  const syndics = await findStaffInRoles(ctx, ['Syndic'], buildingId);
  return syndics.map(({ user_id }) => user_id);
}
