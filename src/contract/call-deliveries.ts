import { CALL_CHANNELS, CALL_DELIVERY_STATUSES } from '#domain/funds/call-delivery.ts';
import { Instant, Type, Uuid, nullable, stringEnum, type Static } from './common.ts';

/** How a call reached one owner, or has yet to. */
export const CallDelivery = Type.Object(
  {
    owner_id: Uuid,
    owner_name: Type.String(),
    channel: stringEnum(CALL_CHANNELS),
    status: stringEnum(CALL_DELIVERY_STATUSES, {
      description: 'Sent: the mail server took it; ToPost: its letter is to be posted',
    }),
    sent_at: nullable(Instant),
    error: nullable(Type.String({ description: 'What the last attempt failed on' })),
  },
  { $id: 'CallDelivery' },
);

export type CallDelivery = Static<typeof CallDelivery>;
