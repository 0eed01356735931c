import { jwtVerify, SignJWT } from 'jose';
import { SigningKeys } from './signing-keys.ts';

/** A link of an organization. */
interface DownloadClaims {
  readonly organization_id: string;
  readonly link_id: string;
}

export interface DownloadTokens {
  issue(claims: DownloadClaims): Promise<string>;
  /** Verifies a token; returns its claims, or undefined if it is not one of this service. */
  verify(token: string): Promise<DownloadClaims | undefined>;
}

const ALGORITHM = 'HS256';
/** No other token of the service passes for this kind, nor this for another. */
const KIND = { typ: 'download+jwt', issuer: 'millieme', audience: 'files' } as const;
const MAX_TOKEN_LENGTH = 1024;

/**
 * Creates and verifies download links for one file. The row of the link determines its expiry, and
 * that it works once.
 */
export function createDownloadTokens(secrets: readonly Uint8Array[]): DownloadTokens {
  const keys = new SigningKeys(secrets);
  return {
    issue: ({ organization_id: organizationId, link_id: linkId }) =>
      new SignJWT({ organization_id: organizationId })
        .setProtectedHeader({ alg: ALGORITHM, typ: KIND.typ })
        .setIssuer(KIND.issuer)
        .setAudience(KIND.audience)
        .setJti(linkId)
        .sign(keys.current),

    async verify(token) {
      if (token.length > MAX_TOKEN_LENGTH) return undefined;
      const rules = { algorithms: [ALGORITHM], ...KIND };
      const verified = await keys.verified((key) => jwtVerify(token, key, rules));
      const { jti, organization_id: organizationId } = verified?.payload ?? {};
      const isWhole = typeof jti === 'string' && typeof organizationId === 'string';
      return isWhole ? { organization_id: organizationId, link_id: jti } : undefined;
    },
  };
}
