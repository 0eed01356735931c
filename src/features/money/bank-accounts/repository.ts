import { accounts } from '#features/books/accounts/relations.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';

export type BankAccountRow = Row<'bank_accounts'>;

/** The bank accounts of buildings, the oldest first; a building without any is not in it. */
export async function bankAccountsOf(
  db: Connection,
  buildingIds: readonly string[],
): Promise<Map<string, BankAccountRow[]>> {
  const rows = await db.query<BankAccountRow>(sql`select * from app.bank_accounts
    where organization_id = ${db.organizationId} and building_id = any(${buildingIds}::uuid[])
    order by created_at, id`);
  return Map.groupBy(rows, ({ building_id }) => building_id);
}

/** What the chart says of an account; undefined when it is not in it. */
export function findChartAccount(
  db: Connection,
  code: string,
): Promise<Pick<Row<'accounts'>, 'postable' | 'is_active'> | undefined> {
  return db.first(sql`select postable, is_active from ${accounts(db)} as account
    where code = ${code}`);
}
