import { LRUCache } from 'lru-cache';
import { instantOf, parseInstantMs, type Clock } from '#platform/clock.ts';
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

/** A logout, removed role or deactivated user takes effect within a second in every process. */
const CALLER_MS = 900;
const MAX_CALLERS = 20_000;
const MAX_ORGANIZATIONS = 20_000;
const SCHEME = 'bearer ';
/** Precision with which the last use of a session is stored. */
const LAST_USE_MS = 60_000;

/**
 * The result for a token with a valid signature; without principal, its session or role has ended.
 */
interface Caller {
  readonly principal: Principal | undefined;
  /** When the token expires, in milliseconds since 1970. */
  readonly endsMs: number;
}

interface Parts {
  readonly database: Database;
  readonly accessTokens: AccessTokens;
  readonly clock: Clock;
}

/**
 * Creates an authenticator, which checks the signature of a token and then the current state in the
 * database.
 */
export function createAuthenticator({ database, accessTokens, clock }: Parts): Authenticator {
  // Keyed by the whole header, so that callers are never confused. Entries age in real time from
  // before the query, so that neither a slow query nor an adjusted clock extends their life.
  // Concurrent requests wait for the same query.
  const callers = new LRUCache<string, Promise<Caller | undefined>>({
    max: MAX_CALLERS,
    ttl: CALLER_MS,
  });
  const organizations = new LRUCache<string, true>({ max: MAX_ORGANIZATIONS });

  async function identify(authorization: string): Promise<Caller | undefined> {
    const claims = await accessTokens.verify(bearerToken(authorization));
    if (claims === undefined) return undefined;
    // Read in the tenant that the request will most likely use.
    const row = await database.read(claims.org ?? NIL_UUID, (db) =>
      findPrincipal(db, claims, instantOf(clock.nowMs())),
    );
    if (row !== undefined) void recordUse(database, claims.sid, row, clock);
    return {
      principal: row === undefined ? undefined : principalOf(row, claims),
      endsMs: claims.exp * 1_000,
    };
  }

  /** Finds the caller of the header, if its token is valid. */
  async function callerOf(authorization: string): Promise<Caller | undefined> {
    if (authorization === '') return undefined;
    let answer = callers.get(authorization);
    if (answer === undefined) {
      answer = identify(authorization);
      callers.set(authorization, answer);
      const forget = () => callers.delete(authorization);
      // Failures are not cached, and invented tokens take no space from known callers.
      void answer.then((caller) => caller ?? forget(), forget);
    }
    const caller = await answer;
    return caller !== undefined && clock.nowMs() < caller.endsMs ? caller : undefined;
  }

  return {
    principalOf: async (authorization) => (await callerOf(authorization))?.principal,

    tokenEndsMs: async (authorization) => (await callerOf(authorization))?.endsMs,

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

/** Extracts the bearer token of the header, unchecked; empty if there is none. */
function bearerToken(authorization: string): string {
  const isBearer = authorization.slice(0, SCHEME.length).toLowerCase() === SCHEME;
  return isBearer ? authorization.slice(SCHEME.length) : '';
}

function principalOf(row: PrincipalRow, claims: AccessClaims): Principal {
  return Object.freeze({
    account_id: claims.sub,
    user_id: row.user_id,
    session_id: claims.sid,
    role_id: claims.role_id,
    role: row.role,
    organization_id: row.organization_id,
    owner_id: row.owner_id,
    building_ids: row.building_ids,
  });
}

/**
 * Stores the last use of a session. No request waits for it; after a failure, the next look-up
 * tries again.
 */
async function recordUse(
  database: Database,
  id: string,
  row: PrincipalRow,
  clock: Clock,
): Promise<void> {
  const nowMs = clock.nowMs();
  const before = nowMs - LAST_USE_MS;
  if (parseInstantMs(row.last_used_at) > before) return;
  try {
    const use = { now: instantOf(nowMs), before: instantOf(before) };
    await database.write(NIL_UUID, (db) => noteUse(db, id, use));
  } catch {
    // Ignored: it only affects when the session was last used.
  }
}
