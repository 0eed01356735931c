import { mayConfirm } from '#domain/people/second-person.ts';
import { findApproverRoles, toActor } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { selectUnconfirmedApprovers } from './approver-repository.ts';
import { invitationsTo } from './repository.ts';

/** Lists the unconfirmed approving roles, with their givers and whether the caller may confirm them. */
export async function listUnconfirmedApprovers(ctx: TenantContext) {
  const [rows, roles] = await Promise.all([
    selectUnconfirmedApprovers(ctx),
    findApproverRoles(ctx.db),
  ]);
  const invitations = await invitationsTo(
    ctx.db,
    rows.map(({ user_id }) => user_id),
  );
  return rows.map((row) => {
    const role = roles.find(({ role_id }) => role_id === row.role_id);
    const may_confirm = role !== undefined && mayConfirm(roles, toActor(ctx), role);
    const live = invitations.get(row.user_id)?.status;
    return { ...row, may_confirm, ...(live === undefined ? {} : { live }) };
  });
}
