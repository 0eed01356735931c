import type { AcceptInvitation } from '#contract/auth.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { recordAudit } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { proveAddress } from '../end-sessions.ts';
import { limitedAttempt } from '../limited-attempt.ts';
import { hashPassword, isPassword, findWeakness } from '../passwords.ts';
import {
  findAccountToken,
  useAccountToken,
  type AccountTokenRow,
} from '../repository/account-tokens.ts';
import { updateAccount } from '../repository/members.ts';
import {
  acceptRoles,
  findAccount,
  lockAccount,
  setPasswordHash,
  type AccountRow,
} from '../repository/users.ts';
import { makeSignInAnswer, type Opened, type TokenParts } from '../sign-in.ts';
import { open } from './login.ts';

interface Invited {
  readonly token: AccountTokenRow;
  readonly account: AccountRow;
}

/**
 * Accepts the roles of an invitation, which proves the address if the link was mailed. A new user chooses
 * a password; an existing one proves theirs. Refuses invalid_token, weak_password, invalid_credentials, and totp_required
 * if the roles are accepted but signing in needs a code.
 */
export async function acceptInvitation(
  ctx: RequestContext,
  parts: TokenParts,
  input: AcceptInvitation,
): ReturnType<typeof makeSignInAnswer> {
  const invited = await findInvited(ctx, input.token);
  if (invited === undefined || !isServed(invited.account, invited.token)) throw invalidToken();
  const isNew = invited.account.password_hash === null;
  const opened = isNew
    ? await acceptAsNew(ctx, invited, input)
    : await acceptAsKnown(ctx, invited, input);
  if (opened === 'changed') return acceptInvitation(ctx, parts, input);
  // Thrown out here, after the acceptance is committed.
  if (opened === 'code needed') throw new DomainError('totp_required');
  return makeSignInAnswer(parts, opened, input.session);
}

/**
 * Whether the account may use the invitation, which belongs to the invited address, not to an
 * account.
 */
function isServed(account: AccountRow, { email }: AccountTokenRow): boolean {
  return account.is_active && account.email.toLowerCase() === email?.toLowerCase();
}

function invalidToken(): DomainError {
  return new DomainError('invalid_token', { pointer: '/body/token' });
}

function findInvited(ctx: RequestContext, secret: string): Promise<Invited | undefined> {
  return ctx.database.read(NIL_UUID, async (db) => {
    const token = await findAccountToken(db, 'Invitation', secret, ctx.now);
    const account = token === undefined ? undefined : await findAccount(db, token.user_id);
    return token === undefined || account === undefined ? undefined : { token, account };
  });
}

async function acceptAsNew(
  ctx: RequestContext,
  { token, account }: Invited,
  input: AcceptInvitation,
): Promise<Opened | 'changed'> {
  const name = input.name ?? account.name;
  const person = { email: account.email, name: name ?? undefined };
  const weakness = await findWeakness(input.password, person, '/body/password');
  if (weakness !== undefined) throw weakness;
  const hash = await hashPassword(input.password);
  return ctx.database.write(NIL_UUID, async (db) => {
    const present = await lockAccount(db, account.id);
    if (present?.password_hash !== null) return 'changed';
    const roleId = await useInvitation(db, ctx, { token, account: present }, input.token);
    if (!token.is_shown) await proveAddress(ctx.withConnection(db), present);
    await setPasswordHash(db, account.id, hash);
    await recordAudit(ctx.withConnection(db), 'user.invitation_accepted', account.id);
    if (input.name !== undefined)
      await updateAccount(db, account.id, { name: input.name, updated_at: ctx.now });
    return open(db, ctx, { ...present, name, password_hash: hash }, roleId);
  });
}

function acceptAsKnown(
  ctx: RequestContext,
  { token, account }: Invited,
  input: AcceptInvitation,
): Promise<Opened | 'changed' | 'code needed'> {
  return limitedAttempt<boolean, Opened | 'changed' | 'code needed'>(ctx, account.email, {
    examine: () => isPassword(account.password_hash, input.password),
    decide: async (db, isRight) => {
      const present = await lockAccount(db, account.id);
      if (present?.password_hash !== account.password_hash) return { accepted: 'changed' };
      if (present === undefined || !isRight)
        return { wrong: new DomainError('invalid_credentials') };
      const roleId = await useInvitation(db, ctx, { token, account: present }, input.token);
      if (!token.is_shown) await proveAddress(ctx.withConnection(db), present);
      if (present.totp_enabled && present.email_proved_at !== null)
        return { accepted: 'code needed' };
      return { accepted: await open(db, ctx, present, roleId) };
    },
  });
}

/**
 * Accepts the pending roles. Refuses invalid_token if there are none.
 * @returns one of the roles accepted now
 */
async function useInvitation(
  db: Connection,
  ctx: RequestContext,
  { token, account }: Invited,
  secret: string,
): Promise<string> {
  const organizationIds = token.organization_ids ?? [];
  if (!isServed(account, token)) throw invalidToken();
  if (!(await useAccountToken(db, 'Invitation', secret, ctx.now))) throw invalidToken();
  const { user_id, is_shown } = token;
  const acceptance = { user_id, organization_ids: organizationIds, is_shown, now: ctx.now };
  const [roleId] = await acceptRoles(db, acceptance);
  if (roleId === undefined) throw invalidToken();
  return roleId;
}
