import type { CloseFiscalYear, CreateFiscalYear } from '#contract/fiscal-years.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { transition } from '#domain/kernel/state-machine.ts';
import { isReadyToClose } from '#domain/ledger/closing-check.ts';
import { closingLines } from '#domain/ledger/closing-entry.ts';
import {
  checkFiscalYearOrder,
  checkFiscalYearPeriod,
  fiscalYearTransitions,
  type FiscalYearOperation,
} from '#domain/ledger/fiscal-year.ts';
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
  visibleBuildings,
  creationColumns,
} from '#features/shared/index.ts';
import { insertRow, lockRow, updateRow } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { findClosingFindings, showFindings } from './closing-check.ts';
import { listFiscalYears, sumResultBalances, type FiscalYearRow } from './repository.ts';

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
 * Closes a year: one entry on its last day carries the result forward, and its dates are locked. Refuses
 * not_ready_to_close, with all findings, while one blocks or a warning is not acknowledged.
 * @param booksProven whether the ledger integrity check passed just before: entries are never changed, so
 *   only newer ones can have been added since
 */
export async function closeFiscalYear(
  ctx: TenantContext,
  ledger: LockedLedger,
  id: string,
  { acknowledge = [] }: CloseFiscalYear,
  booksProven: boolean,
): Promise<FiscalYearRow> {
  const { year, next } = await lockForOperation(ctx, ledger, id, 'close');
  const findings = await findClosingFindings(ctx, year, booksProven);
  if (!isReadyToClose(findings, acknowledge)) {
    throw new DomainError('not_ready_to_close', { findings: showFindings(ctx, year, findings) });
  }
  const lines = closingLines(await sumResultBalances(ledger.db, year));
  const entry = lines.length === 0 ? null : await postClosing(ctx, ledger, year, lines);
  const changes = { status: next, closing_entry_id: entry?.id ?? null };
  const acknowledged = findings.map(({ code }) => code);
  return settle(ctx, year, changes, 'fiscal_year.closed', { acknowledged });
}

/** Reopens a year: unlocks its dates and reverses the closing entry on the same day. */
export async function reopenFiscalYear(
  ctx: TenantContext,
  ledger: LockedLedger,
  id: string,
): Promise<FiscalYearRow> {
  const { year, next } = await lockForOperation(ctx, ledger, id, 'reopen');
  // The year opens first: the reversal itself is dated in it.
  const changes = { status: next, closing_entry_id: null };
  const row = await settle(ctx, year, changes, 'fiscal_year.reopened');
  if (year.closing_entry_id !== null) {
    const closing = await findEntryInForce(ledger, sourceOf(year), 'Closing');
    await reverseEntry(ctx, ledger, closing, { entry_date: year.end_date });
  }
  return row;
}

/**
 * Locks the ledger before reading the year: no entry slips into a year while it closes, and of two
 * closings the later sees the result of the first.
 */
async function lockForOperation(
  ctx: TenantContext,
  { db }: LockedLedger,
  id: string,
  operation: FiscalYearOperation,
) {
  const visible = visibleBuildings(ctx, 'building_id');
  const year = matching(
    ctx,
    found(await lockRow(db, 'fiscal_years', id, visible), 'fiscal_year', id),
  );
  const next = transition(fiscalYearTransitions, operation, year.status);
  checkFiscalYearOrder(operation, year, await listFiscalYears(db, year.building_id));
  return { year, next };
}

function sourceOf({ id }: FiscalYearRow) {
  return { type: 'FiscalYear', id } as const;
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
    source: sourceOf(year),
  });
}

async function settle(
  ctx: TenantContext,
  year: FiscalYearRow,
  changes: Pick<FiscalYearRow, 'status' | 'closing_entry_id'>,
  action: `fiscal_year.${string}`,
  details: object = {},
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
