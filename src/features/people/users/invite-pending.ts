import { DomainError } from '#domain/kernel/domain-error.ts';
import { findLatestOutcomes } from '#features/mails/index.ts';
import {
  findInvitationEnd,
  lockAccount,
  makeInvitationLink,
  sendInvitation,
} from '#features/people/auth/index.ts';
import { recordAudit } from '#features/shared/index.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { findUser, rolesOf, showUser } from './repository.ts';
import { scopeOf, type Scope } from './scope.ts';

/** Dependencies of user management, besides the database. */
export interface UserParts {
  /** Base URL of links in mails. */
  readonly publicUrl: string;
  /** Whether a mail server is set up. */
  readonly sending: boolean;
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
  const pending = await lockPending(ctx, scope, accountId);
  if (pending === undefined) return;
  const { user, roles } = pending;
  const hidden = await findLatestOutcomes(ctx.db, 'UnannouncedInvitation', [user.id]);
  const purpose = isAnnounced && hidden.size === 0 ? 'Invitation' : 'UnannouncedInvitation';
  await sendInvitation(ctx.db, ctx, parts.publicUrl, { purpose, user, roles });
}

/**
 * Makes a link that invites a user with pending roles, for the caller to hand over: shown once, and void
 * once another is made. Refuses invitation_by_mail where a mail server is set up, invalid_transition without
 * an announced invitation.
 */
export async function showInvitationLink(
  ctx: TenantContext,
  parts: UserParts,
  id: string,
): Promise<{ readonly url: string; readonly expires_on: string }> {
  const scope = scopeOf(ctx);
  const { account_id } = found(await findUser(ctx.db, scope, id), 'user', id);
  const pending = await lockPending(ctx, scope, account_id);
  const user = await showUser(ctx.db, scope, account_id);
  // A sent invitation must not make the caller's version stale.
  matching(ctx, { version: user.version });
  if (parts.sending) throw new DomainError('invitation_by_mail');
  if (pending === undefined || !user.is_awaited) {
    const operation = 'invitation-link';
    throw new DomainError('invalid_transition', { from: 'Accepted', operation, allowed: [] });
  }
  const url = await makeInvitationLink(ctx.db, ctx, parts.publicUrl, pending, true);
  await recordAudit(ctx, 'user.invitation_link_shown', user.id);
  return { url, expires_on: findInvitationEnd(ctx) };
}

/** Locks an account, and reads the user, at the invited address, with the roles that are pending in the scope. */
async function lockPending(ctx: TenantContext, scope: Scope, accountId: string) {
  found(await lockAccount(ctx.db, accountId), 'user', accountId);
  const roles = (await rolesOf(ctx.db, scope, [accountId])).filter(
    (role) => role.accepted_at === null,
  );
  if (roles.length === 0) return undefined;
  return { user: await showUser(ctx.db, scope, accountId), roles };
}
