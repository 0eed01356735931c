import type { TransferOwnership } from '#contract/unit-owners.ts';
import { lockLedger } from '#features/books/ledger/index.ts';
import { moveCalls } from '#features/money/calls-for-funds/index.ts';
import { emit } from '#features/notifications/index.ts';
import { recordAudit } from '#features/shared/index.ts';
import { showTouchedCharges, toUnitOwner, transferOwnership } from '#features/unit-owners/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { ownershipTransferred } from './notification-types.ts';
import { insertTransfer, markReplaced } from './repository.ts';
import { transferDueCapital, describeWorkingCapital } from './working-capital.ts';

/**
 * Transfers a unit, or a share of it, to another owner. Later calls are charged to the buyer
 * automatically, those already sent as the syndic decides; earlier debts stay with the seller. The
 * working capital is transferred on the effective date, immediately unless that is in the future.
 * @returns the buyer's relation from the effective date, and what was transferred with it
 */
export async function transferUnit(ctx: TenantContext, unit_id: string, input: TransferOwnership) {
  const ledger = await lockLedger(ctx);
  const { relation, passed, emptied, touched } = await transferOwnership(
    ctx,
    ledger,
    unit_id,
    input,
  );
  const { from_owner_id, to_owner_id, effective_date = ctx.today, later_calls } = input;
  const sale = { id: relation.id, unit_id, from_owner_id, to_owner_id, effective_date };
  await insertTransfer(
    ctx.db,
    { ...sale, passed },
    { created_by: ctx.userId, created_at: ctx.now },
  );
  await markReplaced(ctx.db, emptied, sale.id);
  if (later_calls === 'Move') await moveCalls(ctx, ledger, sale, touched);
  const passedOn = await transferDueCapital(ctx, ledger);
  await recordAudit(ctx, 'unit.transferred', unit_id, input);
  await emit(ctx, ownershipTransferred, {
    unit_id,
    unit_owner_id: relation.id,
    from_owner_id,
    to_owner_id,
    effective_date,
  });
  return {
    ...toUnitOwner(relation, ctx.today),
    later_calls: later_calls ?? null,
    later_charges: showTouchedCharges(touched),
    working_capital: await describeWorkingCapital(ctx, sale, passedOn.get(sale.id)),
  };
}
