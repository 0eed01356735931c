import type { RoleAssignment, SwitchRole } from '#contract/auth.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { parseInstantMs } from '#platform/clock.ts';
import type { Connection } from '#platform/db/connection.ts';
import { Reply } from '#platform/http/reply.ts';
import type {
  RequestContext,
  SessionContext,
  UserContext,
} from '#platform/http/request-context.ts';
import { clearSessionCookie } from '#platform/http/session-cookie.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { endOneSession } from '../end-sessions.ts';
import { findProfile } from '../repository/members.ts';
import {
  findSessionByToken,
  isLive,
  lockRefreshToken,
  lockSession,
  renewSession,
  useRefreshTokens,
  type SessionRow,
} from '../repository/sessions.ts';
import { listAcceptedRoles, findAccount, type AccountRow } from '../repository/users.ts';
import { chooseRole, makeSignInAnswer, type Opened, type TokenParts } from '../sign-in.ts';

/**
 * How long a used refresh token remains valid, for two tabs that refresh at once or a lost
 * response.
 */
const GRACE_MS = 10_000;

interface Continued {
  readonly account: AccountRow;
  readonly roles: readonly RoleAssignment[];
  readonly role: RoleAssignment;
  readonly session: SessionRow;
}

/**
 * Exchanges a refresh token, from the body or a cookie, for new tokens; remains possible for some
 * seconds after its first use. Refuses invalid_refresh_token. Later reuse means that the token was
 * stolen, and ends the session.
 */
export async function refresh(
  ctx: SessionContext,
  parts: TokenParts,
  given: string | undefined,
): ReturnType<typeof makeSignInAnswer> {
  const refreshToken = given ?? ctx.sessionCookie;
  const opened =
    refreshToken === undefined
      ? undefined
      : await ctx.database.write(NIL_UUID, (db) => exchange(db, ctx, refreshToken));
  // Thrown out here, after the end of the session is committed.
  if (opened === undefined) throw new DomainError('invalid_refresh_token');
  return makeSignInAnswer(parts, opened, given === undefined ? 'Cookie' : undefined);
}

async function exchange(
  db: Connection,
  ctx: RequestContext,
  refreshToken: string,
): Promise<Opened | undefined> {
  const held = await lockRefreshToken(db, refreshToken);
  if (held === undefined) return undefined;
  const { session, token } = held;
  const nowMs = parseInstantMs(ctx.now);
  if (token.used_at !== null && nowMs - parseInstantMs(token.used_at) > GRACE_MS) {
    await endOneSession(ctx.withConnection(db), session);
    return undefined;
  }
  if (parseInstantMs(token.expires_at) <= nowMs || !isLive(session, ctx.now)) return undefined;
  const [account, roles] = await Promise.all([
    findAccount(db, session.user_id),
    listAcceptedRoles(db, session.user_id),
  ]);
  if (account === undefined || !account.is_active || roles.length === 0) return undefined;
  // Successors that others received for the same token remain valid.
  await useRefreshTokens(db, { id: session.id, token_hash: token.token_hash }, ctx.now);
  return goOn(db, ctx, { account, roles, session, role: chooseRole(roles, session.role_id) });
}

/**
 * Continues the session in another role of the user. Refuses unknown_reference for a role of
 * another user.
 */
export async function switchRole(
  ctx: UserContext,
  parts: TokenParts,
  { role_id: roleId, session: keptIn }: SwitchRole,
): ReturnType<typeof makeSignInAnswer> {
  const opened = await ctx.database.write(NIL_UUID, async (db): Promise<Opened> => {
    const session = await lockSession(db, ctx.principal.session_id);
    if (session === undefined || !isLive(session, ctx.now)) throw new DomainError('unauthorized');
    const [account, roles] = await Promise.all([
      findAccount(db, session.user_id),
      listAcceptedRoles(db, session.user_id),
    ]);
    if (account === undefined || !account.is_active) throw new DomainError('unauthorized');
    const role = roles.find(({ role_id: id }) => id === roleId);
    if (role === undefined) {
      throw new DomainError('unknown_reference', { pointer: '/body/role_id' });
    }
    await useRefreshTokens(db, session, ctx.now);
    return goOn(db, ctx, { account, roles, session, role });
  });
  return makeSignInAnswer(parts, opened, keptIn);
}

/** Continues the session in this role, with new tokens. */
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

/** Ends a session of the caller. Refuses not_found for any other. */
export async function endSession(ctx: UserContext, id: string): Promise<void> {
  const session = { id, user_id: ctx.accountId };
  const isEnded = await ctx.database.write(NIL_UUID, (db) =>
    endOneSession(ctx.withConnection(db), session),
  );
  if (!isEnded) throw new DomainError('not_found', { what: 'session', id });
}

/**
 * Ends the current session, given by its token or cookie; succeeds if it has already ended. Refuses
 * unauthorized for a cookie of no session.
 */
export async function logout(ctx: SessionContext, publicUrl: string): Promise<void | Reply<null>> {
  const { principal, sessionCookie: cookie } = ctx;
  await ctx.database.write(NIL_UUID, async (db) => {
    const here = ctx.withConnection(db);
    const ofCookie = cookie === undefined ? undefined : await findSessionByToken(db, cookie);
    if (principal === undefined && ofCookie === undefined) throw new DomainError('unauthorized');
    if (principal !== undefined) {
      const session = { id: principal.session_id, user_id: principal.account_id };
      await endOneSession(here, session);
    }
    if (ofCookie !== undefined) await endOneSession(here, ofCookie);
  });
  if (cookie === undefined) return undefined;
  return new Reply(204, null, { 'set-cookie': clearSessionCookie(publicUrl) });
}
