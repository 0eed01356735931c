import { enqueueMails } from '#features/mails/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import { renderSecurityNotice, type SecurityChange } from '#platform/mail/account-mails.ts';
import { findProfile } from './repository/members.ts';
import { isKnownDevice } from './repository/sessions.ts';
import type { AccountRow } from './repository/users.ts';

type Holder = Pick<AccountRow, 'id' | 'email'>;

/** Mails the holder of an account that its security has changed, so that they notice an intruder. */
export async function mailSecurityNotice(
  db: Connection,
  ctx: RequestContext,
  { id: object_id, email: recipient }: Holder,
  change: SecurityChange,
): Promise<void> {
  const mail = renderSecurityNotice({
    ...(await findProfile(db, object_id, null)),
    change,
    address: ctx.address,
    device: ctx.userAgent,
  });
  const mailing = { id: ctx.newId(), purpose: 'Other', object_id, recipient } as const;
  await enqueueMails(db, [{ ...mailing, ...mail }], ctx.now);
}

/** Mails the holder of an account that is about to be signed in on a device that it has not used. */
export async function mailNewDevice(
  db: Connection,
  ctx: RequestContext,
  account: Holder,
): Promise<void> {
  if (await isKnownDevice(db, account.id, ctx.userAgent)) return;
  await mailSecurityNotice(db, ctx, account, 'new_device');
}
