import type { Connection } from '#platform/db/connection.ts';
import { relation } from '#platform/db/rows.ts';
import { sql, type Sql } from '#platform/db/sql.ts';

/** Calls for funds. */
export const callsForFunds = relation('calls_for_funds', [
  'id',
  'building_id',
  'title',
  'text_key',
  'fund',
  'status',
  'sent_at',
  'call_date',
  'due_date',
  'series_id',
  'decision_id',
]);

/** Amounts by lot and owner of calls that were sent, with the fund of each part. */
export function callLines(db: Connection): Sql {
  return sql`(select line.call_id, line.line_number, line.unit_id, line.owner_id, line.amount_cents,
      line.weight, line.total_weight, line.share_numerator, line.share_denominator,
      line.transfer_id, line.part_number, coalesce(part.fund, call.fund) as fund,
      coalesce(part.distribution_key_id, call.distribution_key_id) as distribution_key_id,
      coalesce(part.split_key_name, call.split_key_name) as split_key_name,
      coalesce(part.decision_id, call.decision_id) as decision_id
    from app.call_lines as line
    join app.calls_for_funds as call on call.organization_id = ${db.organizationId}
      and call.id = line.call_id
    left join app.call_parts as part on part.organization_id = ${db.organizationId}
      and part.call_id = line.call_id and part.part_number = line.part_number
    where line.organization_id = ${db.organizationId})`;
}

/** Funds of calls with key and amount: each part, or the whole call if it has none. */
export function callFunds(db: Connection): Sql {
  return sql`(select call.building_id, call.status, call.call_date,
      coalesce(part.fund, call.fund) as fund,
      coalesce(part.distribution_key_id, call.distribution_key_id) as distribution_key_id,
      coalesce(part.amount_cents, call.total_cents) as amount_cents,
      coalesce(part.decision_id, call.decision_id) as decision_id
    from app.calls_for_funds as call
    left join app.call_parts as part on part.organization_id = ${db.organizationId}
      and part.call_id = call.id
    where call.organization_id = ${db.organizationId})`;
}
