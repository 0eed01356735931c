import type { SaleEvent } from '#domain/sales/undo-sale.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { callLines, callsForFunds } from '#relations/calls-for-funds.ts';
import { fiscalYears } from '#relations/fiscal-years.ts';
import { meetings } from '#relations/meetings.ts';
import { paymentReminders } from '#relations/payment-reminders.ts';
import { payments } from '#relations/payments.ts';
import { statementRuns } from '#relations/statements.ts';
import { unitTransfers } from '#relations/unit-transfers.ts';
import { votes } from '#relations/votes.ts';
import type { SaleRow } from './repository.ts';

/**
 * Finds what was entered in a building after a sale, with the moment of entry in milliseconds as its order:
 * sales of the same lots, statements, calls, payments, votes, reminders and closed years.
 */
export function findEventsAfter(
  db: Connection,
  { building_id, unit_ids, parts, created_at }: SaleRow,
): Promise<SaleEvent[]> {
  const own = parts.map(({ id }) => id);
  const buyers = parts.map(({ owner_id }) => owner_id);
  return db.query<SaleEvent>(sql`select kind, id, dated_on, unit_id, owner_id,
      floor(extract(epoch from entered_at) * 1000)::bigint as sequence
    from (
      select 'LaterSale' as kind, id, effective_date as dated_on, unit_id, null::uuid as owner_id,
        created_at as entered_at
      from ${unitTransfers(db)} as transfer
      where unit_id = any(${unit_ids}::uuid[]) and not id = any(${own}::uuid[])
      union all
      select 'Statement', id, period_to, null, null, frozen_at
      from ${statementRuns(db)} as run
      where building_id = ${building_id} and status in ('Frozen', 'Approved', 'Sent')
      union all
      select distinct on (call.id, line.unit_id, line.owner_id)
        'Call', call.id, call.call_date, line.unit_id, line.owner_id, call.sent_at
      from ${callsForFunds(db)} as call
      join ${callLines(db)} as line on line.call_id = call.id
      where call.building_id = ${building_id} and call.status in ('Sent', 'Settled')
        and line.owner_id = any(${buyers}::uuid[])
      union all
      select 'Payment', id, received_on, null, owner_id, created_at
      from ${payments(db)} as payment
      where building_id = ${building_id} and status = 'Recorded' and owner_id = any(${buyers}::uuid[])
      union all
      select 'Vote', vote.id, coalesce(meeting.held_on,
          (meeting.scheduled_date at time zone 'Europe/Brussels')::date), null, vote.owner_id, vote.cast_at
      from ${votes(db)} as vote
      join ${meetings(db)} as meeting on meeting.id = vote.meeting_id
      where meeting.building_id = ${building_id} and vote.owner_id = any(${buyers}::uuid[])
      union all
      select 'Reminder', id, level_changed_on, null, owner_id, created_at
      from ${paymentReminders(db)} as reminder
      where building_id = ${building_id} and owner_id = any(${buyers}::uuid[])
        and status in ('Open', 'Sent')
      union all
      select 'ClosedYear', id, end_date, null, null, updated_at
      from ${fiscalYears(db)} as year
      where building_id = ${building_id} and status = 'Closed') as event
    where entered_at > ${created_at}
    order by sequence, id`);
}
