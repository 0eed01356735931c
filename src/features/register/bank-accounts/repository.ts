import { visibleBuildings } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { readColumnById, type Row } from '#platform/db/rows.ts';
import { allOf, equal, sql } from '#platform/db/sql.ts';
import type { FindNames } from '#platform/http/display-names.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { accounts } from '#relations/accounts.ts';

export type BankAccountRow = Row<'bank_accounts'>;

/** Finds the bank accounts of buildings, oldest first; buildings without any are not in the map. */
export async function findBankAccounts(
  db: Connection,
  buildingIds: readonly string[],
): Promise<Map<string, BankAccountRow[]>> {
  const rows = await db.query<BankAccountRow>(sql`select * from app.bank_accounts
    where organization_id = ${db.organizationId} and building_id = any(${buildingIds}::uuid[])
    order by created_at, id`);
  return Map.groupBy(rows, ({ building_id }) => building_id);
}

/** Lists the IBANs of all accounts of the organization. */
export async function listIbans(db: Connection): Promise<string[]> {
  const rows = await db.query<Pick<BankAccountRow, 'iban'>>(sql`select iban from app.bank_accounts
    where organization_id = ${db.organizationId}`);
  return rows.map(({ iban }) => iban);
}

/** Finds the IBANs of accounts by id. */
export const findIbans: FindNames = (db, ids) => readColumnById(db, 'bank_accounts', 'iban', ids);

/** Finds an account in the chart; undefined if it is missing. */
export function findChartAccount(
  db: Connection,
  code: string,
): Promise<Pick<Row<'accounts'>, 'postable' | 'is_active'> | undefined> {
  return db.first(sql`select postable, is_active from ${accounts(db)} as account
    where code = ${code}`);
}

/**
 * Locks the accounts with these IBANs against other imports of their statements.
 * @param buildingId null: all visible buildings, for IBANs that only one of them has
 */
export async function lockAccountsOfIbans(
  ctx: TenantContext,
  ibans: readonly string[],
  buildingId: string | null,
): Promise<Map<string, BankAccountRow>> {
  const { db } = ctx;
  const conditions = [
    ...equal({ building_id: buildingId ?? undefined }),
    ...visibleBuildings(ctx, 'building_id'),
  ];
  const rows = await db.query<BankAccountRow>(sql`select * from app.bank_accounts
    where organization_id = ${db.organizationId} and iban = any(${ibans}::text[])
      and ${allOf(conditions)} order by id for no key update`);
  const byIban = Map.groupBy(rows, ({ iban }) => iban);
  return new Map(
    [...byIban].flatMap(([iban, [only, ...more]]) =>
      only === undefined || more.length > 0 ? [] : [[iban, only] as const],
    ),
  );
}
