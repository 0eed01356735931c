import type { Login } from '#contract/auth.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { needsRehash } from '#platform/security/passwords.ts';
import { limitedAttempt, type Verdict } from '../limited-attempt.ts';
import { hashPassword, isPassword } from '../passwords.ts';
import { findProfile, isDeactivated } from '../repository/members.ts';
import { findLastRole, openSession } from '../repository/sessions.ts';
import {
  listAcceptedRoles,
  findAccountByEmail,
  lockAccount,
  replacePasswordHash,
  type AccountRow,
} from '../repository/users.ts';
import { useCode } from '../second-factor.ts';
import { mailNewDevice } from '../security-notice.ts';
import { chooseRole, makeSignInAnswer, type Opened, type TokenParts } from '../sign-in.ts';
import type { SecondFactorParts } from './two-factor.ts';

/** The account that the password was checked against, before locking. */
interface Evidence {
  readonly account: AccountRow | undefined;
  readonly isRight: boolean;
}

/**
 * Signs a user in. Refuses invalid_credentials alike for an unknown e-mail, a deactivated account,
 * a wrong password and a wrong code; totp_required, which does not count as a failure, if only the
 * code is missing.
 */
export async function login(
  ctx: RequestContext,
  parts: TokenParts & SecondFactorParts,
  input: Login,
): ReturnType<typeof makeSignInAnswer> {
  const opened = await limitedAttempt<Evidence, Opened | 'changed'>(ctx, input.email, {
    examine: async () => {
      const account = await ctx.database.read(NIL_UUID, (db) =>
        findAccountByEmail(db, input.email),
      );
      return { account, isRight: await isPassword(account?.password_hash, input.password) };
    },
    decide: (db, evidence) => decide(db, ctx, { ...parts, input }, evidence),
  });
  // The password was changed during the check, which is therefore void.
  if (opened === 'changed') return login(ctx, parts, input);
  await strengthenHash(ctx, opened.account, input.password);
  return makeSignInAnswer(parts, opened, input.session);
}

async function decide(
  db: Connection,
  ctx: RequestContext,
  { vault, input }: SecondFactorParts & { readonly input: Login },
  { account: known, isRight }: Evidence,
): Promise<Verdict<Opened | 'changed'>> {
  const wrong = new DomainError('invalid_credentials');
  if (known === undefined) return { wrong };
  const account = await lockAccount(db, known.id);
  if (account?.password_hash !== known.password_hash) return { accepted: 'changed' };
  if (account === undefined || !account.is_active || !isRight) return { wrong };
  if (account.totp_enabled) {
    if (input.totp_code === undefined) throw new DomainError('totp_required');
    if (!(await useCode(db, vault, account, input.totp_code, ctx.now))) return { wrong };
  }
  if (await isShutOut(db, account.id)) return { wrong };
  return { accepted: await open(db, ctx, account) };
}

/** Whether organizations have deactivated the user and no role is left. */
async function isShutOut(db: Connection, userId: string): Promise<boolean> {
  return (await isDeactivated(db, userId)) && (await listAcceptedRoles(db, userId)).length === 0;
}

/** Opens a session of an authenticated account in its last active role, or in the given one. */
export async function open(
  db: Connection,
  ctx: RequestContext,
  account: AccountRow,
  roleId?: string,
): Promise<Opened> {
  const [roles, last] = await Promise.all([
    listAcceptedRoles(db, account.id),
    findLastRole(db, account.id),
  ]);
  const role = chooseRole(roles, roleId ?? last);
  const wanted = { user_id: account.id, role_id: role.role_id };
  await mailNewDevice(db, ctx, account);
  const [profile, session] = await Promise.all([
    findProfile(db, account.id, role.organization_id),
    openSession(db, ctx, wanted),
  ]);
  return { account, profile, roles, active_role: role, ...session };
}

/** Rehashes a password whose hash has outdated cost parameters, while the password is known. */
async function strengthenHash(
  ctx: RequestContext,
  account: AccountRow,
  password: string,
): Promise<void> {
  const from = account.password_hash;
  if (from === null || !needsRehash(from)) return;
  const to = await hashPassword(password);
  await ctx.database.write(NIL_UUID, (db) => replacePasswordHash(db, account.id, { from, to }));
}
