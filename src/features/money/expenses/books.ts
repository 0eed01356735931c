import {
  PRIVATE_CHARGE_ACCOUNT,
  bearingEntry,
  purchaseEntry,
  type ExpenseEntryDraft,
} from '#domain/expenses/expense-entry.ts';
import { dueDateOf } from '#domain/owner-accounts/due-date.ts';
import {
  entryInForce,
  lockLedger,
  postEntry,
  reverseEntry,
  type HeldLedger,
} from '#features/books/ledger/index.ts';
import {
  cancelCharges,
  chargeOwners,
  ownerAccountsMoved,
} from '#features/money/owner-accounts/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { ExpenseRow } from './repository.ts';

/** What the entries of an expense say: supplier, number of the invoice and description. */
export function entryText({ supplier, invoice_number, description }: ExpenseRow): string {
  return [supplier, invoice_number, description].filter(Boolean).join(' – ');
}

function sourceOf({ id }: Pick<ExpenseRow, 'id'>) {
  return { type: 'Expense', id } as const;
}

/**
 * Books the purchase and what follows from who bears it: the release of the reserve, or the charge of
 * one owner, who then owes it. @returns the ids of the entries
 */
export async function bookPurchase(
  ctx: TenantContext,
  ledger: HeldLedger,
  expense: ExpenseRow,
): Promise<string[]> {
  const post = (draft: ExpenseEntryDraft) =>
    postEntry(ctx, ledger, {
      ...draft,
      building_id: expense.building_id,
      description: entryText(expense),
      source: sourceOf(expense),
      category: expense.category,
    });
  const purchase = await post(purchaseEntry(expense));
  const following = bearingEntry(expense);
  if (following === null) return [purchase.id];
  const { id } = await post(following);
  if (expense.owner_id !== null) await chargeOwner(ctx, ledger, expense, expense.owner_id, id);
  return [purchase.id, id];
}

/** Private costs are costs: what is paid settles the principal of calls before them. */
async function chargeOwner(
  ctx: TenantContext,
  ledger: HeldLedger,
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
      due_date: dueDateOf(on, ctx.today),
      is_cost: true,
    },
  ]);
  await ctx.announce(ownerAccountsMoved, { building_id, owner_ids: [owner_id] });
}

/** Reverses the payment of the supplier today. @returns the entry */
export async function reversePayment(ctx: TenantContext, id: string, description: string) {
  return reverseToday(ctx, await lockLedger(ctx), { id, journal: 'Bank', description });
}

/** Reverses today whatever the purchase posted. @returns the ids of the reversals */
export async function reversePurchase(
  ctx: TenantContext,
  expense: ExpenseRow,
  description: string,
): Promise<string[]> {
  const ledger = await lockLedger(ctx);
  const { id, building_id } = expense;
  const following = bearingEntry(expense);
  const reversals: string[] = [];
  for (const journal of [
    'Purchases' as const,
    ...(following === null ? [] : [following.journal]),
  ]) {
    const reversal = await reverseToday(ctx, ledger, { id, journal, description });
    reversals.push(reversal.id);
  }
  if (expense.owner_id !== null) {
    const taken = { building_id, source: sourceOf(expense), on: ctx.today };
    await ctx.announce(ownerAccountsMoved, await cancelCharges(ctx, ledger, taken));
  }
  return reversals;
}

async function reverseToday(
  ctx: TenantContext,
  ledger: HeldLedger,
  {
    id,
    journal,
    description,
  }: {
    readonly id: string;
    readonly journal: ExpenseEntryDraft['journal'];
    readonly description: string;
  },
) {
  const entry = await entryInForce(ledger, sourceOf({ id }), journal);
  return reverseEntry(ctx, ledger, entry, { entry_date: ctx.today, description });
}
