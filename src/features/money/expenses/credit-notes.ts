import { listParts } from '#domain/expenses/allocations.ts';
import { isSplit } from '#domain/expenses/borne-by.ts';
import {
  creditLines,
  allocateCreditNote,
  subtractCreditNotes,
  type CreditShare,
  type Standing,
  type StandingLine,
} from '#domain/expenses/credit-note.ts';
import { isBorne, type PartShare } from '#domain/expenses/recognition.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { readBookCalendar } from '#features/books/ledger/index.ts';
import { findRow } from '#platform/db/rows.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { findExpenseAllocations, type AllocationRow } from './allocations-repository.ts';
import {
  findCleared,
  findNotes,
  findStandingLines,
  findWaiting,
  findWaitingDays,
} from './credit-note-repository.ts';
import type { ExpenseRow } from './repository.ts';
import { computeSplits, divideOverYears, type PartSplit } from './split.ts';

/** Statuses in which a note counts in the books. */
const IN_FORCE = ['Approved', 'Paid'] as const;

/** Note with the invoice that it corrects. */
export interface Credit {
  readonly note: ExpenseRow;
  readonly invoice: ExpenseRow;
  /** Allocations of the invoice. */
  readonly allocations: readonly AllocationRow[];
}

/** Finds the invoice that a note corrects; undefined if there is none. */
export async function findCreditedInvoice(
  ctx: TenantContext,
  note: ExpenseRow,
): Promise<Credit | undefined> {
  const { credits_expense_id: id } = note;
  if (id === null) return undefined;
  const [row, allocations] = await Promise.all([
    findRow(ctx.db, 'expenses', id),
    findExpenseAllocations(ctx.db, id),
  ]);
  return { note, invoice: found(row, 'expense', id), allocations };
}

/** Computes what remained of the invoice before the note. */
async function computeLeftBefore(ctx: TenantContext, { note, invoice }: Credit): Promise<Standing> {
  const notes = await findNotes(ctx.db, invoice.id, IN_FORCE);
  const others = notes.filter(({ id }) => id !== note.id);
  const standings = await Promise.all(others.map((other) => computeStanding(ctx, other)));
  return subtractCreditNotes(await computeStanding(ctx, invoice), standings);
}

/** Computes what a note deducts, by part, year and owner. */
export async function computeCreditShares(
  ctx: TenantContext,
  credit: Credit,
): Promise<CreditShare[]> {
  const { note, invoice } = credit;
  const [left, calendar] = await Promise.all([
    computeLeftBefore(ctx, credit),
    readBookCalendar(ctx, note.building_id),
  ]);
  return allocateCreditNote({ ...note, is_split: isSplit(invoice.borne_by) }, left, calendar);
}

/**
 * Previews the split of a note; shares that wait for their day or their invoice are split by today's
 * register.
 */
export async function previewCreditSplits(
  ctx: TenantContext,
  credit: Credit,
): Promise<PartSplit[]> {
  const { note, invoice } = credit;
  const shares = await computeCreditShares(ctx, credit);
  const isStored = ({ lines }: CreditShare) => invoice.approved_at !== null && lines.length > 0;
  const others = isSplit(invoice.borne_by) ? shares.filter((share) => !isStored(share)) : [];
  const yet = others.flatMap(({ borne_on, ...share }) =>
    borne_on === null ? [] : [{ ...share, recognized_on: borne_on }],
  );
  const splits = toCreditSplits(credit, shares.filter(isStored));
  return [...splits, ...(await computeSplits(ctx, note, yet))];
}

/** Returns the splits of a note's shares. */
export function toCreditSplits(credit: Credit, shares: readonly CreditShare[]): PartSplit[] {
  return shares.flatMap(({ allocation_number, borne_on, lines }) =>
    borne_on === null || lines.length === 0
      ? []
      : [
          {
            allocation_number,
            recognized_on: borne_on,
            key: keyOf(credit, allocation_number),
            lines,
          },
        ],
  );
}

/** Splits the deferred shares of a day as the invoice was split on it. */
export async function splitReleasedShares(
  ctx: TenantContext,
  credit: Credit,
  shares: readonly PartShare[],
): Promise<PartSplit[]> {
  const left = await computeLeftBefore(ctx, credit);
  return shares.flatMap(({ allocation_number, recognized_on, amount_cents }) => {
    const same = left.lines.filter(
      (line) => line.allocation_number === allocation_number && line.borne_on === recognized_on,
    );
    const lines = creditLines(amount_cents, same);
    return [{ allocation_number, recognized_on, key: keyOf(credit, allocation_number), lines }];
  });
}

/** Finds the days that a note has to wait for because its invoice does. */
export async function findAwaitedDays(
  ctx: TenantContext,
  { credits_expense_id: id }: ExpenseRow,
): Promise<ReadonlySet<LocalDate>> {
  return id === null ? new Set() : findWaitingDays(ctx.db, id);
}

function keyOf({ invoice, allocations }: Credit, number: number): string {
  const part = allocations.find(({ allocation_number: one }) => one === number);
  return part?.split_key_name ?? invoice.split_key_name ?? '';
}

async function computeStanding(ctx: TenantContext, expense: ExpenseRow): Promise<Standing> {
  const { db } = ctx;
  const allocations = await findExpenseAllocations(db, expense.id);
  const parts = listParts({ ...expense, allocations });
  if (expense.approved_at === null) {
    const shares = isSplit(expense.borne_by)
      ? await divideOverYears(ctx, expense, allocations)
      : [];
    const splits = await computeSplits(ctx, expense, shares.filter(isBorne));
    return { parts, lines: standingLines(splits), waiting: [], cleared: new Map() };
  }
  const [lines, waiting, cleared] = await Promise.all([
    findStandingLines(db, expense),
    findWaiting(db, expense.id),
    findCleared(db, expense),
  ]);
  return { parts, lines, waiting, cleared };
}

function standingLines(splits: readonly PartSplit[]): StandingLine[] {
  return splits.flatMap(({ allocation_number, recognized_on: borne_on, lines }) =>
    lines.map((line) => ({ ...line, allocation_number, borne_on })),
  );
}
