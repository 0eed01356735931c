import type { Cents } from '#domain/kernel/money.ts';
import type { Connection } from '#platform/db/connection.ts';
import { allOf, sql, type Sql } from '#platform/db/sql.ts';
import { accountSums } from '#relations/ledger.ts';
import { selectOwnerAccountCodes } from '#relations/owner-accounts.ts';

export interface AccountComparison {
  readonly owners_checked: number;
  readonly books_cents: Cents;
  readonly open_items_cents: Cents;
  readonly differing: number;
  readonly differences: readonly {
    readonly building_id: string;
    readonly owner_id: string;
    readonly books_cents: Cents;
    readonly open_items_cents: Cents;
  }[];
}

/**
 * Compares each owner's ledger balance in each building with their open items.
 * @param buildings conditions on the column building_id
 * @param limit maximum number of differences listed
 */
export function compareAccounts(
  db: Connection,
  buildings: readonly Sql[],
  limit: number,
): Promise<AccountComparison> {
  const seen = allOf(buildings);
  const own = sql`organization_id = ${db.organizationId} and ${seen}`;
  return db.one<AccountComparison>(sql`
    with books as (
      select building_id, party_id as owner_id, sum(debit_cents - credit_cents)::bigint as cents
      from ${accountSums(db)} as total
      where ${seen} and span = 'All' and account_code in ${selectOwnerAccountCodes(db)}
      group by building_id, party_id
    ), items as (
      select building_id, owner_id, sum(cents)::bigint as cents
      from (select building_id, owner_id, open_cents as cents
          from app.receivables where ${own} and open_cents > 0
        union all select building_id, owner_id, 0 - free_cents
          from app.credits where ${own} and free_cents > 0) as item
      group by building_id, owner_id
    ), compared as (
      select building_id, owner_id, coalesce(books.cents, 0) as books_cents,
        coalesce(items.cents, 0) as open_items_cents
      from books full join items using (building_id, owner_id)
    ), differing as (
      select * from compared where books_cents <> open_items_cents
    )
    select count(distinct owner_id) as owners_checked,
      coalesce(sum(books_cents), 0)::bigint as books_cents,
      coalesce(sum(open_items_cents), 0)::bigint as open_items_cents,
      (select count(*) from differing) as differing,
      (select coalesce(json_agg(first), '[]') from (select * from differing
        order by building_id, owner_id limit ${limit}) as first) as differences
    from compared`);
}

/** Counts the owners of a building whose ledger balance differs from their open items. */
export async function countDifferences(db: Connection, buildingId: string): Promise<number> {
  const { differing } = await compareAccounts(db, [sql`building_id = ${buildingId}`], 0);
  return differing;
}
