import type { Language } from '#domain/kernel/language.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { selectJournalText } from '#features/books/ledger/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { callLines, callsForFunds } from '#relations/calls-for-funds.ts';
import { journalEntries, journalLines, journalTexts } from '#relations/ledger.ts';
import { credits, receivables, selectOwnerAccountCodes } from '#relations/owner-accounts.ts';
import { kindOfEntry, selectOtherSide } from '../account-repository.ts';
import type { RunRow } from '../run-repository.ts';
import type { AccountKind, PaperMovement } from './paper.ts';

type Period = Pick<RunRow, 'building_id' | 'period_from' | 'period_to'>;

interface MovementRow {
  readonly owner_id: string;
  readonly kind: AccountKind | 'Opening';
  readonly date: LocalDate;
  readonly source_id: string;
  readonly text: string | null;
  readonly title: string | null;
  readonly text_key: string | null;
  readonly amount_cents: Cents;
}

/**
 * Lists what moved on the accounts of owners within a period, by date: the movements that
 * `findOwnerMovements` sums. Calls count on their date with who owes them today.
 */
export async function listMovements(
  db: Connection,
  { building_id, period_from, period_to }: Period,
  owner_ids: readonly string[],
  language: Language,
): Promise<PaperMovement[]> {
  const rows = await db.query<MovementRow>(sql`
    select owner_id, kind, date, source_id, text, title, text_key, amount_cents from (
      select line.owner_id, ${kindOfEntry} as kind, line.entry_date as date, entry.sequence,
        entry.id as source_id, coalesce(${selectJournalText(language, 'words')}, '') as text,
        null as title, null as text_key,
        sum(line.debit_cents - line.credit_cents)::bigint as amount_cents
      from ${journalLines(db)} as line
      join ${journalEntries(db)} as entry on entry.id = line.entry_id
      left join ${journalTexts(db)} as words
        on words.entry_id = line.entry_id and words.line_number = 0
      left join lateral ${selectOtherSide(db)} as other on entry.source_type is null
      where line.building_id = ${building_id}
        and line.entry_date between ${period_from} and ${period_to}
        and line.owner_id = any(${owner_ids}::uuid[])
        and line.account_code in ${selectOwnerAccountCodes(db)}
        and entry.source_type is distinct from 'CallForFunds'
        and entry.source_type is distinct from 'Statement'
      group by line.owner_id, entry.id, entry.sequence, entry.journal, entry.source_type,
        line.entry_date, other.has_money, other.has_capital, words.description, words.translations
      union all
      select line.owner_id, line.fund, call.call_date, 0, call.id, null, call.title, call.text_key,
        sum(line.amount_cents)::bigint
      from ${callsForFunds(db)} as call join ${callLines(db)} as line on line.call_id = call.id
      where call.building_id = ${building_id} and call.status in ('Sent', 'Settled')
        and call.call_date between ${period_from} and ${period_to}
        and line.owner_id = any(${owner_ids}::uuid[])
      group by line.owner_id, line.fund, call.call_date, call.id, call.title, call.text_key
    ) as moved
    where amount_cents <> 0 order by date, sequence, source_id`);
  return rows.flatMap(({ kind, title, text_key, ...row }) =>
    kind === 'Opening' ? [] : [{ ...row, kind, call: title === null ? null : { title, text_key } }],
  );
}

/** Debts and credits of an owner in a building. */
export interface OwnerDue {
  readonly owner_id: string;
  /** Open of the statement. */
  readonly statement_cents: Cents;
  /** Open and due by the day, the statement included. */
  readonly due_cents: Cents;
  readonly credit_cents: Cents;
  /** Communication of the first item ever charged. */
  readonly first_item: string | null;
}

/** Finds what owners owe by the due date of a statement, and their unused credits. */
export function findDues(
  db: Connection,
  { id, building_id, due_date }: Pick<RunRow, 'id' | 'building_id' | 'due_date'>,
  owner_ids: readonly string[],
): Promise<OwnerDue[]> {
  return db.query<OwnerDue>(sql`select owner.id as owner_id,
      coalesce(owed.statement_cents, 0)::bigint as statement_cents,
      coalesce(owed.due_cents, 0)::bigint as due_cents,
      coalesce((select sum(credit.free_cents) from ${credits(db)} as credit
        where credit.building_id = ${building_id} and credit.owner_id = owner.id
          and credit.free_cents > 0), 0)::bigint as credit_cents,
      owed.first_item
    from unnest(${owner_ids}::uuid[]) as owner (id)
    left join lateral (select min(item.structured_communication) as first_item,
        sum(item.open_cents) filter (where item.due_date <= ${due_date}) as due_cents,
        sum(item.open_cents) filter (where item.source_type = 'Statement'
          and item.source_id = ${id}) as statement_cents
      from ${receivables(db)} as item
      where item.building_id = ${building_id} and item.owner_id = owner.id) as owed on true`);
}
