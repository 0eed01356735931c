import type { Fund } from '#domain/funds/funds.ts';
import { journalTexts } from '#features/books/ledger/relations.ts';
import type { Addressee } from '#features/documents/letters/index.ts';
import { callsForFunds } from '#features/money/calls-for-funds/relations.ts';
import { receivables } from '#features/money/owner-accounts/relations.ts';
import { buildings } from '#features/register/buildings/relations.ts';
import { owners } from '#features/register/owners/relations.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import type { InterestDebtor } from './penalty.ts';
import type { ReminderRow } from './repository.ts';

/** Who a reminder is for, and what their building may claim of them. */
export interface Debtor extends Addressee, InterestDebtor {}

export function findDebtor(
  db: Connection,
  { owner_id, building_id }: Pick<ReminderRow, 'owner_id' | 'building_id'>,
): Promise<Debtor> {
  return db.one<Debtor>(sql`select owner.name, owner.address, owner.language, owner.kind,
      building.late_interest_is_legal, building.late_interest_ppm, building.late_interest_clause,
      building.consumer_limits
    from ${owners(db)} as owner join ${buildings(db)} as building on building.id = ${building_id}
    where owner.id = ${owner_id}`);
}

/** Something that a reminder is about and that is open, in words. */
export interface RemindedItem extends Pick<
  Row<'receivables'>,
  'due_date' | 'open_cents' | 'structured_communication'
> {
  /** The title of the call, else what the books say of the entry; null: they say nothing. */
  readonly title: string | null;
  /** Null: no call asked for it. */
  readonly fund: Fund | null;
}

/** What is open of the items of a reminder, by due date, then id. */
export function findRemindedItems(db: Connection, reminderId: string): Promise<RemindedItem[]> {
  return db.query<RemindedItem>(sql`select coalesce(call.title, entry.description) as title, call.fund,
      owed.due_date, owed.open_cents, owed.structured_communication
    from app.payment_reminder_items as item
    join ${receivables(db)} as owed on owed.id = item.receivable_id
    left join ${callsForFunds(db)} as call on call.id = owed.source_id
    left join ${journalTexts(db)} as entry
      on entry.entry_id = owed.entry_id and entry.line_number = 0
    where item.organization_id = ${db.organizationId} and item.reminder_id = ${reminderId}
      and owed.open_cents > 0
    order by owed.due_date, owed.id`);
}
