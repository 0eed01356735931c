import { jwtVerify, SignJWT } from 'jose';
import { SigningKeys } from './signing-keys.ts';

/** Which link of which organization. */
interface DownloadClaims {
  readonly organization_id: string;
  readonly link_id: string;
}

export interface DownloadTokens {
  issue(claims: DownloadClaims): Promise<string>;
  /** The claims of a token that this service issued; undefined for all else. */
  verify(token: string): Promise<DownloadClaims | undefined>;
}

const ALGORITHM = 'HS256';
/** Neither passes for any other token of the service, nor does any other for this. */
const KIND = { typ: 'download+jwt', issuer: 'millieme', audience: 'files' } as const;
const MAX_TOKEN_LENGTH = 1024;

/** Signs and checks the links by which a browser fetches one file. That each works once and for how long, the link’s row says. */
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
