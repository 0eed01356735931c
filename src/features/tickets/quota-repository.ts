import type { Sending } from '#domain/tickets/daily-quota.ts';
import { attachmentsSince } from '#features/documents/documents/index.ts';
import { sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/** Tickets and bytes that an owner has sent on the current day. */
interface SentToday {
  readonly sent: Sending;
  readonly secondsLeft: number;
}

/** Lets the requests of an owner that count wait for each other, until the transaction ends. */
export async function lockQuota({ db, principal }: TenantContext): Promise<void> {
  const name = `owner quota ${db.organizationId} ${principal.owner_id}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Counts what the Owner has sent since midnight in Belgium. */
export async function countSentToday(ctx: TenantContext): Promise<SentToday> {
  const { db, principal, today, now, userId } = ctx;
  const midnight = sql`(${today}::date)::timestamp at time zone 'Europe/Brussels'`;
  const { seconds_left: secondsLeft, ...sent } = await db.one<
    Required<Sending> & { readonly seconds_left: number }
  >(sql`select
      (select count(*)::integer from app.tickets where organization_id = ${db.organizationId}
        and owner_id = ${principal.owner_id} and created_at >= ${midnight}) as tickets,
      attachments, bytes,
      ceil(extract(epoch from (${today}::date + 1)::timestamp at time zone 'Europe/Brussels'
        - ${now}::timestamptz))::integer as seconds_left
    from ${attachmentsSince(db, userId, midnight)} as attached`);
  return { sent, secondsLeft };
}
