import { requireReserve } from '#domain/expenses/reserve.ts';
import { allocate } from '#domain/kernel/allocate.ts';
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
  const { amount_cents, reserve_cents, reserve_distribution_key_id: reserve_key } = expense;
  const allocations = await findExpenseAllocations(db, expense.id);
  const parts = allocations.length > 0 ? allocations : [expense];
  const released = allocate(
    reserve_cents ?? amount_cents,
    parts.map((part) => part.amount_cents),
  );
  const taken = new Map<string, Cents>();
  for (const [index, part] of parts.entries()) {
    const key = reserve_key ?? part.distribution_key_id;
    taken.set(key, (taken.get(key) ?? 0) + (released[index] ?? 0));
  }
  const fund = { building_id, account_code };
  const reserves = await Promise.all(
    [expense_date, LATEST].map((day) => findReserve(db, fund, day)),
  );
  requireReserve(taken, reserves, expense_date);
}
