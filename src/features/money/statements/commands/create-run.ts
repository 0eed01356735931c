import type { CreateStatementRun } from '#contract/statements.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { checkRunPeriod } from '#domain/statements/run-period.ts';
import { creationColumns, recordAudit, requireBuilding } from '#features/shared/index.ts';
import { deleteRow, insertRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findFiscalYear, findSettings, listRuns, type RunRow } from '../run-repository.ts';
import { lockRun } from '../run.ts';

/**
 * Creates a draft. Refuses not_found, fiscal_year_missing, invalid_period for days that do not follow the
 * runs before, statement_open while another draft exists.
 */
export async function createRun(
  ctx: TenantContext,
  building_id: string,
  { period_from, period_to, model }: CreateStatementRun,
): Promise<RunRow> {
  await requireBuilding(ctx, building_id);
  const [year, settings, runs] = await Promise.all([
    findFiscalYear(ctx.db, building_id, period_from),
    findSettings(ctx.db, building_id),
    listRuns(ctx.db, building_id),
  ]);
  if (year === undefined) {
    throw new DomainError('fiscal_year_missing', { date: period_from, at: ['period_from'] });
  }
  if (runs.some(({ status }) => status === 'Draft')) throw new DomainError('statement_open');
  const inForce = runs.filter(({ status }) => status !== 'Reversed');
  checkRunPeriod({ period_from, period_to }, year, inForce);
  const run = await insertRow(ctx.db, 'statement_runs', {
    id: ctx.newId(),
    building_id,
    fiscal_year_id: year.id,
    period_from,
    period_to,
    model: model ?? settings.statement_model,
    status: 'Draft',
    ...creationColumns(ctx),
  });
  await recordAudit(ctx, 'statement.created', run.id, { period_from, period_to });
  return run;
}

/** Deletes a draft. Refuses not_found, stale, invalid_transition once it is frozen. */
export async function deleteDraft(ctx: TenantContext, id: string): Promise<void> {
  const run = await lockRun(ctx, id);
  if (run.status !== 'Draft') {
    throw new DomainError('invalid_transition', {
      from: run.status,
      operation: 'delete',
      allowed: [],
    });
  }
  await deleteRow(ctx.db, 'statement_runs', id);
  await recordAudit(ctx, 'statement.deleted', id);
}
