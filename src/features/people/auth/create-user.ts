import type { Language } from '#domain/kernel/language.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRow } from '#platform/db/rows.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import { hashPassword } from './passwords.ts';
import { insertAccount, type Grant } from './repository/users.ts';

export interface NewUser {
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly language: Language;
  /** With a password the roles are accepted at once, else they wait for an invitation's answer. */
  readonly password: string | undefined;
  /** The caller holds the owners that they name. */
  readonly roles: readonly Grant[];
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
  const times = { created_at: now, updated_at: now };
  const account = { id: newId(), ...profile, password_hash: hash, ...times };
  const row = await insertAccount(db, account);
  if (row === undefined) return undefined;
  await insertRoles(db, { user_id: row.id, roles, is_accepted: hash !== null }, making);
  return row.id;
}

/** Gives somebody more roles. The caller holds the owners that they name. */
export async function insertRoles(
  db: Connection,
  grant: {
    readonly user_id: string;
    readonly roles: readonly Grant[];
    readonly is_accepted: boolean;
  },
  { newId, now }: Making,
): Promise<void> {
  const { user_id, roles, is_accepted: isAccepted } = grant;
  const given = { user_id, accepted_at: isAccepted ? now : null, created_at: now };
  await Promise.all(
    roles.map((role) => insertRow(db, 'auth.role_assignments', { id: newId(), ...given, ...role })),
  );
}
