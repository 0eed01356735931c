import type { BudgetLine } from '#domain/assemblies/budget.ts';
import type { MeetingType } from '#domain/assemblies/meeting-state.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { accounts } from '#relations/accounts.ts';
import { budgetAmounts, budgets } from '#relations/budgets.ts';
import { distributionKeys } from '#relations/distribution-keys.ts';
import { fiscalYears } from '#relations/fiscal-years.ts';
import { owners } from '#relations/owners.ts';
import { holdings } from '#relations/unit-owners.ts';
import { units } from '#relations/units.ts';

/** An item of the agenda with its candidates. */
export type AgendaRow = Row<'agenda_items'> & {
  readonly candidates: readonly Pick<Row<'agenda_candidates'>, 'id' | 'name' | 'owner_id'>[];
  readonly meeting_type: MeetingType;
  /** Owners with a contract to carry out the decision. */
  readonly excluded: readonly { readonly owner_id: string }[];
  readonly budget_lines: readonly StoredBudgetLine[];
};

/** A line of a budget, with the account's name in each language. */
export interface StoredBudgetLine extends BudgetLine {
  readonly is_amended: boolean;
  readonly account_name: string;
  readonly labels: Readonly<Record<Language, string | null>>;
}

const selectItems = (db: Connection) => sql`select item.*, coalesce((
      select jsonb_agg(jsonb_build_object('id', candidate.id, 'name', candidate.name,
        'owner_id', candidate.owner_id) order by candidate.position)
      from app.agenda_candidates as candidate
      where candidate.organization_id = ${db.organizationId} and candidate.agenda_item_id = item.id
    ), '[]') as candidates, coalesce((
      select jsonb_agg(jsonb_build_object('owner_id', exclusion.owner_id) order by exclusion.owner_id)
      from app.agenda_item_exclusions as exclusion
      where exclusion.organization_id = ${db.organizationId} and exclusion.agenda_item_id = item.id
    ), '[]') as excluded, coalesce((
      select jsonb_agg(jsonb_build_object('account_code', line.account_code,
        'amount_cents', line.amount_cents, 'is_amended', line.is_amended, 'account_name', account.name,
        'labels', jsonb_build_object('fr', account.label_fr, 'nl', account.label_nl,
          'de', account.label_de, 'en', account.label_en)) order by line.position)
      from app.budget_lines as line
      join ${accounts(db)} as account on account.code = line.account_code
      where line.organization_id = ${db.organizationId} and line.agenda_item_id = item.id
    ), '[]') as budget_lines, meeting.meeting_type
  from app.agenda_items as item
  join app.meetings as meeting on meeting.organization_id = item.organization_id
    and meeting.id = item.meeting_id
  where item.organization_id = ${db.organizationId}`;

/** Lists the agenda of a meeting in order. */
export function listAgendaItems(db: Connection, meetingId: string): Promise<AgendaRow[]> {
  return db.query<AgendaRow>(
    sql`${selectItems(db)} and item.meeting_id = ${meetingId} order by item.position`,
  );
}

export function findAgendaItem(
  db: Connection,
  meetingId: string,
  id: string,
): Promise<AgendaRow | undefined> {
  return db.first<AgendaRow>(
    sql`${selectItems(db)} and item.meeting_id = ${meetingId} and item.id = ${id}`,
  );
}

/** Lists the ids of the items of a meeting in agenda order. */
export async function listAgendaIds(db: Connection, meetingId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`select id from app.agenda_items
    where organization_id = ${db.organizationId} and meeting_id = ${meetingId} order by position`);
  return rows.map(({ id }) => id);
}

/** Lists the dates of the meetings at which items repeated at this meeting failed. */
export async function listRepeatedDates(db: Connection, meetingId: string): Promise<LocalDate[]> {
  const rows = await db.query<{ day: LocalDate }>(sql`select distinct
      (first.scheduled_date at time zone 'Europe/Brussels')::date as day
    from app.agenda_items as item
    join app.agenda_items as repeated on repeated.organization_id = item.organization_id
      and repeated.id = item.repeats_item_id
    join app.meetings as first on first.organization_id = repeated.organization_id
      and first.id = repeated.meeting_id
    where item.organization_id = ${db.organizationId} and item.meeting_id = ${meetingId}`);
  return rows.map(({ day }) => day);
}

/** Numbers items in this order, from 1. */
export async function placeItems(
  { db, now }: { readonly db: Connection; readonly now: string },
  ids: readonly string[],
): Promise<void> {
  await db.execute(sql`update app.agenda_items as item
    set position = placed.position, version = version + 1, updated_at = ${now}
    from unnest(${ids}::uuid[]) with ordinality as placed (id, position)
    where item.organization_id = ${db.organizationId} and item.id = placed.id
      and item.position <> placed.position`);
}

/**
 * Moves a meeting to an item. Its version stays: nobody edits the agenda of a meeting in progress.
 */
export async function setCurrentItem(
  { db, now }: { readonly db: Connection; readonly now: string },
  itemId: string,
): Promise<void> {
  await db.execute(sql`update app.agenda_items set brought_up_at = ${now}
    where organization_id = ${db.organizationId} and id = ${itemId}`);
}

export async function deleteCandidates(db: Connection, itemId: string): Promise<void> {
  await db.execute(sql`delete from app.agenda_candidates
    where organization_id = ${db.organizationId} and agenda_item_id = ${itemId}`);
}

export async function deleteExclusions(db: Connection, itemId: string): Promise<void> {
  await db.execute(sql`delete from app.agenda_item_exclusions
    where organization_id = ${db.organizationId} and agenda_item_id = ${itemId}`);
}

/** Deletes the amended lines of a budget, or the announced ones as well. */
export async function deleteBudgetLines(
  db: Connection,
  itemId: string,
  { isAmendedOnly }: { readonly isAmendedOnly: boolean },
): Promise<void> {
  await db.execute(sql`delete from app.budget_lines
    where organization_id = ${db.organizationId} and agenda_item_id = ${itemId}
      and (is_amended or not ${isAmendedOnly}::boolean)`);
}

/** Finds a draft budget of a building with its amounts by account, and the end of its year; keeps it undeleted. */
export function findDraftBudget(
  db: Connection,
  { id, building_id }: { readonly id: string; readonly building_id: string },
): Promise<{ readonly end_date: LocalDate; readonly lines: readonly BudgetLine[] } | undefined> {
  return db.first(sql`select year.end_date, coalesce((
      select jsonb_agg(to_jsonb(line) order by line.account_code)
      from (select account_code, sum(amount_cents)::bigint as amount_cents
        from ${budgetAmounts(db)} as amount where budget_id = budget.id group by account_code) as line
    ), '[]') as lines
    from ${budgets(db)} as budget
    join ${fiscalYears(db)} as year on year.id = budget.fiscal_year_id
    where budget.id = ${id} and budget.building_id = ${building_id} and budget.status = 'Draft'
    for key share of budget`);
}

type ChartAccount = Pick<Row<'accounts'>, 'code' | 'postable' | 'is_active'>;

/** Finds which of these accounts are in the chart. */
export function findAccounts(db: Connection, codes: readonly string[]): Promise<ChartAccount[]> {
  return db.query<ChartAccount>(sql`select code, postable, is_active from ${accounts(db)} as account
    where code = any(${codes}::text[])`);
}

/**
 * Finds which of these owners have a vote in a building on a day: sole holders of a unit, and the
 * voting representatives of joint ones.
 */
export async function findVoters(
  db: Connection,
  ownerIds: readonly string[],
  { building_id, date }: { readonly building_id: string; readonly date: LocalDate },
): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ owner_id: string }>(sql`select distinct held.owner_id
    from ${holdings(db)} as held join ${units(db)} as unit on unit.id = held.unit_id
    where held.owner_id = any(${ownerIds}::uuid[]) and unit.building_id = ${building_id}
      and held.during @> ${date}::date
      and (held.is_voting_mandatary or not exists (select from ${holdings(db)} as other
        where other.unit_id = held.unit_id and other.owner_id <> held.owner_id
          and other.during @> ${date}::date))`);
  return new Set(rows.map(({ owner_id }) => owner_id));
}

/**
 * Finds which of these references do not exist: the key, if any, in the building; the owners
 * anywhere.
 */
export function findUnknownReferences(
  db: Connection,
  named: {
    readonly building_id: string;
    readonly key_id: string | null;
    readonly owner_ids: readonly string[];
  },
): Promise<{ readonly isKeyUnknown: boolean; readonly owner_ids: readonly string[] }> {
  const { building_id, key_id, owner_ids } = named;
  return db.one(sql`select
    ${key_id}::uuid is not null and not exists (select from ${distributionKeys(db)} as key
      where key.id = ${key_id} and key.building_id = ${building_id}) as "isKeyUnknown",
    array(select named.id from unnest(${owner_ids}::uuid[]) as named (id)
      where not exists (select from ${owners(db)} as owner where owner.id = named.id))::text[] as owner_ids`);
}
