import { createHash } from 'node:crypto';
import type { FreezeStatementRun } from '#contract/statements.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { transition } from '#domain/kernel/state-machine.ts';
import type { ComputedStatement } from '#domain/statements/compute-statement.ts';
import { writeCanonical } from '#domain/statements/frozen-rows.ts';
import { statementTransitions } from '#domain/statements/run-state.ts';
import { mayBeFrozen } from '#domain/statements/statement-findings.ts';
import { markSettled, toPartRows } from '#features/books/costs/index.ts';
import type { LockedLedger } from '#features/books/ledger/index.ts';
import { recordAudit } from '#features/shared/index.ts';
import { updateRow, type NewRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findRunFindings, summarizeRun } from '../compute.ts';
import { showFindings } from '../findings.ts';
import { countStatements, insertKept } from '../kept-repository.ts';
import { makeRowPacker } from '../kept-rows.ts';
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
  const frozen = makeFrozenRows(id);
  const summary = await summarizeRun(ledger.db, run, frozen.add);
  const findings = await findRunFindings(ledger.db, run, summary);
  if (!mayBeFrozen(findings, acknowledge)) {
    const shown = await showFindings(ctx, run, summary.facts, findings);
    throw new DomainError('statement_not_ready', { findings: shown });
  }
  const first = (await countStatements(ledger.db, run)) + 1;
  const { owners, units, statement } = summary;
  const hash = frozen.end(statement.called);
  const [changed] = await Promise.all([
    updateRow(ctx, 'statement_runs', id, {
      status: next,
      hash,
      acknowledged: findings.map(({ code }) => code),
      frozen_at: ctx.now,
      frozen_by: ctx.userId,
    }),
    insertKept(ledger.db, id, { ...statement, owners, units, rows: frozen.packer }, first),
    markSettled(ledger.db, { statement_id: id, line_ids: statement.line_ids }, frozen.found_parts),
    recordAudit(ctx, 'statement.frozen', id, { acknowledged: findings.map(({ code }) => code) }),
  ]);
  return changed;
}

/** Collects the rows of a run for keeping, as they are computed, with the hash over all of them. */
function makeFrozenRows(id: string) {
  const hash = createHash('sha256');
  const writer = writeCanonical(id, (text) => hash.update(text));
  const packer = makeRowPacker();
  const found_parts: NewRow<'cost_line_parts'>[] = [];
  return {
    packer,
    found_parts,
    add: (batch: ComputedStatement) => {
      packer.add(batch.rows);
      writer.addRows(batch.rows);
      for (const [line_id, parts] of batch.found_parts)
        found_parts.push(...toPartRows(line_id, parts));
    },
    end: (called: ComputedStatement['called']) => {
      writer.end(called);
      return hash.digest('hex');
    },
  };
}
