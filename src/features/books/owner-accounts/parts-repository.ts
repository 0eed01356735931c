import type { Fund } from '#domain/funds/funds.ts';
import { toEuro, type Cents } from '#domain/kernel/money.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { selectOpenParts, settlingPlace } from '#relations/owner-accounts.ts';

/** Part of a receivable that is for one of several funds. */
export interface ReceivablePart {
  readonly fund: Fund;
  readonly amount_cents: Cents;
  readonly open_cents: Cents;
}

/**
 * Finds the parts of receivables that are for several funds, by receivable id, in settlement order.
 * Receivables for one fund are left out.
 */
export async function findReceivableParts(
  db: Connection,
  receivableIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ReceivablePart[]>> {
  if (receivableIds.length === 0) return new Map();
  const rows = await db.query<ReceivablePart & { readonly receivable_id: string }>(sql`
    select owed.id as receivable_id, part.fund, part.amount_cents,
      case when owed.open_cents = 0 then 0 else part.open_cents end as open_cents
    from app.receivables as owed
    join lateral ${selectOpenParts(db)} as part on true
    where owed.organization_id = ${db.organizationId} and owed.id = any(${receivableIds}::uuid[])
    order by owed.id, ${settlingPlace}`);
  return Map.groupBy(rows, ({ receivable_id }) => receivable_id);
}

/** Converts the parts to their API representation in euro; empty for a receivable of one fund. */
export function showReceivableParts(parts: readonly ReceivablePart[] = []) {
  return parts.map(({ fund, amount_cents, open_cents }) => ({
    fund,
    amount: toEuro(amount_cents),
    open_amount: toEuro(open_cents),
  }));
}
