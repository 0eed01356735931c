import type { CloseFiscalYear, CreateFiscalYear } from '#contract/fiscal-years.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { isReadyToClose } from '#domain/ledger/closing-check.ts';
import { closingLines } from '#domain/ledger/closing-entry.ts';
import { checkFiscalYearPeriod } from '#domain/ledger/fiscal-year.ts';
import {
  findEntryInForce,
  postEntry,
  reverseEntry,
  renderServiceText,
  type LockedLedger,
} from '#features/books/ledger/index.ts';
import {
  withFieldPointers,
  recordAudit,
  requireBuilding,
  creationColumns,
  findWhetherSecond,
} from '#features/shared/index.ts';
import { insertRow, updateRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findClosingFindings, showFindings } from './closing-check.ts';
import { lockForOperation, toEntrySource } from './lock-year.ts';
import { sumResultBalances, type FiscalYearRow } from './repository.ts';
import { findStatementSenders } from './settled-repository.ts';
import { moveUnfinishedWorks, returnUnfinishedWorks } from './works.ts';
import { areAccountsApproved, findAppropriators, isDecisionAdopted } from './year-repository.ts';

/**
 * Creates a fiscal year. Refuses invalid_period, and overlap with another year of the building (checked
 * by the database).
 */
export async function createFiscalYear(
  ctx: TenantContext,
  buildingId: string,
  input: CreateFiscalYear,
): Promise<FiscalYearRow> {
  await requireBuilding(ctx, buildingId);
  withFieldPointers({ invalid_period: '/body/end_date' }, () => checkFiscalYearPeriod(input));
  return insertRow(ctx.db, 'fiscal_years', {
    id: ctx.newId(),
    building_id: buildingId,
    ...input,
    status: 'Open',
    ...creationColumns(ctx),
  });
}

/**
 * Closes a year: works that are not finished leave the result and come back on the day after, one entry on
 * its last day carries forward what a decision names, and its dates are locked. Refuses not_ready_to_close,
 * with all findings, while one blocks or a warning is not acknowledged, unknown_reference for a decision
 * that is not an adopted one of the building, and second_person_required.
 * @param booksProven whether the ledger integrity check passed just before: entries are never changed, so
 *   only newer ones can have been added since
 */
export async function closeFiscalYear(
  ctx: TenantContext,
  ledger: LockedLedger,
  id: string,
  { acknowledge = [], result_decision_id: decisionId }: CloseFiscalYear,
  booksProven: boolean,
): Promise<FiscalYearRow> {
  const { year, next } = await lockForOperation(ctx, ledger, id, 'close');
  const result_decision_id = decisionId ?? null;
  await requireSecondPersonToClose(ctx, year);
  await checkResultDecision(ctx, year, result_decision_id);
  const findings = await findClosingFindings(ctx, year, booksProven, result_decision_id);
  if (!isReadyToClose(findings, acknowledge)) {
    throw new DomainError('not_ready_to_close', { findings: showFindings(ctx, year, findings) });
  }
  const works_entry_ids = await moveUnfinishedWorks(ctx, ledger, year);
  const lines = closingLines(await sumResultBalances(ledger.db, year));
  const entry = lines.length === 0 ? null : await postClosing(ctx, ledger, year, lines);
  const closing_entry_id = entry?.id ?? null;
  const changes = { status: next, closing_entry_id, result_decision_id, works_entry_ids };
  const acknowledged = findings.map(({ code }) => code);
  return saveChange(ctx, year, changes, 'fiscal_year.closed', {
    acknowledged,
    result_decision_id,
  });
}

/** Refuses second_person_required for the only person who prepared the closing, if the building asks for two. */
async function requireSecondPersonToClose(ctx: TenantContext, year: FiscalYearRow): Promise<void> {
  const { closing_needs_second_person } = await requireBuilding(ctx, year.building_id);
  if (!closing_needs_second_person) return;
  const [senders, appropriators, isSecond] = await Promise.all([
    findStatementSenders(ctx.db, year),
    findAppropriators(ctx.db, year),
    findWhetherSecond(ctx),
  ]);
  const preparers = [...senders, ...appropriators];
  if (preparers.length > 0 && !preparers.some(isSecond))
    throw new DomainError('second_person_required');
}

async function checkResultDecision(
  { db }: TenantContext,
  { building_id }: FiscalYearRow,
  id: string | null,
): Promise<void> {
  if (id === null || (await isDecisionAdopted(db, { id, building_id }))) return;
  const pointer = '/body/result_decision_id';
  throw new DomainError('unknown_reference', { what: 'decision', id, pointer });
}

/**
 * Reopens a year: unlocks its dates and reverses the entries that closed it, each on its day. Refuses
 * reopening_reason_missing once the assembly has approved the accounts.
 * Rule: approved accounts are corrected in the open year, and reopened only for a reason that is kept.
 */
export async function reopenFiscalYear(
  ctx: TenantContext,
  ledger: LockedLedger,
  id: string,
  reason: string | undefined,
): Promise<FiscalYearRow> {
  const { year, next } = await lockForOperation(ctx, ledger, id, 'reopen');
  if (reason === undefined && (await areAccountsApproved(ctx.db, year)))
    throw new DomainError('reopening_reason_missing', { pointer: '/body/reason' });
  // The year opens first: the reversal itself is dated in it.
  const changes = {
    status: next,
    closing_entry_id: null,
    result_decision_id: null,
    works_entry_ids: [],
  };
  const row = await saveChange(ctx, year, changes, 'fiscal_year.reopened', { reason });
  await returnUnfinishedWorks(ctx, ledger, year);
  if (year.closing_entry_id !== null) {
    const closing = await findEntryInForce(ledger, toEntrySource(year), 'Closing');
    await reverseEntry(ctx, ledger, closing, { entry_date: year.end_date });
  }
  return row;
}

async function postClosing(
  ctx: TenantContext,
  ledger: LockedLedger,
  year: FiscalYearRow,
  lines: ReturnType<typeof closingLines>,
) {
  const { language } = await requireBuilding(ctx, year.building_id);
  const { start_date, end_date } = year;
  return postEntry(ctx, ledger, {
    building_id: year.building_id,
    entry_date: end_date,
    journal: 'Closing',
    description: renderServiceText(language, 'ledger.closing', () => ({ start_date, end_date })),
    lines,
    source: toEntrySource(year),
  });
}

async function saveChange(
  ctx: TenantContext,
  year: FiscalYearRow,
  changes: Pick<
    FiscalYearRow,
    'status' | 'closing_entry_id' | 'result_decision_id' | 'works_entry_ids'
  >,
  action: `fiscal_year.${string}`,
  details: object,
): Promise<FiscalYearRow> {
  const [row] = await Promise.all([
    updateRow(ctx, 'fiscal_years', year.id, changes),
    recordAudit(ctx, action, year.id, {
      ...details,
      closing_entry_id: changes.closing_entry_id ?? year.closing_entry_id,
    }),
  ]);
  return row;
}
