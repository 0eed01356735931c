import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAccessTokens } from './access-token.ts';
import { createUnsubscribeTokens } from './unsubscribe-token.ts';

const secret = randomBytes(48);
const CLAIMS = { user_id: '0192a000-0000-7000-8000-000000000000', types: ['PaymentDue'] };
const SUBJECT = {
  sub: CLAIMS.user_id,
  org: null,
  role: 'SuperAdmin',
  role_id: 'r',
  sid: 's',
} as const;

describe('tokens to unsubscribe', () => {
  const tokens = createUnsubscribeTokens([secret]);

  it('carry whom and what, and never change', async () => {
    const token = await tokens.issue(CLAIMS);
    expect(await tokens.verify(token)).toEqual(CLAIMS);
    expect(await tokens.issue(CLAIMS)).toBe(token);
    expect(token).toMatch(/^[\w.-]+$/);
  });

  it('of a former secret hold on', async () => {
    const token = await tokens.issue(CLAIMS);
    expect(await createUnsubscribeTokens([randomBytes(48), secret]).verify(token)).toEqual(CLAIMS);
  });

  it('open nothing else, and nothing else unsubscribes', async () => {
    const access = createAccessTokens({ secrets: [secret], clock: () => Date.now() });
    expect(await access.verify(await tokens.issue(CLAIMS))).toBeUndefined();
    expect(await tokens.verify(await access.issue(SUBJECT))).toBeUndefined();
    expect(await tokens.verify(await access.issueMetricsToken())).toBeUndefined();
  });

  it('are refused when anything about them is changed', async () => {
    const token = await tokens.issue(CLAIMS);
    const [head, payload, signature] = token.split('.');
    const other = Buffer.from(
      JSON.stringify({ ...CLAIMS, sub: 'x', iss: 'millieme', aud: 'unsubscribe' }),
    ).toString('base64url');
    const none = Buffer.from('{"alg":"none","typ":"unsubscribe+jwt"}').toString('base64url');
    const bad = [
      '',
      'x',
      `${token}x`,
      `${head}.${other}.${signature}`,
      `${none}.${payload}.`,
      'a'.repeat(5_000),
      await createUnsubscribeTokens([randomBytes(48)]).issue(CLAIMS),
    ];
    for (const one of bad) expect(await tokens.verify(one)).toBeUndefined();
  });
});
