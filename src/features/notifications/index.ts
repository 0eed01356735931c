export { ChangePublisher } from './change-publisher.ts';
export {
  findAllOwners,
  findBuildingOwners,
  selectOwnerRepresentatives,
  findStaffInRoles,
  findUserRecipient,
  findOwnerRepresentatives,
} from './audience-repository.ts';
export {
  groupByUser,
  findCommonValue,
  mergeAudiences,
  excludeActor,
  findStaffWithRight,
} from './audiences.ts';
export type { ChannelSenders } from './channel-sender.ts';
export type { NotificationTypeDefinition, Recipient } from './definition.ts';
export { emit, emitMany, suppressNotifications } from './emit.ts';
export { findBuildingPlaceholder, formatInstant } from './facts.ts';
export { notificationsFeature } from './feature.ts';
export type { PushParts } from './push-routes.ts';
export { registerNotificationTypes, type NotificationTypes } from './registry.ts';
export { createSenders } from './senders.ts';
export { StreamHub } from './stream-hub.ts';
export { systemAlert } from './notification-types.ts';
