import type { Change } from '#platform/followers.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { voidLinks } from './repository/account-tokens.ts';
import { revokeSession, revokeSessions } from './repository/sessions.ts';
import { emptyAccount, type AccountRow } from './repository/users.ts';

/** Emitted when sessions end; what they have set up ends with them. */
export const sessionsEnded: Change<{
  /** The account. */
  readonly user_id: string;
  /** The only session that ends, otherwise all. */
  readonly session_id?: string;
  /** The session that continues. */
  readonly except?: string;
}> = { name: 'sessions ended' };

/** Emitted when an account is emptied for the person who has proved its address. */
export const accountEmptied: Change<{ readonly user_id: string }> = { name: 'account emptied' };

/** Ends all sessions of an account, except one if given, and what they have set up. */
export async function endAllSessions(
  ctx: TenantContext,
  userId: string,
  except?: string,
): Promise<void> {
  await revokeSessions(ctx.db, userId, ctx.now, except);
  const kept = except === undefined ? {} : { except };
  await ctx.announce(sessionsEnded, { user_id: userId, ...kept });
}

/** Ends a session and what it has set up. @returns whether the account had such a live session */
export async function endOneSession(
  ctx: TenantContext,
  session: { readonly id: string; readonly user_id: string },
): Promise<boolean> {
  const isEnded = await revokeSession(ctx.db, session, ctx.now);
  if (isEnded)
    await ctx.announce(sessionsEnded, { user_id: session.user_id, session_id: session.id });
  return isEnded;
}

/**
 * Records that a person has proved the address of an account. For the first proof, everything goes that
 * was set up before: sessions, contact details, settings, two-factor authentication, pending changes
 * of address. Roles and organizations remain. The caller has locked the account.
 */
export async function proveAddress(
  ctx: TenantContext,
  { id, email_proved_at: provedAt }: AccountRow,
): Promise<void> {
  if (provedAt !== null) return;
  await emptyAccount(ctx.db, id, ctx.now);
  await voidLinks(ctx.db, id, ['EmailChange'], ctx.now);
  await endAllSessions(ctx, id);
  await ctx.announce(accountEmptied, { user_id: id });
}
