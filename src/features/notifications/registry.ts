import { assert } from '#domain/kernel/assert.ts';
import {
  NOTIFICATION_TYPES,
  type NotificationType,
} from '#domain/notifications/notification-types.ts';
import type { NotificationTypeDefinition } from './definition.ts';

/** The definitions by type. */
export type NotificationTypes = ReadonlyMap<NotificationType, NotificationTypeDefinition>;

/** Collects the definitions by type. Throws if a type has none or several. */
export function registerNotificationTypes(
  definitions: readonly NotificationTypeDefinition[],
): NotificationTypes {
  const byType = Map.groupBy(definitions, ({ type }) => type);
  const faulty = NOTIFICATION_TYPES.filter((type) => byType.get(type)?.length !== 1);
  if (faulty.length > 0)
    throw new Error(`types of notification that are not defined once: ${faulty.join(', ')}`);
  return new Map(definitions.map((definition) => [definition.type, definition]));
}

/**
 * Finds the definition of an event whose type is only known at run time, with its stored payload.
 */
export function findDefinition(
  types: NotificationTypes,
  type: NotificationType,
): NotificationTypeDefinition {
  const definition = types.get(type);
  assert(definition !== undefined, 'Every type of notification is registered');
  return definition;
}
