import type { FastifyReply, FastifyRequest } from 'fastify';
import { mayUse, type Access } from '#contract/access.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { isUuid } from '#platform/ids.ts';
import type { Principal } from './request-context.ts';
import { readSessionCookie } from './session-cookie.ts';
import { allowSlowBody } from './slow-bodies.ts';

/**
 * How the server identifies the caller; the auth feature provides it. `authorization` is the raw
 * header, empty if absent: it is only parsed if not cached.
 */
export interface Authenticator {
  /** Returns the user of the bearer token; undefined if it is invalid, expired or revoked. */
  principalOf(authorization: string): Promise<Principal | undefined>;
  /** Expiry of a valid token, in milliseconds since 1970. */
  tokenEndsMs(authorization: string): Promise<number | undefined>;
  /** Finds admitted users who would be refused now: signed out, or without the role. */
  endedAmong(principals: readonly Principal[]): Promise<Principal[]>;
  isMetricsToken(authorization: string): Promise<boolean>;
  organizationExists(id: string): Promise<boolean>;
}

/** Counts a request, and refuses it beyond the limit. */
export type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Creates the hook that guards a route with this access: authentication (401), role (403), and
 * tenant. Everything but public routes requires a token; ending a session also accepts the cookie
 * of a browser.
 */
export function createGuard(
  access: Access,
  { authenticator, publicUrl }: { authenticator: Authenticator; publicUrl: string },
  limits: { user: Limit; address: Limit },
): Limit {
  return async (request, reply) => {
    const authorization = access === 'public' ? '' : (request.headers.authorization ?? '');
    const principal = await authenticator.principalOf(authorization);
    if (principal === undefined) {
      await limits.address(request, reply);
      if (access === 'public') return;
      if (access === 'session' && readSessionCookie(request.headers, publicUrl) !== undefined)
        return;
      if (access === 'metrics' && (await authenticator.isMetricsToken(authorization))) return;
      throw new DomainError('unauthorized');
    }
    request.principal = principal;
    allowSlowBody(request);
    await limits.user(request, reply);
    if (!mayUse(access, principal.role, principal.building_ids !== null))
      throw new DomainError('forbidden', { role: principal.role });
    request.organizationId = await tenantOf(request, principal, authenticator);
    if (request.organizationId === null && needsTenant(access))
      throw new DomainError('organization_required');
  };
}

/** Rights that a SuperAdmin uses on the platform, others in their organization. */
const WITHOUT_TENANT: readonly Access[] = [
  'overview:read',
  'users:write',
  'organization:read',
  'organization:write',
];

/**
 * Whether an access requires a tenant. Only managing users and organizations, and the to-do list of
 * the platform, work without one.
 */
export function needsTenant(access: Access): boolean {
  return access.includes(':') && !WITHOUT_TENANT.includes(access);
}

/** Finds the tenant: that of the token; for a SuperAdmin, the one in the header. */
async function tenantOf(
  request: FastifyRequest,
  principal: Principal,
  authenticator: Authenticator,
): Promise<string | null> {
  if (principal.role !== 'SuperAdmin') return principal.organization_id;
  const header = request.headers['x-organization-id'];
  if (header === undefined) return null;
  const id = String(header).toLowerCase();
  if (!isUuid(id) || !(await authenticator.organizationExists(id))) {
    throw new DomainError('not_found', { what: 'organization', id });
  }
  return id;
}
