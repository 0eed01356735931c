import { makeRootFinder } from '#domain/costs/bear-lines.ts';
import { listParts } from '#domain/expenses/allocations.ts';
import { isSplit } from '#domain/expenses/borne-by.ts';
import {
  allocateCreditNote,
  subtractCreditNotes,
  type CreditShare,
  type Standing,
  type StandingLine,
  type WaitingShare,
} from '#domain/expenses/credit-note.ts';
import {
  planCreditCosts,
  type CreditedCost,
  type LeftCost,
  type PlannedCost,
} from '#domain/expenses/expense-costs.ts';
import { allocate } from '#domain/kernel/allocate.ts';
import { ONE } from '#domain/kernel/fraction.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import {
  findCostLines,
  findCostSettings,
  type FoundCostLine,
} from '#features/books/costs/index.ts';
import { readBookCalendar } from '#features/books/ledger/index.ts';
import { findRow } from '#platform/db/rows.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { findExpenseAllocations, type AllocationRow } from './allocations-repository.ts';
import { listExpenseParts } from './cost-terms.ts';
import { findCleared, findNotes, findWaiting, findWaitingDays } from './credit-note-repository.ts';
import { divideOverYears, isRecorded, planExpenseCosts } from './plan-costs.ts';
import type { ExpenseRow } from './repository.ts';

/** Statuses in which a note counts in the books. */
const IN_FORCE = ['Approved', 'Paid'] as const;

/** Note with the invoice that it corrects. */
export interface Credit {
  readonly note: ExpenseRow;
  readonly invoice: ExpenseRow;
  /** Allocations of the invoice. */
  readonly allocations: readonly AllocationRow[];
}

/** A share of a note with its VAT. */
export type NoteShare = CreditShare & { readonly vat_cents: Cents };

/** Shares and cost lines of a note, and the lines of its invoice before it. */
export interface PlannedCredit {
  readonly shares: readonly NoteShare[];
  readonly costs: readonly PlannedCost[];
  readonly left: readonly LeftCost[];
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

/** Plans what a note takes off its invoice, by part, year and line. */
export async function planCredit(ctx: TenantContext, credit: Credit): Promise<PlannedCredit> {
  const { note, invoice } = credit;
  const [left, calendar, vat_cents] = await Promise.all([
    findLeftCosts(ctx, credit),
    readBookCalendar(ctx, note.building_id),
    findNoteVat(ctx, note),
  ]);
  const standing = await computeLeftBefore(ctx, credit, left);
  const shares = allocateCreditNote(
    { ...note, is_split: isSplit(invoice.borne_by) },
    standing,
    calendar,
  );
  const withVat = addVat(shares, vat_cents, { left, waiting: standing.waiting });
  const credited = withVat.flatMap((share): CreditedCost[] =>
    share.lines.map(({ unit_id: line_id, amount_cents }) => ({
      line_id,
      amount_cents: 0 - amount_cents,
      vat_cents: share.vat_cents,
      recognized_on: share.recognized_on,
    })),
  );
  return { shares: withVat, costs: planCreditCosts(credited, left), left };
}

/** Finds the VAT of a note: its own, or that of its line items. */
async function findNoteVat(ctx: TenantContext, note: ExpenseRow): Promise<Cents> {
  const settings = await findCostSettings(ctx.db);
  return sumCents(listExpenseParts(note, [], settings).map(({ vat_cents }) => vat_cents));
}

/** Shares the VAT of a note out by the VAT left of what it corrects, or by the amounts if none is left. */
function addVat(
  shares: readonly CreditShare[],
  vatCents: Cents,
  {
    left,
    waiting,
  }: { readonly left: readonly LeftCost[]; readonly waiting: readonly WaitingShare[] },
): NoteShare[] {
  const vats = shares.map(({ allocation_number: number, borne_on }) => {
    const lines = left.filter(
      (one) => one.allocation_number === number && one.entry_date === borne_on,
    );
    const deferred = waiting.filter(
      (one) => one.allocation_number === number && one.borne_on === borne_on,
    );
    return sumCents([...lines, ...deferred].map(({ vat_cents }) => Math.max(0, vat_cents)));
  });
  const amounts = shares.map(({ amount_cents }) => amount_cents);
  const weights = vats.some((vat) => vat > 0) ? vats : amounts;
  const parts = vatCents === 0 || shares.length === 0 ? [] : allocate(vatCents, weights);
  return shares.map((share, index) => ({ ...share, vat_cents: parts[index] ?? 0 }));
}

/**
 * Finds the cost lines of an invoice with what its other notes left of each. Before the invoice is
 * approved, they are planned.
 */
async function findLeftCosts(ctx: TenantContext, credit: Credit): Promise<LeftCost[]> {
  const { note, invoice, allocations } = credit;
  if (invoice.approved_at === null) {
    const shares = await divideOverYears(ctx, invoice, allocations);
    return planExpenseCosts(invoice, shares)
      .map((cost, index) => ({ ...cost, id: String(index), entry_date: cost.recognized_on }))
      .filter(isRecorded);
  }
  const own = await findCostLines(ctx.db, { expense_ids: [invoice.id] });
  const family = await findCostLines(ctx.db, { family_of: own.map(({ id }) => id) });
  return subtractCorrections(
    family,
    own.filter(({ credits_line_id }) => credits_line_id === null),
    note.id,
  );
}

/** Takes off each line what corrections took, except those of one expense. */
function subtractCorrections(
  family: readonly FoundCostLine[],
  roots: readonly FoundCostLine[],
  except: string,
): LeftCost[] {
  const rootOf = makeRootFinder(family);
  const counted = family.filter(({ expense_id }) => expense_id !== except);
  const byRoot = Map.groupBy(counted, ({ id }) => rootOf(id));
  return roots.map((root) => {
    const all = byRoot.get(root.id) ?? [root];
    return {
      ...root,
      allocation_number: root.allocation_number ?? 1,
      amount_cents: sumCents(all.map(({ amount_cents }) => amount_cents)),
      vat_cents: sumCents(all.map(({ vat_cents }) => vat_cents)),
      released_cents: sumCents(all.map(({ released_cents }) => released_cents)),
    };
  });
}

/** Computes what remained of the invoice before the note. */
async function computeLeftBefore(
  ctx: TenantContext,
  { note, invoice }: Credit,
  left: readonly LeftCost[],
): Promise<Standing> {
  const notes = await findNotes(ctx.db, invoice.id, IN_FORCE);
  const others = notes.filter(({ id }) => id !== note.id);
  const standings = await Promise.all(others.map((other) => computeStanding(ctx, other)));
  const own = await computeStanding(ctx, invoice);
  return subtractCreditNotes({ ...own, lines: left.flatMap(toStandingLine) }, standings);
}

/** A cost line counts as one line of the split, with what it and the reserve bear together. */
function toStandingLine(line: LeftCost): StandingLine[] {
  const amount_cents = line.amount_cents + line.released_cents;
  if (amount_cents <= 0) return [];
  const { allocation_number, entry_date: borne_on, id: unit_id } = line;
  const whole = { owner_id: '', weight: 1, total_weight: 1, share: ONE };
  return [{ ...whole, allocation_number, borne_on, unit_id, amount_cents }];
}

async function computeStanding(ctx: TenantContext, expense: ExpenseRow): Promise<Standing> {
  const { db } = ctx;
  const parts = listParts({
    ...expense,
    allocations: await findExpenseAllocations(db, expense.id),
  });
  if (expense.approved_at === null) return { parts, lines: [], waiting: [], cleared: new Map() };
  const [waiting, cleared] = await Promise.all([
    findWaiting(db, expense.id),
    findCleared(db, expense),
  ]);
  return { parts, lines: [], waiting, cleared };
}

/**
 * Plans the costs of deferred shares of a note for a day: they correct what the invoice became a cost of on
 * it.
 */
export async function planReleasedCredit(
  ctx: TenantContext,
  credit: Credit,
  shares: readonly (Pick<CreditedCost, 'amount_cents' | 'vat_cents' | 'recognized_on'> & {
    readonly allocation_number: number;
  })[],
): Promise<PlannedCost[]> {
  const left = await findLeftCosts(ctx, { ...credit, note: { ...credit.note, id: '' } });
  const credited = shares.flatMap((share): CreditedCost[] => {
    const line = left.find(
      ({ allocation_number, period }) =>
        allocation_number === share.allocation_number &&
        period?.period_from === share.recognized_on,
    );
    return line === undefined ? [] : [{ ...share, line_id: line.id }];
  });
  return planCreditCosts(credited, left);
}

/** Finds the days that a note has to wait for because its invoice does. */
export async function findAwaitedDays(
  ctx: TenantContext,
  { credits_expense_id: id }: ExpenseRow,
): Promise<ReadonlySet<LocalDate>> {
  return id === null ? new Set() : findWaitingDays(ctx.db, id);
}
