import type { Fund } from '#domain/funds/funds.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { OwnerKind } from '#domain/register/owner-kind.ts';
import type { Addressee } from '#features/documents/letters/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import type { InterestTerms } from './penalty.ts';
import type { ReminderRow } from './repository.ts';

/** Who a reminder is for, and what their building may claim of them. */
export interface Debtor extends Addressee, InterestTerms {
  readonly kind: OwnerKind;
}

export function findDebtor(
  db: Connection,
  { owner_id, building_id }: Pick<ReminderRow, 'owner_id' | 'building_id'>,
): Promise<Debtor> {
  return db.one<Debtor>(sql`select owner.name, owner.address, owner.language, owner.kind,
      building.late_interest_is_legal, building.late_interest_ppm, building.late_interest_clause,
      building.consumer_limits
    from app.owners as owner
    join app.buildings as building
      on building.organization_id = owner.organization_id and building.id = ${building_id}
    where owner.organization_id = ${db.organizationId} and owner.id = ${owner_id}`);
}

/** Something that a reminder is about and that is open, in words. */
export interface RemindedItem {
  /** The title of the call, else what the books say of the entry; null: they say nothing. */
  readonly title: string | null;
  /** Null: no call asked for it. */
  readonly fund: Fund | null;
  readonly due_date: LocalDate;
  readonly open_cents: Cents;
  /** Twelve digits. */
  readonly structured_communication: string;
}

/** What is open of the items of a reminder, by due date, then id. */
export function findRemindedItems(db: Connection, reminderId: string): Promise<RemindedItem[]> {
  return db.query<RemindedItem>(sql`select coalesce(call.title, entry.description) as title, call.fund,
      owed.due_date, owed.open_cents, owed.structured_communication
    from app.payment_reminder_items as item
    join app.receivables as owed
      on owed.organization_id = item.organization_id and owed.id = item.receivable_id
    left join app.calls_for_funds as call
      on call.organization_id = owed.organization_id and call.id = owed.source_id
    left join app.journal_texts as entry
      on entry.organization_id = owed.organization_id and entry.entry_id = owed.entry_id
        and entry.line_number = 0
    where item.organization_id = ${db.organizationId} and item.reminder_id = ${reminderId}
      and owed.open_cents > 0
    order by owed.due_date, owed.id`);
}
