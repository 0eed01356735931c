import { parseInstantMs } from '#platform/clock.ts';
import type { Connection } from '#platform/db/connection.ts';
import { hashToken } from '#platform/security/tokens.ts';
import { createBackupCodes, normaliseBackupCode, verifyTotp } from '#platform/security/totp.ts';
import {
  replaceBackupCodes,
  setTotpStep,
  useBackupCode,
  type AccountRow,
} from './repository/users.ts';

/**
 * Whether the code is a current one of the authenticator or an unused backup code; uses it up. The
 * account must be locked, so that a code works only once.
 */
export async function useCode(
  db: Connection,
  account: AccountRow,
  code: string,
  now: string,
): Promise<boolean> {
  const { totp_secret: secret, totp_last_step: lastUsedStep } = account;
  const step =
    secret === null
      ? undefined
      : verifyTotp({ secret, code, nowMs: parseInstantMs(now), lastUsedStep });
  if (step !== undefined) {
    await setTotpStep(db, account.id, step);
    return true;
  }
  const backupCode = normaliseBackupCode(code);
  return backupCode !== undefined && useBackupCode(db, account.id, hashToken(backupCode), now);
}

/** Replaces all backup codes by ten new ones, of which only hashes are stored. */
export async function renewBackupCodes(db: Connection, userId: string): Promise<string[]> {
  const codes = createBackupCodes();
  await replaceBackupCodes(db, userId, codes.map(hashToken));
  return codes;
}
