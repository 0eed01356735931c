import type { RoleAssignment } from '#contract/auth.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { transition } from '#domain/kernel/state-machine.ts';
import { approverTransitions, mayConfirm } from '#domain/people/second-person.ts';
import { confirmApproverRoles, lockAccount } from '#features/people/auth/index.ts';
import {
  findApproverRoles,
  recordAudit,
  toActor,
  requireSecondFactor,
} from '#features/shared/index.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { findUser, showUser, type UserWithRoles } from '../repository.ts';
import { scopeOf } from '../scope.ts';

/**
 * Confirms the holder of approving roles, who then counts as a second person beside their giver.
 * Refuses invalid_transition if nothing awaits confirmation, and second_person_required to a caller who
 * invited the holder, gave them a role, or stands for someone who did. A caller who is limited to some
 * buildings confirms the roles in those, and finds no others.
 */
export async function confirmApprover(ctx: TenantContext, id: string): Promise<UserWithRoles> {
  await requireSecondFactor(ctx);
  const scope = scopeOf(ctx);
  const { account_id } = found(await findUser(ctx.db, scope, id), 'user', id);
  found(await lockAccount(ctx.db, account_id), 'user', id);
  const user = found(await findUser(ctx.db, scope, id), 'user', id);
  matching(ctx, user);
  const roles = await findApproverRoles(ctx.db);
  const own = new Map(user.roles.map((role) => [role.role_id, role]));
  const reached = roles.filter(
    ({ role_id, is_approving }) =>
      is_approving && isWithin(ctx.principal.building_ids, own.get(role_id)),
  );
  if (ctx.principal.building_ids !== null) found(reached[0], 'user', id);
  const waiting = reached.filter(({ role_id }) => own.get(role_id)?.approver_confirmed === false);
  transition(
    approverTransitions,
    'confirm-approver',
    waiting.length === 0 ? 'Confirmed' : 'Unconfirmed',
  );
  const confirmed = waiting.filter((role) => mayConfirm(roles, toActor(ctx), role));
  if (confirmed.length === 0) throw new DomainError('second_person_required');
  const ids = confirmed.map(({ role_id }) => role_id);
  await confirmApproverRoles(ctx.db, ids, { by: ctx.userId, now: ctx.now });
  await recordAudit(ctx, 'user.approver_confirmed', id, { role_ids: ids });
  return showUser(ctx.db, scope, account_id);
}

/** Whether a user's role exists and concerns no other buildings than the caller's. */
function isWithin(own: readonly string[] | null, role: RoleAssignment | undefined): boolean {
  if (role === undefined || own === null) return role !== undefined;
  return role.building_ids?.every((id) => own.includes(id)) ?? false;
}
