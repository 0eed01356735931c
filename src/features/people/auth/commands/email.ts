import type { ChangeEmail } from '#contract/auth.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { enqueueMails } from '#features/mails/index.ts';
import { recordAudit } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { UserContext } from '#platform/http/request-context.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { renderEmailChange, renderEmailChanged } from '#platform/mail/account-mails.ts';
import type { RenderedMail } from '#platform/mail/mail-content.ts';
import { accountLink } from '../account-link.ts';
import { limitedAttempt } from '../limited-attempt.ts';
import { isPassword } from '../passwords.ts';
import {
  addAccountToken,
  countRecentLinks,
  findAccountToken,
  useAccountToken,
  voidLinks,
} from '../repository/account-tokens.ts';
import {
  findProfile,
  isInvited,
  moveOpenInvitations,
  updateAccount,
} from '../repository/members.ts';
import { findAccount, insertAccount, lockAccount, type AccountRow } from '../repository/users.ts';

const LINK_MINUTES = 60;
/** Limit while a link is valid, so that strangers cannot flood a mailbox. */
const MAX_LINKS = 3;

/**
 * Mails a confirmation link to the caller's new address; nothing changes until it is followed. Does
 * not reveal whether the address belongs to another account. Refuses invalid_credentials, which
 * counts as a failed login, and too_many_attempts.
 */
export async function requestEmailChange(
  ctx: UserContext,
  publicUrl: string,
  { email, password }: ChangeEmail,
): Promise<void> {
  const account = await ctx.database.read(NIL_UUID, (db) => findAccount(db, ctx.accountId));
  if (account === undefined) throw new DomainError('unauthorized');
  await limitedAttempt(ctx, account.email, {
    examine: () => isPassword(account.password_hash, password),
    decide: async (db, isRight) => {
      const present = await lockAccount(db, ctx.accountId);
      if (!isRight || present?.password_hash !== account.password_hash) {
        return { wrong: new DomainError('invalid_credentials') };
      }
      await mailLink(db, ctx, publicUrl, { id: present.id, email });
      return { accepted: undefined };
    },
  });
}

/** Mails the confirmation link. @param person with the new address */
async function mailLink(
  db: Connection,
  ctx: UserContext,
  publicUrl: string,
  person: Pick<AccountRow, 'id' | 'email'>,
): Promise<void> {
  if ((await countRecentLinks(db, person.id, 'EmailChange', ctx.now)) >= MAX_LINKS)
    throw new DomainError('too_many_attempts', { retry_after_seconds: LINK_MINUTES * 60 });
  await voidLinks(db, person.id, ['EmailChange'], ctx.now);
  const { id: user_id, email } = person;
  const wanted = { purpose: 'EmailChange', lifetime_ms: LINK_MINUTES * 60_000 } as const;
  const token = await addAccountToken(db, { ...wanted, user_id, email }, ctx.now);
  const link = accountLink(publicUrl, 'confirm-email', token);
  const profile = await findProfile(db, person.id, null);
  await mailTo(db, ctx, person, renderEmailChange({ ...profile, link, minutes: LINK_MINUTES }));
}

/**
 * Replaces the caller's address by the one that received the link, and informs the previous
 * address. Open invitations stay with the invited address. Refuses invalid_token, also for a link
 * of another user, and duplicate for the address of another account.
 */
export async function confirmEmail(ctx: UserContext, secret: string): Promise<void> {
  await ctx.database.write(NIL_UUID, async (db) => {
    const account = await lockAccount(db, ctx.accountId);
    const token = await findAccountToken(db, 'EmailChange', secret, ctx.now);
    const email = token?.user_id === account?.id ? token?.email : undefined;
    if (account === undefined || typeof email !== 'string')
      throw new DomainError('invalid_token', { pointer: '/body/token' });
    await useAccountToken(db, 'EmailChange', secret, ctx.now);
    const proved = { email, email_proved_at: ctx.now };
    await updateAccount(db, account.id, { ...proved, updated_at: ctx.now });
    await recordAudit(ctx.withConnection(db), 'user.email_changed', account.id);
    await voidLinks(db, account.id, ['PasswordReset', 'Invitation'], ctx.now);
    if (await isInvited(db, account.id)) await moveInvitations(db, ctx, account);
    const profile = await findProfile(db, account.id, null);
    await mailTo(db, ctx, account, renderEmailChanged({ ...profile, email }));
  });
}

/** Moves open invitations to a new account with the previous address. */
async function moveInvitations(
  db: Connection,
  { newId, now }: UserContext,
  { id: from, email }: AccountRow,
): Promise<void> {
  const nothingSet = { name: null, phone: null, language: null, password_hash: null };
  const times = { created_at: now, updated_at: now };
  const invited = await insertAccount(db, { id: newId(), email, ...nothingSet, ...times });
  if (invited !== undefined) await moveOpenInvitations(db, { from, to: invited.id });
}

function mailTo(
  db: Connection,
  ctx: UserContext,
  { id: object_id, email: recipient }: Pick<AccountRow, 'id' | 'email'>,
  mail: RenderedMail,
): Promise<void> {
  const asked = { id: ctx.newId(), purpose: 'EmailChange', object_id, recipient } as const;
  return enqueueMails(db, [{ ...asked, ...mail }], ctx.now);
}
