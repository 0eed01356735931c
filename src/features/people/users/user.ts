import type { TenantContext } from '#platform/http/request-context.ts';
import type { UserWithRoles } from './repository.ts';

/**
 * Converts a user to the JSON form for the caller, who can activate or deactivate everyone except
 * themselves.
 */
export function toUser({ accountId }: Pick<TenantContext, 'accountId'>, user: UserWithRoles) {
  const isOneself = user.account_id === accountId;
  const open = user.is_active ? 'deactivate' : 'activate';
  return { ...user, allowed_actions: isOneself ? [] : [open] };
}
