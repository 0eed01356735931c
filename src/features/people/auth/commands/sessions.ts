import type { Me, RoleAssignment, SignIn } from '#contract/auth.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { millisecondsOf } from '#platform/clock.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { RequestContext, UserContext } from '#platform/http/request-context.ts';
import { NIL_UUID } from '#platform/ids.ts';
import type { AccessTokens } from '#platform/security/access-token.ts';
import { findProfile } from '../repository/members.ts';
import {
  isLive,
  lockRefreshToken,
  lockSession,
  renewSession,
  revokeSession,
  type SessionRow,
} from '../repository/sessions.ts';
import { acceptedRoles, findAccount, type AccountRow } from '../repository/users.ts';
import { roleToActIn, signInAnswer, type Opened } from '../sign-in.ts';

interface Continued {
  readonly account: AccountRow;
  readonly roles: readonly RoleAssignment[];
  readonly role: RoleAssignment;
  readonly session: SessionRow;
}

/** Who is signed in, with all roles. */
export function whoAmI(ctx: UserContext): Promise<Me> {
  return ctx.database.snapshot(NIL_UUID, async (db) => {
    const [account, profile, roles] = await Promise.all([
      findAccount(db, ctx.accountId),
      findProfile(db, ctx.accountId, ctx.principal.organization_id),
      acceptedRoles(db, ctx.accountId),
    ]);
    if (account === undefined) throw new DomainError('unauthorized');
    return { ...account, ...profile, roles, active_role: ctx.principal.role_id };
  });
}

/**
 * Exchanges a refresh token for new tokens. Refuses invalid_refresh_token; one that was used before
 * is in two hands, so that the session ends for both.
 */
export async function refresh(
  ctx: RequestContext,
  accessTokens: AccessTokens,
  refreshToken: string,
): Promise<SignIn> {
  const opened = await ctx.database.write(NIL_UUID, async (db): Promise<Opened | undefined> => {
    const held = await lockRefreshToken(db, refreshToken);
    if (held === undefined) return undefined;
    const { session, token } = held;
    if (token.used_at !== null) {
      await revokeSession(db, session, ctx.now);
      return undefined;
    }
    const isExpired = millisecondsOf(token.expires_at) <= millisecondsOf(ctx.now);
    if (isExpired || !isLive(session, ctx.now)) return undefined;
    const [account, roles] = await Promise.all([
      findAccount(db, session.user_id),
      acceptedRoles(db, session.user_id),
    ]);
    if (account === undefined || !account.is_active || roles.length === 0) return undefined;
    return goOn(db, ctx, { account, roles, session, role: roleToActIn(roles, session.role_id) });
  });
  // Thrown out here, where the end of the session is durable.
  if (opened === undefined) throw new DomainError('invalid_refresh_token');
  return signInAnswer(accessTokens, opened);
}

/** Goes on in another role of the same person; refuses unknown_reference for any other. */
export async function switchRole(
  ctx: UserContext,
  accessTokens: AccessTokens,
  roleId: string,
): Promise<SignIn> {
  const opened = await ctx.database.write(NIL_UUID, async (db): Promise<Opened> => {
    const session = await lockSession(db, ctx.principal.session_id);
    if (session === undefined || !isLive(session, ctx.now)) throw new DomainError('unauthorized');
    const [account, roles] = await Promise.all([
      findAccount(db, session.user_id),
      acceptedRoles(db, session.user_id),
    ]);
    if (account === undefined || !account.is_active) throw new DomainError('unauthorized');
    const role = roles.find(({ role_id: id }) => id === roleId.toLowerCase());
    if (role === undefined) {
      throw new DomainError('unknown_reference', { pointer: '/body/role_id' });
    }
    return goOn(db, ctx, { account, roles, session, role });
  });
  return signInAnswer(accessTokens, opened);
}

/** The session goes on in this role, with new tokens. */
async function goOn(
  db: Connection,
  { now }: RequestContext,
  { account, roles, session, role }: Continued,
): Promise<Opened> {
  const [profile, refresh_token] = await Promise.all([
    findProfile(db, account.id, role.organization_id),
    renewSession(db, { id: session.id, role_id: role.role_id }, now),
  ]);
  return { account, profile, roles, active_role: role, session_id: session.id, refresh_token };
}

/** Ends a session of one's own; refuses not_found for any other. */
export async function endSession(ctx: UserContext, id: string): Promise<void> {
  const session = { id, user_id: ctx.accountId };
  const isEnded = await ctx.database.write(NIL_UUID, (db) => revokeSession(db, session, ctx.now));
  if (!isEnded) throw new DomainError('not_found', { what: 'session', id });
}

/** Ends the session that asks; one that is over already needs no more. */
export async function logout(ctx: UserContext): Promise<void> {
  const session = { id: ctx.principal.session_id, user_id: ctx.accountId };
  await ctx.database.write(NIL_UUID, (db) => revokeSession(db, session, ctx.now));
}
