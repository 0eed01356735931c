import type { DisableTotp } from '#contract/auth.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { recordAudit } from '#features/shared/index.ts';
import { parseInstantMs } from '#platform/clock.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { UserContext } from '#platform/http/request-context.ts';
import { NIL_UUID } from '#platform/ids.ts';
import type { TotpVault } from '#platform/security/totp-vault.ts';
import { createTotpSecret, otpauthUrl, verifyTotp } from '#platform/security/totp.ts';
import { limitedAttempt } from '../limited-attempt.ts';
import { isPassword } from '../passwords.ts';
import {
  findAccount,
  lockAccount,
  replaceBackupCodes,
  setTotp,
  type AccountRow,
} from '../repository/users.ts';
import { openSecret, renewBackupCodes, useCode } from '../second-factor.ts';
import { mailSecurityNotice } from '../security-notice.ts';

/** The key of the secrets. */
export interface SecondFactorParts {
  readonly vault: TotpVault;
}

interface BackupCodes {
  readonly backup_codes: string[];
}

interface Setup {
  readonly secret: string;
  readonly otpauth_url: string;
}

/**
 * Creates a new secret, which is not active until confirmed by a code. Refuses
 * totp_already_enabled, and invalid_credentials, which counts as a failed login: someone who finds
 * an open session must not lock the owner out.
 */
export async function setUpTotp(
  ctx: UserContext,
  { vault }: SecondFactorParts,
  password: string,
): Promise<Setup> {
  const account = await ownAccount(ctx);
  return limitedAttempt<boolean, Setup>(ctx, account.email, {
    examine: () => isPassword(account.password_hash, password),
    decide: async (db, isRight) => {
      const present = await lockOwnAccount(ctx, db);
      if (!isRight || present.password_hash !== account.password_hash) {
        return { wrong: new DomainError('invalid_credentials') };
      }
      if (present.totp_enabled) throw new DomainError('totp_already_enabled');
      const secret = createTotpSecret();
      await setTotp(db, present.id, { secret: vault.seal(secret, present.id), isEnabled: false });
      return { accepted: { secret, otpauth_url: otpauthUrl({ secret, email: present.email }) } };
    },
  });
}

/**
 * Enables two-factor authentication. Refuses invalid_code, totp_already_enabled, totp_not_enabled.
 */
export function enableTotp(
  ctx: UserContext,
  { vault }: SecondFactorParts,
  code: string,
): Promise<BackupCodes> {
  return ctx.database.write(NIL_UUID, async (db) => {
    const account = await lockOwnAccount(ctx, db);
    if (account.totp_enabled) throw new DomainError('totp_already_enabled');
    const secret = openSecret(vault, account);
    if (secret === undefined) throw new DomainError('totp_not_enabled');
    // This code only shows that the set-up works and grants nothing, so it can still be used to
    // sign in.
    const step = verifyTotp({ secret, code, nowMs: parseInstantMs(ctx.now), lastUsedStep: null });
    if (step === undefined) throw invalidCode();
    await setTotp(db, account.id, { secret: vault.seal(secret, account.id), isEnabled: true });
    await mailSecurityNotice(db, ctx, account, 'two_factor_enabled');
    await recordAudit(ctx.withConnection(db), 'user.two_factor_enabled', account.id);
    return { backup_codes: await renewBackupCodes(db, account.id) };
  });
}

/**
 * Disables two-factor authentication. Refuses invalid_credentials and invalid_code, which count as
 * failed logins.
 */
export async function disableTotp(
  ctx: UserContext,
  { vault }: SecondFactorParts,
  input: DisableTotp,
): Promise<void> {
  const account = await enabledAccount(ctx);
  await limitedAttempt(ctx, account.email, {
    examine: () => isPassword(account.password_hash, input.password),
    decide: async (db, isRight) => {
      const present = await lockOwnAccount(ctx, db);
      if (!isRight || present.password_hash !== account.password_hash) {
        return { wrong: new DomainError('invalid_credentials') };
      }
      if (!present.totp_enabled) throw new DomainError('totp_not_enabled');
      if (!(await useCode(db, vault, present, input.code, ctx.now)))
        return { wrong: invalidCode() };
      await setTotp(db, present.id, { secret: null, isEnabled: false });
      await replaceBackupCodes(db, present.id, []);
      await mailSecurityNotice(db, ctx, present, 'two_factor_disabled');
      await recordAudit(ctx.withConnection(db), 'user.two_factor_disabled', present.id);
      return { accepted: undefined };
    },
  });
}

/** Replaces all backup codes by ten new ones. A wrong code counts as a failed login. */
export async function replaceCodes(
  ctx: UserContext,
  { vault }: SecondFactorParts,
  code: string,
): Promise<BackupCodes> {
  const account = await enabledAccount(ctx);
  return limitedAttempt<undefined, BackupCodes>(ctx, account.email, {
    examine: async () => undefined,
    decide: async (db) => {
      const present = await lockOwnAccount(ctx, db);
      if (!present.totp_enabled) throw new DomainError('totp_not_enabled');
      if (!(await useCode(db, vault, present, code, ctx.now))) return { wrong: invalidCode() };
      await mailSecurityNotice(db, ctx, present, 'backup_codes');
      await recordAudit(ctx.withConnection(db), 'user.backup_codes_replaced', present.id);
      return { accepted: { backup_codes: await renewBackupCodes(db, present.id) } };
    },
  });
}

function invalidCode(): DomainError {
  return new DomainError('invalid_code', { pointer: '/body/code' });
}

async function ownAccount(ctx: UserContext): Promise<AccountRow> {
  const account = await ctx.database.read(NIL_UUID, (db) => findAccount(db, ctx.accountId));
  if (account === undefined) throw new DomainError('unauthorized');
  return account;
}

async function enabledAccount(ctx: UserContext): Promise<AccountRow> {
  const account = await ownAccount(ctx);
  if (!account.totp_enabled) throw new DomainError('totp_not_enabled');
  return account;
}

async function lockOwnAccount(ctx: UserContext, db: Connection): Promise<AccountRow> {
  const account = await lockAccount(db, ctx.accountId);
  if (account === undefined) throw new DomainError('unauthorized');
  return account;
}
