import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Limit } from './authenticate.ts';

const WINDOW_MS = 60_000;

/** Requests per minute: of a signed-in user, and of an address without a valid token. 0: no limit. */
export interface RateLimits {
  readonly user: number;
  readonly address: number;
}

/**
 * Two counters in memory of this process. Each check sets RateLimit and RateLimit-Policy and refuses
 * with too_many_requests beyond the limit.
 */
export function createRateLimits(
  app: FastifyInstance,
  limits: RateLimits,
): { user: Limit; address: Limit } {
  return {
    user: createCheck(
      app,
      'user',
      limits.user,
      (request) => request.principal?.account_id ?? request.ip,
    ),
    address: createCheck(app, 'address', limits.address, (request) => request.ip),
  };
}

function createCheck(
  app: FastifyInstance,
  name: string,
  max: number,
  keyGenerator: (request: FastifyRequest) => string,
): Limit {
  if (max === 0) return async () => undefined;
  const count = app.createRateLimit({ max, timeWindow: WINDOW_MS, keyGenerator });
  const policy = `"${name}";q=${max};w=${WINDOW_MS / 1_000}`;
  return async (request, reply) => {
    const state = await count(request);
    if (state.isAllowed) return;
    void reply.header('ratelimit-policy', policy);
    void reply.header('ratelimit', `"${name}";r=${state.remaining};t=${state.ttlInSeconds}`);
    if (state.isExceeded)
      throw new DomainError('too_many_requests', { retry_after_seconds: state.ttlInSeconds });
  };
}
