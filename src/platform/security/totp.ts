import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Millième';
/** RFC 4226, 4 R6: 160 bits. */
const SECRET_BYTES = 20;
/** Scheme that every authenticator app supports: RFC 6238 with HMAC-SHA-1. */
const SCHEME = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** RFC 6238, 5.2: one step either way, for clock drift and slow typing. */
const WINDOW = 1;

const BACKUP_CODES = 10;
const BACKUP_CODE_LENGTH = 12;
/** Crockford's base 32: 5 bits a letter, 60 a code, and no i, l, o or u to misread. */
const BACKUP_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Creates a secret for an authenticator app, in base 32. */
export function createTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** Address that an authenticator app reads, usually as a QR code. */
export function otpauthUrl({ secret, email }: { secret: string; email: string }): string {
  return new TOTP({ ...SCHEME, issuer: ISSUER, label: email, secret }).toString();
}

/**
 * Verifies a code and returns its time step, to store as the next `lastUsedStep`; undefined for a
 * wrong code. A step works once: a code of `lastUsedStep` or before is wrong (RFC 6238, 5.2).
 */
export function verifyTotp(attempt: {
  readonly secret: string;
  readonly code: string;
  readonly nowMs: number;
  readonly lastUsedStep: number | null;
}): number | undefined {
  const token = attempt.code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = TOTP.validate({
    ...SCHEME,
    token,
    secret: Secret.fromBase32(attempt.secret),
    timestamp: attempt.nowMs,
    window: WINDOW,
  });
  if (delta === null) return undefined;
  const step = TOTP.counter({ period: SCHEME.period, timestamp: attempt.nowMs }) + delta;
  return step > (attempt.lastUsedStep ?? -1) ? step : undefined;
}

/** Creates ten codes such as "k7mq-3rtd-9xwp", for users who lose their authenticator. */
export function createBackupCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < BACKUP_CODES) codes.add(createBackupCode());
  return [...codes];
}

/**
 * Normalizes a typed backup code: capitals, spaces, other dashes or none, o for 0, i or l for 1.
 * Undefined if it cannot be a backup code.
 */
export function normaliseBackupCode(text: string): string | undefined {
  const letters = text
    .toLowerCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');
  return /^[0-9a-hjkmnp-tv-z]{12}$/.test(letters) ? groupLetters(letters) : undefined;
}

function createBackupCode(): string {
  // 32 divides 256 evenly: all letters are equally likely.
  const letters = Array.from(randomBytes(BACKUP_CODE_LENGTH), (byte) =>
    BACKUP_ALPHABET.charAt(byte % BACKUP_ALPHABET.length),
  );
  return groupLetters(letters.join(''));
}

function groupLetters(letters: string): string {
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}
