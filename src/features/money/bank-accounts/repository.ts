import type { BankAccountPurpose } from '#domain/payments/bank-account.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';

export interface BankAccountRow {
  readonly id: string;
  readonly building_id: string;
  readonly iban: string;
  readonly bic: string | null;
  readonly holder: string;
  readonly account_code: string;
  readonly purpose: BankAccountPurpose;
  readonly created_at: string;
  readonly updated_at: string;
  readonly version: number;
}

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
): Promise<{ readonly postable: boolean; readonly is_active: boolean } | undefined> {
  return db.first(sql`select postable, is_active from app.accounts
    where organization_id = ${db.organizationId} and code = ${code}`);
}
