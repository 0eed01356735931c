import type { ListExpenses } from '#contract/expenses.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { findTiedUsers, findUsersBehind } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import {
  findStrictBuildings,
  limitToApprovable,
  visibleExpenses,
  type ExpenseRow,
  type RefusedSubmitters,
} from './repository.ts';

type Submitted = Pick<ExpenseRow, 'building_id' | 'created_by' | 'submitted_by'>;

/** Finds the users whose submitted expenses the caller cannot approve. */
export async function findRefusedSubmitters(ctx: TenantContext): Promise<RefusedSubmitters> {
  const [everywhere, in_strict_buildings] = await Promise.all([
    findUsersBehind(ctx),
    findTiedUsers(ctx),
  ]);
  return { everywhere, in_strict_buildings };
}

/** Limits expenses to visible ones and, if requested, to those that the caller may or may not approve. */
export async function limitToRequested(ctx: TenantContext, query: ListExpenses) {
  if (query.approvable === undefined) return visibleExpenses(ctx);
  return limitToApprovable(ctx, query.approvable, await findRefusedSubmitters(ctx));
}

/** Returns a function that finds why the caller cannot approve an expense, if so. */
export async function findApprovalRefusals(
  ctx: TenantContext,
  expenses: readonly Submitted[],
): Promise<(expense: Submitted) => DomainError | undefined> {
  if (expenses.length === 0) return () => undefined;
  const [refused, strict] = await Promise.all([
    findRefusedSubmitters(ctx),
    findStrictBuildings(ctx.db, expenses),
  ]);
  return ({ building_id, created_by, submitted_by: by }) => {
    const isGiver = [created_by, by].some((user) => refused.everywhere.includes(user ?? ''));
    if (isGiver) return new DomainError('approver_unconfirmed');
    if (by === null || !strict.has(building_id)) return undefined;
    if (by === ctx.userId) return new DomainError('second_approver_required');
    return refused.in_strict_buildings.includes(by)
      ? new DomainError('approver_unconfirmed')
      : undefined;
  };
}

/**
 * Refuses a caller who cannot approve this expense: second_approver_required for their own in a
 * building that requires another, approver_unconfirmed for that of someone whose role is not
 * independent of theirs.
 */
export async function checkApprover(ctx: TenantContext, expense: Submitted): Promise<void> {
  const refusal = (await findApprovalRefusals(ctx, [expense]))(expense);
  if (refusal !== undefined) throw refusal;
}
