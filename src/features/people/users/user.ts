import type { TenantContext } from '#platform/http/request-context.ts';
import type { UserParts } from './invite-pending.ts';
import type { UserWithRoles } from './repository.ts';

/**
 * Converts a user to the JSON form for the caller, who can activate or deactivate everyone except
 * themselves, and hand over an invitation that no mail server sends.
 */
export function toUser(
  { accountId }: Pick<TenantContext, 'accountId'>,
  { sending }: Pick<UserParts, 'sending'>,
  user: UserWithRoles,
) {
  const isOneself = user.account_id === accountId;
  const open = user.is_active ? 'deactivate' : 'activate';
  const link = sending || !user.is_awaited ? [] : ['invitation-link'];
  return { ...user, allowed_actions: isOneself ? [] : [open, ...link] };
}
