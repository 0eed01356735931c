import { createHmac, randomBytes } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAccessTokens, type AccessSubject, type AccessTokens } from './access-token.ts';

const START = Date.UTC(2026, 0, 15, 9, 30);
const SUBJECT: AccessSubject = {
  sub: '019bc0de-0000-7000-8000-000000000001',
  org: '019bc0de-0000-7000-8000-000000000002',
  role: 'Syndic',
  role_id: '019bc0de-0000-7000-8000-000000000003',
  sid: '019bc0de-0000-7000-8000-000000000004',
};
const secret = randomBytes(32);

let now: number;
let tokens: AccessTokens;

beforeEach(() => {
  now = START;
  tokens = createAccessTokens({ secrets: [secret], clock: () => now });
});

function forge(header: object, payload: unknown, sign: (input: string) => string): string {
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const input = `${encode(header)}.${encode(payload)}`;
  return `${input}.${sign(input)}`;
}

function hmac(algorithm: string, key: Uint8Array = secret) {
  return (input: string) => createHmac(algorithm, key).update(input).digest('base64url');
}

const HEADER = { alg: 'HS256', typ: 'at+jwt' };
const PAYLOAD = {
  ...SUBJECT,
  iss: 'millieme',
  aud: 'millieme-api',
  iat: START / 1000,
  exp: START / 1000 + 900,
  jti: 'one',
};

describe('access tokens', () => {
  test('carry the claims, for fifteen minutes unless told otherwise', async () => {
    const token = await tokens.issue(SUBJECT);
    expect(decodeProtectedHeader(token)).toEqual(HEADER);
    const claims = await tokens.verify(token);
    const iat = START / 1000;
    expect(claims).toEqual({ ...SUBJECT, iat, exp: iat + 900, jti: expect.any(String) });
    expect(claims?.jti).toMatch(/^[\da-f]{8}-[\da-f]{4}-7/);
    expect(decodeJwt(await tokens.issue(SUBJECT, 60)).exp).toBe(iat + 60);
    expect(decodeJwt(await tokens.issue(SUBJECT)).jti).not.toBe(claims?.jti);
  });

  test('carry no more than the claims, and a role on the platform has no organization', async () => {
    const user = { ...SUBJECT, org: null, role: 'SuperAdmin', email: 'a@b.be' } as const;
    const token = await tokens.issue(user);
    expect(decodeJwt(token)).not.toHaveProperty('email');
    expect(await tokens.verify(token)).toMatchObject({ org: null, role: 'SuperAdmin' });
  });

  test('end at exp', async () => {
    const token = await tokens.issue(SUBJECT, 30);
    now += 29_999;
    expect(await tokens.verify(token)).toMatchObject(SUBJECT);
    now += 1;
    expect(await tokens.verify(token)).toBeUndefined();
  });

  test('any changed character is noticed', async () => {
    const token = await tokens.issue(SUBJECT);
    // All but the last character, two bits of which are unused.
    const changed = Array.from(token.slice(0, -1), (character, position) => {
      const other = character === 'A' ? 'B' : 'A';
      return token.slice(0, position) + other + token.slice(position + 1);
    });
    const answers = await Promise.all(changed.map((candidate) => tokens.verify(candidate)));
    expect(answers.filter((claims) => claims !== undefined)).toEqual([]);
    await expect(tokens.verify(`${token}A`)).resolves.toBeUndefined();
  });

  test('the forging of this test works when everything is right', async () => {
    expect(await tokens.verify(forge(HEADER, PAYLOAD, hmac('sha256')))).toMatchObject(SUBJECT);
  });

  test.each([
    ['no algorithm', { ...HEADER, alg: 'none' }, () => ''],
    ['no algorithm but a signature', { ...HEADER, alg: 'none' }, hmac('sha256')],
    ['another algorithm', { ...HEADER, alg: 'HS512' }, hmac('sha512')],
    ['another key', HEADER, hmac('sha256', randomBytes(32))],
    ['no signature', HEADER, () => ''],
    ['another type', { ...HEADER, typ: 'JWT' }, hmac('sha256')],
    ['no type', { alg: 'HS256' }, hmac('sha256')],
    ['an unknown critical header', { ...HEADER, crit: ['x'], x: 1 }, hmac('sha256')],
  ])('refuses %s', async (_, header, sign) => {
    expect(await tokens.verify(forge(header, PAYLOAD, sign))).toBeUndefined();
  });

  test.each([
    ['another issuer', { ...PAYLOAD, iss: 'other' }],
    ['another audience', { ...PAYLOAD, aud: 'millieme-metrics' }],
    ['several audiences', { ...PAYLOAD, aud: ['millieme-api', 'millieme-metrics'] }],
    ['no end', { ...PAYLOAD, exp: undefined }],
    ['an end that is no number', { ...PAYLOAD, exp: '9999999999' }],
    ['an end in the past', { ...PAYLOAD, exp: START / 1000 }],
    ['no organization at all', { ...PAYLOAD, org: undefined }],
    ['an empty user', { ...PAYLOAD, sub: '' }],
    ['an unknown role', { ...PAYLOAD, role: 'Emperor' }],
    ['no session', { ...PAYLOAD, sid: undefined }],
    ['a list', []],
    ['nothing', null],
  ])('refuses a signed token with %s', async (_, payload) => {
    expect(await tokens.verify(forge(HEADER, payload, hmac('sha256')))).toBeUndefined();
  });

  test.each(['', '.', '..', '...', 'Bearer x', 'é.é.é', 'a.b.c', '\u0000', 'x'.repeat(1_000_000)])(
    'refuses rubbish %#',
    async (rubbish) => {
      expect(await tokens.verify(rubbish)).toBeUndefined();
      expect(await tokens.verifyMetricsToken(rubbish)).toBe(false);
    },
  );

  test('of a former secret hold on, those of a secret that was dropped do not', async () => {
    const token = await tokens.issue(SUBJECT);
    const [fresh, clock] = [randomBytes(32), () => now];
    const renewed = createAccessTokens({ secrets: [fresh, secret], clock });
    expect(await renewed.verify(token)).toMatchObject(SUBJECT);
    const next = await renewed.issue(SUBJECT);
    expect(await renewed.verify(next)).toMatchObject(SUBJECT);
    expect(await tokens.verify(next)).toBeUndefined();
    const dropped = createAccessTokens({ secrets: [fresh], clock });
    expect(await dropped.verify(next)).toMatchObject(SUBJECT);
    expect(await dropped.verify(token)).toBeUndefined();
    expect(await renewed.verifyMetricsToken(await tokens.issueMetricsToken())).toBe(true);
  });

  test('a short secret is a fault of the program', () => {
    expect(() =>
      createAccessTokens({ secrets: [secret, randomBytes(31)], clock: () => now }),
    ).toThrow();
  });
});

describe('metrics token', () => {
  test('holds for ten years and opens nothing else', async () => {
    const token = await tokens.issueMetricsToken();
    expect(await tokens.verifyMetricsToken(token)).toBe(true);
    expect(await tokens.verify(token)).toBeUndefined();
    now = Date.UTC(2036, 0, 15, 9, 29);
    expect(await tokens.verifyMetricsToken(token)).toBe(true);
  });

  test('an access token reads no metrics', async () => {
    expect(await tokens.verifyMetricsToken(await tokens.issue(SUBJECT))).toBe(false);
  });
});
