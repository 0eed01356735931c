import type { HandoverFacts } from '#domain/handover/missing-parts.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { bankAccounts } from '#relations/bank-accounts.ts';
import { bankStatements, bankTransactions } from '#relations/bank-statements.ts';
import { buildings } from '#relations/buildings.ts';
import { callsForFunds } from '#relations/calls-for-funds.ts';
import { documents } from '#relations/documents.ts';
import { expenses } from '#relations/expenses.ts';
import { fiscalYears } from '#relations/fiscal-years.ts';
import { meetings } from '#relations/meetings.ts';
import { owners } from '#relations/owners.ts';
import { statementRuns } from '#relations/statements.ts';
import { holdings } from '#relations/unit-owners.ts';
import { units } from '#relations/units.ts';

type Counts = Pick<
  HandoverFacts,
  | 'enterprise_number'
  | 'statements_unsent'
  | 'drafts_open'
  | 'vouchers_missing'
  | 'transactions_open'
  | 'addresses_missing'
>;

/** Finds what is kept of a building and what is unfinished. */
export async function findHandoverFacts(
  db: Connection,
  building_id: string,
  mandate_ended_on: string,
): Promise<HandoverFacts> {
  const [counts, papers, held, years, accounts] = await Promise.all([
    countOpen(db, building_id, mandate_ended_on),
    db.query<HandoverFacts['documents'][number]>(sql`select distinct document_type, valid_until
      from ${documents(db)} as document
      where building_id = ${building_id} and not is_attachment and letter_id is null`),
    db.query<HandoverFacts['meetings'][number]>(sql`select
        coalesce(held_on, (scheduled_date at time zone 'Europe/Brussels')::date) as held_on,
        exists (select from ${documents(db)} as document where document.meeting_id = meeting.id
          and document.document_type = 'MeetingMinutes') as has_minutes
      from ${meetings(db)} as meeting
      where building_id = ${building_id} and status = 'Completed'
        and meeting_type in ('GeneralAssembly', 'ExtraordinaryAssembly')
      order by 1`),
    db.query<HandoverFacts['fiscal_years'][number]>(sql`select start_date, end_date,
        status = 'Closed' as is_closed
      from ${fiscalYears(db)} as year where building_id = ${building_id} order by start_date`),
    db.query<HandoverFacts['bank_accounts'][number]>(sql`select account.iban,
        (select max(statement_date) from ${bankStatements(db)} as statement
          where statement.bank_account_id = account.id and statement.status = 'Accepted')
          as last_statement_on
      from ${bankAccounts(db)} as account where account.building_id = ${building_id}
      order by account.iban`),
  ]);
  return {
    ...counts,
    mandate_ended_on,
    documents: papers,
    meetings: held,
    fiscal_years: years,
    bank_accounts: accounts,
  };
}

function countOpen(db: Connection, building_id: string, day: string): Promise<Counts> {
  return db.one<Counts>(sql`select
    (select enterprise_number from ${buildings(db)} as building where id = ${building_id})
      as enterprise_number,
    (select count(*)::integer from ${statementRuns(db)} as run
      where building_id = ${building_id} and status in ('Draft', 'Frozen', 'Approved'))
      as statements_unsent,
    ((select count(*) from ${expenses(db)} as expense
        where building_id = ${building_id} and status in ('Draft', 'PendingApproval', 'Rejected'))
      + (select count(*) from ${callsForFunds(db)} as call
        where building_id = ${building_id} and status = 'Draft'))::integer as drafts_open,
    (select count(*)::integer from ${expenses(db)} as expense
      where building_id = ${building_id} and status in ('Approved', 'Paid')
        and not exists (select from ${documents(db)} as document
          where document.expense_id = expense.id)) as vouchers_missing,
    (select count(*)::integer from ${bankTransactions(db)} as transaction
      where building_id = ${building_id} and is_live and status in ('Open', 'Parked'))
      as transactions_open,
    (select count(distinct owner.id)::integer from ${holdings(db)} as held
      join ${units(db)} as unit on unit.id = held.unit_id
      join ${owners(db)} as owner on owner.id = held.owner_id
      where unit.building_id = ${building_id} and held.during @> ${day}::date
        and owner.email is null and owner.address is null) as addresses_missing`);
}
