import { Type, Uuid, stringEnum } from '#contract/common.ts';
import { theUser } from '../audience-repository.ts';
import type { NotificationTypeDefinition } from '../definition.ts';

const payload = Type.Object({
  user_id: Uuid,
  owner_id: Uuid,
  request: stringEnum(['DataExport', 'PortableData', 'Rectification', 'Restriction', 'Erasure']),
});

/** To the person who asked. What was erased has no page to lead to. */
export const gdprRequestCompleted: NotificationTypeDefinition<typeof payload> = {
  type: 'GdprRequestCompleted',
  payload,
  priority: 'Normal',
  audience: (ctx, { user_id: userId }) => theUser(ctx, userId),
  values: (_ctx, { request }) => Promise.resolve({ request }),
  link: ({ owner_id, request }) => (request === 'Erasure' ? null : `/owners/${owner_id}`),
  objectId: ({ owner_id }) => owner_id,
};
