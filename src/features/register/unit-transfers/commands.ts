import type { TransferOwnership } from '#contract/unit-owners.ts';
import { lockLedger } from '#features/books/ledger/index.ts';
import { emit } from '#features/notifications/index.ts';
import { transferOwnership, type PassedOwnership } from '#features/register/unit-owners/index.ts';
import { recordAudit } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { ownershipTransferred } from './notification-types.ts';
import { insertTransfer } from './repository.ts';
import { passDueWorkingCapital } from './working-capital.ts';

/**
 * Passes a unit, or a share of it, to another owner. Calls dated from then on go to the buyer by
 * themselves; the seller's debts stay with the seller; the working capital goes over on the day, now
 * if that is not in the future.
 * @returns the buyer's relation from the effective date
 */
export async function transferUnit(
  ctx: TenantContext,
  unitId: string,
  input: TransferOwnership,
): Promise<PassedOwnership['relation']> {
  const ledger = await lockLedger(ctx);
  const { relation, passed } = await transferOwnership(ctx, unitId, input);
  const { from_owner_id, to_owner_id, effective_date = ctx.today } = input;
  const transfer = { id: relation.id, unit_id: unitId, from_owner_id, to_owner_id, effective_date };
  await insertTransfer(
    ctx.db,
    { ...transfer, passed },
    { created_by: ctx.userId, created_at: ctx.now },
  );
  await passDueWorkingCapital(ctx, ledger);
  await recordAudit(ctx, 'unit.transferred', unitId, input);
  await emit(ctx, ownershipTransferred, {
    unit_id: unitId,
    unit_owner_id: relation.id,
    from_owner_id,
    to_owner_id,
    effective_date,
  });
  return relation;
}
