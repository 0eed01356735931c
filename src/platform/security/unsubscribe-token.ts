import { jwtVerify, SignJWT } from 'jose';
import { SigningKeys } from './signing-keys.ts';

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
const MAX_TOKEN_LENGTH = 4096;

/**
 * Signs and checks what a link to unsubscribe carries. It never expires: a mail may be read years
 * later, and all that the link can do is to end mails.
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
