import type { RoleType } from '#contract/access.ts';
import type { RoleAssignment } from '#contract/auth.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { NIL_UUID } from '#platform/ids.ts';

/** Somebody with an account; a null hash: invited, and no password chosen yet. */
export interface AccountRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly language: Language;
  readonly password_hash: string | null;
  readonly is_active: boolean;
  readonly totp_secret: string | null;
  readonly totp_enabled: boolean;
  readonly totp_last_step: number;
}

/** A role as the database has it: what does not apply is null. */
interface RoleRow {
  readonly role_id: string;
  readonly role_type: RoleType;
  readonly organization_id: string | null;
  readonly organization_name: string | null;
  readonly owner_id: string | null;
  readonly building_ids: string[] | null;
}

/** Columns of a role assignment `role` with its organization `organization`. */
export const roleColumns = sql`role.id as role_id, role.role_type, role.organization_id,
  organization.name as organization_name, role.owner_id, role.building_ids`;

const accountColumns = sql`id, email, name, phone, language, password_hash, is_active, totp_secret,
  totp_enabled, totp_last_step`;

/** A role as it is shown: owner and buildings only where they apply. */
export function showRole({
  owner_id: ownerId,
  building_ids: buildingIds,
  ...role
}: RoleRow): RoleAssignment {
  const { role_id, role_type, organization_id, organization_name } = role;
  return {
    role_id,
    role_type,
    organization_id,
    organization_name,
    ...(ownerId === null ? {} : { owner_id: ownerId }),
    ...(buildingIds === null ? {} : { building_ids: buildingIds }),
  };
}

export function findAccountByEmail(db: Connection, email: string): Promise<AccountRow | undefined> {
  return db.first<AccountRow>(sql`select ${accountColumns} from auth.users
    where lower(email) = lower(${email})`);
}

export function findAccount(db: Connection, id: string): Promise<AccountRow | undefined> {
  return db.first<AccountRow>(sql`select ${accountColumns} from auth.users where id = ${id}`);
}

/** Held against every other change of what this person signs in with. */
export function lockAccount(db: Connection, id: string): Promise<AccountRow | undefined> {
  return db.first<AccountRow>(sql`select ${accountColumns} from auth.users
    where id = ${id} for no key update`);
}

/** The roles in which somebody may act, oldest first. */
export async function acceptedRoles(db: Connection, userId: string): Promise<RoleAssignment[]> {
  const rows = await db.query<RoleRow>(sql`select ${roleColumns}
    from auth.role_assignments as role
    left join auth.organizations as organization on organization.id = role.organization_id
    where role.user_id = ${userId} and role.accepted_at is not null
    order by role.created_at, role.id`);
  return rows.map(showRole);
}

export async function hasAnyRole(db: Connection, userId: string): Promise<boolean> {
  const row = await db.first(
    sql`select from auth.role_assignments where user_id = ${userId} limit 1`,
  );
  return row !== undefined;
}

export async function setPasswordHash(db: Connection, userId: string, hash: string): Promise<void> {
  await db.execute(sql`update auth.users set password_hash = ${hash} where id = ${userId}`);
}

/** Puts a stronger hash in the place of the one that was checked, unless that has changed since. */
export async function replacePasswordHash(
  db: Connection,
  userId: string,
  hashes: { readonly from: string; readonly to: string },
): Promise<void> {
  await db.execute(sql`update auth.users set password_hash = ${hashes.to}
    where id = ${userId} and password_hash = ${hashes.from}`);
}

/** A secret that waits to be confirmed, or is in force; null: no second factor. */
export async function setTotp(
  db: Connection,
  userId: string,
  totp: { readonly secret: string | null; readonly isEnabled: boolean },
): Promise<void> {
  await db.execute(sql`update auth.users
    set totp_secret = ${totp.secret}, totp_enabled = ${totp.isEnabled}, totp_last_step = 0
    where id = ${userId}`);
}

export async function setTotpStep(db: Connection, userId: string, step: number): Promise<void> {
  await db.execute(sql`update auth.users set totp_last_step = ${step} where id = ${userId}`);
}

/** Removes the backup codes of before; an empty list leaves none. */
export async function replaceBackupCodes(
  db: Connection,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.execute(sql`delete from auth.backup_codes where user_id = ${userId}`);
  await db.execute(sql`insert into auth.backup_codes (user_id, code_hash)
    select ${userId}, hash from unnest(${hashes}::bytea[]) as hash`);
}

/** @returns whether it was an unused code of theirs; it is used now. */
export async function useBackupCode(
  db: Connection,
  userId: string,
  hash: Buffer,
  now: string,
): Promise<boolean> {
  const used = await db.execute(sql`update auth.backup_codes set used_at = ${now}
    where user_id = ${userId} and code_hash = ${hash} and used_at is null`);
  return used === 1;
}

/**
 * Makes roles out of what waited in these organizations (nil UUID: the platform).
 * @returns their ids, oldest first
 */
export async function acceptRoles(
  db: Connection,
  acceptance: {
    readonly user_id: string;
    readonly organization_ids: readonly string[];
    readonly now: string;
  },
): Promise<string[]> {
  const { user_id: userId, organization_ids: organizationIds, now } = acceptance;
  const accepted = await db.query<{ id: string }>(sql`update auth.role_assignments
    set accepted_at = ${now}
    where user_id = ${userId} and accepted_at is null
      and coalesce(organization_id, ${NIL_UUID}) = any(${organizationIds}::uuid[])
    returning id`);
  await db.execute(sql`delete from auth.invited_profiles
    where user_id = ${userId} and organization_id = any(${organizationIds}::uuid[])`);
  await db.execute(sql`update auth.users set version = version + 1, updated_at = ${now}
    where id = ${userId}`);
  return accepted.map(({ id }) => id).sort();
}

export async function setName(db: Connection, userId: string, name: string): Promise<void> {
  await db.execute(sql`update auth.users set name = ${name} where id = ${userId}`);
}
