import type { BuildingKeys, ManagedBuilding } from '#domain/invoices/mail-destination.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { bankAccounts } from '#relations/bank-accounts.ts';
import { buildings } from '#relations/buildings.ts';

/** Finds the named buildings of the organization. */
export function findNamedBuildings(
  db: Connection,
  { numbers, ids }: BuildingKeys,
): Promise<ManagedBuilding[]> {
  return db.query<ManagedBuilding>(sql`
    select ${db.organizationId}::uuid as organization_id, id as building_id
    from ${buildings(db)} as building
    where enterprise_number = any(${numbers}::text[]) or id = any(${ids}::uuid[]) order by id`);
}

/** Finds the first two buildings of the organization: if there is only one, invoices are for it. */
export function findFirstBuildings(db: Connection): Promise<ManagedBuilding[]> {
  return db.query<ManagedBuilding>(sql`
    select ${db.organizationId}::uuid as organization_id, id as building_id
    from ${buildings(db)} as building order by id limit 2`);
}

/** Finds which of these enterprise numbers and bank accounts are those of associations. */
export async function findOwnCodes(
  db: Connection,
  codes: { readonly enterprise_numbers: readonly string[]; readonly ibans: readonly string[] },
): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ code: string }>(sql`
    select enterprise_number as code from ${buildings(db)} as building
    where enterprise_number = any(${codes.enterprise_numbers}::text[])
    union select iban from ${bankAccounts(db)} as account where iban = any(${codes.ibans}::text[])`);
  return new Set(rows.map(({ code }) => code));
}
