import type { CreateUser } from '#contract/users.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import {
  addMembers,
  insertRoles,
  lockAccountByEmail,
  makeAccount,
  findWeakness,
  type NewUser,
} from '#features/people/auth/index.ts';
import { toStoredPhone } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { checkGrantableRoles } from '../grantable-roles.ts';
import { announceApprovers, findGranter } from '../granted-roles.ts';
import { mailPendingInvitation, type UserParts } from '../invite-pending.ts';
import { belongsTo, showUser, type UserWithRoles } from '../repository.ts';
import { scopeOf } from '../scope.ts';

/**
 * Adds a user with roles: a new account, or an invitation. For an e-mail that already has an
 * account, work and response are the same as for a new one, and repeat only what the caller sent.
 * Refuses invalid_role, unknown_reference, weak_password; invitation_only for a password that a Syndic
 * chooses; duplicate for a member of the organization.
 */
export async function addUser(
  ctx: TenantContext,
  parts: UserParts,
  input: CreateUser,
): Promise<UserWithRoles> {
  const scope = scopeOf(ctx);
  if (input.password !== undefined) {
    if (ctx.principal.role !== 'SuperAdmin')
      throw new DomainError('invitation_only', { pointer: '/body/password' });
    const weakness = await findWeakness(input.password, input, '/body/password');
    if (weakness !== undefined) throw weakness;
  }
  const user: NewUser = {
    email: input.email,
    name: input.name,
    phone: toStoredPhone(input.phone) ?? null,
    language: input.language ?? 'fr',
    password: input.password,
    roles: await checkGrantableRoles(ctx.db, scope, input.roles),
  };
  const newId = await makeAccount(ctx.db, user, ctx);
  const id = await addRoles(ctx, user, newId);
  // With a password, a new user is not invited: an announced invitation would reveal that the
  // account existed.
  const isAnnounced = input.password === undefined;
  if (newId === undefined || isAnnounced)
    await mailPendingInvitation(ctx, parts, scope, id, isAnnounced);
  return showUser(ctx.db, scope, id);
}

/**
 * Adds the account with this e-mail to the organizations of the roles, an existing one under new
 * ids like a new one. Runs the same checks for both.
 * @param newId id of the account, if just created
 * @returns the id of the account
 */
async function addRoles(
  ctx: TenantContext,
  user: NewUser,
  newId: string | undefined,
): Promise<string> {
  const { db, now } = ctx;
  const { id: user_id } = await lockAccountByEmail(db, user.email);
  const organizationIds = [...new Set(user.roles.map((role) => role.organization_id ?? NIL_UUID))];
  if (await belongsTo(db, user_id, organizationIds)) {
    throw new DomainError('duplicate', { what: 'email', pointer: '/body/email' });
  }
  const is_accepted = newId !== undefined && user.password !== undefined;
  await addMembers(db, user, { user_id, idIn: () => newId ?? ctx.newId(), is_accepted, now });
  const grant = { user_id, roles: user.roles, is_accepted, granted_by: findGranter(ctx) };
  await insertRoles(db, grant, ctx);
  await announceApprovers(ctx, user, user.roles);
  return user_id;
}
