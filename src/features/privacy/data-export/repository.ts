import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { members } from '#relations/auth.ts';
import { bankAccounts } from '#relations/bank-accounts.ts';
import { owners } from '#relations/owners.ts';
import { holdings } from '#relations/unit-owners.ts';
import { units } from '#relations/units.ts';

/**
 * Finds the contact details of other current and former owners in an owner's buildings, which may
 * occur in texts that both can see.
 */
export async function findAddressesOfOthers(
  db: Connection,
  ownerId: string,
): Promise<(string | null)[]> {
  const buildingsOf = sql`select own_unit.building_id from ${holdings(db)} as own
    join ${units(db)} as own_unit on own_unit.id = own.unit_id where own.owner_id = ${ownerId}`;
  const rows = await db.query<{ readonly words: readonly (string | null)[] }>(sql`select
      array[owner.email, owner.phone, owner.address, member.email, member.phone] as words
    from ${owners(db)} as owner
    left join ${members(db)} as member on member.organization_id = ${db.organizationId}
      and member.id = owner.user_id
    where owner.id <> ${ownerId} and owner.id in (select holding.owner_id
      from ${holdings(db)} as holding join ${units(db)} as unit on unit.id = holding.unit_id
      where unit.building_id in (${buildingsOf}))`);
  return rows.flatMap(({ words }) => words);
}

/** Finds the bank accounts of the buildings. */
export async function findBuildingAccounts(db: Connection): Promise<string[]> {
  const rows = await db.query<{ readonly iban: string }>(
    sql`select account.iban from ${bankAccounts(db)} as account`,
  );
  return rows.map(({ iban }) => iban);
}
