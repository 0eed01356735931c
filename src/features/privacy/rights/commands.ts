import type { RectifyOwner } from '#contract/data-rights.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { GdprRequestKind } from '#domain/privacy/request.ts';
import type { RestrictionGround } from '#domain/privacy/restriction.ts';
import { completeOpenRequests } from '#features/privacy/requests/index.ts';
import { lockOwner, restrictOwner, updateOwner } from '#features/register/owners/index.ts';
import { recordAudit } from '#features/shared/index.ts';
import { insertRow, insertRows, type Row } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { isRestricted, liftRestriction } from './repository.ts';

type OwnerRow = Row<'owners'>;

/**
 * Corrects the data of an owner, and keeps the former values with the reason. Completes open
 * requests for rectification. Refuses not_found, stale.
 */
export async function rectifyOwner(
  ctx: TenantContext,
  ownerId: string,
  { reason, ...changes }: RectifyOwner,
): Promise<OwnerRow> {
  const before = matching(ctx, found(await lockOwner(ctx, ownerId), 'owner', ownerId));
  const after = await updateOwner(ctx, ownerId, changes);
  const fields = Object.keys(changes) as (keyof typeof changes)[];
  const corrected = fields.filter((field) => before[field] !== after[field]);
  await insertRows(
    ctx.db,
    'data_rectifications',
    corrected.map((field) => ({
      id: ctx.newId(),
      owner_id: ownerId,
      field,
      value_before: before[field],
      value_after: after[field],
      reason,
      rectified_by: ctx.userId,
      rectified_at: ctx.now,
    })),
  );
  await recordAudit(ctx, 'owner.rectified', ownerId, { fields: corrected });
  await completeOpenRequests(ctx, ownerId, 'Rectification');
  return after;
}

const REQUEST_OF: Readonly<Record<RestrictionGround, GdprRequestKind>> = {
  Restriction: 'Restriction',
  Objection: 'Objection',
};

/**
 * Restricts processing of an owner's data to what the law requires. Completes open requests for it.
 * Refuses not_found, stale, and duplicate if it is already restricted on this ground.
 */
export async function restrictData(
  ctx: TenantContext,
  ownerId: string,
  ground: RestrictionGround,
  reason: string,
): Promise<OwnerRow> {
  matching(ctx, found(await lockOwner(ctx, ownerId), 'owner', ownerId));
  await insertRow(ctx.db, 'data_restrictions', {
    id: ctx.newId(),
    owner_id: ownerId,
    ground,
    reason,
    placed_by: ctx.userId,
    placed_at: ctx.now,
  });
  const owner = await restrictOwner(ctx, ownerId, true);
  await recordAudit(ctx, 'owner.restricted', ownerId, { ground });
  await completeOpenRequests(ctx, ownerId, REQUEST_OF[ground]);
  return owner;
}

/**
 * Lifts a restriction of processing; the data may be used again once no ground is left. Refuses
 * not_found, stale, and invalid_transition if there is no restriction on this ground.
 */
export async function liftOwnerRestriction(
  ctx: TenantContext,
  ownerId: string,
  ground: RestrictionGround,
  reason: string,
): Promise<OwnerRow> {
  const { db, userId: by, now: at } = ctx;
  matching(ctx, found(await lockOwner(ctx, ownerId), 'owner', ownerId));
  if (!(await liftRestriction(db, { owner_id: ownerId, ground }, { reason, by, at })))
    throw new DomainError('invalid_transition', { from: 'Lifted', operation: 'lift', allowed: [] });
  const owner = await restrictOwner(ctx, ownerId, await isRestricted(db, ownerId));
  await recordAudit(ctx, 'owner.restriction_lifted', ownerId, { ground });
  return owner;
}
