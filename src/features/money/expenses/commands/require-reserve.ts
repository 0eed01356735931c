import { requireReserve } from '#domain/expenses/reserve.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findExpenseAllocations } from '../allocations-repository.ts';
import type { ExpenseRow } from '../repository.ts';
import { findReserve } from '../reserve-repository.ts';

/** A day after all entries. */
const LATEST = '9999-12-31';

/**
 * Refuses reserve_exceeded {available, amount, date} if an invoice takes more out of the reserve than is
 * there on its day, or than later expenses have left. The caller holds the ledger.
 */
export async function requireReserveForExpense(
  { db }: TenantContext,
  expense: ExpenseRow,
): Promise<void> {
  const { kind, building_id, expense_date, reserve_account_code: account_code } = expense;
  if (kind === 'CreditNote' || account_code === null) return;
  const parts = await findExpenseAllocations(db, expense.id);
  const taken = new Map<string, Cents>();
  for (const part of parts.length > 0 ? parts : [expense]) {
    const { distribution_key_id: key, amount_cents } = part;
    taken.set(key, (taken.get(key) ?? 0) + amount_cents);
  }
  const fund = { building_id, account_code };
  const reserves = await Promise.all(
    [expense_date, LATEST].map((day) => findReserve(db, fund, day)),
  );
  requireReserve(taken, reserves, expense_date);
}
