import type { Fund } from '#domain/funds/funds.ts';
import { selectJournalText } from '#features/books/ledger/index.ts';
import type { ReceivablePart } from '#features/books/owner-accounts/index.ts';
import type { Addressee } from '#features/documents/letters/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';
import { callsForFunds } from '#relations/calls-for-funds.ts';
import { journalTexts } from '#relations/ledger.ts';
import { receivables } from '#relations/owner-accounts.ts';
import { owners } from '#relations/owners.ts';
import type { InterestDebtor, InterestTerms } from './penalty.ts';
import type { ReminderRow } from './repository.ts';

/** Owner of a reminder, with the interest that their building may claim. */
export interface Debtor extends Addressee, InterestDebtor {}

/** Recipient of a reminder. */
export interface Reminded extends Addressee, Pick<InterestDebtor, 'kind'> {
  readonly email: string | null;
}

/** Finds recipients, by owner id. */
export async function findReminded(
  db: Connection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Reminded>> {
  const rows = await db.query<Reminded & { readonly id: string }>(sql`select id, name, address,
      language, email, kind from ${owners(db)} as owner
    where id = any(${ids}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Finds the interest that buildings may claim, by building id. */
export async function findInterestTerms(
  db: Connection,
  buildingIds: readonly string[],
): Promise<ReadonlyMap<string, InterestTerms>> {
  const rows = await db.query<InterestTerms & { readonly id: string }>(sql`select id,
      late_interest_is_legal, late_interest_ppm, late_interest_clause, consumer_limits
    from ${buildings(db)} as building
    where id = any(${buildingIds}::uuid[])`);
  return new Map(rows.map(({ id, ...terms }) => [id, terms]));
}

/** Finds the owner of a reminder, with the interest that their building may claim. */
export function findInterestDebtor(
  db: Connection,
  { owner_id, building_id }: Pick<ReminderRow, 'owner_id' | 'building_id'>,
): Promise<InterestDebtor> {
  return db.one<InterestDebtor>(sql`select owner.kind, building.late_interest_is_legal,
      building.late_interest_ppm, building.late_interest_clause, building.consumer_limits
    from ${owners(db)} as owner join ${buildings(db)} as building on building.id = ${building_id}
    where owner.id = ${owner_id}`);
}

/** Purpose of a receivable. */
export interface ItemWords {
  /** Title of the call, else the text that a user wrote on the entry; null if there is none. */
  readonly title: string | null;
  readonly text_key: string | null;
  /** Null: not from a call. */
  readonly fund: Fund | null;
}

/**
 * Finds the purposes of receivables, by receivable id. Text that the service wrote on entries is left
 * out, because it depends on the reader's language.
 */
export async function findItemWords(
  db: Connection,
  receivableIds: readonly string[],
): Promise<ReadonlyMap<string, ItemWords>> {
  const rows = await db.query<ItemWords & Pick<Row<'receivables'>, 'id'>>(sql`
    select owed.id, coalesce(call.title, ${selectJournalText(sql`debtor.language`, 'entry')}) as title,
      call.text_key, call.fund
    from ${receivables(db)} as owed
    join ${owners(db)} as debtor on debtor.id = owed.owner_id
    left join ${callsForFunds(db)} as call on call.id = owed.source_id
    left join ${journalTexts(db)} as entry on owed.source_type = 'JournalEntry'
      and entry.entry_id = owed.entry_id and entry.line_number = 0
    where owed.id = any(${receivableIds}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Open item of a reminder, with its purpose. */
export interface RemindedItem extends Pick<
  Row<'receivables'>,
  'due_date' | 'open_cents' | 'structured_communication'
> {
  /** Purpose; null if unknown. */
  readonly title: string | null;
  /** Open amounts by fund, if it is for several. */
  readonly parts?: readonly Pick<ReceivablePart, 'fund' | 'open_cents'>[];
}
