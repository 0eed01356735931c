import { ref } from '#contract/common.ts';
import {
  CreatePushSubscription,
  DeletePushSubscription,
  PushKey,
  PushSubscription,
} from '#contract/push-subscriptions.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { Reply } from '#platform/http/reply.ts';
import { found, type UserContext } from '#platform/http/request-context.ts';
import { userRoute } from '#platform/http/route.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { RefusedEndpointError, type EndpointGuard } from '#platform/push/endpoint-guard.ts';
import type { VapidKeys } from '#platform/push/vapid-keys.ts';
import { deletePushSubscription, savePushSubscription } from './push-repository.ts';

export interface PushParts {
  readonly pushKeys: () => Promise<VapidKeys>;
  readonly endpointGuard: EndpointGuard;
}

/**
 * Creates the routes of push subscriptions. Their handlers open their own transactions, so that no
 * connection waits for a name to be resolved.
 */
export function createPushRoutes(parts: PushParts) {
  return [
    userRoute({
      method: 'GET',
      path: '/notifications/push-key',
      operationId: 'getPushKey',
      access: 'notifications:own',
      summary: 'Get the public key for push messages',
      description: 'Returns the key with which browsers subscribe; it is the same for all users.',
      answer: PushKey,
      handler: async () => ({ public_key: (await parts.pushKeys()).public_key }),
    }),
    userRoute({
      method: 'POST',
      path: '/notifications/push-subscriptions',
      operationId: 'createPushSubscription',
      access: 'notifications:own',
      summary: 'Subscribe a browser to push messages',
      description:
        'Stores or replaces the subscription, as `PushSubscription.toJSON()` returns it.',
      rules: [
        'It belongs to you, in all your organizations.',
        'Refused: an endpoint outside the public internet.',
      ],
      body: CreatePushSubscription,
      example: {
        endpoint: 'https://push.example.org/send/7c1f',
        keys: {
          p256dh:
            'BB4YUy_UdUwC8wQdnHXOszuD_9gax85P6ILMscmLxYlupGwxHE4v9A3ZajZT5uRURdMt_khuztdcepDGoYiBwKM',
          auth: 'BwcHBwcHBwcHBwcHBwcHBw',
        },
      },
      status: 201,
      answer: ref(PushSubscription),
      problems: ['push_endpoint_refused'],
      handler: (ctx, { body }) => subscribe(ctx, parts.endpointGuard, body),
    }),
    userRoute({
      method: 'DELETE',
      path: '/notifications/push-subscriptions',
      operationId: 'deletePushSubscription',
      access: 'notifications:own',
      summary: 'Unsubscribe a browser from push messages',
      description: 'Deletes the subscription; those of other users are not found.',
      body: DeletePushSubscription,
      example: { endpoint: 'https://push.example.org/send/7c1f' },
      handler: async (ctx, { body: { endpoint } }) => {
        const wasTheirs = await ctx.database.write(NIL_UUID, (db) =>
          deletePushSubscription(db, ctx.accountId, endpoint),
        );
        found(wasTheirs ? endpoint : undefined, 'push_subscription', endpoint);
      },
    }),
  ];
}

/** Stores a push subscription. Refuses push_endpoint_refused. */
async function subscribe(
  ctx: UserContext,
  guard: EndpointGuard,
  { endpoint, keys }: CreatePushSubscription,
) {
  try {
    await guard.check(endpoint);
  } catch (error) {
    if (!(error instanceof RefusedEndpointError)) throw error;
    throw new DomainError('push_endpoint_refused', { pointer: '/body/endpoint' });
  }
  const subscription = {
    id: ctx.newId(),
    user_id: ctx.accountId,
    session_id: ctx.principal.session_id,
    endpoint,
    ...keys,
    created_at: ctx.now,
  };
  await ctx.database.write(NIL_UUID, (db) => savePushSubscription(db, subscription));
  return new Reply(201, { endpoint, created_at: ctx.now });
}
