import type { GrantRole, UpdateUser } from '#contract/users.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import {
  deleteRoles,
  endAllSessions,
  insertRoles,
  lockAccount,
  revokeSessionsIn,
  setRoleBuildings,
  updateAccount,
  updateMember,
  type AccountRow,
  type Grant,
} from '#features/people/auth/index.ts';
import { toStoredPhone } from '#features/shared/index.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { checkGrantableRoles, roleKey } from '../grantable-roles.ts';
import { announceApprovers, findGranter } from '../granted-roles.ts';
import { mailPendingInvitation, type UserParts } from '../invite-pending.ts';
import { findUser, rolesOf, showUser, type RoleOfUser, type UserWithRoles } from '../repository.ts';
import { scopeOf, type Scope } from '../scope.ts';

interface Held {
  readonly scope: Scope;
  /** The current account. */
  readonly person: AccountRow;
  /** The user in the caller's scope. */
  readonly shown: UserWithRoles;
}

/**
 * Changes the given fields in the organization's record of the user, or in the account if the
 * caller manages the platform. Refuses forbidden for the e-mail, which only the user can change,
 * and for the caller's own roles; invalid_role, unknown_reference, duplicate.
 */
export async function updateUser(
  ctx: TenantContext,
  parts: UserParts,
  id: string,
  { roles, ...profile }: UpdateUser,
): Promise<UserWithRoles> {
  const held = await holdUser(ctx, id);
  const { email, ...changes } = changedFields(held.shown, profile);
  // The address receives links, also into other organizations: changing it would take over the
  // account.
  if (email !== undefined) throw forbidden(ctx);
  if (roles !== undefined) await replaceRoles(ctx, held, roles);
  await change(ctx, held, changes);
  if (roles !== undefined) await mailPendingInvitation(ctx, parts, held.scope, held.person.id);
  return showUser(ctx.db, held.scope, held.person.id);
}

/**
 * Activates or deactivates a user in the organization, which ends their sessions there; on the
 * platform, for signing in at all. Refuses forbidden for the caller's own user.
 */
export async function setActive(
  ctx: TenantContext,
  id: string,
  isActive: boolean,
): Promise<UserWithRoles> {
  const held = await holdUser(ctx, id);
  const { scope, person, shown } = held;
  if (person.id === ctx.accountId) throw forbidden(ctx);
  if (shown.is_active !== isActive) {
    await change(ctx, held, { is_active: isActive });
    if (!isActive) await endSessions(ctx, held);
  }
  return showUser(ctx.db, scope, person.id);
}

function endSessions(ctx: TenantContext, { scope, person }: Held): Promise<void> {
  return scope.organization_id === null
    ? endAllSessions(ctx, person.id)
    : revokeSessionsIn(ctx.db, person.id, scope.organization_id, ctx.now);
}

function change(
  { db, now }: TenantContext,
  { scope: { organization_id }, person: { id: user_id } }: Held,
  changes: Omit<Profile, 'email'> & { readonly is_active?: boolean },
): Promise<void> {
  return organization_id === null
    ? updateAccount(db, user_id, { ...changes, updated_at: now })
    : updateMember(db, { organization_id, user_id }, changes, now);
}

function forbidden(ctx: TenantContext): DomainError {
  return new DomainError('forbidden', { role: ctx.principal.role });
}

async function holdUser(ctx: TenantContext, id: string): Promise<Held> {
  const scope = scopeOf(ctx);
  const named = found(await findUser(ctx.db, scope, id), 'user', id);
  const person = found(await lockAccount(ctx.db, named.account_id), 'user', id);
  // The current state, now that it is locked.
  const shown = found(await findUser(ctx.db, scope, id), 'user', id);
  // A sent invitation must not make the caller's version stale.
  matching(ctx, { version: shown.version });
  return { scope, person, shown };
}

type Profile = Omit<UpdateUser, 'roles'>;

/** Selects the fields that differ from the current values. */
function changedFields(shown: UserWithRoles, profile: Profile): Profile {
  const wanted = {
    ...profile,
    ...(profile.phone === undefined ? {} : { phone: toStoredPhone(profile.phone) }),
  };
  const changed = Object.entries(wanted).filter(
    ([name, value]) => value !== shown[name as keyof Profile],
  );
  return Object.fromEntries(changed) as Profile;
}

/** Replaces the roles in the scope; unchanged roles keep their ids. */
async function replaceRoles(
  ctx: TenantContext,
  { scope, person, shown }: Held,
  inputs: readonly GrantRole[],
): Promise<void> {
  const wanted = await checkGrantableRoles(ctx.db, scope, inputs);
  const present = await rolesOf(ctx.db, scope, [person.id]);
  const { added, removed, narrowed } = compareRoles(present, wanted);
  if (added.length + removed.length + narrowed.length === 0) return;
  if (person.id === ctx.accountId) throw forbidden(ctx);
  // Members get new roles immediately; for invited users, the pending invitation covers them.
  const isMember = present.some((role) => role.accepted_at !== null);
  const isAccepted = scope.organization_id === null ? person.password_hash !== null : isMember;
  if (removed.length > 0) await deleteRoles(ctx.db, removed);
  const grant = { user_id: person.id, roles: added, is_accepted: isAccepted };
  await insertRoles(ctx.db, { ...grant, granted_by: findGranter(ctx) }, ctx);
  await announceApprovers(ctx, shown, added);
  await Promise.all(narrowed.map(({ id, to }) => setRoleBuildings(ctx.db, id, to)));
}

interface RoleChanges {
  readonly added: Grant[];
  readonly removed: string[];
  readonly narrowed: { readonly id: string; readonly to: readonly string[] | null }[];
}

function compareRoles(present: readonly RoleOfUser[], wanted: readonly Grant[]): RoleChanges {
  const wantedByKey = new Map(wanted.map((role) => [roleKey(role), role]));
  const presentKeys = new Set(present.map(roleKey));
  const narrowed = present.flatMap((role) => {
    const to = wantedByKey.get(roleKey(role));
    const isSame = to === undefined || sameBuildings(role.building_ids, to.building_ids);
    return isSame ? [] : [{ id: role.role_id, to: to.building_ids }];
  });
  return {
    added: wanted.filter((role) => !presentKeys.has(roleKey(role))),
    removed: present.filter((role) => !wantedByKey.has(roleKey(role))).map((role) => role.role_id),
    narrowed,
  };
}

function sameBuildings(left: readonly string[] | null, right: readonly string[] | null): boolean {
  if (left === null || right === null) return left === right;
  return left.length === right.length && new Set([...left, ...right]).size === left.length;
}
