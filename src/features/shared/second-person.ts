import {
  findPersonsBehindRole,
  isSecondPerson,
  requireSecondPerson,
  type Actor,
} from '#domain/people/second-person.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findApproverRoles } from './approver-repository.ts';

/** Returns the caller and their active role. */
export function toActor({ userId, principal }: TenantContext): Actor {
  return { user_id: userId, role_id: principal.role_id };
}

/**
 * Refuses a caller who does not count as the second person beside the user who entered a record:
 * second_person_required, approver_unconfirmed.
 */
export async function checkSecondPerson(ctx: TenantContext, enteredBy: string): Promise<void> {
  requireSecondPerson(await findApproverRoles(ctx.db), toActor(ctx), enteredBy);
}

/** Returns a function that tells whether the caller counts as the second person beside a user. */
export async function findWhetherSecond(
  ctx: TenantContext,
): Promise<(userId: string | null) => boolean> {
  const roles = await findApproverRoles(ctx.db);
  const actor = toActor(ctx);
  return (userId) => userId === null || isSecondPerson(roles, actor, userId);
}

/** Finds the users beside whom the caller does not count as a second person, the caller included. */
export async function findTiedUsers(ctx: TenantContext): Promise<string[]> {
  const roles = await findApproverRoles(ctx.db);
  const users = new Set([ctx.userId, ...roles.map(({ user_id }) => user_id)]);
  return [...users].filter((user) => !isSecondPerson(roles, toActor(ctx), user));
}

/** Finds the users who stand behind the caller's active role, other than the caller. */
export async function findUsersBehind(ctx: TenantContext): Promise<string[]> {
  const behind = findPersonsBehindRole(await findApproverRoles(ctx.db), toActor(ctx));
  return [...behind].filter((user) => user !== ctx.userId);
}
