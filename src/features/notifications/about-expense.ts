import { Type, Uuid, type Static } from '#contract/common.ts';
import { toEuro, type Cents } from '#domain/kernel/money.ts';
import { findRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { Values } from './definition.ts';
import { buildingNamed } from './facts.ts';

/** What notifications about an expense have in common. */

export const ExpensePayload = Type.Object({ expense_id: Uuid });
type ExpensePayload = Static<typeof ExpensePayload>;

interface ToldExpense {
  readonly building_id: string;
  readonly description: string;
  readonly amount_cents: Cents;
  readonly rejection_reason: string | null;
  readonly submitted_by: string | null;
}

/** The expense as it is now; undefined when it was deleted since. */
export function expenseOf(
  { db }: TenantContext,
  { expense_id }: ExpensePayload,
): Promise<ToldExpense | undefined> {
  return findRow(db, 'expenses', expense_id);
}

export async function expenseValues(ctx: TenantContext, payload: ExpensePayload): Promise<Values> {
  const expense = await expenseOf(ctx, payload);
  if (expense === undefined) return {};
  const { description, amount_cents, rejection_reason: reason } = expense;
  const building = await buildingNamed(ctx, expense.building_id);
  return { ...building, description, amount: toEuro(amount_cents), reason };
}

export const expenseLink = ({ expense_id }: ExpensePayload): string => `/expenses/${expense_id}`;
export const expenseId = ({ expense_id }: ExpensePayload): string => expense_id;
