import { LRUCache } from 'lru-cache';
import { instantOf, millisecondsOf, type Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Authenticator } from '#platform/http/authenticate.ts';
import type { Principal } from '#platform/http/request-context.ts';
import { NIL_UUID } from '#platform/ids.ts';
import type { AccessClaims, AccessTokens } from '#platform/security/access-token.ts';
import {
  findEnded,
  findPrincipal,
  organizationExists,
  type PrincipalRow,
} from './repository/principals.ts';
import { noteUse } from './repository/sessions.ts';

/** A logout, a removed role or a deactivated user takes effect within a second in every process. */
const PRINCIPAL_MS = 900;
const MAX_PRINCIPALS = 20_000;
const MAX_ORGANIZATIONS = 20_000;
const SCHEME = 'bearer ';
/** Of a signature as it stands at the end of a token. */
const SIGNATURE_LENGTH = 43;
/** How exactly the last use of a session is known. */
const LAST_USE_MS = 60_000;

/** What the database said of a good token a moment ago; nobody: it is signed out, or without its role. */
interface KnownToken {
  /** The header that brought it. */
  readonly authorization: string;
  readonly principal: Principal | undefined;
  readonly endsMs: number;
}

interface Parts {
  readonly database: Database;
  readonly accessTokens: AccessTokens;
  readonly clock: Clock;
}

/** Finds out who is behind a token: from its signature, then from the database as it is now. */
export function createAuthenticator({ database, accessTokens, clock }: Parts): Authenticator {
  // The time of a cached answer is real time, counted from before the question was put: neither a
  // slow answer nor a clock that is set lets it live longer.
  // By signature: the hash of a whole token takes longer than everything else that is done with it.
  const cache = new LRUCache<string, KnownToken>({
    max: MAX_PRINCIPALS,
    ttl: PRINCIPAL_MS,
    ttlResolution: 0,
  });
  const underWay = new Map<string, Promise<Principal | undefined>>();
  const organizations = new LRUCache<string, true>({ max: MAX_ORGANIZATIONS });

  function knownOf(authorization: string): KnownToken | undefined {
    const known = cache.get(signatureOf(authorization));
    return known?.authorization === authorization ? known : undefined;
  }

  async function lookUp(
    authorization: string,
    claims: AccessClaims,
  ): Promise<Principal | undefined> {
    const start = performance.now();
    // Read as the tenant that the request is most likely to go on with.
    const row = await database.read(claims.org ?? NIL_UUID, (db) =>
      findPrincipal(db, claims, instantOf(clock.nowMs())),
    );
    const principal = row === undefined ? undefined : principalOf(row, claims);
    const known = { authorization, principal, endsMs: endOf(claims) };
    cache.set(signatureOf(authorization), known, { start });
    if (row !== undefined) void recordUse(database, claims.sid, row, clock);
    return principal;
  }

  /** Of what holds; undefined without asking when there is nothing to check, as for most of the public. */
  async function claimsOf(authorization: string): Promise<AccessClaims | undefined> {
    const token = bearerToken(authorization);
    return token === '' ? undefined : accessTokens.verify(token);
  }

  return {
    recentPrincipalOf(authorization) {
      const known = knownOf(authorization);
      return known !== undefined && clock.nowMs() < known.endsMs ? known.principal : undefined;
    },

    async principalOf(authorization) {
      const claims = await claimsOf(authorization);
      if (claims === undefined) return undefined;
      const known = knownOf(authorization);
      if (known !== undefined) return known.principal;
      let answer = underWay.get(authorization);
      if (answer === undefined) {
        answer = lookUp(authorization, claims).finally(() => underWay.delete(authorization));
        underWay.set(authorization, answer);
      }
      return answer;
    },

    async tokenEndsMs(authorization) {
      const claims = await claimsOf(authorization);
      return claims === undefined ? undefined : endOf(claims);
    },

    endedAmong: (principals) =>
      database.read(NIL_UUID, (db) => findEnded(db, principals, instantOf(clock.nowMs()))),

    isMetricsToken: (authorization) => accessTokens.verifyMetricsToken(bearerToken(authorization)),

    async organizationExists(id) {
      if (organizations.has(id)) return true;
      const exists = await database.read(NIL_UUID, (db) => organizationExists(db, id));
      if (exists) organizations.set(id, true);
      return exists;
    },
  };
}

/** What the header brings as a bearer token, in whatever shape; empty when it brings none. */
function bearerToken(authorization: string): string {
  const isBearer = authorization.slice(0, SCHEME.length).toLowerCase() === SCHEME;
  return isBearer ? authorization.slice(SCHEME.length) : '';
}

function signatureOf(authorization: string): string {
  return authorization.slice(-SIGNATURE_LENGTH);
}

function endOf({ exp }: AccessClaims): number {
  return exp * 1_000;
}

function principalOf(row: PrincipalRow, claims: AccessClaims): Principal {
  return Object.freeze({
    user_id: claims.sub,
    session_id: claims.sid,
    role_id: claims.role_id,
    role: row.role,
    organization_id: row.organization_id,
    owner_id: row.owner_id,
    building_ids: row.building_ids,
  });
}

/** Not awaited by any request; when it fails, the next look-up tries again. */
async function recordUse(
  database: Database,
  id: string,
  row: PrincipalRow,
  clock: Clock,
): Promise<void> {
  const nowMs = clock.nowMs();
  const before = nowMs - LAST_USE_MS;
  if (millisecondsOf(row.last_used_at) > before) return;
  try {
    const use = { now: instantOf(nowMs), before: instantOf(before) };
    await database.write(NIL_UUID, (db) => noteUse(db, id, use));
  } catch {
    // It only says when a session was last used.
  }
}
