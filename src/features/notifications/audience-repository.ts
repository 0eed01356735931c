import type { RoleType } from '#contract/access.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Connection } from '#platform/db/connection.ts';
import { allOf, sql, type Sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { roleAssignments, users } from '#relations/auth.ts';
import { buildings } from '#relations/buildings.ts';
import { owners } from '#relations/owners.ts';
import { holdings } from '#relations/unit-owners.ts';
import { units } from '#relations/units.ts';
import type { Recipient } from './definition.ts';

/**
 * Finds the recipients of notifications: people who can sign in to the organization, each once,
 * whatever their roles.
 */

export type Role = Exclude<RoleType, 'SuperAdmin'>;

/** Finds people with a role in the organization that meets the conditions. */
function peopleWithRole({ db }: TenantContext, conditions: readonly Sql[]): Promise<Recipient[]> {
  return db.query<Recipient>(sql`select distinct role.user_id from ${roleAssignments(db)} as role
    join ${users(db)} as person on person.id = role.user_id
    where role.organization_id = ${db.organizationId} and role.accepted_at is not null
      and person.is_active and ${allOf(conditions)} order by role.user_id`);
}

/** Finds everyone in the organization. */
export function everybody(ctx: TenantContext): Promise<Recipient[]> {
  return peopleWithRole(ctx, []);
}

/** Finds the operators of the platform. */
export function operators({ db }: TenantContext): Promise<Recipient[]> {
  return db.query<Recipient>(sql`select person.id as user_id from ${users(db)} as person
    where person.is_of_platform and person.is_active order by person.id`);
}

/** Finds everyone who is an owner in the organization. */
export function findAllOwners(ctx: TenantContext): Promise<Recipient[]> {
  return peopleWithRole(ctx, [sql`role.role_type = 'Owner'`]);
}

/**
 * Finds people with one of these roles who may see the building.
 * @param buildingId null: no building, which a role limited to some buildings does not see
 */
export function findStaffInRoles(
  ctx: TenantContext,
  roles: readonly Role[],
  buildingId: string | null,
): Promise<Recipient[]> {
  return peopleWithRole(ctx, [
    sql`role.role_type = any(${roles}::text[])`,
    sql`(role.building_ids is null or ${buildingId}::uuid = any(role.building_ids))`,
  ]);
}

/**
 * Finds the council and the auditors.
 * @param buildingIds of these buildings, or of those for the whole organization; null: all of them
 */
export function findCouncil(
  ctx: TenantContext,
  buildingIds: readonly string[] | null,
): Promise<Recipient[]> {
  return peopleWithRole(ctx, [
    sql`role.role_type in ('BoardMember', 'Auditor')`,
    sql`(role.building_ids is null or ${buildingIds}::uuid[] is null
      or role.building_ids && ${buildingIds}::uuid[])`,
  ]);
}

/** Finds this user, if they belong to the organization or operate the platform. */
export function findUserRecipient({ db }: TenantContext, userId: string): Promise<Recipient[]> {
  return db.query<Recipient>(sql`select person.id as user_id from ${users(db)} as person
    where person.id = ${userId} and person.is_active
      and (person.is_of_platform or exists (select from ${roleAssignments(db)} as role
        where role.user_id = person.id and role.accepted_at is not null))`);
}

/**
 * Selects `(owner_id, user_id, building_ids)` of people who represent an owner, through an Owner
 * role, possibly limited to buildings, or because the owner's record names them.
 */
export function selectOwnerRepresentatives(db: Connection): Sql {
  return sql`(select role.owner_id, role.user_id, role.building_ids
      from ${roleAssignments(db)} as role join ${users(db)} as person on person.id = role.user_id
      where role.organization_id = ${db.organizationId} and role.owner_id is not null
        and role.accepted_at is not null and person.is_active
    union all
    select owner.id, owner.user_id, null::uuid[]
      from ${owners(db)} as owner join ${users(db)} as person on person.id = owner.user_id
      where person.is_active and exists (select from ${roleAssignments(db)} as role
          where role.user_id = owner.user_id and role.organization_id = ${db.organizationId}
            and role.accepted_at is not null))`;
}

/**
 * Finds people who represent one of these owners, for matters of the building; null: of the
 * organization.
 */
export function findOwnerRepresentatives(
  { db }: TenantContext,
  ownerIds: readonly string[],
  buildingId: string | null,
): Promise<Recipient[]> {
  return db.query<Recipient>(sql`select distinct stands.user_id from ${selectOwnerRepresentatives(db)} as stands
    where stands.owner_id = any(${ownerIds}::uuid[])
      and (stands.building_ids is null or ${buildingId}::uuid is null
        or ${buildingId}::uuid = any(stands.building_ids))
    order by stands.user_id`);
}

/** Finds people who represent the owner of a unit of the building on the day. */
export function findBuildingOwners(
  { db }: TenantContext,
  buildingId: string,
  on: LocalDate,
): Promise<Recipient[]> {
  return db.query<Recipient>(sql`select distinct stands.user_id from ${selectOwnerRepresentatives(db)} as stands
    where (stands.building_ids is null or ${buildingId}::uuid = any(stands.building_ids))
      and stands.owner_id in (select holding.owner_id from ${units(db)} as held
        join ${holdings(db)} as holding on holding.unit_id = held.id
        where held.building_id = ${buildingId} and holding.during @> ${on}::date)
    order by stands.user_id`);
}

/** Finds the name of a building; undefined if it does not exist. */
export async function findBuildingName(db: Connection, id: string): Promise<string | undefined> {
  const row = await db.first<{ name: string }>(
    sql`select name from ${buildings(db)} as building where id = ${id}`,
  );
  return row?.name;
}
