import { formatIban } from '#domain/kernel/identifiers.ts';
import { approverAdded } from '#features/people/users/index.ts';
import {
  associationIbanConfirmed,
  associationIbanRequested,
  type AssociationIbanChange,
} from '#features/register/bank-accounts/index.ts';
import {
  singleApproverConfirmed,
  singleApproverRequested,
} from '#features/register/buildings/index.ts';
import { findUserNames } from '#features/shared/index.ts';
import { following } from '#platform/followers.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { emit } from './emit.ts';
import { systemAlert, type ApprovalFinding } from './notification-types.ts';

interface ApprovalChange {
  readonly finding: ApprovalFinding;
  readonly name?: string;
  readonly building_id?: string;
  readonly building_ids: readonly string[] | null;
}

/** Alerts council and auditors to a change of who may approve, or of where owners pay. */
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

const alertAboutIban =
  (finding: ApprovalFinding) =>
  (ctx: TenantContext, { building_id, iban }: AssociationIbanChange) =>
    alertCouncil(ctx, {
      finding,
      building_id,
      building_ids: [building_id],
      name: formatIban(iban),
    });

/** Council and auditors learn of changes of who may approve, and of the IBANs that owners pay to. */
export const approverFollowers = [
  following(approverAdded, (ctx, facts) =>
    alertCouncil(ctx, { finding: 'approver_added', ...facts }),
  ),
  following(singleApproverRequested, alertBuildingCouncil('single_approver_requested')),
  following(singleApproverConfirmed, alertBuildingCouncil('single_approver_confirmed')),
  following(associationIbanRequested, alertAboutIban('iban_requested')),
  following(associationIbanConfirmed, alertAboutIban('iban_confirmed')),
];
