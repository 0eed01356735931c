import { approverAdded } from '#features/people/users/index.ts';
import {
  singleApproverConfirmed,
  singleApproverRequested,
} from '#features/register/buildings/index.ts';
import { findUserNames } from '#features/shared/index.ts';
import { following } from '#platform/followers.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { emit } from './emit.ts';
import { systemAlert } from './notification-types.ts';

interface ApprovalChange {
  readonly finding: 'approver_added' | 'single_approver_requested' | 'single_approver_confirmed';
  readonly name?: string;
  readonly building_id?: string;
  readonly building_ids: readonly string[] | null;
}

/** Alerts council and auditors to a change of who may approve. */
async function alertCouncil(
  ctx: TenantContext,
  { finding, name = '', building_id, building_ids }: ApprovalChange,
): Promise<void> {
  const by = (await findUserNames(ctx.db, [ctx.userId])).get(ctx.userId) ?? '';
  await emit(ctx, systemAlert, {
    building_id: building_id ?? null,
    building_ids: building_ids === null ? null : [...building_ids],
    audience: 'Council',
    finding,
    name,
    by,
  });
}

const alertBuildingCouncil =
  (finding: ApprovalChange['finding']) =>
  (ctx: TenantContext, { building_id }: { readonly building_id: string }) =>
    alertCouncil(ctx, { finding, building_id, building_ids: [building_id] });

/** Council and auditors learn of changes of who may approve. */
export const approverFollowers = [
  following(approverAdded, (ctx, facts) =>
    alertCouncil(ctx, { finding: 'approver_added', ...facts }),
  ),
  following(singleApproverRequested, alertBuildingCouncil('single_approver_requested')),
  following(singleApproverConfirmed, alertBuildingCouncil('single_approver_confirmed')),
];
