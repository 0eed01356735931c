import type { TenantContext } from '#platform/http/request-context.ts';
import type { UserWithRoles } from './repository.ts';

/** A user as the API shows them to the caller, who lets everybody act, or act no more, but themself. */
export function toUser({ accountId }: Pick<TenantContext, 'accountId'>, user: UserWithRoles) {
  const isOneself = user.account_id === accountId;
  const open = user.is_active ? 'deactivate' : 'activate';
  return { ...user, allowed_actions: isOneself ? [] : [open] };
}
