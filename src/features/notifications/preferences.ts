import { mayUse } from '#contract/access.ts';
import type { UpdateNotificationPreference } from '#contract/notification-preferences.ts';
import {
  NOTIFICATION_TYPES,
  isNotificationType,
  type NotificationType,
} from '#domain/notifications/notification-types.ts';
import { defaultPreference } from '#domain/notifications/preferences.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { findPreferences, savePreference, type ShownPreference } from './preference-repository.ts';
import { findMembers } from './repository.ts';

/** Makes the default preference, which has version 0. */
function makeDefaultPreference(type: NotificationType): ShownPreference {
  return { notification_type: type, ...defaultPreference(type), version: 0 };
}

/** Checks the name of a type. Refuses not_found. */
function typeOf(name: string): NotificationType {
  return found(isNotificationType(name) ? name : undefined, 'notification_type', name);
}

/**
 * Finds the account whose preferences the caller may read: their own, or that of a user they
 * manage. Refuses not_found.
 */
async function readableAccount(ctx: TenantContext, userId: string): Promise<string> {
  if (userId === ctx.userId) return ctx.accountId;
  const { role, building_ids: buildingIds } = ctx.principal;
  const managesUsers = mayUse('users:write', role) && buildingIds === null;
  const members = managesUsers ? await findMembers(ctx.db, [userId]) : undefined;
  return found(members?.get(userId), 'user', userId);
}

/** Lists the preferences for all types in order, with the default where none is set. */
export async function listPreferences(
  ctx: TenantContext,
  userId: string,
): Promise<ShownPreference[]> {
  const accountId = await readableAccount(ctx, userId);
  const chosen = new Map(
    (await findPreferences(ctx.db, accountId)).map((row) => [row.notification_type, row]),
  );
  return NOTIFICATION_TYPES.map((type) => chosen.get(type) ?? makeDefaultPreference(type));
}

/** Finds the preference for one type. Refuses not_found. */
export async function getPreference(
  ctx: TenantContext,
  userId: string,
  name: string,
): Promise<ShownPreference> {
  const type = typeOf(name);
  const preferences = await listPreferences(ctx, userId);
  return preferences.find((one) => one.notification_type === type) ?? makeDefaultPreference(type);
}

/**
 * Changes the given flags of the caller's own preference. Refuses not_found for those of others,
 * stale.
 */
export async function changePreference(
  ctx: TenantContext,
  userId: string,
  name: string,
  input: UpdateNotificationPreference,
): Promise<ShownPreference> {
  const type = typeOf(name);
  found(userId === ctx.userId ? userId : undefined, 'user', userId);
  const change = { ...input, updated_at: ctx.now };
  const saved = await savePreference(ctx.db, ctx.accountId, type, change);
  matching(ctx, { ...saved, version: saved.version - 1 });
  return saved;
}
