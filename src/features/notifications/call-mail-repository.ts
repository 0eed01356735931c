import { receivables } from '#features/money/owner-accounts/relations.ts';
import { owners } from '#features/register/owners/relations.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { peopleOfOwners } from './audience-repository.ts';

/** What became of the mail that tells an owner of a call. */
export interface CallMail {
  readonly owner_id: string;
  readonly owner_name: string;
  /** Null: nobody who stands for the owner is mailed. */
  readonly status: 'Pending' | 'Sent' | 'Failed' | null;
  readonly sent_at: string | null;
  readonly error: string | null;
}

/**
 * The owners whom a call charged, in the order in which it did, each with the e-mail that reached
 * furthest of those to the people who stand for them.
 * @param ownerId that one alone; null: all
 */
export function findCallMails(
  db: Connection,
  callId: string,
  ownerId: string | null,
): Promise<CallMail[]> {
  const organizationId = db.organizationId;
  return db.query<CallMail>(sql`select distinct on (told.receivable_id) told.owner_id,
      told.owner_name, told.status, told.sent_at, told.error
    from (
      select owed.id as receivable_id, owed.owner_id, owner.name as owner_name, delivery.sent_at,
        delivery.error, case when stands.user_id is not null and event.fanned_out_at is null
          and event.id is not null then 'Pending' else delivery.status end as status
      from ${receivables(db)} as owed
      join ${owners(db)} as owner on owner.id = owed.owner_id
      left join app.outbox_events as event
        on event.organization_id = ${organizationId} and event.type = 'CallForFundsIssued'
          and event.payload ->> 'call_for_funds_id' = ${callId}
      left join ${peopleOfOwners(db)} as stands on stands.owner_id = owed.owner_id
        and (stands.building_ids is null or owed.building_id = any(stands.building_ids))
      left join app.notifications as notification
        on notification.organization_id = ${organizationId} and notification.event_id = event.id
          and notification.user_id = stands.user_id
      left join app.notification_deliveries as delivery
        on delivery.organization_id = ${organizationId} and delivery.notification_id = notification.id
          and delivery.channel = 'Email' and delivery.status <> 'Skipped'
      where owed.source_type = 'CallForFunds' and owed.source_id = ${callId}
        and owed.cancelled_at is null and (${ownerId}::uuid is null or owed.owner_id = ${ownerId})
    ) as told
    order by told.receivable_id, array_position(array['Sent', 'Pending', 'Failed'], told.status)`);
}
