import { findLatestOutcomes } from '#features/mails/index.ts';
import { lockAccount, sendInvitation } from '#features/people/auth/index.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { rolesOf, showUser } from './repository.ts';
import type { Scope } from './scope.ts';

/** What the management of users needs beside the database. */
export interface UserParts {
  /** Where the links in mails lead. */
  readonly publicUrl: string;
}

/**
 * Mails a new link to somebody whose roles in the scope wait for their answer; nothing when none do.
 * @param isAnnounced false: the caller is not to learn of it, now or when it is sent again
 */
export async function invitePending(
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
  // At the address that was invited.
  const user = await showUser(ctx.db, scope, accountId);
  const hidden = await findLatestOutcomes(ctx.db, 'UnannouncedInvitation', [user.id]);
  const purpose = isAnnounced && hidden.size === 0 ? 'Invitation' : 'UnannouncedInvitation';
  await sendInvitation(ctx.db, ctx, parts.publicUrl, { purpose, user, roles: pending });
}
