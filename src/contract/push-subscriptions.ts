import { Instant, Type, body, nullable, type Static } from './common.ts';

/** RFC 8030 sets no limit; existing push services stay far below this. */
const Endpoint = Type.String({
  format: 'uri',
  maxLength: 1_000,
  description: 'https address on the public internet.',
});

export const PushKey = Type.Object({
  public_key: Type.String({ description: '`applicationServerKey` for `subscribe()`, base64url.' }),
});

/** PushSubscription.toJSON() of the browser, unchanged. */
export const CreatePushSubscription = body({
  endpoint: Endpoint,
  expirationTime: Type.Optional(
    nullable(
      Type.Number({ description: 'Not used; the push service reports expired subscriptions.' }),
    ),
  ),
  keys: body({
    p256dh: Type.String({ format: 'push-public-key', maxLength: 100 }),
    auth: Type.String({ format: 'push-secret', maxLength: 30 }),
  }),
});

export const DeletePushSubscription = body({ endpoint: Endpoint });

export const PushSubscription = Type.Object(
  { endpoint: Type.String(), created_at: Instant },
  { $id: 'PushSubscription' },
);

export type CreatePushSubscription = Static<typeof CreatePushSubscription>;
