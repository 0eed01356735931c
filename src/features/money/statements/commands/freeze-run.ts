import { hash } from 'node:crypto';
import type { FreezeStatementRun } from '#contract/statements.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { sumCents } from '#domain/kernel/money.ts';
import { transition } from '#domain/kernel/state-machine.ts';
import { canonicalStatement } from '#domain/statements/frozen-rows.ts';
import { statementTransitions } from '#domain/statements/run-state.ts';
import { mayBeFrozen } from '#domain/statements/statement-findings.ts';
import type { StatementRow } from '#domain/statements/statement-input.ts';
import { markSettled } from '#features/books/costs/index.ts';
import type { LockedLedger } from '#features/books/ledger/index.ts';
import { recordAudit } from '#features/shared/index.ts';
import { updateRow, type NewRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { computeRun, findRunFindings, type ComputedRun } from '../compute.ts';
import { showFindings } from '../findings.ts';
import { countStatements, insertKept } from '../kept-repository.ts';
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
  const computed = await computeRun(ledger.db, run);
  const findings = await findRunFindings(ledger.db, run, computed);
  if (!mayBeFrozen(findings, acknowledge)) {
    const shown = await showFindings(ctx, run, computed.input, findings);
    throw new DomainError('statement_not_ready', { findings: shown });
  }
  const { rows, called, works, call_parts, line_ids } = computed.statement;
  const { owners, units } = computed;
  const first = (await countStatements(ledger.db, run)) + 1;
  await insertKept(ledger.db, id, { rows, called, owners, units, works, call_parts }, first);
  await markSettled(ledger.db, { statement_id: id, line_ids }, listMeteredParts(computed));
  const [frozen] = await Promise.all([
    updateRow(ctx, 'statement_runs', id, {
      status: next,
      hash: hash('sha256', canonicalStatement(id, rows, called)),
      acknowledged: findings.map(({ code }) => code),
      frozen_at: ctx.now,
      frozen_by: ctx.userId,
    }),
    recordAudit(ctx, 'statement.frozen', id, { acknowledged: findings.map(({ code }) => code) }),
  ]);
  return frozen;
}

/** Lists the parts of lots that were measured for this run: from now on they are fixed. */
function listMeteredParts({ input, statement }: ComputedRun): NewRow<'cost_line_parts'>[] {
  const measured = new Set(
    input.lines
      .filter(({ id, distribution_key_id }) => {
        return input.meter_key_ids.has(distribution_key_id) && !input.parts.has(id);
      })
      .map(({ id }) => id),
  );
  const own = statement.rows.filter(
    ({ line_id, origin }) =>
      line_id !== null && measured.has(line_id) && origin !== 'Withdrawn' && origin !== 'Renewed',
  );
  const placeOf = ({ line_id, unit_id }: StatementRow) => `${line_id} ${unit_id}`;
  return [...Map.groupBy(own, placeOf).values()].flatMap((ofLot) => {
    const [first] = ofLot;
    if (first?.line_id === null || first === undefined) return [];
    return [
      {
        line_id: first.line_id,
        unit_id: first.unit_id,
        weight: first.weight ?? '0',
        total_weight: first.total_weight ?? '0',
        amount_cents: sumCents(ofLot.map(({ amount_cents }) => amount_cents)),
        vat_cents: sumCents(ofLot.map(({ vat_cents }) => vat_cents)),
      },
    ];
  });
}
