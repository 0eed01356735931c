import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import { users } from '#relations/auth.ts';
import { organizations } from '#relations/organizations.ts';
import { owners } from '#relations/owners.ts';
import { holdings } from '#relations/unit-owners.ts';
import { units } from '#relations/units.ts';

/** Spellings of the names of these users and of the office. */
const spellings = (db: Connection, userIds: readonly string[]) => sql`
  select app.spelling_key(person.name) from ${users(db)} as person
  where person.id = any(${userIds}::uuid[])
  union all select app.spelling_key(office.name) from ${organizations(db)} as office`;

/** Whether an owner is one of these users or, if they have no user, bears their or the office's name. */
const isOneOf = (db: Connection, userIds: readonly string[]): Sql => sql`(
  owner.user_id = any(${userIds}::uuid[])
  or owner.user_id is null and app.spelling_key(owner.name) in (${spellings(db, userIds)}))`;

/** An owner or a person known by name. */
export interface NamedPerson {
  readonly owner_id: string | null;
  readonly name: string | null;
}

/**
 * Finds the first position in a list whose owner or name, ignoring its spelling, is one of these users or
 * the office itself. An owner without a user is only recognized by name.
 */
export async function findUserOrOffice(
  db: Connection,
  userIds: readonly string[],
  persons: readonly NamedPerson[],
): Promise<number | undefined> {
  const found = await db.first<{ index: number }>(sql`select (person.position - 1)::integer as index
    from unnest(${persons.map(({ owner_id }) => owner_id)}::uuid[],
      ${persons.map(({ name }) => name)}::text[]) with ordinality as person (owner_id, name, position)
    where exists (select from ${owners(db)} as owner
        where owner.id = person.owner_id and ${isOneOf(db, userIds)})
      or app.spelling_key(person.name) in (${spellings(db, userIds)})
    order by person.position limit 1`);
  return found?.index;
}

/** Finds the owners in a building on a day who are one of these users or the office itself. */
export async function findOwnersAmongUsers(
  db: Connection,
  userIds: readonly string[],
  { building_id, date }: { readonly building_id: string; readonly date: LocalDate },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`select owner.id from ${owners(db)} as owner
    where ${isOneOf(db, userIds)} and exists (
      select from ${holdings(db)} as held join ${units(db)} as unit on unit.id = held.unit_id
      where held.owner_id = owner.id and unit.building_id = ${building_id}
        and held.during @> ${date}::date)
    order by owner.id`);
  return rows.map(({ id }) => id);
}
