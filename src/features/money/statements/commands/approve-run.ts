import type { ApproveStatementRun } from '#contract/statements.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { transition } from '#domain/kernel/state-machine.ts';
import { statementTransitions } from '#domain/statements/run-state.ts';
import { recordAudit, requireSecondFactor } from '#features/shared/index.ts';
import { updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findSettings, isDecisionOf, type RunRow } from '../run-repository.ts';
import { lockRun } from '../run.ts';

/**
 * Frozen → Approved, by a decision of the assembly where the building asks for one. Refuses
 * second_factor_required, decision_missing, unknown_reference for a decision of another building.
 */
export async function approveRun(
  ctx: TenantContext,
  id: string,
  { decision_id }: ApproveStatementRun,
): Promise<RunRow> {
  await requireSecondFactor(ctx);
  const run = await lockRun(ctx, id);
  const next = transition(statementTransitions, 'approve', run.status);
  if (decision_id === undefined) {
    const { statement_needs_approval } = await findSettings(ctx.db, run.building_id);
    if (statement_needs_approval)
      throw new DomainError('decision_missing', { at: ['decision_id'] });
  } else if (!(await isDecisionOf(ctx.db, decision_id, run.building_id))) {
    throw new DomainError('unknown_reference', { pointer: '/body/decision_id' });
  }
  const [approved] = await Promise.all([
    updateRow(ctx, 'statement_runs', id, {
      status: next,
      decision_id: decision_id ?? null,
      approved_at: ctx.now,
      approved_by: ctx.userId,
    }),
    recordAudit(ctx, 'statement.approved', id, { decision_id }),
  ]);
  return approved;
}
