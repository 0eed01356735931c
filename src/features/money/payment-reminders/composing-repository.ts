import type { Fund } from '#domain/funds/funds.ts';
import { wordsIn } from '#features/books/ledger/index.ts';
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

/** Who a reminder is for, and what their building may claim of them. */
export interface Debtor extends Addressee, InterestDebtor {}

/** Who a reminder is written to. */
export interface Reminded extends Addressee, Pick<InterestDebtor, 'kind'> {
  readonly email: string;
}

/** By the owner's id. */
export async function findReminded(
  db: Connection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Reminded>> {
  const rows = await db.query<Reminded & { readonly id: string }>(sql`select id, name, address,
      language, email, kind from ${owners(db)} as owner
    where id = any(${ids}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** What buildings may claim, by their ids. */
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

/** Who a reminder is about, and what their building may claim of them. */
export function findInterestDebtor(
  db: Connection,
  { owner_id, building_id }: Pick<ReminderRow, 'owner_id' | 'building_id'>,
): Promise<InterestDebtor> {
  return db.one<InterestDebtor>(sql`select owner.kind, building.late_interest_is_legal,
      building.late_interest_ppm, building.late_interest_clause, building.consumer_limits
    from ${owners(db)} as owner join ${buildings(db)} as building on building.id = ${building_id}
    where owner.id = ${owner_id}`);
}

/** What a receivable is for. */
export interface ItemWords {
  /** The title of the call, else what people wrote of the entry; null: they wrote nothing. */
  readonly title: string | null;
  /** Null: no call asked for it. */
  readonly fund: Fund | null;
}

/** By the receivable's id. What the service itself writes in the books is left out: readers have languages. */
export async function findItemWords(
  db: Connection,
  receivableIds: readonly string[],
): Promise<ReadonlyMap<string, ItemWords>> {
  const rows = await db.query<ItemWords & Pick<Row<'receivables'>, 'id'>>(sql`
    select owed.id, coalesce(call.title, ${wordsIn(sql`debtor.language`, 'entry')}) as title, call.fund
    from ${receivables(db)} as owed
    join ${owners(db)} as debtor on debtor.id = owed.owner_id
    left join ${callsForFunds(db)} as call on call.id = owed.source_id
    left join ${journalTexts(db)} as entry on owed.source_type = 'JournalEntry'
      and entry.entry_id = owed.entry_id and entry.line_number = 0
    where owed.id = any(${receivableIds}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Something that a reminder is about and that is open, in words. */
export interface RemindedItem extends Pick<
  Row<'receivables'>,
  'due_date' | 'open_cents' | 'structured_communication'
> {
  /** What it is for; null: nobody has said. */
  readonly title: string | null;
  /** What is open of each fund, where it is for several. */
  readonly parts?: readonly Pick<ReceivablePart, 'fund' | 'open_cents'>[];
}
