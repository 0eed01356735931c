import type { ErasurePart } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { deleteSessions } from './sessions.ts';

/** A user who signs in for an owner. */
export interface PersonOfOwner {
  readonly user_id: string;
  readonly account_id: string;
  /** Name and contact details from the organization's records. */
  readonly words: readonly (string | null)[];
  /** Free text that they entered themselves. */
  readonly chosen: { readonly name: string | null; readonly phone: string | null };
  readonly emails: readonly string[];
  /** Number of roles that do not belong to an owner. */
  readonly mandates: number;
  /** Whether they also represent another owner. */
  readonly stands_for_others: boolean;
  /** Whether another organization or the platform uses the account. */
  readonly is_known_elsewhere: boolean;
}

/**
 * Finds the users who sign in for the owner, through a role or because the owner's record names
 * them.
 */
export function findPeopleOfOwner(
  db: Connection,
  ownerId: string,
  namedUserId: string | null,
): Promise<PersonOfOwner[]> {
  return db.query<PersonOfOwner>(sql`select member.id as user_id, member.user_id as account_id,
      array[member.name, member.phone] as words,
      jsonb_build_object('name', account.name, 'phone', account.phone) as chosen,
      array[lower(member.email), lower(account.email)] as emails,
      (select count(*) from auth.role_assignments as role where role.user_id = member.user_id
        and role.organization_id = ${db.organizationId} and role.role_type <> 'Owner') as mandates,
      exists (select from auth.role_assignments as role where role.user_id = member.user_id
        and role.organization_id = ${db.organizationId} and role.owner_id <> ${ownerId}) as stands_for_others,
      exists (select from auth.members as other where other.user_id = member.user_id
          and other.organization_id <> ${db.organizationId})
        or exists (select from auth.role_assignments as role where role.user_id = member.user_id
          and role.organization_id is distinct from ${db.organizationId}) as is_known_elsewhere
    from auth.members as member join auth.users as account on account.id = member.user_id
    where member.organization_id = ${db.organizationId} and (member.id = ${namedUserId}
      or exists (select from auth.role_assignments as role where role.user_id = member.user_id
        and role.organization_id = ${db.organizationId} and role.owner_id = ${ownerId}))
    order by member.id for update of member`);
}

/**
 * Ends all access for the owner. Users who represented nobody else are removed here, and accounts
 * that nobody else uses are deleted with their credentials.
 */
export const eraseAccounts: ErasurePart = async ({ db }, { owner_id, user_ids, account_ids }) => {
  const inRoles = sql`select id from auth.role_assignments
    where organization_id = ${db.organizationId} and owner_id = ${owner_id}`;
  await deleteSessions(db, sql`role_id in (${inRoles})`);
  const roles = await db.execute(sql`delete from auth.role_assignments
    where organization_id = ${db.organizationId} and owner_id = ${owner_id}`);
  await db.execute(sql`delete from auth.members
    where organization_id = ${db.organizationId} and id = any(${user_ids}::uuid[])`);
  await deleteSessions(db, sql`user_id = any(${account_ids}::uuid[])`);
  await db.execute(
    sql`delete from auth.account_tokens where user_id = any(${account_ids}::uuid[])`,
  );
  await db.execute(sql`delete from auth.backup_codes where user_id = any(${account_ids}::uuid[])`);
  const accounts = await db.execute(
    sql`delete from auth.users where id = any(${account_ids}::uuid[])`,
  );
  return { erased: { Account: Math.max(roles, accounts) } };
};
