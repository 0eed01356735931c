import { compactVerify, SignJWT } from 'jose';
import { v7 as uuidv7 } from 'uuid';
import type { RoleType } from '#contract/access.ts';
import { ROLES } from '#domain/people/roles.ts';
import { SigningKeys } from './signing-keys.ts';

/** Acting user: id, organization (null on the platform), active role and session. */
export interface AccessSubject {
  readonly sub: string;
  readonly org: string | null;
  readonly role: RoleType;
  readonly role_id: string;
  readonly sid: string;
}

/** `iat` and `exp` in seconds since 1970. */
export interface AccessClaims extends AccessSubject {
  readonly iat: number;
  readonly exp: number;
  readonly jti: string;
}

export interface AccessTokens {
  issue(subject: AccessSubject, ttlSeconds?: number): Promise<string>;
  /**
   * Verifies a token; returns its claims, or undefined if it is not a valid one of this service.
   */
  verify(token: string): Promise<AccessClaims | undefined>;
  issueMetricsToken(): Promise<string>;
  /** Whether a token is valid for reading the metrics, which is all it allows. */
  verifyMetricsToken(token: string): Promise<boolean>;
}

type Payload = Readonly<Record<string, unknown>>;

interface Kind {
  readonly typ: string;
  readonly audience: string;
}

const ISSUER = 'millieme';
const ALGORITHM = 'HS256';
// RFC 9068: with a type of its own, no other signed token passes for an access token.
const ACCESS: Kind = { typ: 'at+jwt', audience: 'millieme-api' };
const METRICS: Kind = { typ: 'metrics+jwt', audience: 'millieme-metrics' };

const ACCESS_TTL_SECONDS = 900;
const METRICS_TTL_SECONDS = 3653 * 86_400; // ten years with their three leap days

const MAX_TOKEN_LENGTH = 4096;

/**
 * Creates tokens, signed with the first secret and verified with all; `clock` gives milliseconds
 * since 1970.
 */
export function createAccessTokens(options: {
  readonly secrets: readonly Uint8Array[];
  readonly clock: () => number;
}): AccessTokens {
  const { secrets, clock } = options;
  const keys = new SigningKeys(secrets);
  const nowSeconds = () => Math.floor(clock() / 1000);

  function sign(kind: Kind, claims: object, ttlSeconds: number): Promise<string> {
    const now = nowSeconds();
    return new SignJWT({ ...claims })
      .setProtectedHeader({ alg: ALGORITHM, typ: kind.typ })
      .setIssuer(ISSUER)
      .setAudience(kind.audience)
      .setIssuedAt(now)
      .setExpirationTime(now + ttlSeconds)
      .setJti(uuidv7())
      .sign(keys.current);
  }

  async function payloadOf(kind: Kind, token: string): Promise<Payload | undefined> {
    if (token.length > MAX_TOKEN_LENGTH) return undefined;
    const payload = await keys.verified(async (key): Promise<unknown> => {
      const verified = await compactVerify(token, key, { algorithms: [ALGORITHM] });
      const isOfKind = verified.protectedHeader.typ === kind.typ;
      return isOfKind ? JSON.parse(new TextDecoder().decode(verified.payload)) : undefined;
    });
    return isRecord(payload) && isCurrent(payload, kind, clock()) ? payload : undefined;
  }

  return {
    issue: (subject, ttlSeconds = ACCESS_TTL_SECONDS) =>
      sign(ACCESS, subjectOf(subject), ttlSeconds),

    async verify(token) {
      const payload = await payloadOf(ACCESS, token);
      return payload !== undefined && isAccessPayload(payload) ? claimsOf(payload) : undefined;
    },

    issueMetricsToken: () => sign(METRICS, {}, METRICS_TTL_SECONDS),

    verifyMetricsToken: async (token) => (await payloadOf(METRICS, token)) !== undefined,
  };
}

function isRecord(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCurrent(payload: Payload, kind: Kind, nowMs: number): boolean {
  const { iss, aud, exp } = payload;
  return (
    iss === ISSUER &&
    aud === kind.audience &&
    typeof exp === 'number' &&
    Number.isSafeInteger(exp) &&
    nowMs < exp * 1000
  );
}

function isAccessPayload(payload: Payload): payload is Payload & AccessClaims {
  const { sub, org, role, role_id, sid, iat, jti } = payload;
  return (
    [sub, role_id, sid, jti].every((claim) => typeof claim === 'string' && claim !== '') &&
    ROLES.some((known) => known === role) &&
    (org === null || (typeof org === 'string' && org !== '')) &&
    Number.isSafeInteger(iat)
  );
}

// Field by field: a caller may pass a record with more fields than belong in a token.
function subjectOf({ sub, org, role, role_id, sid }: AccessSubject): AccessSubject {
  return { sub, org, role, role_id, sid };
}

function claimsOf(payload: AccessClaims): AccessClaims {
  const { iat, exp, jti } = payload;
  return { ...subjectOf(payload), iat, exp, jti };
}
