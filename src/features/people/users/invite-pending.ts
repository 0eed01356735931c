import { findLatestOutcomes } from '#features/mails/index.ts';
import { lockAccount, sendInvitation } from '#features/people/auth/index.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { rolesOf, showUser } from './repository.ts';
import type { Scope } from './scope.ts';

/** Dependencies of user management, besides the database. */
export interface UserParts {
  /** Base URL of links in mails. */
  readonly publicUrl: string;
}

/**
 * Mails a new link to a user with pending roles in the scope; does nothing if there are none.
 * @param isAnnounced false: the caller must not learn of it, now or when it is sent again
 */
export async function mailPendingInvitation(
  ctx: TenantContext,
  parts: UserParts,
  scope: Scope,
  accountId: string,
  isAnnounced = true,
): Promise<void> {
  found(await lockAccount(ctx.db, accountId), 'user', accountId);
  const pending = (await rolesOf(ctx.db, scope, [accountId])).filter(
    (role) => role.accepted_at === null,
  );
  if (pending.length === 0) return;
  // The invited address.
  const user = await showUser(ctx.db, scope, accountId);
  const hidden = await findLatestOutcomes(ctx.db, 'UnannouncedInvitation', [user.id]);
  const purpose = isAnnounced && hidden.size === 0 ? 'Invitation' : 'UnannouncedInvitation';
  await sendInvitation(ctx.db, ctx, parts.publicUrl, { purpose, user, roles: pending });
}
