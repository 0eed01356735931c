import { sumCents, type Cents } from '#domain/kernel/money.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { ExpenseRow } from './repository.ts';
import { findPostedCosts } from './shown-costs.ts';

type OwnedExpense = Pick<ExpenseRow, 'id' | 'building_id' | 'kind' | 'owner_id' | 'amount_cents'>;

/** Finds an owner's share of each expense, the whole if charged to them alone; undefined: no owner. */
export async function findOwnParts(
  db: Connection,
  expenses: readonly OwnedExpense[],
  ownerId: string | null,
): Promise<ReadonlyMap<string, Cents> | undefined> {
  if (ownerId === null || expenses.length === 0) return undefined;
  const parts = new Map<string, Cents>();
  for (const { id, kind, owner_id, amount_cents } of expenses) {
    if (owner_id === ownerId) parts.set(id, kind === 'CreditNote' ? -amount_cents : amount_cents);
  }
  for (const [building_id, same] of Map.groupBy(expenses, (one) => one.building_id)) {
    const ids = same.map(({ id }) => id);
    for (const [id, costs] of await findPostedCosts(db, building_id, ids)) {
      const own = costs.flatMap(({ rows }) => rows.filter(({ owner_id }) => owner_id === ownerId));
      if (own.length > 0) parts.set(id, sumCents(own.map(({ amount_cents }) => amount_cents)));
    }
  }
  return parts;
}
