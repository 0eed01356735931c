import { lockAccount, sendInvitation } from '#features/people/auth/index.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { rolesOf } from './repository.ts';
import type { Scope } from './scope.ts';

/** What the management of users needs beside the database. */
export interface UserParts {
  /** Where the links in mails lead. */
  readonly publicUrl: string;
  readonly wakeMailSender: () => void;
}

/** Mails a new link to somebody whose roles in the scope wait for their answer; nothing when none do. */
export async function invitePending(
  ctx: TenantContext,
  parts: UserParts,
  scope: Scope,
  userId: string,
): Promise<void> {
  const user = found(await lockAccount(ctx.db, userId), 'user', userId);
  const pending = (await rolesOf(ctx.db, scope, [userId])).filter(
    (role) => role.accepted_at === null,
  );
  if (pending.length === 0) return;
  await sendInvitation(ctx.db, ctx, parts.publicUrl, { user, roles: pending });
  ctx.afterCommit(parts.wakeMailSender);
}
