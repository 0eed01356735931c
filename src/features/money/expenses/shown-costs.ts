import type { LotPart } from '#domain/costs/allocate-lots.ts';
import {
  addReleased,
  bearLines,
  type BearingFacts,
  type BorneLine,
} from '#domain/costs/bear-lines.ts';
import type { CostLine } from '#domain/costs/cost-line.ts';
import { makeRegister } from '#domain/costs/holder-days.ts';
import { isSplit } from '#domain/expenses/borne-by.ts';
import { planCosts, type PlannedCost } from '#domain/expenses/expense-costs.ts';
import { findYearPart } from '#domain/expenses/recognition.ts';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import {
  findCostBearing,
  findCostHoldings,
  findCostLines,
  findCostSettings,
  type CostBearing,
  type FoundCostLine,
} from '#features/books/costs/index.ts';
import { readBookCalendar } from '#features/books/ledger/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { AllocationRow } from './allocations-repository.ts';
import { listExpenseParts } from './cost-terms.ts';
import { findCreditedInvoice, planCredit, type Credit, type NoteShare } from './credit-notes.ts';
import {
  dividePlan,
  divideOverYears,
  isRecorded,
  planExpenseCosts,
  type DividedPlan,
} from './plan-costs.ts';
import type { ExpenseRow } from './repository.ts';

/** A cost line of an expense, posted or planned, with who bears it. */
export interface ShownCost extends BorneLine {
  readonly line: CostLine & { readonly allocation_number: number | null };
}

type KnownLine = ShownCost['line'] & { readonly expense_id: string | null };

/** Finds who bears the posted lines of expenses of one building, by expense. */
export async function findPostedCosts(
  db: Connection,
  building_id: string,
  expense_ids: readonly string[],
): Promise<Map<string, ShownCost[]>> {
  const own = await findCostLines(db, { expense_ids });
  if (own.length === 0) return new Map();
  const shown = bear(await findCostBearing(db, building_id, own));
  const byId = new Map(own.map((line) => [line.id, line]));
  // A line that takes back one of the same expense is its reversal.
  const isReversal = ({ credits_line_id, expense_id }: FoundCostLine) =>
    credits_line_id !== null && byId.get(credits_line_id)?.expense_id === expense_id;
  const ids = new Set(own.filter((line) => !isReversal(line)).map(({ id }) => id));
  const wanted = shown
    .filter(({ line }) => ids.has(line.id))
    .toSorted(
      (a, b) =>
        (a.line.allocation_number ?? 1) - (b.line.allocation_number ?? 1) ||
        compareCodePoints(a.dated_on, b.dated_on),
    );
  return Map.groupBy(wanted, ({ line }) => line.expense_id ?? '');
}

/** Splits lines over their holders; those that the reserve pays whole as if it did not. */
function bear<Line extends CostLine>({
  lines,
  ...facts
}: BearingFacts & { readonly lines: readonly Line[] }): (BorneLine & { readonly line: Line })[] {
  const added = lines.map((line) => addReleased(line, facts.parts.get(line.id) ?? []));
  const borne = bearLines(
    added.map(({ line }) => line),
    { ...facts, parts: new Map(added.map(({ line, parts }) => [line.id, parts])) },
  );
  return added.flatMap(({ line }) => {
    const found = borne.get(line.id);
    return found === undefined ? [] : [{ ...found, line }];
  });
}

/**
 * Plans the cost lines of an expense that is not approved yet, and who would bear them. Refuses
 * quota_incomplete, key_needed, nobody_bears, ownership_incomplete.
 */
async function findPlannedCosts(
  ctx: TenantContext,
  expense: ExpenseRow,
  allocations: readonly AllocationRow[],
): Promise<ShownCost[]> {
  const credit = await findCreditedInvoice(ctx, expense);
  if (credit !== undefined) return planShownCredit(ctx, credit);
  return bear(await planBearing(ctx, expense, allocations));
}

/** Plans the lines of an expense with the facts that decide who bears them. */
async function planBearing(
  ctx: TenantContext,
  expense: ExpenseRow,
  allocations: readonly AllocationRow[],
): Promise<BearingFacts & { readonly lines: readonly KnownLine[] }> {
  const { building_id } = expense;
  const shares = await divideOverYears(ctx, expense, allocations);
  const planned = await dividePlan(ctx, building_id, planExpenseCosts(expense, shares));
  const [holdings, settings] = await Promise.all([
    findCostHoldings(ctx.db, building_id),
    findCostSettings(ctx.db),
  ]);
  const parts = new Map<string, readonly LotPart[]>();
  const lines = planned.map((cost, index) => {
    const line = toLine(cost, String(index), index);
    parts.set(line.id, cost.parts);
    return line;
  });
  return { lines, parts, register: makeRegister(holdings), settings };
}

function toLine(cost: PlannedCost, id: string, number: number): KnownLine {
  return {
    ...cost,
    id,
    number,
    entry_date: cost.recognized_on,
    settled_in: null,
    expense_id: null,
  };
}

async function planShownCredit(ctx: TenantContext, credit: Credit): Promise<ShownCost[]> {
  const { note, invoice, allocations } = credit;
  if (!isSplit(invoice.borne_by)) return [];
  const [{ costs, shares }, facts] = await Promise.all([
    planCredit(ctx, credit),
    findInvoiceBearing(ctx, invoice, allocations),
  ]);
  const waiting = await planWaiting(ctx, credit, shares);
  const first = Number.MAX_SAFE_INTEGER - costs.length - waiting.length;
  const lines = [...costs, ...waiting].map((cost, index) =>
    toLine(cost, `${note.id} ${index}`, first + index),
  );
  const parts = new Map(facts.parts);
  for (const [index, { parts: own }] of waiting.entries()) {
    parts.set(`${note.id} ${costs.length + index}`, own);
  }
  const ids = new Set(lines.map(({ id }) => id));
  return bear({ ...facts, parts, lines: [...facts.lines, ...lines] }).filter(({ line }) =>
    ids.has(line.id),
  );
}

/** Plans what a note takes off costs that are deferred: those who hold on their day would have it. */
async function planWaiting(
  ctx: TenantContext,
  { note, invoice, allocations }: Credit,
  shares: readonly NoteShare[],
): Promise<DividedPlan[]> {
  const waiting = shares.filter(({ when, borne_on }) => when === 'Later' && borne_on !== null);
  if (waiting.length === 0) return [];
  const [settings, calendar] = await Promise.all([
    findCostSettings(ctx.db),
    readBookCalendar(ctx, note.building_id),
  ]);
  const parts = listExpenseParts(invoice, allocations, settings);
  const planned = waiting.flatMap(({ allocation_number, when, recognized_on, ...share }) => {
    const part = parts.find((one) => one.allocation_number === allocation_number);
    if (part === undefined) return [];
    const { amount_cents, vat_cents } = share;
    const covered = findYearPart(part, recognized_on, calendar);
    return [{ ...part, amount_cents, vat_cents, when, recognized_on, covered }];
  });
  return dividePlan(ctx, note.building_id, planCosts('CreditNote', planned, null));
}

async function findInvoiceBearing(
  ctx: TenantContext,
  invoice: ExpenseRow,
  allocations: readonly AllocationRow[],
): Promise<BearingFacts & { readonly lines: readonly KnownLine[] }> {
  if (invoice.approved_at === null) {
    const facts = await planBearing(ctx, invoice, allocations);
    return { ...facts, lines: facts.lines.filter(isRecorded) };
  }
  const own = await findCostLines(ctx.db, { expense_ids: [invoice.id] });
  const all = await findCostLines(ctx.db, { family_of: own.map(({ id }) => id) });
  const bearing: CostBearing = await findCostBearing(ctx.db, invoice.building_id, all);
  return bearing;
}

/** Finds who bears an expense: of its posted lines, or as it would be approved today. */
export async function findShownCosts(
  ctx: TenantContext,
  expense: ExpenseRow,
  allocations: readonly AllocationRow[],
): Promise<readonly ShownCost[]> {
  if (!isSplit(expense.borne_by)) return [];
  if (expense.approved_at === null) return findPlannedCosts(ctx, expense, allocations);
  const posted = await findPostedCosts(ctx.db, expense.building_id, [expense.id]);
  return posted.get(expense.id) ?? [];
}
