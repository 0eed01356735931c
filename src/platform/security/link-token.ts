import { jwtVerify, SignJWT } from 'jose';
import { SigningKeys } from './signing-keys.ts';

/** A link of an organization. */
interface LinkClaims {
  readonly organization_id: string;
  readonly link_id: string;
}

/** Tokens of links, whose rows determine when they end. */
interface LinkTokens {
  issue(claims: LinkClaims): Promise<string>;
  /** Verifies a token; returns its claims, or undefined if it is not one of this service. */
  verify(token: string): Promise<LinkClaims | undefined>;
}

export type DownloadTokens = LinkTokens;
export type AnswerTokens = LinkTokens;

/** Kind of token: no other passes for it, nor it for another. */
interface Kind {
  readonly typ: string;
  readonly audience: string;
}

const ALGORITHM = 'HS256';
const ISSUER = 'millieme';
const MAX_TOKEN_LENGTH = 1024;

/** Creates and verifies download links for one file, each of which works once. */
export function createDownloadTokens(secrets: readonly Uint8Array[]): DownloadTokens {
  return createLinkTokens(secrets, { typ: 'download+jwt', audience: 'files' });
}

/** Creates and verifies links to answers about lots; their id is that of the request. */
export function createAnswerTokens(secrets: readonly Uint8Array[]): AnswerTokens {
  return createLinkTokens(secrets, { typ: 'lot-answer+jwt', audience: 'lot-answers' });
}

function createLinkTokens(secrets: readonly Uint8Array[], { typ, audience }: Kind): LinkTokens {
  const keys = new SigningKeys(secrets);
  return {
    issue: ({ organization_id: organizationId, link_id: linkId }) =>
      new SignJWT({ organization_id: organizationId })
        .setProtectedHeader({ alg: ALGORITHM, typ })
        .setIssuer(ISSUER)
        .setAudience(audience)
        .setJti(linkId)
        .sign(keys.current),

    async verify(token) {
      if (token.length > MAX_TOKEN_LENGTH) return undefined;
      const rules = { algorithms: [ALGORITHM], typ, issuer: ISSUER, audience };
      const verified = await keys.verified((key) => jwtVerify(token, key, rules));
      const { jti, organization_id: organizationId } = verified?.payload ?? {};
      const isWhole = typeof jti === 'string' && typeof organizationId === 'string';
      return isWhole ? { organization_id: organizationId, link_id: jti } : undefined;
    },
  };
}
