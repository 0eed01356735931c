import type { RoleType } from '#contract/access.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import { hashPassword } from './passwords.ts';

export interface NewRole {
  readonly role_type: RoleType;
  /** Null: the platform. */
  readonly organization_id: string | null;
  readonly owner_id: string | null;
  readonly building_ids: readonly string[] | null;
}

export interface NewUser {
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly language: Language;
  /** With a password the roles are accepted at once, else they wait for an invitation's answer. */
  readonly password: string | undefined;
  readonly roles: readonly NewRole[];
}

/** Somebody who runs the platform, for `createUser`. */
export function newSuperAdmin(person: { email: string; name: string; password: string }): NewUser {
  const role = { role_type: 'SuperAdmin', organization_id: null, owner_id: null } as const;
  return { ...person, phone: null, language: 'fr', roles: [{ ...role, building_ids: null }] };
}

type Making = Pick<RequestContext, 'newId' | 'now'>;

/** Makes an account with its roles. @returns its id; undefined when the e-mail has an account. */
export async function createUser(
  db: Connection,
  { password, roles, ...profile }: NewUser,
  making: Making,
): Promise<string | undefined> {
  const { newId, now } = making;
  const hash = password === undefined ? null : await hashPassword(password);
  const row = await db.first<{ id: string }>(sql`insert into auth.users
    (id, email, name, phone, language, password_hash, created_at, updated_at)
    values (${newId()}, ${profile.email}, ${profile.name}, ${profile.phone}, ${profile.language}, ${hash},
      ${now}, ${now})
    on conflict ((lower(email))) do nothing returning id`);
  if (row === undefined) return undefined;
  await insertRoles(db, { user_id: row.id, roles, is_accepted: hash !== null }, making);
  return row.id;
}

/** Gives somebody more roles. */
export async function insertRoles(
  db: Connection,
  grant: {
    readonly user_id: string;
    readonly roles: readonly NewRole[];
    readonly is_accepted: boolean;
  },
  { newId, now }: Making,
): Promise<void> {
  const acceptedAt = grant.is_accepted ? now : null;
  await Promise.all(
    grant.roles.map((role) =>
      db.execute(sql`insert into auth.role_assignments
        (id, user_id, role_type, organization_id, owner_id, building_ids, accepted_at, created_at)
        values (${newId()}, ${grant.user_id}, ${role.role_type}, ${role.organization_id},
          ${role.owner_id}, ${role.building_ids}::uuid[], ${acceptedAt}, ${now})`),
    ),
  );
}
