import { CHANNELS, DELIVERY_STATUSES, SKIP_REASONS } from '#domain/notifications/channels.ts';
import { NOTIFICATION_TYPES, PRIORITIES } from '#domain/notifications/notification-types.ts';
import {
  Instant,
  Type,
  Uuid,
  body,
  countSchema,
  nullable,
  rowTag,
  ref,
  stringEnum,
  text,
  type Static,
} from './common.ts';
import { pageQuery, someOf } from './pagination.ts';

const MAX_RECIPIENTS = 500;

/** A path of the web pages, or an https address. */
const LINK =
  '^(?:/(?:[^\\s/\\\\\\x00-\\x1f][^\\s\\\\\\x00-\\x1f]*)?|https://[A-Za-z0-9.-]+(?::\\d{1,5})?(?:[/?#][^\\s\\\\\\x00-\\x1f]*)?)$';

export const NotificationTypeName = stringEnum(NOTIFICATION_TYPES);
const ChannelName = stringEnum(CHANNELS);
const DeliveryStatus = stringEnum(DELIVERY_STATUSES);
const Priority = stringEnum(PRIORITIES);
const Link = Type.String({
  pattern: LINK,
  maxLength: 500,
  description: 'Path that starts with `/`, or an https address.',
});

const delivery = {
  channel: ChannelName,
  status: DeliveryStatus,
  reason: nullable(stringEnum(SKIP_REASONS, { description: 'Reason why it was skipped.' })),
  attempts: Type.Integer(),
  sent_at: nullable(Instant),
  error: nullable(Type.String({ description: 'Error of the last attempt.' })),
};

export const Notification = Type.Object(
  {
    id: Uuid,
    user_id: Uuid,
    notification_type: NotificationTypeName,
    title: Type.String(),
    message: Type.String(),
    link: nullable(Type.String()),
    priority: Priority,
    read: Type.Boolean(),
    read_at: nullable(Instant),
    deliveries: Type.Array(Type.Object(delivery), {
      description: 'Delivery state, one for each channel.',
    }),
    created_at: Instant,
    ...rowTag,
  },
  { $id: 'Notification' },
);

/** One notification for a single recipient, a list for several. */
export const CreatedNotifications = Type.Union(
  [
    ref(Notification),
    Type.Array(ref(Notification), { description: 'Notifications in the order of `user_ids`.' }),
  ],
  {
    description: 'One notification for `user_id`, a list for `user_ids` in the same order.',
  },
);

export const CreateNotification = body(
  {
    user_id: Type.Optional(Uuid),
    user_ids: Type.Optional(
      Type.Array(Uuid, { minItems: 1, maxItems: MAX_RECIPIENTS, uniqueItems: true }),
    ),
    notification_type: NotificationTypeName,
    title: text(200),
    message: text(2_000),
    link: Type.Optional(nullable(Link)),
    priority: Type.Optional(Priority),
  },
  { oneOf: [{ required: ['user_id'] }, { required: ['user_ids'] }] },
);

/** Notifications can only be sorted by their creation time. */
export const NOTIFICATION_SORTS = ['created_at'] as const;

const byType = { notification_type: someOf(NotificationTypeName) };

export const ListUnreadNotifications = pageQuery(byType, NOTIFICATION_SORTS);
export const ListMyNotifications = pageQuery(
  { ...byType, read: Type.Optional(Type.Boolean()) },
  NOTIFICATION_SORTS,
);

export const NotificationStats = Type.Object(
  {
    total: Type.Integer(),
    unread: Type.Integer(),
    by_type: countSchema(NOTIFICATION_TYPES, {
      description: 'Number of notifications of each type.',
    }),
    by_channel: countSchema(CHANNELS, {
      description: 'Number of deliveries sent on each channel.',
    }),
    by_status: countSchema(DELIVERY_STATUSES, {
      description: 'Number of deliveries in each state.',
    }),
  },
  { $id: 'NotificationStats' },
);

export const ReadNotifications = Type.Object({
  updated: Type.Integer({ description: 'Number of notifications that were unread.' }),
});

/** Delivery of a notification on one channel, for those who monitor the sending. */
export const NotificationDelivery = Type.Object(
  {
    notification_id: Uuid,
    user_id: Uuid,
    notification_type: NotificationTypeName,
    ...delivery,
    created_at: Instant,
  },
  { $id: 'NotificationDelivery' },
);

export const NOTIFICATION_DELIVERY_SORTS = ['notification_id'] as const;

export const ListNotificationDeliveries = pageQuery(
  {
    status: someOf(DeliveryStatus, { default: ['Failed'] }),
    channel: someOf(ChannelName),
  },
  NOTIFICATION_DELIVERY_SORTS,
);

export const ReplayNotificationDelivery = body({ channel: Type.Optional(ChannelName) });

export type Notification = Static<typeof Notification>;
export type CreateNotification = Static<typeof CreateNotification>;
export type ListMyNotifications = Static<typeof ListMyNotifications>;
export type NotificationStats = Static<typeof NotificationStats>;
export type ListNotificationDeliveries = Static<typeof ListNotificationDeliveries>;
export type ReplayNotificationDelivery = Static<typeof ReplayNotificationDelivery>;
