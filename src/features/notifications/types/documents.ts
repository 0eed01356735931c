import { Type, Uuid, nullable, stringEnum, type Static } from '#contract/common.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { allOwners, ownersOfBuilding, staffInRoles } from '../audience-repository.ts';
import { except } from '../audiences.ts';
import type { NotificationTypeDefinition, Recipient } from '../definition.ts';
import { buildingNamed } from '../facts.ts';

const DocumentPayload = Type.Object({
  document_id: Uuid,
  /** Null: of the organization. */
  building_id: nullable(Uuid),
  title: Type.String(),
  visibility: stringEnum(['Staff', 'Board', 'Owners']),
});
type Definition = NotificationTypeDefinition<typeof DocumentPayload>;

const aboutDocument: Omit<Definition, 'type' | 'priority' | 'audience'> = {
  payload: DocumentPayload,
  values: async (ctx, { building_id, title }) => ({
    ...(await buildingNamed(ctx, building_id)),
    title,
  }),
  link: ({ document_id: id }) => `/documents/${id}`,
  objectId: ({ document_id: id }) => id,
};

/** To those with whom it is shared beyond the office: the owners, or the board. */
export const documentShared: Definition = {
  ...aboutDocument,
  type: 'DocumentShared',
  priority: 'Normal',
  audience: (ctx, payload, actorId) => except(actorId, readersOf(ctx, payload)),
};

async function readersOf(
  ctx: TenantContext,
  { building_id, visibility }: Static<typeof DocumentPayload>,
): Promise<Recipient[]> {
  if (visibility === 'Staff') return [];
  if (visibility === 'Board') return staffInRoles(ctx, ['BoardMember'], building_id);
  return building_id === null ? allOwners(ctx) : ownersOfBuilding(ctx, building_id, ctx.today);
}

/** To the staff who may read it. */
export const documentUploaded: Definition = {
  ...aboutDocument,
  type: 'DocumentUploaded',
  priority: 'Low',
  audience: (ctx, { building_id, visibility }, actorId) => {
    const office = ['Syndic', 'Accountant', 'Auditor'] as const;
    const readers = visibility === 'Staff' ? office : ([...office, 'BoardMember'] as const);
    return except(actorId, staffInRoles(ctx, readers, building_id));
  },
};
