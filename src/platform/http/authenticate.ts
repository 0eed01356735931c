import type { FastifyReply, FastifyRequest } from 'fastify';
import { mayUse, type Access } from '#contract/access.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { isUuid } from '#platform/ids.ts';
import type { Principal } from './request-context.ts';

/**
 * How the server finds out who asks; the auth feature provides it. `authorization` is the header of
 * that name as it came, empty when there is none: taking it apart is for what is not known yet.
 */
export interface Authenticator {
  /** The person behind the bearer token, if that was found out less than a second ago. */
  recentPrincipalOf(authorization: string): Principal | undefined;
  /** The person behind the bearer token; undefined when it is bad, expired or revoked. */
  principalOf(authorization: string): Promise<Principal | undefined>;
  /** When a token that holds stops to; milliseconds since 1970. */
  tokenEndsMs(authorization: string): Promise<number | undefined>;
  /** Those among people who were admitted that would be refused now: signed out, or without the role. */
  endedAmong(principals: readonly Principal[]): Promise<Principal[]>;
  isMetricsToken(authorization: string): Promise<boolean>;
  organizationExists(id: string): Promise<boolean>;
}

/** Counts a request; undefined when there is nothing to count. */
export type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<void> | undefined;

export type LimitHook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** The limit as a hook, which has to answer when it is done. */
export function limitHook(limit: Limit): LimitHook {
  return async (request, reply) => limit(request, reply);
}

type Done = (error?: Error) => void;

/**
 * The hook that stands before a route with this access: who asks (401), may this role do that
 * (403), and for which tenant. What is not public asks for a token. Most requests come from somebody
 * who asked a moment ago: they pass without waiting, since each promise costs more than the checks.
 */
export function createGuard(
  access: Access,
  authenticator: Authenticator,
  limits: { user: Limit; address: Limit },
) {
  async function identify(
    request: FastifyRequest,
    reply: FastifyReply,
    authorization: string,
  ): Promise<void> {
    const principal = await authenticator.principalOf(authorization);
    if (principal !== undefined) return admit(request, reply, principal);
    await limits.address(request, reply);
    if (access === 'public') return undefined;
    if (access === 'metrics' && (await authenticator.isMetricsToken(authorization)))
      return undefined;
    throw new DomainError('unauthorized');
  }

  /** Undefined when there was nothing to wait for. */
  function admit(
    request: FastifyRequest,
    reply: FastifyReply,
    principal: Principal,
  ): Promise<void> | undefined {
    request.principal = principal;
    const counted = limits.user(request, reply);
    if (counted === undefined && principal.role !== 'SuperAdmin') {
      enter(request, principal, principal.organization_id);
      return undefined;
    }
    return (async () => {
      await counted;
      checkRole(principal);
      enter(request, principal, await tenantOf(request, principal, authenticator));
    })();
  }

  function checkRole({ role }: Principal): void {
    if (access !== 'signed-in' && !mayUse(access, role))
      throw new DomainError('forbidden', { role });
  }

  function enter(request: FastifyRequest, principal: Principal, organizationId: string | null) {
    checkRole(principal);
    request.organizationId = organizationId;
    if (organizationId === null && needsTenant(access)) {
      throw new DomainError('organization_required');
    }
  }

  return function guard(request: FastifyRequest, reply: FastifyReply, done: Done): void {
    const authorization = access === 'public' ? '' : (request.headers.authorization ?? '');
    const recent = authenticator.recentPrincipalOf(authorization);
    // What this throws at once, Fastify answers like any refusal.
    const admitted =
      recent === undefined
        ? identify(request, reply, authorization)
        : admit(request, reply, recent);
    if (admitted === undefined) done();
    else void waitFor(admitted, done);
  };
}

async function waitFor(admitted: Promise<void>, done: Done): Promise<void> {
  try {
    await admitted;
  } catch (error) {
    done(error as Error);
    return;
  }
  done();
}

/** Rights hold inside a tenant; only the management of users and the platform do without one. */
export function needsTenant(access: Access): boolean {
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
