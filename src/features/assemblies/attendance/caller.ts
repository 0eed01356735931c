import { DomainError } from '#domain/kernel/domain-error.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { ownersOfUser } from './repository.ts';

/**
 * Whether the caller acts for the office, for all who are at a meeting; else the owners that they are:
 * one person is another owner in each building that was imported.
 */
export async function callerAsOwner(
  ctx: TenantContext,
): Promise<{ readonly isOffice: boolean; readonly own: readonly string[] }> {
  const { role, owner_id } = ctx.principal;
  const isOffice = role === 'Syndic' || role === 'SuperAdmin';
  if (isOffice) return { isOffice, own: [] };
  return { isOffice, own: owner_id === null ? await ownersOfUser(ctx.db, ctx.userId) : [owner_id] };
}

/**
 * What an owner does by their own login they do for themselves alone, and the office for anybody.
 * @returns whether it is the owner who acts. Refuses forbidden.
 */
export async function requireOwnOrOffice(ctx: TenantContext, ownerId: string): Promise<boolean> {
  const { isOffice, own } = await callerAsOwner(ctx);
  if (!isOffice && !own.includes(ownerId))
    throw new DomainError('forbidden', { role: ctx.principal.role });
  return !isOffice;
}
