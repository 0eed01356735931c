import type { SendStatementRun } from '#contract/statements.ts';
import { FUND_ACCOUNTS } from '#domain/funds/funds.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { transition } from '#domain/kernel/state-machine.ts';
import type { OwnerUnitTotals } from '#domain/statements/owner-totals.ts';
import { mayBeSent, statementTransitions } from '#domain/statements/run-state.ts';
import { makeStatementLines, netReceivables } from '#domain/statements/statement-entry.ts';
import {
  findFirstOpenDay,
  postEntry,
  renderServiceText,
  type LockedLedger,
} from '#features/books/ledger/index.ts';
import { openEntryItems, ownerAccountsMoved } from '#features/books/owner-accounts/index.ts';
import { findBuildingLanguage, recordAudit } from '#features/shared/index.ts';
import { updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { statementsSent } from '../changes.ts';
import { findUnits } from '../input-repository.ts';
import { findKeptUnits } from '../kept-repository.ts';
import { findSettings, type RunRow } from '../run-repository.ts';
import { lockRun } from '../run.ts';

/**
 * Frozen or Approved → Sent: books the settlement of all owners with one entry, on the last day of the
 * period or the first open day after it, and opens one receivable or credit for each owner. Refuses
 * invalid_transition before an approval that the building asks for.
 */
export async function sendRun(
  ctx: TenantContext,
  ledger: LockedLedger,
  id: string,
  { due_date, credit }: SendStatementRun,
): Promise<RunRow> {
  const run = await lockRun(ctx, id);
  const settings = await findSettings(ctx.db, run.building_id);
  const next = transition(statementTransitions, 'send', run.status);
  if (!mayBeSent(run.status, settings.statement_needs_approval)) {
    throw new DomainError('invalid_transition', {
      from: run.status,
      operation: 'send',
      allowed: ['approve', 'reverse'],
    });
  }
  const totals = await findKeptUnits(ledger.db, id);
  const entry_id = await bookSettlement(ctx, ledger, { run, totals, due_date });
  const [sent] = await Promise.all([
    updateRow(ctx, 'statement_runs', id, {
      status: next,
      due_date,
      credit: credit ?? settings.statement_credit,
      sent_at: ctx.now,
      sent_by: ctx.userId,
      journal_entry_ids: entry_id === null ? [] : [entry_id],
    }),
    recordAudit(ctx, 'statement.sent', id, { due_date, credit }),
  ]);
  await ctx.announce(statementsSent, { statement_id: id, building_id: run.building_id });
  return sent;
}

interface Settlement {
  readonly run: RunRow;
  readonly totals: readonly OwnerUnitTotals[];
  readonly due_date: LocalDate;
}

/** Books the settlement and opens the receivable or the credit of each owner. @returns the entry, if any */
async function bookSettlement(
  ctx: TenantContext,
  ledger: LockedLedger,
  { run, totals, due_date }: Settlement,
): Promise<string | null> {
  const { id, building_id, period_from, period_to } = run;
  const [units, on, language] = await Promise.all([
    findUnits(ledger.db, building_id),
    findFirstOpenDay(ctx, building_id, period_to),
    findBuildingLanguage(ledger.db, building_id),
  ]);
  const numbers = new Map(units.map(({ unit_id, unit_number }) => [unit_id, unit_number]));
  const lines = makeStatementLines(totals, numbers);
  if (lines.length === 0) return null;
  const source = { type: 'Statement', id } as const;
  const entry = await postEntry(ctx, ledger, {
    building_id,
    entry_date: on,
    journal: 'Calls',
    description: renderServiceText(language, 'ledger.statement', () => ({
      period_from,
      period_to,
    })),
    lines: lines.map((line) => ({
      ...line,
      due_date: line.owner_id !== null && line.debit_cents > 0 ? due_date : null,
    })),
    source,
  });
  const items = netReceivables(totals).map(({ owner_id, amount_cents }) => ({
    owner_id,
    amount_cents,
    account_code: FUND_ACCOUNTS.Provision.owner_account,
    is_cost: false,
    due_date: amount_cents > 0 ? due_date : null,
  }));
  const origin = { building_id, source, entry_id: entry.id, on };
  await openEntryItems(ctx, ledger, origin, items, 'moved');
  const owner_ids = items.map(({ owner_id }) => owner_id);
  await ctx.announce(ownerAccountsMoved, { building_id, owner_ids });
  return entry.id;
}
