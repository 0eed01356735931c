import type { StatementFinding as ShownFinding } from '#contract/statements.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { toEuro } from '#domain/kernel/money.ts';
import { allowedOperations } from '#domain/kernel/state-machine.ts';
import type { ByNature } from '#domain/statements/owner-totals.ts';
import { mayBeReversed, mayBeSent, statementTransitions } from '#domain/statements/run-state.ts';
import { lockRow, findRow } from '#platform/db/rows.ts';
import {
  computeDigest,
  found,
  isMatched,
  type TenantContext,
} from '#platform/http/request-context.ts';
import { findRunFindings, summarizeRun, sumSettled, type SettledSums } from './compute.ts';
import { showFindings } from './findings.ts';
import { findKeptUnits } from './kept-repository.ts';
import {
  findSettings,
  limitToVisibleRuns,
  listRuns,
  type RunRow,
  type StatementSettings,
} from './run-repository.ts';

/** Figures of a run, shown with it. */
export interface RunFigures {
  readonly sums: SettledSums;
  readonly findings: readonly ShownFinding[];
}

/** Converts amounts by nature to euro. */
function toEuroByNature({ ordinary, extraordinary }: ByNature) {
  return { ordinary: toEuro(ordinary), extraordinary: toEuro(extraordinary) };
}

/** Converts what is settled to euro. */
export function toEuroSettled({ charges, called, settlement }: SettledSums) {
  return {
    charges: toEuroByNature(charges),
    called: toEuroByNature(called),
    settlement: toEuroByNature(settlement),
  };
}

/** Finds a run that the user may see. Refuses not_found. */
export async function requireRun(ctx: TenantContext, id: string): Promise<RunRow> {
  return found(
    await findRow(ctx.db, 'statement_runs', id, limitToVisibleRuns(ctx)),
    'statement',
    id,
  );
}

/** Locks a run until the transaction ends. Refuses not_found, stale. */
export async function lockRun(ctx: TenantContext, id: string): Promise<RunRow> {
  const row = await lockRow(ctx.db, 'statement_runs', id, limitToVisibleRuns(ctx));
  const run = found(row, 'statement', id);
  // A draft changes without a write; what it settles is checked again when it is frozen.
  if (!isMatched(ctx, run)) throw new DomainError('stale');
  return run;
}

/** Finds the figures of a run: computed while it is a draft, kept afterwards; for an Owner, their own. */
async function findFigures(ctx: TenantContext, run: RunRow): Promise<RunFigures> {
  const { db, principal } = ctx;
  if (run.status !== 'Draft') {
    const own = principal.owner_id === null ? {} : { owner_id: principal.owner_id };
    return { sums: sumSettled(await findKeptUnits(db, run.id, own)), findings: [] };
  }
  const summary = await summarizeRun(db, run);
  const findings = await findRunFindings(db, run, summary);
  return {
    sums: sumSettled(summary.units),
    findings: await showFindings(ctx, run, summary.facts, findings),
  };
}

/** Converts a run to its API representation; its actions depend on the building and on later runs. */
function toRun(
  run: RunRow,
  { sums, findings }: RunFigures,
  beside: { readonly settings: StatementSettings; readonly runs: readonly RunRow[] },
) {
  const shown = { totals: toEuroSettled(sums), findings };
  return {
    ...run,
    ...shown,
    allowed_actions: listActions(run, beside),
    ...(run.status === 'Draft' ? { live: computeDigest(shown) } : {}),
  };
}

function listActions(
  run: RunRow,
  { settings, runs }: { readonly settings: StatementSettings; readonly runs: readonly RunRow[] },
): string[] {
  const operations = allowedOperations(statementTransitions, run.status).filter((operation) => {
    if (operation === 'send') return mayBeSent(run.status, settings.statement_needs_approval);
    return operation !== 'reverse' || mayBeReversed(run, runs);
  });
  return run.status === 'Draft' ? [...operations, 'delete'] : operations;
}

/** Shows a run with its figures. */
export async function showRun(ctx: TenantContext, run: RunRow) {
  const [figures, settings, runs] = await Promise.all([
    findFigures(ctx, run),
    findSettings(ctx.db, run.building_id),
    listRuns(ctx.db, run.building_id),
  ]);
  return toRun(run, figures, { settings, runs });
}

/** Shows the runs of a building that the user may see, the latest period first. */
export async function showRuns(ctx: TenantContext, building_id: string) {
  const [settings, runs, visible] = await Promise.all([
    findSettings(ctx.db, building_id),
    listRuns(ctx.db, building_id),
    listRuns(ctx.db, building_id, limitToVisibleRuns(ctx)),
  ]);
  const figures = await Promise.all(visible.map((run) => findFigures(ctx, run)));
  return visible.flatMap((run, index) => {
    const own = figures[index];
    return own === undefined ? [] : [toRun(run, own, { settings, runs })];
  });
}
