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
