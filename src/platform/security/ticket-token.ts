import { jwtVerify, SignJWT } from 'jose';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { SigningKeys } from './signing-keys.ts';

/** Ticket that a link shows to a supplier. */
export interface TicketClaims {
  readonly organization_id: string;
  readonly ticket_id: string;
  readonly last_day: LocalDate;
}

export interface TicketTokens {
  issue(claims: TicketClaims): Promise<string>;
  /** Verifies a token; returns its claims, or undefined if it is not one of this service. */
  verify(token: string): Promise<TicketClaims | undefined>;
}

const ALGORITHM = 'HS256';
/** No other token of the service passes for this kind, nor this for another. */
const KIND = { typ: 'ticket+jwt', issuer: 'millieme', audience: 'supplier' } as const;
const MAX_TOKEN_LENGTH = 1024;

/** Creates and verifies tokens of links to tickets. Their last day is for the page to check. */
export function createTicketTokens(secrets: readonly Uint8Array[]): TicketTokens {
  const keys = new SigningKeys(secrets);
  return {
    issue: ({ organization_id: org, ticket_id: ticket, last_day }) =>
      new SignJWT({ org, last_day })
        .setProtectedHeader({ alg: ALGORITHM, typ: KIND.typ })
        .setIssuer(KIND.issuer)
        .setAudience(KIND.audience)
        .setSubject(ticket)
        .sign(keys.current),

    async verify(token) {
      if (token.length > MAX_TOKEN_LENGTH) return undefined;
      const rules = { algorithms: [ALGORITHM], ...KIND };
      const verified = await keys.verified((key) => jwtVerify(token, key, rules));
      const { sub, org, last_day: day } = verified?.payload ?? {};
      const isWhole = typeof sub === 'string' && typeof org === 'string' && typeof day === 'string';
      return isWhole ? { organization_id: org, ticket_id: sub, last_day: day } : undefined;
    },
  };
}
