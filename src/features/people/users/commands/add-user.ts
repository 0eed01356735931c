import type { CreateUser } from '#contract/users.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import {
  createUser,
  insertInvitedProfiles,
  insertRoles,
  lockAccountByEmail,
  updateMember,
  weaknessOf,
  type NewUser,
} from '#features/people/auth/index.ts';
import { storedPhone } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { grantableRoles } from '../grantable-roles.ts';
import { invitePending, type UserParts } from '../invite-pending.ts';
import { belongsTo, showUser, type UserWithRoles } from '../repository.ts';
import { scopeOf } from '../scope.ts';

/**
 * Gives somebody roles: a new account, or an invitation. For an e-mail that has an account already
 * the work and the answer are those of a new one, with what the caller sent and nothing else.
 * Refuses invalid_role, unknown_reference, weak_password; duplicate for a member of the organization.
 */
export async function addUser(
  ctx: TenantContext,
  parts: UserParts,
  input: CreateUser,
): Promise<UserWithRoles> {
  const scope = scopeOf(ctx);
  if (input.password !== undefined) {
    const weakness = await weaknessOf(input.password, input, '/body/password');
    if (weakness !== undefined) throw weakness;
  }
  const user: NewUser = {
    email: input.email,
    name: input.name,
    phone: storedPhone(input.phone) ?? null,
    language: input.language ?? 'fr',
    password: input.password,
    roles: await grantableRoles(ctx.db, scope, input.roles),
  };
  const newId = await createUser(ctx.db, user, ctx);
  const id = newId ?? (await addRolesToKnown(ctx, user));
  // With a password, somebody new is not invited: that somebody is, tells that they are known.
  const isAnnounced = input.password === undefined;
  if (newId === undefined || isAnnounced) await invitePending(ctx, parts, scope, id, isAnnounced);
  return showUser(ctx.db, scope, id);
}

async function addRolesToKnown(ctx: TenantContext, user: NewUser): Promise<string> {
  const { id } = await lockAccountByEmail(ctx.db, user.email);
  const organizationIds = [...new Set(user.roles.map((role) => role.organization_id ?? NIL_UUID))];
  if (await belongsTo(ctx.db, id, organizationIds)) {
    throw new DomainError('duplicate', { what: 'email', pointer: '/body/email' });
  }
  await updateMember(ctx.db, id, { updated_at: ctx.now });
  await insertRoles(ctx.db, { user_id: id, roles: user.roles, is_accepted: false }, ctx);
  const { email, name, phone, language } = user;
  const named = { email, name, phone, language };
  const times = { created_at: ctx.now, updated_at: ctx.now };
  const profiles = organizationIds
    .filter((organizationId) => organizationId !== NIL_UUID)
    .map((organization_id) => ({ user_id: id, organization_id, ...named, ...times }));
  await insertInvitedProfiles(ctx.db, profiles);
  return id;
}
