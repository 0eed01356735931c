import { FUND_ACCOUNTS } from '#domain/funds/funds.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { AnswerPapers, KeptDocument } from '#domain/sales/lot-documents.ts';
import type { CostDecision } from '#domain/sales/lot-figures.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { documents } from '#relations/documents.ts';
import { fiscalYears } from '#relations/fiscal-years.ts';
import { journalLines } from '#relations/ledger.ts';
import { letters } from '#relations/letters.ts';
import { meetings } from '#relations/meetings.ts';
import { decisions } from '#relations/minutes.ts';
import { statementRuns } from '#relations/statements.ts';
import type { LotRequestRow } from './repository.ts';

type Lots = Pick<LotRequestRow, 'building_id' | 'unit_ids'>;

/** Sums the working capital of lots by the books at the end of a day. */
export async function sumWorkingCapital(
  db: Connection,
  { building_id, unit_ids }: Lots,
  day: LocalDate,
): Promise<Cents> {
  const { cents } = await db.one<{ readonly cents: Cents }>(sql`
    select coalesce(sum(credit_cents - debit_cents), 0)::bigint as cents
    from ${journalLines(db)} as booked
    where building_id = ${building_id} and unit_id = any(${unit_ids}::uuid[])
      and account_code = ${FUND_ACCOUNTS.WorkingCapital.counter_account} and entry_date <= ${day}`);
  return cents;
}

/** A decision, with the key by which it is charged. */
export type KeyedDecision = Omit<CostDecision, 'weights'> & {
  readonly distribution_key_id: string | null;
};

/** Finds the adopted decisions of a building that have an amount, or from which these calls stem. */
export function findCostDecisions(
  db: Connection,
  building_id: string,
  called: readonly string[],
): Promise<KeyedDecision[]> {
  return db.query<KeyedDecision>(sql`select id, title, decided_on, amount_cents, distribution_key_id, finished_on
    from ${decisions(db)} as decision
    where building_id = ${building_id} and result = 'Adopted'
      and (amount_cents is not null or id = any(${called}::uuid[]))
    order by decided_on, id`);
}

/** Finds all papers that an answer about lots can contain. @param seller_ids whose statements are sent */
export async function findPapers(
  db: Connection,
  lots: Lots,
  seller_ids: readonly string[],
): Promise<AnswerPapers> {
  const [held, statements, fiscal_years, kept] = await Promise.all([
    findMinutes(db, lots),
    findStatements(db, lots, seller_ids),
    findYears(db, lots),
    findKept(db, lots),
  ]);
  return { meetings: held, statements, fiscal_years, kept };
}

function findMinutes(
  db: Connection,
  { building_id }: Lots,
): Promise<AnswerPapers['meetings'][number][]> {
  return db.query(sql`select
      coalesce(held_on, (scheduled_date at time zone 'Europe/Brussels')::date) as held_on,
      (select document.id from ${documents(db)} as document
        where document.meeting_id = meeting.id and document.document_type = 'MeetingMinutes'
        order by document.is_filed desc, document.created_at desc, document.id limit 1) as document_id
    from ${meetings(db)} as meeting
    where building_id = ${building_id} and status = 'Completed'
      and meeting_type in ('GeneralAssembly', 'ExtraordinaryAssembly')`);
}

function findStatements(
  db: Connection,
  { building_id }: Lots,
  seller_ids: readonly string[],
): Promise<AnswerPapers['statements'][number][]> {
  return db.query(sql`select period_from, period_to,
      (select document.id from ${documents(db)} as document
        join ${letters(db)} as letter on letter.id = document.letter_id
        where letter.subject_id = run.id and letter.owner_id = any(${seller_ids}::uuid[])
        order by document.created_at, document.id limit 1) as document_id
    from ${statementRuns(db)} as run
    where building_id = ${building_id} and status = 'Sent'`);
}

/** The accounts of a year are approved by a decision of the twelve months after it. */
function findYears(
  db: Connection,
  { building_id }: Lots,
): Promise<AnswerPapers['fiscal_years'][number][]> {
  return db.query(sql`select start_date, end_date,
      (select min(decision.decided_on) from ${decisions(db)} as decision
        where decision.building_id = year.building_id and decision.decision_type = 'Accounts'
          and decision.result = 'Adopted' and decision.decided_on > year.end_date
          and decision.decided_on <= (year.end_date + interval '12 months')::date) as approved_on,
      (select document.id from ${documents(db)} as document
        where document.building_id = year.building_id and document.document_type = 'FinancialReport'
          and document.is_filed and document.file_name ~ ('^balance-sheet-'
            || extract(year from year.end_date) || '(-[^qQ].*)?[.]pdf$')
        order by document.created_at desc, document.id limit 1) as balance_sheet_id
    from ${fiscalYears(db)} as year where building_id = ${building_id}`);
}

function findKept(db: Connection, { building_id, unit_ids }: Lots): Promise<KeptDocument[]> {
  return db.query<KeptDocument>(sql`select id as document_id,
      case document_type when 'InsurancePolicy' then 'Insurance' else document_type end as type,
      (created_at at time zone 'Europe/Brussels')::date as dated_on, valid_until
    from ${documents(db)} as document
    where building_id = ${building_id} and (unit_id is null or unit_id = any(${unit_ids}::uuid[]))
      and document_type in ('Statutes', 'InsurancePolicy', 'Certificate') and not is_attachment
      and letter_id is null`);
}
