import type { AdoptBudget, CreateBudget, UpdateBudget } from '#contract/budgets.ts';
import { findVotedDifference } from '#domain/budgets/voted-budget.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { sumCents } from '#domain/kernel/money.ts';
import { creationColumns, recordAudit, requireBuilding } from '#features/shared/index.ts';
import { deleteRow, insertRow, updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { lockForOperation, requireBudget } from './budget.ts';
import { makeLines, requireYear, writeLines } from './lines.ts';
import { findAdoptingDecision, isOnAgenda, type ShownBudget } from './repository.ts';

/**
 * Creates a draft of a budget, by default from the costs of the year before. Refuses not_found and what
 * makeLines refuses.
 */
export async function createBudget(
  ctx: TenantContext,
  buildingId: string,
  { fiscal_year_id, kind, ...content }: CreateBudget,
): Promise<ShownBudget> {
  await requireBuilding(ctx, buildingId);
  const budget = { building_id: buildingId, fiscal_year_id, kind };
  await requireYear(ctx, budget);
  const lines = await makeLines(ctx, budget, content);
  const { id } = await insertRow(ctx.db, 'budgets', {
    id: ctx.newId(),
    ...budget,
    status: 'Draft',
    ...creationColumns(ctx),
  });
  await writeLines(ctx, id, lines);
  return requireBudget(ctx, id);
}

/** Replaces the lines of a draft. Refuses not_found, stale, invalid_transition and what makeLines refuses. */
export async function updateBudget(
  ctx: TenantContext,
  id: string,
  input: UpdateBudget,
): Promise<ShownBudget> {
  const { budget, next } = await lockForOperation(ctx, id, 'update');
  if (Object.values(input).some((value) => value !== undefined))
    await writeLines(ctx, id, await makeLines(ctx, budget, input));
  await updateRow(ctx, 'budgets', id, { status: next });
  return requireBudget(ctx, id);
}

/** Deletes a draft. Refuses not_found, stale, invalid_transition, and in_use on an agenda. */
export async function deleteBudget(ctx: TenantContext, id: string): Promise<void> {
  await lockForOperation(ctx, id, 'update');
  if (await isOnAgenda(ctx.db, id)) throw new DomainError('in_use', { what: 'budget' });
  await deleteRow(ctx.db, 'budgets', id);
}

/**
 * Adopts a draft as the assembly voted it. Refuses not_found, stale, invalid_transition, budget_empty,
 * unknown_reference for a decision that is not an adopted one of the building, budget_differs from what was
 * voted, and duplicate where the year has an adopted budget of the kind.
 * Rule: the assembly votes the budget every year (Civil Code, art. 3.89 §5 16°).
 */
export async function adoptBudget(
  ctx: TenantContext,
  id: string,
  { decision_id }: AdoptBudget,
): Promise<ShownBudget> {
  const { budget, next } = await lockForOperation(ctx, id, 'adopt');
  const { lines } = await requireBudget(ctx, id);
  if (lines.length === 0) throw new DomainError('budget_empty');
  const adopted_on =
    decision_id === undefined ? ctx.today : await checkDecision(ctx, budget, lines, decision_id);
  await updateRow(ctx, 'budgets', id, { status: next, decision_id, adopted_on });
  const total_cents = sumCents(lines.map(({ amount_cents }) => amount_cents));
  await recordAudit(ctx, 'budget.adopted', id, { decision_id, total_cents });
  return requireBudget(ctx, id);
}

/** Checks that the decision adopted these amounts. Returns its day. */
async function checkDecision(
  { db }: TenantContext,
  { id: budget_id, building_id }: Pick<ShownBudget, 'id' | 'building_id'>,
  lines: ShownBudget['lines'],
  id: string,
): Promise<string> {
  const pointer = '/body/decision_id';
  const decision = await findAdoptingDecision(db, { id, building_id });
  const isOther = decision?.budget_id !== null && decision?.budget_id !== budget_id;
  if (decision === undefined || isOther)
    throw new DomainError('unknown_reference', { what: 'decision', id, pointer });
  const difference =
    decision.budget_id === null ? undefined : findVotedDifference(lines, decision.voted);
  if (difference !== undefined) {
    const { account_code, voted, amount } = difference;
    throw new DomainError('budget_differs', { account_code, voted, amount, pointer });
  }
  return decision.decided_on;
}
