import type { Logger } from 'pino';
import type { ChangePassword, ResetPassword } from '#contract/auth.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { enqueueMails } from '#features/mails/index.ts';
import { recordAudit } from '#features/shared/index.ts';
import type { RequestContext, UserContext } from '#platform/http/request-context.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { renderPasswordReset } from '#platform/mail/account-mails.ts';
import { accountLink } from '../account-link.ts';
import { endAllSessions, proveAddress } from '../end-sessions.ts';
import { limitedAttempt } from '../limited-attempt.ts';
import { hashPassword, isPassword, findWeakness } from '../passwords.ts';
import {
  addAccountToken,
  countRecentLinks,
  findAccountToken,
  useAccountToken,
  voidLinks,
} from '../repository/account-tokens.ts';
import { findProfile } from '../repository/members.ts';
import {
  findAccount,
  findAccountByEmail,
  hasAnyRole,
  lockAccount,
  setPasswordHash,
  type AccountRow,
} from '../repository/users.ts';
import { mailSecurityNotice } from '../security-notice.ts';

const RESET_MINUTES = 60;
/** Limit while a reset link is valid, so that strangers cannot flood a mailbox. */
const MAX_RESETS = 3;
/**
 * A new password voids these links: someone who knew the old one could otherwise still take over
 * the account.
 */
const LINKS_OF_A_PASSWORD = ['PasswordReset', 'EmailChange'] as const;

/**
 * Changes the password and ends all other sessions. A wrong current password counts as a failed
 * login.
 */
export async function changePassword(ctx: UserContext, input: ChangePassword): Promise<void> {
  const account = await ctx.database.read(NIL_UUID, (db) => findAccount(db, ctx.accountId));
  if (account === undefined) throw new DomainError('unauthorized');
  await limitedAttempt(ctx, account.email, {
    examine: async () => {
      const isRight = await isPassword(account.password_hash, input.current_password);
      const weakness = await findWeakness(
        input.new_password,
        inWords(account),
        '/body/new_password',
      );
      // Hashed even if the current password is wrong, so that the response time reveals nothing
      // beyond the limits.
      const hash = weakness === undefined ? await hashPassword(input.new_password) : '';
      return { isRight, weakness, hash };
    },
    decide: async (db, { isRight, weakness, hash }) => {
      const present = await lockAccount(db, ctx.accountId);
      if (!isRight || present?.password_hash !== account.password_hash) {
        return { wrong: new DomainError('invalid_credentials') };
      }
      if (weakness !== undefined) throw weakness;
      await setPasswordHash(db, ctx.accountId, hash);
      await voidLinks(db, ctx.accountId, LINKS_OF_A_PASSWORD, ctx.now);
      const here = ctx.withConnection(db);
      await endAllSessions(here, ctx.accountId, ctx.principal.session_id);
      await mailSecurityNotice(db, ctx, present, 'password');
      await recordAudit(here, 'user.password_changed', ctx.accountId);
      return { accepted: undefined };
    },
  });
}

/** The words that a password must not contain. */
function inWords(account: AccountRow | undefined): { email: string; name: string | undefined } {
  return { email: account?.email ?? '', name: account?.name ?? undefined };
}

interface ResetMail {
  readonly publicUrl: string;
  readonly logger: Pick<Logger, 'error'>;
}

/**
 * Mails a reset link if there is an account with this e-mail. That check runs after the response,
 * whose time would otherwise reveal the account.
 */
export async function forgotPassword(
  ctx: RequestContext,
  deps: ResetMail,
  email: string,
): Promise<void> {
  const account = await ctx.database.read(NIL_UUID, (db) => findAccountByEmail(db, email));
  if (account === undefined) return;
  ctx.afterCommit(() => {
    sendReset(ctx, deps, account.id).catch((error: unknown) => {
      deps.logger.error({ err: error }, 'a password reset could not be sent');
    });
  });
}

async function sendReset(ctx: RequestContext, deps: ResetMail, userId: string): Promise<void> {
  await ctx.database.write(NIL_UUID, async (db) => {
    const account = await lockAccount(db, userId);
    if (account === undefined || !account.is_active || account.password_hash === null) return;
    if (!(await hasAnyRole(db, userId))) return;
    if ((await countRecentLinks(db, userId, 'PasswordReset', ctx.now)) >= MAX_RESETS) return;
    await voidLinks(db, userId, ['PasswordReset'], ctx.now);
    const wanted = { purpose: 'PasswordReset', lifetime_ms: RESET_MINUTES * 60_000 } as const;
    const token = await addAccountToken(db, { ...wanted, user_id: userId }, ctx.now);
    const mail = renderPasswordReset({
      ...(await findProfile(db, userId, null)),
      link: accountLink(deps.publicUrl, 'reset-password', token),
      expires_minutes: RESET_MINUTES,
    });
    const asked = { id: ctx.newId(), purpose: 'PasswordReset', object_id: userId } as const;
    await enqueueMails(db, [{ ...asked, recipient: account.email, ...mail }], ctx.now);
  });
}

/**
 * Resets the password by the mailed link. Ends all sessions, push subscriptions and pending changes of
 * address, and empties an account whose address nobody has proved before. Refuses invalid_token.
 */
export async function resetPassword(ctx: RequestContext, input: ResetPassword): Promise<void> {
  const { token: secret, new_password: password } = input;
  const account = await ctx.database.read(NIL_UUID, async (db) => {
    const token = await findAccountToken(db, 'PasswordReset', secret, ctx.now);
    return token === undefined ? undefined : findAccount(db, token.user_id);
  });
  const weakness = await findWeakness(password, inWords(account), '/body/new_password');
  if (weakness !== undefined) throw weakness;
  const invalid = new DomainError('invalid_token', { pointer: '/body/token' });
  if (account === undefined) throw invalid;
  const hash = await hashPassword(password);
  await ctx.database.write(NIL_UUID, async (db) => {
    const present = await lockAccount(db, account.id);
    const serves = await useAccountToken(db, 'PasswordReset', secret, ctx.now);
    if (!serves || present === undefined || !present.is_active) throw invalid;
    await setPasswordHash(db, account.id, hash);
    await voidLinks(db, account.id, LINKS_OF_A_PASSWORD, ctx.now);
    const here = ctx.withConnection(db);
    await endAllSessions(here, account.id);
    await proveAddress(here, present);
    await mailSecurityNotice(db, ctx, present, 'password');
    await recordAudit(here, 'user.password_reset', account.id);
  });
}
