import type { GrantRole, UpdateUser } from '#contract/users.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import {
  deleteRoles,
  insertRoles,
  lockAccount,
  revokeSessions,
  setRoleBuildings,
  updateMember,
  voidPasswordResets,
  type AccountRow,
  type Grant,
} from '#features/people/auth/index.ts';
import { storedPhone } from '#features/shared/index.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { grantableRoles, roleKey } from '../grantable-roles.ts';
import { invitePending, type UserParts } from '../invite-pending.ts';
import {
  belongsElsewhere,
  findUser,
  rolesOf,
  showUser,
  type RoleOfUser,
  type UserWithRoles,
} from '../repository.ts';
import { scopeOf, type Scope } from '../scope.ts';

interface Held {
  readonly scope: Scope;
  /** As they are. */
  readonly person: AccountRow;
  /** As the caller sees them. */
  readonly shown: UserWithRoles;
}

/**
 * Changes the named fields. Refuses forbidden for the profile of somebody who also belongs to
 * another organization and for one's own roles, invalid_role, unknown_reference, duplicate.
 */
export async function updateUser(
  ctx: TenantContext,
  parts: UserParts,
  id: string,
  { roles, ...profile }: UpdateUser,
): Promise<UserWithRoles> {
  const held = await holdUser(ctx, id);
  const changes = changedFields(held.shown, profile);
  if (Object.keys(changes).length > 0) await requireSoleOrganization(ctx, held.scope, id);
  if (roles !== undefined) await replaceRoles(ctx, held, roles);
  await updateMember(ctx.db, id, { ...changes, updated_at: ctx.now });
  const hasMoved = changes.email !== undefined;
  // Links that went to the address of before serve no more.
  if (hasMoved) await voidPasswordResets(ctx.db, id, ctx.now);
  if (hasMoved || roles !== undefined) await invitePending(ctx, parts, held.scope, id);
  return showUser(ctx.db, held.scope, id);
}

/**
 * Lets somebody sign in again, or no more, which ends their sessions. Refuses forbidden for oneself
 * and for somebody who also belongs to another organization.
 */
export async function setActive(
  ctx: TenantContext,
  id: string,
  isActive: boolean,
): Promise<UserWithRoles> {
  const { scope, person } = await holdUser(ctx, id);
  if (person.id === ctx.userId) throw forbidden(ctx);
  await requireSoleOrganization(ctx, scope, id);
  if (person.is_active !== isActive) {
    await updateMember(ctx.db, id, { is_active: isActive, updated_at: ctx.now });
    if (!isActive) await revokeSessions(ctx.db, id, ctx.now);
  }
  return showUser(ctx.db, scope, id);
}

function forbidden(ctx: TenantContext): DomainError {
  return new DomainError('forbidden', { role: ctx.principal.role });
}

async function holdUser(ctx: TenantContext, id: string): Promise<Held> {
  const scope = scopeOf(ctx);
  const person = found(await lockAccount(ctx.db, id), 'user', id);
  const shown = found(await findUser(ctx.db, scope, id), 'user', id);
  // That a mail went out meanwhile is nobody's change.
  matching(ctx, { version: shown.version });
  return { scope, person, shown };
}

type Profile = Omit<UpdateUser, 'roles'>;

/** A field named with the value that it has is no change. */
function changedFields(shown: UserWithRoles, profile: Profile): Profile {
  const wanted = {
    ...profile,
    ...(profile.phone === undefined ? {} : { phone: storedPhone(profile.phone) }),
  };
  const changed = Object.entries(wanted).filter(
    ([name, value]) => value !== shown[name as keyof Profile],
  );
  return Object.fromEntries(changed) as Profile;
}

async function requireSoleOrganization(
  ctx: TenantContext,
  scope: Scope,
  id: string,
): Promise<void> {
  if (ctx.principal.role === 'SuperAdmin') return;
  if (await belongsElsewhere(ctx.db, id, scope.organization_id)) throw forbidden(ctx);
}

/** Makes the roles in the scope those that are named; a role that stays keeps its id. */
async function replaceRoles(
  ctx: TenantContext,
  { scope, person }: Held,
  inputs: readonly GrantRole[],
): Promise<void> {
  const wanted = await grantableRoles(ctx.db, scope, inputs);
  const present = await rolesOf(ctx.db, scope, [person.id]);
  const { added, removed, narrowed } = compareRoles(present, wanted);
  if (added.length + removed.length + narrowed.length === 0) return;
  if (person.id === ctx.userId) throw forbidden(ctx);
  // Members get another role at once; whoever has yet to answer an invitation answers for it too.
  const isMember = present.some((role) => role.accepted_at !== null);
  const isAccepted = scope.organization_id === null ? person.password_hash !== null : isMember;
  if (removed.length > 0) await deleteRoles(ctx.db, person.id, removed);
  await insertRoles(ctx.db, { user_id: person.id, roles: added, is_accepted: isAccepted }, ctx);
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
