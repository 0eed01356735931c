import { createSecretKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { assert } from '#domain/kernel/assert.ts';

/** Whom a link at the foot of a mail spares which mails. */
interface UnsubscribeClaims {
  readonly user_id: string;
  readonly types: readonly string[];
}

export interface UnsubscribeTokens {
  issue(claims: UnsubscribeClaims): Promise<string>;
  /** The claims of a token that this service issued; undefined for all else. */
  verify(token: string): Promise<UnsubscribeClaims | undefined>;
}

const ALGORITHM = 'HS256';
/** Neither passes for any other token of the service, nor does any other for this. */
const KIND = { typ: 'unsubscribe+jwt', issuer: 'millieme', audience: 'unsubscribe' } as const;
const MIN_SECRET_BYTES = 32;
const MAX_TOKEN_LENGTH = 4096;

/**
 * Signs and checks what a link to unsubscribe carries. It never expires: a mail may be read years
 * later, and all that the link can do is to end mails.
 */
export function createUnsubscribeTokens(secret: Uint8Array): UnsubscribeTokens {
  assert(secret.byteLength >= MIN_SECRET_BYTES, 'The secret that signs tokens is too short');
  const key = createSecretKey(secret);
  return {
    issue: ({ user_id: userId, types }) =>
      new SignJWT({ types: [...types] })
        .setProtectedHeader({ alg: ALGORITHM, typ: KIND.typ })
        .setIssuer(KIND.issuer)
        .setAudience(KIND.audience)
        .setSubject(userId)
        .sign(key),

    async verify(token) {
      if (token.length > MAX_TOKEN_LENGTH) return undefined;
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], ...KIND });
        const { sub, types } = payload;
        const isWhole = typeof sub === 'string' && Array.isArray(types);
        return isWhole ? { user_id: sub, types: types.map(String) } : undefined;
      } catch {
        // Whatever is wrong with a token, the answer is the same: it is none of ours.
        return undefined;
      }
    },
  };
}
