import type { ReverseStatementRun } from '#contract/statements.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { transition } from '#domain/kernel/state-machine.ts';
import { mayBeReversed, statementTransitions } from '#domain/statements/run-state.ts';
import { releaseSettled } from '#features/books/costs/index.ts';
import {
  findEntriesInForce,
  findFirstOpenDay,
  reverseEntry,
  type LockedLedger,
} from '#features/books/ledger/index.ts';
import {
  cancelCharges,
  cancelCredits,
  ownerAccountsMoved,
} from '#features/books/owner-accounts/index.ts';
import { recordAudit } from '#features/shared/index.ts';
import { updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { statementsReversed } from '../changes.ts';
import { releaseCallParts } from '../kept-repository.ts';
import { listRuns, type RunRow } from '../run-repository.ts';
import { lockRun } from '../run.ts';
import { findMeterKeys } from '../sources-repository.ts';

/**
 * Frozen, Approved or Sent → Reversed, as a whole: its lines and calls are open again, and what was booked
 * is reversed. The kept rows remain. Refuses later_statement_frozen.
 */
export async function reverseRun(
  ctx: TenantContext,
  ledger: LockedLedger,
  id: string,
  { reason }: ReverseStatementRun,
): Promise<RunRow> {
  const run = await lockRun(ctx, id);
  const next = transition(statementTransitions, 'reverse', run.status);
  if (!mayBeReversed(run, await listRuns(ctx.db, run.building_id))) {
    throw new DomainError('later_statement_frozen');
  }
  const entries = run.status === 'Sent' ? await reverseBooking(ctx, ledger, run) : [];
  await releaseSettled(ledger.db, id, await findMeterKeys(ledger.db, run.building_id));
  const [reversed] = await Promise.all([
    updateRow(ctx, 'statement_runs', id, {
      status: next,
      reversed_at: ctx.now,
      reversed_by: ctx.userId,
      reversal_reason: reason,
      journal_entry_ids: [...run.journal_entry_ids, ...entries],
    }),
    releaseCallParts(ledger.db, id),
    recordAudit(ctx, 'statement.reversed', id, { reason }),
  ]);
  if (run.status === 'Sent') {
    await ctx.announce(statementsReversed, { statement_id: id, building_id: run.building_id });
  }
  return reversed;
}

/** Reverses the entry of a run and ends its receivables and credits. @returns the new entries */
async function reverseBooking(
  ctx: TenantContext,
  ledger: LockedLedger,
  { id, building_id }: RunRow,
): Promise<string[]> {
  const source = { type: 'Statement', id } as const;
  const reversals: string[] = [];
  for (const entry of await findEntriesInForce(ledger, source, 'Calls')) {
    // In the year of the period while that is open, so that its result holds.
    const on = await findFirstOpenDay(ctx, building_id, entry.entry_date);
    const taken = { building_id, source, on };
    const credited = await cancelCredits(ctx, ledger, taken);
    const reversal = await reverseEntry(ctx, ledger, entry, { entry_date: on });
    const charged = await cancelCharges(ctx, ledger, taken);
    reversals.push(reversal.id);
    const owner_ids = [...new Set([...credited.owner_ids, ...charged.owner_ids])];
    await ctx.announce(ownerAccountsMoved, { building_id, owner_ids });
  }
  return reversals;
}
