import type { CreateConsent, WithdrawConsent } from '#contract/convocations.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { checkPastDay } from '#domain/kernel/past-day.ts';
import { requireOwnOrOffice } from '#features/assemblies/attendance/index.ts';
import { requireOwner } from '#features/register/owners/index.ts';
import { creationColumns, recordAudit } from '#features/shared/index.ts';
import { insertRow, lockRow, updateRow, type Row } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';

/**
 * Records that an owner has agreed, expressly and in writing, to be convened by e-mail (art. 3.87
 * §3); signed-in owners do so themselves, with today's date. Refuses not_found, forbidden for
 * another owner, date_in_future, duplicate while a consent is in force.
 */
export async function giveConsent(
  ctx: TenantContext,
  owner_id: string,
  { means = 'Paper', agreed_on: noted = ctx.today }: CreateConsent,
): Promise<Row<'convocation_consents'>> {
  const owner = await requireOwner(ctx, owner_id);
  const isOwn = await requireOwnOrOffice(ctx, owner.id);
  const agreed_on = isOwn ? ctx.today : noted;
  checkPastDay(agreed_on, { today: ctx.today, at: ['agreed_on'] });
  const consent = await insertRow(ctx.db, 'convocation_consents', {
    id: ctx.newId(),
    owner_id,
    means: isOwn ? 'Online' : means,
    agreed_on,
    ...creationColumns(ctx),
  });
  await recordAudit(ctx, 'convocation_consent.given', owner_id, {
    means: consent.means,
    agreed_on,
  });
  return consent;
}

/**
 * Withdraws a consent from a day on, for signed-in owners from today; later convocations go by
 * registered mail again. Refuses not_found, forbidden, stale, invalid_transition if already
 * withdrawn, invalid_period before it was given.
 */
export async function withdrawConsent(
  ctx: TenantContext,
  owner_id: string,
  id: string,
  { withdrawn_on: noted = ctx.today }: WithdrawConsent,
): Promise<Row<'convocation_consents'>> {
  const owner = await requireOwner(ctx, owner_id);
  const isOwn = await requireOwnOrOffice(ctx, owner.id);
  const withdrawn_on = isOwn ? ctx.today : noted;
  const held = await lockRow(ctx.db, 'convocation_consents', id);
  const consent = matching(
    ctx,
    found(held?.owner_id === owner_id ? held : undefined, 'consent', id),
  );
  if (consent.withdrawn_on !== null)
    throw new DomainError('invalid_transition', {
      from: 'Withdrawn',
      operation: 'withdraw',
      allowed: [],
    });
  if (withdrawn_on < consent.agreed_on || withdrawn_on > ctx.today) {
    const pointer = '/body/withdrawn_on';
    const period = { from: consent.agreed_on, to: ctx.today };
    throw new DomainError('invalid_period', { date: withdrawn_on, ...period, pointer });
  }
  await recordAudit(ctx, 'convocation_consent.withdrawn', owner_id, { withdrawn_on });
  return updateRow(ctx, 'convocation_consents', id, { withdrawn_on });
}
