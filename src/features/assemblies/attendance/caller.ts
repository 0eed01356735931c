import { DomainError } from '#domain/kernel/domain-error.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { ownerOfUser } from './repository.ts';

/** Whether the caller acts for the office, for all who are at a meeting; else the owner that they are. */
export async function callerAsOwner(
  ctx: TenantContext,
): Promise<{ readonly isOffice: boolean; readonly own: string | undefined }> {
  const { role, owner_id } = ctx.principal;
  const isOffice = role === 'Syndic' || role === 'SuperAdmin';
  if (isOffice) return { isOffice, own: undefined };
  return { isOffice, own: owner_id ?? (await ownerOfUser(ctx.db, ctx.userId)) };
}

/**
 * What an owner does by their own login they do for themselves alone, and the office for anybody.
 * @returns whether it is the owner who acts. Refuses forbidden.
 */
export async function requireOwnOrOffice(ctx: TenantContext, ownerId: string): Promise<boolean> {
  const { isOffice, own } = await callerAsOwner(ctx);
  if (!isOffice && own !== ownerId)
    throw new DomainError('forbidden', { role: ctx.principal.role });
  return !isOffice;
}
