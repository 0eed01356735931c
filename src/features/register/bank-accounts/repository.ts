import { visibleBuildings } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { columnById, type Row } from '#platform/db/rows.ts';
import { allOf, equal, sql } from '#platform/db/sql.ts';
import type { FindNames } from '#platform/http/names-beside-ids.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { accounts } from '#relations/accounts.ts';

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

/** The IBANs of all accounts of the organization. */
export async function ibansOf(db: Connection): Promise<string[]> {
  const rows = await db.query<Pick<BankAccountRow, 'iban'>>(sql`select iban from app.bank_accounts
    where organization_id = ${db.organizationId}`);
  return rows.map(({ iban }) => iban);
}

/** What the accounts of ids are called. */
export const findIbans: FindNames = (db, ids) => columnById(db, 'bank_accounts', 'iban', ids);

/** What the chart says of an account; undefined when it is not in it. */
export function findChartAccount(
  db: Connection,
  code: string,
): Promise<Pick<Row<'accounts'>, 'postable' | 'is_active'> | undefined> {
  return db.first(sql`select postable, is_active from ${accounts(db)} as account
    where code = ${code}`);
}

/**
 * The accounts with these IBANs, each held against others that take its statements.
 * @param buildingId null: of all buildings in sight, where one alone has the IBAN
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
