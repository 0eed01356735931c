import { assert } from '#domain/kernel/assert.ts';
import {
  NOTIFICATION_TYPES,
  type NotificationType,
} from '#domain/notifications/notification-types.ts';
import type { NotificationTypeDefinition } from './definition.ts';

/** The definition of each type. */
export type NotificationTypes = ReadonlyMap<NotificationType, NotificationTypeDefinition>;

/** Throws when a type has no definition, or several. */
export function registerNotificationTypes(
  definitions: readonly NotificationTypeDefinition[],
): NotificationTypes {
  const byType = Map.groupBy(definitions, ({ type }) => type);
  const faulty = NOTIFICATION_TYPES.filter((type) => byType.get(type)?.length !== 1);
  if (faulty.length > 0)
    throw new Error(`types of notification that are not defined once: ${faulty.join(', ')}`);
  return new Map(definitions.map((definition) => [definition.type, definition]));
}

/** The definition for a name that is known at run time only, with the payload that was stored. */
export function definitionOf(
  types: NotificationTypes,
  type: NotificationType,
): NotificationTypeDefinition {
  const definition = types.get(type);
  assert(definition !== undefined, 'Every type of notification is registered');
  return definition;
}
