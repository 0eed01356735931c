import { Type, Uuid, nullable, stringEnum, type Static } from '#contract/common.ts';
import { DOCUMENT_VISIBILITIES } from '#domain/documents/document.ts';
import {
  findAllOwners,
  findBuildingPlaceholder,
  excludeActor,
  findBuildingOwners,
  findStaffInRoles,
  findOwnerRepresentatives,
  type NotificationTypeDefinition,
  type Recipient,
} from '#features/notifications/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findHolders } from './repository.ts';

const DocumentPayload = Type.Object({
  document_id: Uuid,
  /** Null: the organization. */
  building_id: nullable(Uuid),
  /** Absent: the building as a whole. */
  unit_id: Type.Optional(nullable(Uuid)),
  /** The only owner that it is shared with. */
  owner_id: Type.Optional(nullable(Uuid)),
  title: Type.String(),
  /** Whether the owner gets it as an attachment of a mail of its own. */
  is_mailed: Type.Optional(Type.Boolean()),
  visibility: stringEnum(DOCUMENT_VISIBILITIES),
});
type Definition = NotificationTypeDefinition<typeof DocumentPayload>;

const aboutDocument: Omit<Definition, 'type' | 'priority' | 'audience'> = {
  payload: DocumentPayload,
  values: async (ctx, { building_id, title }) => ({
    ...(await findBuildingPlaceholder(ctx, building_id)),
    title,
  }),
  link: ({ document_id: id }) => `/documents/${id}`,
  objectId: ({ document_id: id }) => id,
};

/** Sent to those outside the office with whom it is shared: owners, or the council. */
export const documentShared: Definition = {
  ...aboutDocument,
  type: 'DocumentShared',
  priority: 'Normal',
  audience: (ctx, payload, actorId) => excludeActor(actorId, findDocumentReaders(ctx, payload)),
};

async function findDocumentReaders(
  ctx: TenantContext,
  {
    building_id,
    unit_id = null,
    owner_id = null,
    is_mailed = false,
    visibility,
  }: Static<typeof DocumentPayload>,
): Promise<Recipient[]> {
  switch (visibility) {
    case 'Staff':
      return [];
    case 'Board':
      return findStaffInRoles(ctx, ['BoardMember'], building_id);
    case 'Owner':
      if (owner_id === null) return [];
      return (await findOwnerRepresentatives(ctx, [owner_id], building_id)).map((reader) =>
        is_mailed ? { ...reader, is_mailed } : reader,
      );
    case 'Owners':
      if (building_id === null) return findAllOwners(ctx);
      if (unit_id === null) return findBuildingOwners(ctx, building_id, ctx.today);
      return findOwnerRepresentatives(
        ctx,
        await findHolders(ctx.db, unit_id, ctx.today),
        building_id,
      );
    default:
      return visibility satisfies never;
  }
}

/** Sent to the staff who may read it. */
export const documentUploaded: Definition = {
  ...aboutDocument,
  type: 'DocumentUploaded',
  priority: 'Low',
  audience: (ctx, { building_id, visibility }, actorId) => {
    const office = ['Syndic', 'Accountant', 'Auditor'] as const;
    const isOfOffice = visibility === 'Staff' || visibility === 'Owner';
    const readers = isOfOffice ? office : ([...office, 'BoardMember'] as const);
    return excludeActor(actorId, findStaffInRoles(ctx, readers, building_id));
  },
};

export const documentNotificationTypes = [documentShared, documentUploaded];
