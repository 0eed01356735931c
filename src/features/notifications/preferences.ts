import { mayUse } from '#contract/access.ts';
import type { UpdateNotificationPreference } from '#contract/notification-preferences.ts';
import {
  NOTIFICATION_TYPES,
  isNotificationType,
  type NotificationType,
} from '#domain/notifications/notification-types.ts';
import { defaultPreference } from '#domain/notifications/preferences.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import {
  findPreferences,
  lockPreference,
  updatePreference,
  type ShownPreference,
} from './preference-repository.ts';
import { findMembers } from './repository.ts';

/** What holds where somebody has chosen nothing: version 0 of their preference. */
function usualPreference(type: NotificationType): ShownPreference {
  return { notification_type: type, ...defaultPreference(type), version: 0 };
}

/** Refuses not_found for a name that is no type. */
function typeOf(name: string): NotificationType {
  return found(isNotificationType(name) ? name : undefined, 'notification_type', name);
}

/**
 * The account whose preferences these are: everybody reads their own; whoever manages the users of
 * the organization, those of each. Refuses not_found.
 */
async function readableAccount(ctx: TenantContext, userId: string): Promise<string> {
  if (userId === ctx.userId) return ctx.accountId;
  const { role, building_ids: buildingIds } = ctx.principal;
  const managesUsers = mayUse('users:write', role) && buildingIds === null;
  const members = managesUsers ? await findMembers(ctx.db, [userId]) : undefined;
  return found(members?.get(userId), 'user', userId);
}

/** All types in their order, with the default where nothing was chosen. */
export async function listPreferences(
  ctx: TenantContext,
  userId: string,
): Promise<ShownPreference[]> {
  const accountId = await readableAccount(ctx, userId);
  const chosen = new Map(
    (await findPreferences(ctx.db, accountId)).map((row) => [row.notification_type, row]),
  );
  return NOTIFICATION_TYPES.map((type) => chosen.get(type) ?? usualPreference(type));
}

/** One of them. Refuses not_found. */
export async function getPreference(
  ctx: TenantContext,
  userId: string,
  name: string,
): Promise<ShownPreference> {
  const type = typeOf(name);
  const preferences = await listPreferences(ctx, userId);
  return preferences.find((one) => one.notification_type === type) ?? usualPreference(type);
}

/** Changes the named flags of one's own. Refuses not_found for anybody else's, stale. */
export async function changePreference(
  ctx: TenantContext,
  userId: string,
  name: string,
  input: UpdateNotificationPreference,
): Promise<ShownPreference> {
  const type = typeOf(name);
  found(userId === ctx.userId ? userId : undefined, 'user', userId);
  matching(ctx, await lockPreference(ctx.db, ctx.accountId, usualPreference(type), ctx.now));
  return updatePreference(ctx.db, ctx.accountId, type, { ...input, updated_at: ctx.now });
}
