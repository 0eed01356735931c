import type { FastifyReply, FastifyRequest } from 'fastify';
import { mayUse, type Access } from '#contract/access.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { isUuid } from '#platform/ids.ts';
import type { Principal } from './request-context.ts';
import { sessionCookieOf } from './session-cookie.ts';
import { allowSlowBody } from './slow-bodies.ts';

/**
 * How the server finds out who asks; the auth feature provides it. `authorization` is the header of
 * that name as it came, empty when there is none: taking it apart is for what is not known yet.
 */
export interface Authenticator {
  /** The person behind the bearer token; undefined when it is bad, expired or revoked. */
  principalOf(authorization: string): Promise<Principal | undefined>;
  /** When a token that holds stops to; milliseconds since 1970. */
  tokenEndsMs(authorization: string): Promise<number | undefined>;
  /** Those among people who were admitted that would be refused now: signed out, or without the role. */
  endedAmong(principals: readonly Principal[]): Promise<Principal[]>;
  isMetricsToken(authorization: string): Promise<boolean>;
  organizationExists(id: string): Promise<boolean>;
}

/** Counts a request, and refuses it beyond the limit. */
export type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * The hook that stands before a route with this access: who asks (401), may this role do that
 * (403), and for which tenant. What is not public asks for a token; what ends a session takes the
 * cookie of a browser as well.
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
      if (access === 'session' && sessionCookieOf(request.headers, publicUrl) !== undefined) return;
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

/** What a SuperAdmin does on the platform and others in their organization. */
const WITHOUT_TENANT: readonly Access[] = [
  'overview:read',
  'users:write',
  'organization:read',
  'organization:write',
];

/** Rights hold inside a tenant; only the management of users and organizations, and what waits there, does without one. */
export function needsTenant(access: Access): boolean {
  return access.includes(':') && !WITHOUT_TENANT.includes(access);
}

/** The tenant of the token; for a SuperAdmin, the one that the header names. */
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
