import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import {
  createBackupCodes,
  createTotpSecret,
  normaliseBackupCode,
  otpauthUrl,
  verifyTotp,
} from './totp.ts';

// RFC 6238, appendix B (SHA-1): the secret, and the last six of the eight digits.
const RFC_SECRET = Secret.fromLatin1('12345678901234567890').base32;
const VECTORS: readonly (readonly [seconds: number, code: string])[] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
];

function attempt(seconds: number, code: string, lastUsedStep: number | null = null) {
  return verifyTotp({ secret: RFC_SECRET, code, nowMs: seconds * 1000, lastUsedStep });
}

describe('codes by time', () => {
  test.each(VECTORS)('RFC 6238 at %i s: %s', (seconds, code) => {
    expect(attempt(seconds, code)).toBe(Math.floor(seconds / 30));
  });

  test('a code holds one step early and one step late, no more', () => {
    const step = Math.floor(1_111_111_109 / 30);
    expect(attempt(1_111_111_109 - 30, '081804')).toBe(step);
    expect(attempt(1_111_111_109 + 30, '081804')).toBe(step);
    expect(attempt(1_111_111_109 - 60, '081804')).toBeUndefined();
    expect(attempt(1_111_111_109 + 60, '081804')).toBeUndefined();
  });

  test('a code serves once, and none before it serves any more', () => {
    const used = attempt(1_111_111_111, '050471');
    expect(used).toBe(37_037_037);
    expect(attempt(1_111_111_111, '050471', 37_037_037)).toBeUndefined();
    expect(attempt(1_111_111_111 + 30, '050471', 37_037_037)).toBeUndefined();
    expect(attempt(1_111_111_111, '081804', 37_037_037)).toBeUndefined();
    expect(attempt(1_111_111_111, '050471', 37_037_036)).toBe(37_037_037);
  });

  test.each(['', '00592', '0059240', '005925', '００５９２４', 'abcdef', '-05924', '5924'])(
    'refuses %j',
    (code) => {
      expect(attempt(1_234_567_890, code)).toBeUndefined();
    },
  );

  test('blanks do not matter', () => {
    expect(attempt(1_234_567_890, ' 005 924 ')).toBe(41_152_263);
  });

  test('a new secret has 160 bits, and works', () => {
    const secret = createTotpSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(createTotpSecret()).not.toBe(secret);
    const code = new TOTP({ secret }).generate({ timestamp: 1_700_000_000_000 });
    const nowMs = 1_700_000_000_000;
    expect(verifyTotp({ secret, code, nowMs, lastUsedStep: null })).toBe(56_666_666);
  });

  test('the address for the authenticator names the product and the account', () => {
    const url = new URL(otpauthUrl({ secret: RFC_SECRET, email: 'an+1@example.be' }));
    expect(url.protocol + url.host).toBe('otpauth:totp');
    expect(decodeURIComponent(url.pathname)).toBe('/Millième:an+1@example.be');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      issuer: 'Millième',
      secret: RFC_SECRET,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});

describe('backup codes', () => {
  test('are ten, distinct, readable and already in normal form', () => {
    const codes = createBackupCodes();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){2}[0-9a-hjkmnp-tv-z]{4}$/);
      expect(normaliseBackupCode(code)).toBe(code);
    }
  });

  test('use the whole alphabet', () => {
    const letters = Array.from({ length: 40 }, createBackupCodes).flat().join('').replace(/-/g, '');
    expect(new Set(letters).size).toBe(32);
  });

  test.each(['K7MQ3RTD9XWP', ' k7mq 3rtd 9xwp ', 'k7mq–3rtd—9xwp', 'k7mq-3rtd-9xwp'])(
    '%j is k7mq-3rtd-9xwp',
    (typed) => {
      expect(normaliseBackupCode(typed)).toBe('k7mq-3rtd-9xwp');
    },
  );

  test('what looks alike counts as the same', () => {
    expect(normaliseBackupCode('OoIiLl-000-111')).toBe('0011-1100-0111');
  });

  test.each(['', 'k7mq-3rtd', 'k7mq-3rtd-9xwp-a', 'k7mq-3rtd-9xw!', 'k7mq-3rtd-9xwu'])(
    'refuses %j',
    (typed) => {
      expect(normaliseBackupCode(typed)).toBeUndefined();
    },
  );
});
