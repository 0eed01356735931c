import type { ContestHold, CreateHold, PayHold, ReleaseHold, UpdateHold } from '#contract/holds.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { centsOf } from '#domain/kernel/money.ts';
import { applyReport, calculateHoldTerms, isPriceWithheld } from '#domain/sales/hold.ts';
import { findNotaryPayment } from '#domain/sales/notary-payment.ts';
import { creationColumns, recordAudit, requireBuildingOfUnits } from '#features/shared/index.ts';
import { insertRow, lockRow, updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { lockForOperation, lockHold, requireHold } from './hold.ts';
import { findPaymentsSince, hasHeld, type HoldRow, type NotaryPayment } from './repository.ts';

/**
 * Records that a notary withholds a part of the price of lots for the association. Refuses
 * unknown_reference, invalid_period for a letter before the deed, and duplicate for a seller with a running
 * hold in the building.
 */
export async function createHold(
  ctx: TenantContext,
  { owner_id, unit_ids, deed_on, amount, informed_on, ...more }: CreateHold,
): Promise<HoldRow> {
  const { contested = false, letter_sent_on = null } = more;
  const building_id = await requireBuildingOfUnits(ctx, unit_ids);
  if (!(await hasHeld(ctx.db, owner_id, unit_ids))) {
    throw new DomainError('unknown_reference', { pointer: '/body/owner_id' });
  }
  checkDays(deed_on, letter_sent_on);
  const id = ctx.newId();
  await insertRow(ctx.db, 'holds', {
    id,
    building_id,
    owner_id,
    unit_ids,
    deed_on,
    amount_cents: centsOf(amount),
    informed_on,
    letter_sent_on,
    status: applyReport('Withheld', { contested, letter_sent_on }),
    ...creationColumns(ctx),
  });
  await recordAudit(ctx, 'hold.created', id);
  return requireHold(ctx, id);
}

/** Refuses invalid_period for a letter before the deed. */
function checkDays(deed_on: string, letter_sent_on: string | null): void {
  calculateHoldTerms(deed_on, letter_sent_on);
}

type HoldChanges = Partial<
  Pick<HoldRow, 'deed_on' | 'amount_cents' | 'informed_on' | 'letter_sent_on'>
>;

/**
 * Changes the given fields of a running hold. Refuses not_found, stale, invalid_transition for changes to one
 * that has ended, and invalid_period.
 */
export async function updateHold(
  ctx: TenantContext,
  id: string,
  { amount, ...fields }: UpdateHold,
): Promise<HoldRow> {
  const hold = await lockHold(ctx, id);
  const changed: HoldChanges = {
    ...fields,
    ...(amount === undefined ? {} : { amount_cents: centsOf(amount) }),
  };
  const names = Object.keys(changed) as (keyof HoldChanges)[];
  // A record may be sent back unchanged in any state.
  if (names.every((name) => changed[name] === hold[name])) return hold;
  requireRunning(hold);
  checkDays(changed.deed_on ?? hold.deed_on, { ...hold, ...changed }.letter_sent_on);
  await updateRow(ctx, 'holds', id, changed);
  return requireHold(ctx, id);
}

/** Records that the seller contests. Refuses not_found, stale, invalid_transition, invalid_period. */
export async function contestHold(
  ctx: TenantContext,
  id: string,
  { letter_sent_on }: ContestHold,
): Promise<HoldRow> {
  const { hold, next } = await lockForOperation(ctx, id, 'contest');
  checkDays(hold.deed_on, letter_sent_on ?? hold.letter_sent_on);
  await updateRow(ctx, 'holds', id, { status: next, letter_sent_on });
  await recordAudit(ctx, 'hold.contested', id);
  return requireHold(ctx, id);
}

/** Records that the association has notified an attachment. Refuses not_found, stale, invalid_transition. */
export async function attachHold(ctx: TenantContext, id: string): Promise<HoldRow> {
  const { next } = await lockForOperation(ctx, id, 'attach');
  await updateRow(ctx, 'holds', id, { status: next });
  await recordAudit(ctx, 'hold.attached', id);
  return requireHold(ctx, id);
}

/**
 * Records that the notary has paid, by a payment of the seller. Refuses not_found, stale,
 * invalid_transition, and unknown_reference where there is no such payment.
 */
export async function payHold(
  ctx: TenantContext,
  id: string,
  { payment_id }: PayHold,
): Promise<HoldRow> {
  const { hold, next } = await lockForOperation(ctx, id, 'pay');
  const given = await findPaymentsSince(ctx.db, hold);
  const payment =
    payment_id === undefined
      ? findNotaryPayment(hold, given)
      : given.find((one) => one.id === payment_id);
  if (payment === undefined) {
    throw new DomainError('unknown_reference', { pointer: '/body/payment_id' });
  }
  await markPaid(ctx, id, { status: next, payment });
  return requireHold(ctx, id);
}

/** Marks a hold as paid by a payment. */
export async function markPaid(
  ctx: TenantContext,
  id: string,
  {
    status,
    payment,
  }: {
    readonly status: HoldRow['status'];
    readonly payment: Pick<NotaryPayment, 'id' | 'received_on'>;
  },
): Promise<void> {
  const { id: payment_id, received_on: ended_on } = payment;
  await updateRow(ctx, 'holds', id, { status, payment_id, ended_on });
  await recordAudit(ctx, 'hold.paid', id, { payment_id });
}

/** Records that the price went to the seller. Refuses not_found, stale, invalid_transition. */
export async function releaseHold(
  ctx: TenantContext,
  id: string,
  { reason }: ReleaseHold,
): Promise<HoldRow> {
  const { next } = await lockForOperation(ctx, id, 'release');
  await updateRow(ctx, 'holds', id, { status: next, reason, ended_on: ctx.today });
  await recordAudit(ctx, 'hold.released', id, { reason });
  return requireHold(ctx, id);
}

/**
 * Records what the notary withholds from the price of a sale, or changes the running hold that it has.
 * Refuses invalid_transition for one that has ended, and what createHold refuses.
 */
export async function recordPriceOfSale(
  ctx: TenantContext,
  id: string | null,
  input: CreateHold,
): Promise<HoldRow> {
  if (id === null) return createHold(ctx, input);
  const { amount, informed_on, contested = false, letter_sent_on = null, deed_on } = input;
  await lockRow(ctx.db, 'holds', id);
  const { status } = requireRunning(await requireHold(ctx, id));
  checkDays(deed_on, letter_sent_on);
  await updateRow(ctx, 'holds', id, {
    amount_cents: centsOf(amount),
    informed_on,
    letter_sent_on,
    status: applyReport(status, { contested, letter_sent_on }),
  });
  return requireHold(ctx, id);
}

/** Refuses invalid_transition for a hold that was paid or released. */
function requireRunning(hold: HoldRow): HoldRow {
  if (isPriceWithheld(hold.status)) return hold;
  const { status: from } = hold;
  throw new DomainError('invalid_transition', { from, operation: 'update', allowed: [] });
}
