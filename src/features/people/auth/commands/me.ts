import { hash } from 'node:crypto';
import { mayUse } from '#contract/access.ts';
import type { Me, UpdateMe } from '#contract/auth.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { toStoredPhone } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { matching, type UserContext } from '#platform/http/request-context.ts';
import type { Route } from '#platform/http/route.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { findProfile, updateAccount } from '../repository/members.ts';
import { listAcceptedRoles, findAccount, lockAccount } from '../repository/users.ts';

/** All operations of the service; available once it is assembled. */
export type Operations = () => readonly Pick<Route, 'operationId' | 'access'>[];

/**
 * The profile with the parts of its entity tag: roles and the organization's data change without
 * the account.
 */
type ShownMe = Me & { readonly version: number; readonly live: string };

/** Reads the signed-in user, with all roles and the permissions of the active one. */
export function whoAmI(ctx: UserContext, operations: Operations): Promise<ShownMe> {
  return ctx.database.snapshot(NIL_UUID, (db) => showMe(ctx, db, operations));
}

/** Changes the caller's own profile, in every organization. Refuses stale. */
export function updateMe(
  ctx: UserContext,
  operations: Operations,
  { phone, ...changes }: UpdateMe,
): Promise<ShownMe> {
  return ctx.database.write(NIL_UUID, async (db) => {
    await lockAccount(db, ctx.accountId);
    matching(ctx, await showMe(ctx, db, operations));
    const profile = { ...changes, phone: toStoredPhone(phone), updated_at: ctx.now };
    await updateAccount(db, ctx.accountId, profile);
    return showMe(ctx, db, operations);
  });
}

async function showMe(
  { accountId, principal }: UserContext,
  db: Connection,
  operations: Operations,
): Promise<ShownMe> {
  const [account, profile, roles] = await Promise.all([
    findAccount(db, accountId),
    findProfile(db, accountId, principal.organization_id),
    listAcceptedRoles(db, accountId),
  ]);
  if (account === undefined) throw new DomainError('unauthorized');
  const { email, totp_enabled, totp_lost_at, version } = account;
  const me: Me = {
    ...profile,
    email,
    totp_enabled,
    totp_lost: totp_lost_at !== null,
    roles,
    active_role: principal.role_id,
    settings: account.settings as Me['settings'],
    rights: operations()
      .filter(({ access }) => access !== 'public')
      .filter(({ access }) => mayUse(access, principal.role, principal.building_ids !== null))
      .map(({ operationId }) => operationId),
  };
  return { ...me, version, live: hash('sha1', JSON.stringify(me), 'base64url') };
}
