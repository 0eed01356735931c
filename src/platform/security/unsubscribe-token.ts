import { jwtVerify, SignJWT } from 'jose';
import { SigningKeys } from './signing-keys.ts';

/** User and mails of an unsubscribe link. */
interface UnsubscribeClaims {
  readonly user_id: string;
  readonly types: readonly string[];
}

export interface UnsubscribeTokens {
  issue(claims: UnsubscribeClaims): Promise<string>;
  /** Verifies a token; returns its claims, or undefined if it is not one of this service. */
  verify(token: string): Promise<UnsubscribeClaims | undefined>;
}

const ALGORITHM = 'HS256';
/** No other token of the service passes for this kind, nor this for another. */
const KIND = { typ: 'unsubscribe+jwt', issuer: 'millieme', audience: 'unsubscribe' } as const;
const MAX_TOKEN_LENGTH = 4096;

/**
 * Creates and verifies tokens of unsubscribe links. They never expire: a mail may be read years
 * later, and the link can only end mails.
 */
export function createUnsubscribeTokens(secrets: readonly Uint8Array[]): UnsubscribeTokens {
  const keys = new SigningKeys(secrets);
  return {
    issue: ({ user_id: userId, types }) =>
      new SignJWT({ types: [...types] })
        .setProtectedHeader({ alg: ALGORITHM, typ: KIND.typ })
        .setIssuer(KIND.issuer)
        .setAudience(KIND.audience)
        .setSubject(userId)
        .sign(keys.current),

    async verify(token) {
      if (token.length > MAX_TOKEN_LENGTH) return undefined;
      const rules = { algorithms: [ALGORITHM], ...KIND };
      const verified = await keys.verified((key) => jwtVerify(token, key, rules));
      const { sub, types } = verified?.payload ?? {};
      const isWhole = typeof sub === 'string' && Array.isArray(types);
      return isWhole ? { user_id: sub, types: types.map(String) } : undefined;
    },
  };
}
