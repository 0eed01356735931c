import { visibleBuildings } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { allOf, equal, sql, type Sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { accounts } from '#relations/accounts.ts';
import { callsForFunds } from '#relations/calls-for-funds.ts';

export type BankAccountRow = Row<'bank_accounts'>;

/** Limits bank accounts to those that letters may name: isInForce. */
function limitToAccountsInForce(): Sql {
  return sql`pending_iban is distinct from iban`;
}

/** Limits bank accounts to visible buildings, and for an Owner to those that may be paid to. */
export function visibleAccounts(ctx: TenantContext): Sql[] {
  const own = ctx.principal.role === 'Owner' ? [limitToAccountsInForce()] : [];
  return [...visibleBuildings(ctx, 'building_id'), ...own];
}

/** Lists the bank accounts of a building, oldest first. */
export function listBankAccounts(
  db: Connection,
  buildingId: string,
  conditions: readonly Sql[] = [],
): Promise<BankAccountRow[]> {
  return db.query<BankAccountRow>(sql`select * from app.bank_accounts
    where organization_id = ${db.organizationId} and building_id = ${buildingId}
      and ${allOf(conditions)} order by created_at, id`);
}

/**
 * Finds the bank accounts of buildings that letters may name, oldest first; buildings without any are not
 * in the map.
 */
export async function findBankAccounts(
  db: Connection,
  buildingIds: readonly string[],
): Promise<Map<string, BankAccountRow[]>> {
  const rows = await db.query<BankAccountRow>(sql`select * from app.bank_accounts
    where organization_id = ${db.organizationId} and building_id = any(${buildingIds}::uuid[])
      and ${limitToAccountsInForce()} order by created_at, id`);
  return Map.groupBy(rows, ({ building_id }) => building_id);
}

/** Finds whether a building has sent calls, and accounts in force other than the given one. */
export function findAccountsBeside(
  db: Connection,
  buildingId: string,
  id: string | null,
): Promise<{ readonly has_accounts: boolean; readonly has_sent_calls: boolean }> {
  return db.one(sql`select
    exists (select from app.bank_accounts where organization_id = ${db.organizationId}
      and building_id = ${buildingId} and id is distinct from ${id}::uuid
      and ${limitToAccountsInForce()}) as has_accounts,
    exists (select from ${callsForFunds(db)} as call
      where building_id = ${buildingId} and status <> 'Draft') as has_sent_calls`);
}

/** Finds whether a building has another account with this IBAN, in force or not. */
export async function isIbanTaken(
  db: Connection,
  { id, building_id }: Pick<BankAccountRow, 'id' | 'building_id'>,
  iban: string,
): Promise<boolean> {
  const { is_taken } = await db.one<{ is_taken: boolean }>(sql`select exists (
    select from app.bank_accounts where organization_id = ${db.organizationId}
      and building_id = ${building_id} and id <> ${id} and iban = ${iban}) as is_taken`);
  return is_taken;
}

/** Lists the IBANs of all accounts of the organization. */
export async function listIbans(db: Connection): Promise<string[]> {
  const rows = await db.query<Pick<BankAccountRow, 'iban'>>(sql`select iban from app.bank_accounts
    where organization_id = ${db.organizationId}`);
  return rows.map(({ iban }) => iban);
}

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
