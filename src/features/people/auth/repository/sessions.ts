import type { LoginSession } from '#contract/auth.ts';
import { instantOf, parseInstantMs } from '#platform/clock.ts';
import type { Connection } from '#platform/db/connection.ts';
import { emptyReferences } from '#platform/db/references.ts';
import { insertRow, lockRow, type Row } from '#platform/db/rows.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import { createSecretToken, hashToken } from '#platform/security/tokens.ts';

/** Each use of a refresh token gives a new one with this lifetime. */
export const SESSION_MS = 30 * 24 * 60 * 60 * 1_000;

export type SessionRow = Row<'auth.sessions'>;

function computeExpiry(now: string): string {
  return instantOf(parseInstantMs(now) + SESSION_MS);
}

/** Deletes sessions; push subscriptions that were made in them remain. */
export async function deleteSessions(db: Connection, which: Sql): Promise<void> {
  await Promise.all([
    emptyReferences(db, 'auth.sessions', which),
    db.execute(sql`delete from auth.sessions where ${which}`),
  ]);
}

/** Starts a session and deletes the user's expired ones. */
export async function openSession(
  db: Connection,
  ctx: RequestContext,
  wanted: { readonly user_id: string; readonly role_id: string },
): Promise<{ session_id: string; refresh_token: string }> {
  const sessionId = ctx.newId();
  await deleteSessions(db, sql`user_id = ${wanted.user_id} and expires_at <= ${ctx.now}`);
  await insertRow(db, 'auth.sessions', {
    id: sessionId,
    ...wanted,
    address: ctx.address,
    user_agent: ctx.userAgent,
    created_at: ctx.now,
    last_used_at: ctx.now,
    expires_at: computeExpiry(ctx.now),
  });
  return { session_id: sessionId, refresh_token: await addRefreshToken(db, sessionId, ctx.now) };
}

async function addRefreshToken(db: Connection, sessionId: string, now: string): Promise<string> {
  const token = createSecretToken();
  const stored = {
    token_hash: hashToken(token),
    session_id: sessionId,
    expires_at: computeExpiry(now),
  };
  await insertRow(db, 'auth.refresh_tokens', stored);
  return token;
}

/** Marks the tokens of a session as used; those already used keep their time. */
export async function useRefreshTokens(
  db: Connection,
  { id, token_hash: hash }: { readonly id: string; readonly token_hash?: Buffer },
  now: string,
): Promise<void> {
  const named = hash === undefined ? sql`true` : sql`token_hash = ${hash}`;
  await db.execute(sql`update auth.refresh_tokens set used_at = ${now}
    where session_id = ${id} and used_at is null and ${named}`);
}

/** Continues a session in this role. @returns a new refresh token */
export async function renewSession(
  db: Connection,
  session: { readonly id: string; readonly role_id: string },
  now: string,
): Promise<string> {
  await db.execute(sql`delete from auth.refresh_tokens
    where session_id = ${session.id} and expires_at <= ${now}`);
  await db.execute(sql`update auth.sessions
    set role_id = ${session.role_id}, last_used_at = ${now}, expires_at = ${computeExpiry(now)}
    where id = ${session.id}`);
  return addRefreshToken(db, session.id, now);
}

/** Locks the session of a refresh token, then the token, until the transaction ends. */
export async function lockRefreshToken(
  db: Connection,
  token: string,
): Promise<{ session: SessionRow; token: Row<'auth.refresh_tokens'> } | undefined> {
  const hash = hashToken(token);
  const [session, row] = await Promise.all([
    db.first<SessionRow>(sql`select * from auth.sessions
      where id = (select session_id from auth.refresh_tokens where token_hash = ${hash})
      for no key update`),
    db.first<Row<'auth.refresh_tokens'>>(sql`select * from auth.refresh_tokens
      where token_hash = ${hash} for no key update`),
  ]);
  return session === undefined || row === undefined ? undefined : { session, token: row };
}

export function lockSession(db: Connection, id: string): Promise<SessionRow | undefined> {
  return lockRow(db, 'auth.sessions', id);
}

export function isLive(session: SessionRow, now: string): boolean {
  return session.revoked_at === null && parseInstantMs(session.expires_at) > parseInstantMs(now);
}

/** Finds the last active role of a user. */
export async function findLastRole(db: Connection, userId: string): Promise<string | undefined> {
  const row = await db.first<{ role_id: string }>(sql`select role_id from auth.sessions
    where user_id = ${userId} and role_id is not null order by last_used_at desc, id desc limit 1`);
  return row?.role_id;
}

/** Whether an account has used this program before, or has never signed in. */
export async function isKnownDevice(
  db: Connection,
  userId: string,
  userAgent: string,
): Promise<boolean> {
  const row = await db.one<{ is_known: boolean }>(sql`select
      coalesce(bool_or(user_agent = ${userAgent}), true) as is_known
    from auth.sessions where user_id = ${userId}`);
  return row.is_known;
}

export function liveSessions(
  db: Connection,
  principal: { readonly account_id: string; readonly session_id: string },
  now: string,
): Promise<LoginSession[]> {
  return db.query<LoginSession>(sql`select id, created_at, last_used_at, address, user_agent,
      id = ${principal.session_id} as current
    from auth.sessions
    where user_id = ${principal.account_id} and revoked_at is null and expires_at > ${now}
    order by last_used_at desc, id desc`);
}

/** Finds the session of a refresh token, used or not. */
export function findSessionByToken(
  db: Connection,
  token: string,
): Promise<Pick<SessionRow, 'id' | 'user_id'> | undefined> {
  return db.first(sql`select id, user_id from auth.sessions
    where id = (select session_id from auth.refresh_tokens where token_hash = ${hashToken(token)})`);
}

/** Ends a session. @returns whether the user had such a live session */
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

/** Ends all sessions of a user, except one if given. */
export async function revokeSessions(
  db: Connection,
  userId: string,
  now: string,
  except?: string,
): Promise<void> {
  await db.execute(sql`update auth.sessions set revoked_at = ${now}
    where user_id = ${userId} and revoked_at is null and id is distinct from ${except ?? null}`);
}

/** Ends the sessions of a user in the organization. */
export async function revokeSessionsIn(
  db: Connection,
  userId: string,
  organizationId: string,
  now: string,
): Promise<void> {
  await db.execute(sql`update auth.sessions as session set revoked_at = ${now}
    where session.user_id = ${userId} and session.revoked_at is null and session.role_id in (
      select id from auth.role_assignments
      where user_id = ${userId} and organization_id = ${organizationId})`);
}

/** Stores that a session was used now, unless that was stored since `before`. */
export async function noteUse(
  db: Connection,
  id: string,
  { now, before }: { readonly now: string; readonly before: string },
): Promise<void> {
  await db.execute(sql`update auth.sessions set last_used_at = ${now}
    where id = ${id} and last_used_at <= ${before}`);
}

/**
 * Ends all sessions and links of all accounts. A restored database would otherwise accept again what has
 * been used or ended since the backup.
 */
export async function endAllAccess(db: Connection, now: string): Promise<void> {
  await db.execute(sql`update auth.sessions set revoked_at = ${now} where revoked_at is null`);
  await db.execute(sql`update auth.refresh_tokens set used_at = ${now} where used_at is null`);
  await db.execute(sql`update auth.account_tokens set used_at = ${now} where used_at is null`);
}
