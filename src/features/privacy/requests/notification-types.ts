import { stringEnum, Type, Uuid } from '#contract/common.ts';
import { GDPR_REQUEST_KINDS, GDPR_REQUEST_STATUSES } from '#domain/privacy/request.ts';
import {
  findOwnerRepresentatives,
  type NotificationTypeDefinition,
} from '#features/notifications/index.ts';
import { findRow } from '#platform/db/rows.ts';

const RequestPayload = Type.Object({
  gdpr_request_id: Uuid,
  owner_id: Uuid,
  kind: stringEnum(GDPR_REQUEST_KINDS),
  /** The outcome: completed, refused or extended. */
  status: stringEnum(GDPR_REQUEST_STATUSES),
});

/** Sent to the users who represent the owner. An erased owner has no page to link to. */
export const gdprRequestCompleted: NotificationTypeDefinition<typeof RequestPayload> = {
  type: 'GdprRequestCompleted',
  payload: RequestPayload,
  priority: 'Normal',
  audience: (ctx, { owner_id }) => findOwnerRepresentatives(ctx, [owner_id], null),
  async values(ctx, { gdpr_request_id: id, kind, status }) {
    const request = await findRow(ctx.db, 'gdpr_requests', id);
    const { extension_reason = null, outcome = null, due_on = null } = request ?? {};
    const reason = status === 'Extended' ? extension_reason : outcome;
    return { request: kind, status, reason, due_on };
  },
  link: ({ owner_id, kind }) => (kind === 'Erasure' ? null : `/owners/${owner_id}`),
  objectId: ({ gdpr_request_id: id }) => id,
};
