import type { RoleAssignment } from '#contract/auth.ts';
import { APPROVING_ROLES } from '#domain/people/second-person.ts';
import type { Connection } from '#platform/db/connection.ts';
import {
  findRow,
  insertRows,
  insertRowsReturning,
  lockRow,
  type NewRow,
  type Row,
} from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { SEALED_PREFIX } from '#platform/security/totp-vault.ts';
import { organizations } from '#relations/organizations.ts';

/** An account; a null hash: invited, with no password chosen yet. */
export type AccountRow = Row<'auth.users'>;

/** A role with its scope; inapplicable parts are null. */
export type Grant = Pick<
  Row<'auth.role_assignments'>,
  'role_type' | 'organization_id' | 'owner_id' | 'building_ids'
>;

/** A role with the name of its organization. */
export interface RoleRow extends Grant {
  readonly role_id: string;
  readonly organization_name: string | null;
  readonly approver_confirmed: boolean;
}

/** Columns of a role assignment `role` with its organization `organization`. */
export const roleColumns = sql`role.id as role_id, role.role_type, role.organization_id,
  organization.name as organization_name, role.owner_id, role.building_ids,
  (role.granted_by is null and not role.is_address_unproven or role.approver_confirmed_at is not null
    or role.role_type <> all(${APPROVING_ROLES}::text[])) as approver_confirmed`;

/** Converts a role to its JSON form, with owner and buildings only if applicable. */
export function showRole({
  owner_id: ownerId,
  building_ids: buildingIds,
  ...role
}: RoleRow): RoleAssignment {
  const { role_id, role_type, organization_id, organization_name, approver_confirmed } = role;
  return {
    role_id,
    role_type,
    organization_id,
    organization_name,
    approver_confirmed,
    ...(ownerId === null ? {} : { owner_id: ownerId }),
    ...(buildingIds === null ? {} : { building_ids: [...buildingIds] }),
  };
}

export function findAccountByEmail(db: Connection, email: string): Promise<AccountRow | undefined> {
  return db.first<AccountRow>(sql`select * from auth.users where lower(email) = lower(${email})`);
}

export function findAccount(db: Connection, id: string): Promise<AccountRow | undefined> {
  return findRow(db, 'auth.users', id);
}

/** Locks an account against concurrent changes of its credentials. */
export function lockAccount(db: Connection, id: string): Promise<AccountRow | undefined> {
  return lockRow(db, 'auth.users', id);
}

/** Locks the account with this e-mail, which must exist. */
export function lockAccountByEmail(db: Connection, email: string): Promise<AccountRow> {
  return db.one<AccountRow>(sql`select * from auth.users
    where lower(email) = lower(${email}) for no key update`);
}

/** Inserts an account. @returns undefined if the e-mail has an account */
export async function insertAccount(
  db: Connection,
  account: NewRow<'auth.users'>,
): Promise<AccountRow | undefined> {
  const isNew = sql`on conflict ((lower(email))) do nothing`;
  return (await insertRowsReturning(db, 'auth.users', [account], isNew))[0];
}

/** Whether any account exists. */
export async function hasAccounts(db: Connection): Promise<boolean> {
  return (await db.first(sql`select from auth.users limit 1`)) !== undefined;
}

/**
 * Makes processes that start together on one database take turns, so that only one creates the
 * first account.
 */
export async function lockFirstAccount(db: Connection): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('first-admin', 0))`);
}

/** Lists the accepted roles of a user, oldest first. */
export async function listAcceptedRoles(db: Connection, userId: string): Promise<RoleAssignment[]> {
  const rows = await db.query<RoleRow>(sql`select ${roleColumns}
    from auth.role_assignments as role
    left join ${organizations(db)} as organization on organization.id = role.organization_id
    left join auth.members as member on member.organization_id = role.organization_id
      and member.user_id = role.user_id
    where role.user_id = ${userId} and role.accepted_at is not null
      and (role.organization_id is null or member.is_active)
    order by role.created_at, role.id`);
  return rows.map(showRole);
}

/** Whether the user has any role, accepted or not, where they are not deactivated. */
export async function hasAnyRole(db: Connection, userId: string): Promise<boolean> {
  const row = await db.first(sql`select from auth.role_assignments as role
    left join auth.members as member on member.organization_id = role.organization_id
      and member.user_id = role.user_id
    where role.user_id = ${userId} and (role.organization_id is null or member.is_active) limit 1`);
  return row !== undefined;
}

export async function setPasswordHash(db: Connection, userId: string, hash: string): Promise<void> {
  await db.execute(sql`update auth.users set password_hash = ${hash} where id = ${userId}`);
}

/** Replaces a verified hash by a stronger one, unless it has changed since. */
export async function replacePasswordHash(
  db: Connection,
  userId: string,
  hashes: { readonly from: string; readonly to: string },
): Promise<void> {
  await db.execute(sql`update auth.users set password_hash = ${hashes.to}
    where id = ${userId} and password_hash = ${hashes.from}`);
}

/**
 * Removes what was set up in an account before its address was proved. The name stays where no
 * organization has its own.
 */
export async function emptyAccount(db: Connection, userId: string, now: string): Promise<void> {
  await replaceBackupCodes(db, userId, []);
  await db.execute(sql`update auth.users set email_proved_at = ${now}, phone = null, settings = '{}',
      name = case when exists (select from auth.members where user_id = ${userId}) then null else name end,
      totp_secret = null, totp_enabled = false, totp_last_step = 0, totp_lost_at = null,
      version = version + 1, updated_at = ${now}
    where id = ${userId}`);
}

/** Stores a TOTP secret, confirmed or not; null disables the second factor. */
export async function setTotp(
  db: Connection,
  userId: string,
  totp: { readonly secret: string | null; readonly isEnabled: boolean },
): Promise<void> {
  await db.execute(sql`update auth.users
    set totp_secret = ${totp.secret}, totp_enabled = ${totp.isEnabled}, totp_last_step = 0,
      totp_lost_at = case when ${totp.isEnabled} then null else totp_lost_at end
    where id = ${userId}`);
}

/** Locks the accounts whose secret is not encrypted. */
export function lockPlainSecrets(
  db: Connection,
): Promise<Pick<AccountRow, 'id' | 'totp_secret'>[]> {
  return db.query(sql`select id, totp_secret from auth.users
    where totp_secret not like ${`${SEALED_PREFIX}%`} order by id for no key update`);
}

/** Replaces a secret by the same one in another form. */
export async function replaceSecret(db: Connection, userId: string, stored: string): Promise<void> {
  await db.execute(sql`update auth.users set totp_secret = ${stored} where id = ${userId}`);
}

/**
 * Disables the second factor of all whose secret another key encrypted, with their backup codes.
 * @param prefix start of the secrets that the present key encrypted
 * @returns the number of those who had enabled it
 */
export async function endTotpWithoutKey(
  db: Connection,
  prefix: string,
  now: string,
): Promise<number> {
  const lost = await db.query<{ id: string; was_enabled: boolean }>(sql`with lost as materialized (
      select id, totp_enabled as was_enabled from auth.users
      where totp_secret like ${`${SEALED_PREFIX}%`} and not starts_with(totp_secret, ${prefix})
      for no key update)
    update auth.users as account set totp_secret = null, totp_enabled = false, totp_last_step = 0,
      totp_lost_at = case when lost.was_enabled then ${now} else account.totp_lost_at end,
      version = version + 1, updated_at = ${now}
    from lost where lost.id = account.id returning account.id, lost.was_enabled`);
  const ids = lost.map(({ id }) => id);
  await db.execute(sql`delete from auth.backup_codes where user_id = any(${ids}::uuid[])`);
  return lost.filter(({ was_enabled: wasEnabled }) => wasEnabled).length;
}

export async function setTotpStep(db: Connection, userId: string, step: number): Promise<void> {
  await db.execute(sql`update auth.users set totp_last_step = ${step} where id = ${userId}`);
}

/** Replaces all backup codes; an empty list leaves none. */
export async function replaceBackupCodes(
  db: Connection,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.execute(sql`delete from auth.backup_codes where user_id = ${userId}`);
  const codes = hashes.map((hash) => ({ user_id: userId, code_hash: hash }));
  await insertRows(db, 'auth.backup_codes', codes);
}

/** Uses up a backup code. @returns whether it was a valid unused code of the account */
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
 * Accepts the pending roles in these organizations (nil UUID: the platform), except where the user
 * was deactivated since.
 * @returns their ids, oldest first
 */
export async function acceptRoles(
  db: Connection,
  acceptance: {
    readonly user_id: string;
    readonly organization_ids: readonly string[];
    /** Whether the link was shown to the inviting person instead of mailed. */
    readonly is_shown: boolean;
    readonly now: string;
  },
): Promise<string[]> {
  const { user_id: userId, organization_ids: organizationIds, is_shown: isShown, now } = acceptance;
  const accepted = await db.query<{ id: string }>(sql`update auth.role_assignments as role
    set accepted_at = ${now}, is_address_unproven = ${isShown}
    where role.user_id = ${userId} and role.accepted_at is null
      and coalesce(role.organization_id, ${NIL_UUID}) = any(${organizationIds}::uuid[])
      and not exists (select from auth.members as member where member.user_id = ${userId}
        and member.organization_id = role.organization_id and not member.is_active)
    returning role.id`);
  await db.execute(sql`update auth.members
    set joined_at = ${now}, updated_at = ${now}, version = version + 1
    where user_id = ${userId} and organization_id = any(${organizationIds}::uuid[]) and is_active`);
  await db.execute(sql`update auth.users set version = version + 1, updated_at = ${now}
    where id = ${userId}`);
  return accepted.map(({ id }) => id).sort();
}
