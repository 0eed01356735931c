import type { FastifyReply, FastifyRequest } from 'fastify';
import { mayUse, type Access } from '#contract/access.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { isUuid } from '#platform/ids.ts';
import type { Principal } from './request-context.ts';

/** How the server finds out who asks; the auth feature provides it. */
export interface Authenticator {
  /** The person behind a bearer token; undefined when it is bad, expired or revoked. */
  principalOf(token: string): Promise<Principal | undefined>;
  isMetricsToken(token: string): Promise<boolean>;
  organizationExists(id: string): Promise<boolean>;
}

export type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

function bearerToken(request: FastifyRequest): string | undefined {
  return BEARER.exec(request.headers.authorization ?? '')?.[1];
}

/**
 * The hook that stands before a route with this access: who asks (401), may this role do that
 * (403), and for which tenant. What is not public asks for a token.
 */
export function createGuard(
  access: Access,
  authenticator: Authenticator,
  limits: { user: Limit; address: Limit },
) {
  return async function guard(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = access === 'public' ? undefined : bearerToken(request);
    const principal = token === undefined ? undefined : await authenticator.principalOf(token);
    if (principal === undefined) {
      await limits.address(request, reply);
      if (access === 'public') return;
      if (
        access === 'metrics' &&
        token !== undefined &&
        (await authenticator.isMetricsToken(token))
      )
        return;
      throw new DomainError('unauthorized');
    }
    request.principal = principal;
    await limits.user(request, reply);
    if (access !== 'signed-in' && !mayUse(access, principal.role)) {
      throw new DomainError('forbidden', { role: principal.role });
    }
    request.organizationId = await tenantOf(request, principal, authenticator);
    if (request.organizationId === null && needsTenant(access)) {
      throw new DomainError('organization_required');
    }
  };
}

/** Rights hold inside a tenant; only the management of users and the platform do without one. */
function needsTenant(access: Access): boolean {
  return access.includes(':') && access !== 'users:write';
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
