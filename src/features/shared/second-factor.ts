import { DomainError } from '#domain/kernel/domain-error.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { hasSecondFactor, lacksSecondFactor } from './second-factor-repository.ts';

/**
 * Refuses second_factor_required to a caller without two-factor authentication, where the office requires
 * it of those who approve, confirm or pay.
 */
export async function requireSecondFactor(ctx: TenantContext): Promise<void> {
  if (await lacksSecondFactor(ctx.db, ctx.accountId))
    throw new DomainError('second_factor_required');
}

/** Refuses second_factor_required to a caller without two-factor authentication. */
export async function requireOwnSecondFactor(ctx: TenantContext): Promise<void> {
  if (!(await hasSecondFactor(ctx.db, ctx.accountId)))
    throw new DomainError('second_factor_required');
}
