import type { FastifyRequest } from 'fastify';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Limit } from './authenticate.ts';
import { networkOf } from './caller-address.ts';
import type { Counts } from './window-counts.ts';

const WINDOW_MS = 60_000;

/**
 * Requests per minute for a signed-in user, and for an address without a valid token. 0: no limit.
 */
export interface RateLimits {
  readonly user: number;
  readonly address: number;
}

/**
 * Creates rate limits that count over all processes of the service. Each check sets RateLimit and
 * RateLimit-Policy, and refuses with too_many_requests beyond the limit.
 */
export function createRateLimits(
  limits: RateLimits,
  counts: Counts,
): { user: Limit; address: Limit } {
  return {
    user: createCheck(counts, 'user', limits.user, (request) => {
      return request.principal?.account_id ?? networkOf(request.address);
    }),
    address: createCheck(counts, 'address', limits.address, ({ address }) => networkOf(address)),
  };
}

function createCheck(
  counts: Counts,
  name: string,
  max: number,
  keyOf: (request: FastifyRequest) => string,
): Limit {
  if (max === 0) return async () => undefined;
  const policy = `"${name}";q=${max};w=${WINDOW_MS / 1_000}`;
  return async (request, reply) => {
    const { count, endsInMs } = await counts.count(`${name} ${keyOf(request)}`, WINDOW_MS);
    const endsInSeconds = Math.ceil(endsInMs / 1_000);
    void reply.header('ratelimit-policy', policy);
    void reply.header('ratelimit', `"${name}";r=${Math.max(0, max - count)};t=${endsInSeconds}`);
    if (count > max)
      throw new DomainError('too_many_requests', { retry_after_seconds: endsInSeconds });
  };
}
