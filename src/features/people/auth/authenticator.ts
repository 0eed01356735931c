import { LRUCache } from 'lru-cache';
import type { RoleType } from '#contract/access.ts';
import { instantOf, millisecondsOf, type Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { sql, unnestRows, type Sql } from '#platform/db/sql.ts';
import type { Authenticator } from '#platform/http/authenticate.ts';
import type { Principal } from '#platform/http/request-context.ts';
import { NIL_UUID } from '#platform/ids.ts';
import type { AccessClaims, AccessTokens } from '#platform/security/access-token.ts';

/** A logout, a removed role or a deactivated user takes effect within a second in every process. */
const PRINCIPAL_MS = 900;
const MAX_PRINCIPALS = 20_000;
const MAX_ORGANIZATIONS = 20_000;
const SCHEME = 'bearer ';
/** Of a signature as it stands at the end of a token. */
const SIGNATURE_LENGTH = 43;
/** How exactly the last use of a session is known. */
const LAST_USE_MS = 60_000;

interface PrincipalRow {
  readonly role: RoleType;
  readonly organization_id: string | null;
  readonly owner_id: string | null;
  readonly building_ids: string[] | null;
  readonly last_used_at: string;
}

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
    const row = await findPrincipal(database, claims, clock);
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

    endedAmong: (principals) => findEnded(database, principals, clock),

    isMetricsToken: (authorization) => accessTokens.verifyMetricsToken(bearerToken(authorization)),

    async organizationExists(id) {
      if (organizations.has(id)) return true;
      const row = await database.read(NIL_UUID, (db) =>
        db.first(sql`select from auth.organizations where id = ${id}`),
      );
      if (row !== undefined) organizations.set(id, true);
      return row !== undefined;
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

function findPrincipal(
  database: Database,
  { sid, sub, role_id: roleId, org }: AccessClaims,
  clock: Clock,
): Promise<PrincipalRow | undefined> {
  // Read as the tenant that the request is most likely to go on with.
  return database.read(org ?? NIL_UUID, (db) =>
    db.first<PrincipalRow>(sql`select role.role_type as role, role.organization_id, role.owner_id,
        role.building_ids, session.last_used_at
      from ${heldRoles(clock)}
        and session.id = ${sid} and session.user_id = ${sub} and role.id = ${roleId}`),
  );
}

/** The roles in which people act as long as their sessions last; takes more conditions. */
function heldRoles(clock: Clock): Sql {
  return sql`auth.sessions as session
    join auth.users as person on person.id = session.user_id and person.is_active
    join auth.role_assignments as role on role.user_id = person.id and role.accepted_at is not null
    where session.revoked_at is null and session.expires_at > ${instantOf(clock.nowMs())}`;
}

async function findEnded(
  database: Database,
  principals: readonly Principal[],
  clock: Clock,
): Promise<Principal[]> {
  const asked = principals.map(({ session_id, user_id, role_id }) => {
    return { session_id, user_id, role_id };
  });
  const types = { session_id: 'uuid', user_id: 'uuid', role_id: 'uuid' };
  const rows = await database.read(NIL_UUID, (db) =>
    db.query<{ session_id: string; role_id: string }>(sql`select asked.session_id, asked.role_id
      from (${unnestRows(types, asked)}) as asked
      where not exists (select from ${heldRoles(clock)} and session.id = asked.session_id
        and session.user_id = asked.user_id and role.id = asked.role_id)`),
  );
  const ended = new Set(rows.map((row) => `${row.session_id} ${row.role_id}`));
  return principals.filter((one) => ended.has(`${one.session_id} ${one.role_id}`));
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
    await database.write(NIL_UUID, (db) =>
      db.execute(sql`update auth.sessions set last_used_at = ${instantOf(nowMs)}
        where id = ${id} and last_used_at <= ${instantOf(before)}`),
    );
  } catch {
    // It only says when a session was last used.
  }
}
