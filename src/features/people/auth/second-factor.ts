import { parseInstantMs } from '#platform/clock.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Database } from '#platform/db/database.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { hashToken } from '#platform/security/tokens.ts';
import type { TotpVault } from '#platform/security/totp-vault.ts';
import { createBackupCodes, normaliseBackupCode, verifyTotp } from '#platform/security/totp.ts';
import {
  endTotpWithoutKey,
  lockPlainSecrets,
  replaceBackupCodes,
  replaceSecret,
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
  vault: TotpVault,
  account: AccountRow,
  code: string,
  now: string,
): Promise<boolean> {
  const lastUsedStep = account.totp_last_step;
  const secret = openSecret(vault, account);
  const step =
    secret === undefined
      ? undefined
      : verifyTotp({ secret, code, nowMs: parseInstantMs(now), lastUsedStep });
  if (step !== undefined) {
    await setTotpStep(db, account.id, step);
    return true;
  }
  const backupCode = normaliseBackupCode(code);
  return backupCode !== undefined && useBackupCode(db, account.id, hashToken(backupCode), now);
}

/** Decrypts the secret of an account; undefined if it has none, or if another key encrypted it. */
export function openSecret(
  vault: TotpVault,
  { id, totp_secret: stored }: Pick<AccountRow, 'id' | 'totp_secret'>,
): string | undefined {
  return stored === null ? undefined : vault.open(stored, id);
}

/** Replaces all backup codes by ten new ones, of which only hashes are stored. */
export async function renewBackupCodes(db: Connection, userId: string): Promise<string[]> {
  const codes = createBackupCodes();
  await replaceBackupCodes(db, userId, codes.map(hashToken));
  return codes;
}

/** Encrypts the secrets that a former version stored as they are. */
export async function sealSecrets(database: Database, vault: TotpVault): Promise<void> {
  await database.write(NIL_UUID, async (db) => {
    for (const { id, totp_secret: secret } of await lockPlainSecrets(db))
      if (secret !== null) await replaceSecret(db, id, vault.seal(secret, id));
  });
}

/**
 * Ends two-factor authentication where another key encrypted the secret: after a restore without that key,
 * nobody could give a code. These people are asked to set it up again.
 * @returns their number
 */
export function forgetLostSecrets(db: Connection, vault: TotpVault, now: string): Promise<number> {
  return endTotpWithoutKey(db, vault.prefix, now);
}
