import { CLAIMS_ACCOUNT } from '#domain/costs/claim-entry.ts';
import {
  PRIVATE_CHARGE_ACCOUNT,
  bearingEntry,
  orientEntry,
  purchaseEntry,
  recognitionEntry,
  type ExpenseEntryDraft,
} from '#domain/expenses/expense-entry.ts';
import { byDay, purchaseCosts, type PartShare } from '#domain/expenses/recognition.ts';
import { assert } from '#domain/kernel/assert.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import { getDefaultDueDate } from '#domain/owner-accounts/due-date.ts';
import type { CostEntry } from '#features/books/costs/index.ts';
import {
  findEntriesInForce,
  lockLedger,
  findOpenDay,
  postEntry,
  reverseEntry,
  type FullEntry,
  type LockedLedger,
} from '#features/books/ledger/index.ts';
import {
  cancelCharges,
  cancelCredits,
  chargeOwners,
  creditOwner,
  ownerAccountsMoved,
  planCredit,
  type CreditPlan,
} from '#features/books/owner-accounts/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findReceivableIds } from './credit-note-repository.ts';
import type { ExpenseRow } from './repository.ts';

/** Composes the text of an expense's entries: supplier, invoice number and description. */
export function entryText({ supplier, invoice_number, description }: ExpenseRow): string {
  return [supplier, invoice_number, description].filter(Boolean).join(' – ');
}

function sourceOf({ id }: Pick<ExpenseRow, 'id'>) {
  return { type: 'Expense', id } as const;
}

/** The entries of a purchase, and those with its costs by the day on which they are costs. */
export interface BookedPurchase {
  readonly ids: readonly string[];
  readonly byDay: ReadonlyMap<LocalDate, CostEntry>;
}

/**
 * Books the purchase and what follows from its cost bearer: the release of the reserve, or the receivable
 * of the one owner it is charged to; and reclassifies costs of earlier years.
 * @param booked the shares of its parts, by the years that they are for, and what the reserve pays
 */
export async function bookPurchase(
  ctx: TenantContext,
  ledger: LockedLedger,
  expense: ExpenseRow,
  booked: { readonly shares: readonly PartShare[]; readonly released_cents: Cents },
): Promise<BookedPurchase> {
  const costs = purchaseCosts(booked.shares);
  const purchase = await post(ctx, ledger, expense, purchaseEntry({ ...expense, costs }));
  const entries = new Map([[expense.expense_date, purchase]]);
  for (const [day, same] of byDay(booked.shares.filter(({ when }) => when === 'Earlier'))) {
    const accrual = recognitionEntry(day, same, expense.supplier_id);
    entries.set(day, await post(ctx, ledger, expense, accrual));
  }
  const ids = [...entries.values()].map(({ id }) => id);
  const plan = await planOwner(ctx, ledger, expense);
  const owned = plan === undefined ? {} : { owned: plan.credited };
  const { released_cents } = booked;
  const unit_id = expense.charged_unit_id;
  const following = bearingEntry({ ...expense, unit_id, costs, released_cents, ...owned });
  if (following === null) return { ids, byDay: entries };
  const { id } = await post(ctx, ledger, expense, following);
  if (plan !== undefined) await creditOneOwner(ctx, ledger, expense, { plan, entry_id: id });
  else if (expense.owner_id !== null) {
    await chargeOwner(ctx, ledger, expense, expense.owner_id, id);
  }
  return { ids: [...ids, id], byDay: entries };
}

/** Books the deferred cost on 490 of a day that has come; today if its year is closed. */
export async function bookRelease(
  ctx: TenantContext,
  ledger: LockedLedger,
  expense: ExpenseRow,
  [day, shares]: readonly [LocalDate, readonly PartShare[]],
): Promise<CostEntry> {
  const on = await findOpenDay(ctx, expense.building_id, day);
  return post(ctx, ledger, expense, recognitionEntry(on, shares, expense.booked_supplier_id));
}

async function post(
  ctx: TenantContext,
  ledger: LockedLedger,
  expense: ExpenseRow,
  draft: ExpenseEntryDraft,
): Promise<CostEntry> {
  const { claim_id } = expense;
  const oriented = orientEntry(expense.kind, draft);
  const entry = await postEntry(ctx, ledger, {
    ...oriented,
    lines: oriented.lines.map((line) =>
      line.account_code.startsWith(CLAIMS_ACCOUNT) ? { ...line, claim_id } : line,
    ),
    building_id: expense.building_id,
    description: entryText(expense),
    source: sourceOf(expense),
    category: expense.category,
  });
  return { ...entry, entry_date: draft.entry_date };
}

/** Private costs count as costs: payments settle the principal of calls before them. */
async function chargeOwner(
  ctx: TenantContext,
  ledger: LockedLedger,
  expense: ExpenseRow,
  owner_id: string,
  entry_id: string,
): Promise<void> {
  const { building_id, amount_cents, expense_date: on } = expense;
  await chargeOwners(ctx, ledger, { building_id, source: sourceOf(expense), entry_id, on }, [
    {
      owner_id,
      amount_cents,
      account_code: PRIVATE_CHARGE_ACCOUNT,
      due_date: getDefaultDueDate(on, ctx.today),
      is_cost: true,
    },
  ]);
  await ctx.announce(ownerAccountsMoved, { building_id, owner_ids: [owner_id] });
}

/**
 * Plans which receivables a credit note of one owner settles, that of its invoice first; undefined if it
 * is of no single owner.
 */
async function planOwner(
  ctx: TenantContext,
  ledger: LockedLedger,
  { kind, owner_id, credits_expense_id: invoice, building_id, amount_cents }: ExpenseRow,
): Promise<CreditPlan | undefined> {
  if (kind !== 'CreditNote' || owner_id === null) return undefined;
  const settles_first = invoice === null ? [] : await findReceivableIds(ctx.db, invoice);
  return planCredit(ledger, {
    building_id,
    owner_id,
    amount_cents,
    settles_first: settles_first.map((receivable_id) => ({ receivable_id })),
  });
}

async function creditOneOwner(
  ctx: TenantContext,
  ledger: LockedLedger,
  expense: ExpenseRow,
  { plan, entry_id }: { readonly plan: CreditPlan; readonly entry_id: string },
): Promise<void> {
  const { building_id, owner_id, expense_date: on } = expense;
  assert(owner_id !== null, 'A credit belongs to one owner');
  const origin = { building_id, owner_id, source: sourceOf(expense), entry_id, on };
  await creditOwner(ctx, ledger, origin, plan);
  await ctx.announce(ownerAccountsMoved, { building_id, owner_ids: [owner_id] });
}

/** Reverses the supplier's last manual payment today. @returns the entry, and the amount that it paid */
export async function reversePayment(ctx: TenantContext, id: string, description: string) {
  const ledger = await lockLedger(ctx);
  const [last] = await findEntriesInForce(ledger, sourceOf({ id }), 'Bank');
  assert(last !== undefined, 'A manual payment has an entry');
  const entry = await reverseEntry(ctx, ledger, last, { entry_date: ctx.today, description });
  return { id: entry.id, amount_cents: sumCents(last.lines.map((line) => line.debit_cents)) };
}

/** Reverses all entries of the purchase today, last one first. @returns the ids of the reversals */
export async function reversePurchase(
  ctx: TenantContext,
  expense: ExpenseRow,
  description: string,
): Promise<string[]> {
  const ledger = await lockLedger(ctx);
  const { id } = expense;
  const entries: FullEntry[] = [];
  for (const journal of ['Purchases', 'Miscellaneous', 'Calls'] as const) {
    entries.push(...(await findEntriesInForce(ledger, sourceOf({ id }), journal)));
  }
  // Entries that only moved an owner's credit are reversed with the charge or the credit.
  const posted = entries.filter((entry) => expense.journal_entry_ids.includes(entry.id));
  assert(posted.length > 0, 'What was approved has an entry');
  if (expense.kind === 'CreditNote') await takeOwnerBack(ctx, ledger, expense);
  const reversals: string[] = [];
  for (const entry of posted) {
    const reversal = await reverseEntry(ctx, ledger, entry, {
      entry_date: ctx.today,
      description,
    });
    reversals.push(reversal.id);
  }
  if (expense.kind === 'Invoice') await takeOwnerBack(ctx, ledger, expense);
  return reversals;
}

/** Cancels the receivable of an invoice or the credit of a note for the one owner it concerns. */
async function takeOwnerBack(
  ctx: TenantContext,
  ledger: LockedLedger,
  expense: ExpenseRow,
): Promise<void> {
  if (expense.owner_id === null) return;
  const { building_id } = expense;
  const taken = { building_id, source: sourceOf(expense), on: ctx.today };
  const takeBack = expense.kind === 'CreditNote' ? cancelCredits : cancelCharges;
  await ctx.announce(ownerAccountsMoved, await takeBack(ctx, ledger, taken));
}
