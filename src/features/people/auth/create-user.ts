import type { Language } from '#domain/kernel/language.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRow } from '#platform/db/rows.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import { hashPassword } from './passwords.ts';
import { insertMembers } from './repository/members.ts';
import { insertAccount, type Grant } from './repository/users.ts';

export interface NewUser {
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly language: Language;
  /** With a password, the roles are accepted immediately, otherwise once the invitation is. */
  readonly password: string | undefined;
  /** The caller has locked the owners that they refer to. */
  readonly roles: readonly Grant[];
}

/** Makes the input of `createUser` for an operator of the platform. */
export function newSuperAdmin(person: { email: string; name: string; password: string }): NewUser {
  const role = { role_type: 'SuperAdmin', organization_id: null, owner_id: null } as const;
  return { ...person, phone: null, language: 'fr', roles: [{ ...role, building_ids: null }] };
}

type Making = Pick<RequestContext, 'newId' | 'now'>;

/**
 * Creates an account with its roles, whose address the caller vouches for. The profile belongs to each
 * organization; only on the platform does it belong to the account.
 * @returns the id, the same for all organizations; undefined if the e-mail has an account
 */
export async function createUser(
  db: Connection,
  user: NewUser,
  making: Making,
): Promise<string | undefined> {
  const id = await makeAccount(db, user, making, making.now);
  if (id === undefined) return undefined;
  const is_accepted = user.password !== undefined;
  await addMembers(db, user, { user_id: id, idIn: () => id, is_accepted, now: making.now });
  const grant = { user_id: id, roles: user.roles, is_accepted, granted_by: null };
  await insertRoles(db, grant, making);
  return id;
}

/**
 * Creates an account that no organization knows yet.
 * @param provedAt when the address was proved; null: the first person to prove it gets an empty account
 * @returns undefined if the e-mail has one, after the same amount of work
 */
export async function makeAccount(
  db: Connection,
  user: NewUser,
  { newId, now }: Making,
  provedAt: string | null = null,
): Promise<string | undefined> {
  const { password, roles, email } = user;
  const hash = password === undefined ? null : await hashPassword(password);
  const times = { created_at: now, updated_at: now };
  const isOfPlatform = roles.every((role) => role.organization_id === null);
  const { name, phone, language } = isOfPlatform ? user : NOTHING_SET;
  const account = { id: newId(), email, name, phone, language, password_hash: hash, ...times };
  const row = { ...account, email_proved_at: provedAt };
  return (await insertAccount(db, row))?.id;
}

/** An empty profile. */
const NOTHING_SET = { name: null, phone: null, language: null };

/** Adds an account to the organizations of these roles, with the user's data. */
export async function addMembers(
  db: Connection,
  { email, name, phone, language, roles }: Omit<NewUser, 'password'>,
  known: {
    readonly user_id: string;
    /** Gives the id of the user in an organization. */
    readonly idIn: (organizationId: string) => string;
    readonly is_accepted: boolean;
    readonly now: string;
  },
): Promise<void> {
  const { user_id, idIn, is_accepted: isAccepted, now } = known;
  const said = { user_id, email, name, phone, language, created_at: now, updated_at: now };
  const organizationIds = [...new Set(roles.flatMap((role) => role.organization_id ?? []))];
  const rows = organizationIds.map((organization_id) => {
    const joined_at = isAccepted ? now : null;
    return { organization_id, id: idIn(organization_id), joined_at, ...said };
  });
  await insertMembers(db, rows);
}

/**
 * Adds roles in organizations that know the user. The caller has locked the owners that they refer
 * to.
 */
export async function insertRoles(
  db: Connection,
  grant: {
    readonly user_id: string;
    readonly roles: readonly Grant[];
    readonly is_accepted: boolean;
    /** The user of the organization who gives them; null: the platform. */
    readonly granted_by: string | null;
  },
  { newId, now }: Making,
): Promise<void> {
  const { user_id, roles, is_accepted: isAccepted, granted_by } = grant;
  const given = { user_id, granted_by, accepted_at: isAccepted ? now : null, created_at: now };
  await Promise.all(
    roles.map((role) => insertRow(db, 'auth.role_assignments', { id: newId(), ...given, ...role })),
  );
}
