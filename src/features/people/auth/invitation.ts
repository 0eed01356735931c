import type { RoleType } from '#contract/access.ts';
import type { Language } from '#domain/kernel/language.ts';
import { addDays, type LocalDate } from '#domain/kernel/local-date.ts';
import { enqueueMails } from '#features/mails/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { renderInvitation } from '#platform/mail/account-mails.ts';
import { accountLink } from './account-link.ts';
import { addAccountToken, voidInvitations } from './repository/account-tokens.ts';

const INVITATION_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Returns the last day of an invitation of today. */
export function findInvitationEnd({ today }: Pick<RequestContext, 'today'>): LocalDate {
  return addDays(today, INVITATION_DAYS);
}

/** A user invited to roles; the mail names the first. */
interface Invitation {
  readonly purpose: 'Invitation' | 'UnannouncedInvitation';
  readonly user: {
    /** The id by which the caller knows the user. */
    readonly id: string;
    readonly account_id: string;
    readonly email: string;
    readonly name: string;
    readonly language: Language;
  };
  readonly roles: readonly {
    readonly role_type: RoleType;
    readonly organization_id: string | null;
    readonly organization_name: string | null;
  }[];
}

/**
 * Makes a new link for the pending roles of a user, and voids earlier links to the same organizations.
 * @param isShown whether the inviting person sees it: then using it proves no address
 */
export async function makeInvitationLink(
  db: Connection,
  ctx: RequestContext,
  publicUrl: string,
  { user, roles }: Pick<Invitation, 'user' | 'roles'>,
  isShown: boolean,
): Promise<string> {
  const organizationIds = [...new Set(roles.map((role) => role.organization_id ?? NIL_UUID))];
  await voidInvitations(db, user.account_id, organizationIds, ctx.now);
  const wanted = { purpose: 'Invitation', lifetime_ms: INVITATION_DAYS * DAY_MS } as const;
  const invited = { user_id: user.account_id, organization_ids: organizationIds };
  const token = await addAccountToken(
    db,
    { ...wanted, ...invited, email: user.email, is_shown: isShown },
    ctx.now,
  );
  return accountLink(publicUrl, 'accept-invitation', token);
}

/** Writes the mail with a new link, and voids earlier links to the same organizations. */
export async function sendInvitation(
  db: Connection,
  ctx: RequestContext,
  publicUrl: string,
  { purpose, user, roles }: Invitation,
): Promise<void> {
  const [first] = roles;
  if (first === undefined) return;
  const mail = renderInvitation({
    language: user.language,
    name: user.name,
    organization_name: first.organization_name,
    role_type: first.role_type,
    link: await makeInvitationLink(db, ctx, publicUrl, { user, roles }, false),
    expires_on: findInvitationEnd(ctx),
  });
  const asked = { id: ctx.newId(), purpose, object_id: user.id, recipient: user.email };
  await enqueueMails(db, [{ ...asked, ...mail }], ctx.now);
}
