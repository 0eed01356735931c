import type { TenantContext } from '#platform/http/request-context.ts';
import { lockWithNotes } from '../credit-note-repository.ts';
import { visibleOf, type ExpenseRow } from '../repository.ts';

/**
 * Those of these expenses that are of a building and in sight, held until the transaction ends with the
 * notes that correct them, so that what is open of them stays so.
 */
export async function holdExpenses(
  ctx: TenantContext,
  buildingId: string,
  ids: readonly string[],
): Promise<ExpenseRow[]> {
  const held = await lockWithNotes(ctx.db, ids);
  const visible = await visibleOf(ctx, buildingId, ids);
  return held.filter(({ id }) => visible.has(id));
}
