export { ChangeTeller } from './change-teller.ts';
export {
  allOwners,
  ownersOfBuilding,
  peopleOfOwners,
  staffInRoles,
  theUser,
  usersOfOwners,
} from './audience-repository.ts';
export { byPerson, common, eachOnce, except, staffWith } from './audiences.ts';
export type { ChannelSenders } from './channel-sender.ts';
export type { NotificationTypeDefinition, Recipient } from './definition.ts';
export { emit, emitMany, tellNobody } from './emit.ts';
export { buildingNamed, whenIs } from './facts.ts';
export { notificationsFeature } from './feature.ts';
export type { PushParts } from './push-routes.ts';
export { registerNotificationTypes, type NotificationTypes } from './registry.ts';
export { createSenders } from './senders.ts';
export { StreamHub } from './stream-hub.ts';
export { systemAlert } from './types/system.ts';
