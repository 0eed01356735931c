import { DomainError } from '#domain/kernel/domain-error.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findOwnersOfUser } from './repository.ts';

/**
 * Finds whether the caller acts for the office, on behalf of everyone at a meeting, and otherwise
 * the owners that they are: one person can be a different owner in each imported building.
 */
export async function findCallerOwners(
  ctx: TenantContext,
): Promise<{ readonly isOffice: boolean; readonly own: readonly string[] }> {
  const { role, owner_id } = ctx.principal;
  const isOffice = role === 'Syndic' || role === 'SuperAdmin';
  if (isOffice) return { isOffice, own: [] };
  return {
    isOffice,
    own: owner_id === null ? await findOwnersOfUser(ctx.db, ctx.userId) : [owner_id],
  };
}

/**
 * Requires an owner to act for themselves; the office may act for anyone. Refuses forbidden.
 * @returns whether it is the owner who acts
 */
export async function requireOwnOrOffice(ctx: TenantContext, ownerId: string): Promise<boolean> {
  const { isOffice, own } = await findCallerOwners(ctx);
  if (!isOffice && !own.includes(ownerId))
    throw new DomainError('forbidden', { role: ctx.principal.role });
  return !isOffice;
}
