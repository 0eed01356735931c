import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { accounts } from '#relations/accounts.ts';
import { buildings } from '#relations/buildings.ts';
import { owners } from '#relations/owners.ts';

/** Whether the office has a building with this id. */
export async function findBuilding(db: Connection, id: string): Promise<boolean> {
  const row = await db.first(sql`select from ${buildings(db)} as building where id = ${id}`);
  return row !== undefined;
}

/** Finds which of these owners and references of the office are known. */
export async function findOwners(
  db: Connection,
  ids: readonly string[],
  office_refs: readonly string[],
): Promise<{ readonly ids: ReadonlySet<string>; readonly office_refs: ReadonlySet<string> }> {
  const rows = await db.query<{ readonly id: string; readonly office_ref: string | null }>(sql`
    select id, office_ref from ${owners(db)} as owner
    where id = any(${ids}::uuid[]) or office_ref = any(${office_refs}::text[])`);
  return {
    ids: new Set(rows.map(({ id }) => id)),
    office_refs: new Set(rows.flatMap(({ office_ref }) => office_ref ?? [])),
  };
}

/** Finds the accounts of the chart among these, and whether they take entries. */
export async function findAccounts(
  db: Connection,
  codes: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db.query<{ readonly code: string; readonly postable: boolean }>(sql`
    select code, postable from ${accounts(db)} as account where code = any(${codes}::text[])`);
  return new Map(rows.map(({ code, postable }) => [code, postable]));
}
