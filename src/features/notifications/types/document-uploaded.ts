import { documentId, documentLink, DocumentPayload, documentValues } from '../about-document.ts';
import { except, staffInRoles } from '../audiences.ts';
import type { NotificationTypeDefinition } from '../definition.ts';

/** To the staff who may read it. */
export const documentUploaded: NotificationTypeDefinition<typeof DocumentPayload> = {
  payload: DocumentPayload,
  priority: 'Low',
  audience: (ctx, { building_id, visibility }, actorId) => {
    const office = ['Syndic', 'Accountant', 'Auditor'] as const;
    const readers = visibility === 'Staff' ? office : ([...office, 'BoardMember'] as const);
    return except(actorId, staffInRoles(ctx, readers, building_id));
  },
  values: documentValues,
  link: documentLink,
  objectId: documentId,
};
