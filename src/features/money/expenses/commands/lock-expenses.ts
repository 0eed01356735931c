import type { TenantContext } from '#platform/http/request-context.ts';
import { lockWithNotes } from '../credit-note-repository.ts';
import { findVisibleExpenses, type ExpenseRow } from '../repository.ts';

/**
 * Finds visible expenses of a building among these, and locks them until the transaction ends together
 * with the notes that correct them, so that their open amounts cannot change.
 */
export async function lockBuildingExpenses(
  ctx: TenantContext,
  buildingId: string,
  ids: readonly string[],
): Promise<ExpenseRow[]> {
  const held = await lockWithNotes(ctx.db, ids);
  const visible = await findVisibleExpenses(ctx, buildingId, ids);
  return held.filter(({ id }) => visible.has(id));
}
