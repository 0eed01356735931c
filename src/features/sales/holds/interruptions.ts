import type { CreateInterruption } from '#contract/holds.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import {
  creationColumns,
  recordAudit,
  requireBuilding,
  visibleBuildings,
} from '#features/shared/index.ts';
import { deleteRow, insertRow } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { countOwed, findInterruption, type InterruptionRow } from './interruptions-repository.ts';

/**
 * Records an act that interrupts limitation. Refuses not_found, date_in_future, and unknown_reference for
 * debts or a proof that are not the owner's in the building.
 */
export async function createInterruption(
  ctx: TenantContext,
  building_id: string,
  { owner_id, kind, done_on, receivable_ids = [], proof_document_id = null }: CreateInterruption,
): Promise<InterruptionRow> {
  await requireBuilding(ctx, building_id);
  if (done_on > ctx.today) {
    throw new DomainError('date_in_future', { date: done_on, pointer: '/body/done_on' });
  }
  const named = { building_id, owner_id, receivable_ids, proof_document_id };
  const counted = await countOwed(ctx.db, named);
  if (counted.owed === 0) throw new DomainError('unknown_reference', { pointer: '/body/owner_id' });
  if (counted.named < receivable_ids.length) {
    throw new DomainError('unknown_reference', { pointer: '/body/receivable_ids' });
  }
  if (proof_document_id !== null && counted.proofs === 0) {
    throw new DomainError('unknown_reference', { pointer: '/body/proof_document_id' });
  }
  const id = ctx.newId();
  await insertRow(ctx.db, 'interruptions', {
    id,
    ...named,
    kind,
    done_on,
    ...creationColumns(ctx),
  });
  await recordAudit(ctx, 'interruption.created', id, { kind });
  return requireInterruption(ctx, id);
}

/** Finds an interruption that the caller may see. Refuses not_found. */
export async function requireInterruption(
  ctx: TenantContext,
  id: string,
): Promise<InterruptionRow> {
  const row = await findInterruption(ctx.db, id, visibleBuildings(ctx, 'building_id'));
  return found(row, 'interruption', id);
}

/** Removes an interruption that was entered by mistake. Refuses not_found, stale. */
export async function deleteInterruption(ctx: TenantContext, id: string): Promise<void> {
  const { kind } = matching(ctx, await requireInterruption(ctx, id));
  await deleteRow(ctx.db, 'interruptions', id);
  await recordAudit(ctx, 'interruption.deleted', id, { kind });
}
