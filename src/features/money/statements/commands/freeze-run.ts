import { createHash } from 'node:crypto';
import type { FreezeStatementRun } from '#contract/statements.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { transition } from '#domain/kernel/state-machine.ts';
import type { ComputedStatement } from '#domain/statements/compute-statement.ts';
import { writeCanonical } from '#domain/statements/frozen-rows.ts';
import { statementTransitions } from '#domain/statements/run-state.ts';
import { mayBeFrozen } from '#domain/statements/statement-findings.ts';
import { markSettled } from '#features/books/costs/index.ts';
import type { LockedLedger } from '#features/books/ledger/index.ts';
import { recordAudit } from '#features/shared/index.ts';
import { updateRow, type NewRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { computeBatches, findRunFindings, summarizeRun, type RunSummary } from '../compute.ts';
import { showFindings } from '../findings.ts';
import { countStatements, insertFigures, insertKeptRows } from '../kept-repository.ts';
import type { RunRow } from '../run-repository.ts';
import { lockRun } from '../run.ts';

/**
 * Draft → Frozen: keeps the rows and figures with a hash, and marks the lines and calls that the run
 * settles. Refuses statement_not_ready, with all findings, while one blocks or a warning is not
 * acknowledged.
 * @param ledger locked, so that nothing is posted between the last look and the marks
 */
export async function freezeRun(
  ctx: TenantContext,
  ledger: LockedLedger,
  id: string,
  { acknowledge = [] }: FreezeStatementRun,
): Promise<RunRow> {
  const run = await lockRun(ctx, id);
  const next = transition(statementTransitions, 'freeze', run.status);
  const summary = await summarizeRun(ledger.db, run);
  const findings = await findRunFindings(ledger.db, run, summary);
  if (!mayBeFrozen(findings, acknowledge)) {
    const shown = await showFindings(ctx, run, summary.facts, findings);
    throw new DomainError('statement_not_ready', { findings: shown });
  }
  const first = (await countStatements(ledger.db, run)) + 1;
  const { owners, units, statement } = summary;
  await insertFigures(ledger.db, id, { ...statement, owners, units }, first);
  const { text_hash, found_parts } = await keepRows(ledger, id, summary);
  await markSettled(ledger.db, { statement_id: id, line_ids: statement.line_ids }, found_parts);
  const [frozen] = await Promise.all([
    updateRow(ctx, 'statement_runs', id, {
      status: next,
      hash: text_hash,
      acknowledged: findings.map(({ code }) => code),
      frozen_at: ctx.now,
      frozen_by: ctx.userId,
    }),
    recordAudit(ctx, 'statement.frozen', id, { acknowledged: findings.map(({ code }) => code) }),
  ]);
  return frozen;
}

/** Computes the rows again, from the same facts, and stores each batch. */
async function keepRows({ db }: LockedLedger, id: string, { facts, statement }: RunSummary) {
  const hash = createHash('sha256');
  const writer = writeCanonical(id, (text) => hash.update(text));
  const found_parts: NewRow<'cost_line_parts'>[] = [];
  let count = 0;
  for await (const batch of computeBatches(db, facts)) {
    await insertKeptRows(db, id, batch.rows, count);
    writer.addRows(batch.rows);
    found_parts.push(...listFoundParts(batch));
    count += batch.rows.length;
  }
  writer.end(statement.called);
  return { text_hash: hash.digest('hex'), found_parts };
}

/** Lists the parts of lots that were found for this run. */
function listFoundParts({ found_parts }: ComputedStatement): NewRow<'cost_line_parts'>[] {
  return [...found_parts].flatMap(([line_id, parts]) =>
    parts.map(({ unit_id, weight, total_weight, amount_cents, vat_cents }) => ({
      line_id,
      unit_id,
      weight,
      total_weight,
      amount_cents,
      vat_cents,
    })),
  );
}
