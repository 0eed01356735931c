import type { LoginSession } from '#contract/auth.ts';
import { instantOf, millisecondsOf } from '#platform/clock.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import { createSecretToken, hashToken } from '#platform/security/tokens.ts';

/** Each use of a refresh token gives a new one that holds as long again. */
const SESSION_MS = 30 * 24 * 60 * 60 * 1_000;

export interface SessionRow {
  readonly id: string;
  readonly user_id: string;
  readonly role_id: string | null;
  readonly expires_at: string;
  readonly revoked_at: string | null;
}

export interface RefreshTokenRow {
  readonly expires_at: string;
  readonly used_at: string | null;
}

function expiryOf(now: string): string {
  return instantOf(millisecondsOf(now) + SESSION_MS);
}

/** Starts a session, and forgets those of this person that are over for good. */
export async function openSession(
  db: Connection,
  ctx: RequestContext,
  wanted: { readonly user_id: string; readonly role_id: string },
): Promise<{ session_id: string; refresh_token: string }> {
  const { user_id: userId, role_id: roleId } = wanted;
  const sessionId = ctx.newId();
  await db.execute(
    sql`delete from auth.sessions where user_id = ${userId} and expires_at <= ${ctx.now}`,
  );
  await db.execute(sql`insert into auth.sessions
    (id, user_id, role_id, address, user_agent, created_at, last_used_at, expires_at)
    values (${sessionId}, ${userId}, ${roleId}, ${ctx.address}, ${ctx.userAgent}, ${ctx.now}, ${ctx.now},
      ${expiryOf(ctx.now)})`);
  return { session_id: sessionId, refresh_token: await addRefreshToken(db, sessionId, ctx.now) };
}

async function addRefreshToken(db: Connection, sessionId: string, now: string): Promise<string> {
  const token = createSecretToken();
  await db.execute(sql`insert into auth.refresh_tokens (token_hash, session_id, expires_at)
    values (${hashToken(token)}, ${sessionId}, ${expiryOf(now)})`);
  return token;
}

/** Goes on with a session in this role: every refresh token of before is used, one new one is not. */
export async function renewSession(
  db: Connection,
  session: { readonly id: string; readonly role_id: string },
  now: string,
): Promise<string> {
  await db.execute(sql`update auth.refresh_tokens set used_at = ${now}
    where session_id = ${session.id} and used_at is null`);
  await db.execute(sql`delete from auth.refresh_tokens
    where session_id = ${session.id} and expires_at <= ${now}`);
  await db.execute(sql`update auth.sessions
    set role_id = ${session.role_id}, last_used_at = ${now}, expires_at = ${expiryOf(now)}
    where id = ${session.id}`);
  return addRefreshToken(db, session.id, now);
}

/** The session of a refresh token and the token itself, held in this order until the transaction ends. */
export async function lockRefreshToken(
  db: Connection,
  token: string,
): Promise<{ session: SessionRow; token: RefreshTokenRow } | undefined> {
  const hash = hashToken(token);
  const [session, row] = await Promise.all([
    db.first<SessionRow>(sql`select id, user_id, role_id, expires_at, revoked_at from auth.sessions
      where id = (select session_id from auth.refresh_tokens where token_hash = ${hash}) for update`),
    db.first<RefreshTokenRow>(sql`select expires_at, used_at from auth.refresh_tokens
      where token_hash = ${hash} for update`),
  ]);
  return session === undefined || row === undefined ? undefined : { session, token: row };
}

export function lockSession(db: Connection, id: string): Promise<SessionRow | undefined> {
  return db.first<SessionRow>(sql`select id, user_id, role_id, expires_at, revoked_at
    from auth.sessions where id = ${id} for update`);
}

export function isLive(session: SessionRow, now: string): boolean {
  return session.revoked_at === null && millisecondsOf(session.expires_at) > millisecondsOf(now);
}

/** The role in which somebody last acted. */
export async function lastRole(db: Connection, userId: string): Promise<string | undefined> {
  const row = await db.first<{ role_id: string }>(sql`select role_id from auth.sessions
    where user_id = ${userId} and role_id is not null order by last_used_at desc, id desc limit 1`);
  return row?.role_id;
}

export function liveSessions(
  db: Connection,
  principal: { readonly user_id: string; readonly session_id: string },
  now: string,
): Promise<LoginSession[]> {
  return db.query<LoginSession>(sql`select id, created_at, last_used_at, address, user_agent,
      id = ${principal.session_id} as current
    from auth.sessions
    where user_id = ${principal.user_id} and revoked_at is null and expires_at > ${now}
    order by last_used_at desc, id desc`);
}

/** @returns whether this person had such a live session. */
export async function revokeSession(
  db: Connection,
  session: { readonly id: string; readonly user_id: string },
  now: string,
): Promise<boolean> {
  const revoked = await db.execute(sql`update auth.sessions set revoked_at = ${now}
    where id = ${session.id} and user_id = ${session.user_id} and revoked_at is null
      and expires_at > ${now}`);
  return revoked === 1;
}

/** Ends all sessions of somebody, except one that is named. */
export async function revokeSessions(
  db: Connection,
  userId: string,
  now: string,
  except?: string,
): Promise<void> {
  await db.execute(sql`update auth.sessions set revoked_at = ${now}
    where user_id = ${userId} and revoked_at is null and id is distinct from ${except ?? null}`);
}
