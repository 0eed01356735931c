import type { TenantContext } from '#platform/http/request-context.ts';
import { documentId, documentLink, DocumentPayload, documentValues } from '../about-document.ts';
import { allOwners, except, ownersOfBuilding, staffInRoles } from '../audiences.ts';
import type { NotificationTypeDefinition, Recipient } from '../definition.ts';

/** To those with whom it is shared beyond the office: the owners, or the board. */
export const documentShared: NotificationTypeDefinition<typeof DocumentPayload> = {
  payload: DocumentPayload,
  priority: 'Normal',
  audience: (ctx, payload, actorId) => except(actorId, readersOf(ctx, payload)),
  values: documentValues,
  link: documentLink,
  objectId: documentId,
};

async function readersOf(
  ctx: TenantContext,
  { building_id, visibility }: DocumentPayload,
): Promise<Recipient[]> {
  if (visibility === 'Staff') return [];
  if (visibility === 'Board') return staffInRoles(ctx, ['BoardMember'], building_id);
  return building_id === null ? allOwners(ctx) : ownersOfBuilding(ctx, building_id, ctx.today);
}
