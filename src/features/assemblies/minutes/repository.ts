import { Decision, DECISION_SORTS, type ListDecisions } from '#contract/minutes.ts';
import type { Overdue } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { selectNames } from '#platform/db/names.ts';
import { listPage, sortFields } from '#platform/db/page.ts';
import { insertRows, type NewRow, type Row } from '#platform/db/rows.ts';
import { allOf, equal, oneOf, searchTable, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import { costLines } from '#relations/costs.ts';
import { nameSources } from '#relations/display-names.ts';
import { documents } from '#relations/documents.ts';

type MinutesRow = Omit<Row<'meeting_minutes'>, 'published'>;

/** Finds the written parts of minutes; undefined if there are none. */
export function findMinutes(db: Connection, meetingId: string): Promise<MinutesRow | undefined> {
  return db.first(sql`select organization_id, meeting_id, chair, chair_owner_id, secretary, scrutineers, remarks,
      published_at, published_by, created_at, updated_at
    from app.meeting_minutes
    where organization_id = ${db.organizationId} and meeting_id = ${meetingId}`);
}

/** Finds meetings whose minutes were published within the last day, but not stored as a document yet. */
export async function findUnfiledMinutes(
  db: Connection,
  { before, limit }: Overdue,
): Promise<string[]> {
  const rows = await db.query<Pick<MinutesRow, 'meeting_id'>>(sql`select meeting_id
    from app.meeting_minutes as minutes
    where organization_id = ${db.organizationId} and published_at < ${before}
      and published_at > ${before}::timestamptz - interval '1 day'
      and not exists (select from ${documents(db)} as document
        where document.meeting_id = minutes.meeting_id and document.letter_id is null
          and document.document_type = 'MeetingMinutes')
    order by published_at limit ${limit}`);
  return rows.map(({ meeting_id }) => meeting_id);
}

/** Creates the minutes of a meeting that has begun; keeps existing ones. */
export async function beginMinutes(db: Connection, meeting_id: string, now: string): Promise<void> {
  await insertRows(
    db,
    'meeting_minutes',
    [{ meeting_id, created_at: now, updated_at: now }],
    sql`on conflict do nothing`,
  );
}

export type Written = Pick<
  MinutesRow,
  'chair' | 'chair_owner_id' | 'secretary' | 'scrutineers' | 'remarks'
>;

export async function writeMinutes(
  db: Connection,
  meetingId: string,
  { chair, chair_owner_id, secretary, scrutineers, remarks }: Written,
  now: string,
): Promise<void> {
  await db.execute(sql`update app.meeting_minutes set chair = ${chair},
      chair_owner_id = ${chair_owner_id}, secretary = ${secretary}, scrutineers = ${scrutineers}, remarks = ${remarks}, updated_at = ${now}
    where organization_id = ${db.organizationId} and meeting_id = ${meetingId}`);
}

/** Dates the decisions of a meeting, and the days that depend on it. */
export async function dateDecisions(
  db: Connection,
  meetingId: string,
  dated: Pick<Row<'decisions'>, 'decided_on' | 'challengeable_until'>,
  repeatable_from: Row<'decisions'>['repeatable_from'],
): Promise<void> {
  await db.execute(sql`update app.decisions set decided_on = ${dated.decided_on},
      challengeable_until = ${dated.challengeable_until},
      repeatable_from = case when repeatable_from is not null then ${repeatable_from}::date end
    where organization_id = ${db.organizationId} and meeting_id = ${meetingId}`);
}

export type DecisionRow = Row<'decisions'>;

export function insertDecisions(
  db: Connection,
  rows: readonly NewRow<'decisions'>[],
): Promise<void> {
  return insertRows(db, 'decisions', rows);
}

const COLUMNS = sql`id, building_id, meeting_id, meeting_type, agenda_item_id, decided_on, position,
  title, text_key, text, decision_type, majority, result, challengeable_until, repeatable_from, amount_cents,
  distribution_key_id, finished_on, version, created_at`;

const sortable = sortFields('decisions', DECISION_SORTS);

/** Lists decisions, latest first. */
export function listDecisions(
  db: Connection,
  { building_id, meeting_id, result, decision_type, q, ...page }: ListDecisions,
  visible: readonly Sql[],
): Promise<Page<DecisionRow>> {
  return listPage<DecisionRow>(
    db,
    {
      select: sql`select ${COLUMNS} from app.decisions`,
      beside: selectNames(db, Decision, nameSources),
      where: [
        sql`organization_id = ${db.organizationId}`,
        ...equal({ building_id, meeting_id }),
        ...oneOf({ result, decision_type }),
        ...searchTable(db, 'app.decisions', q),
        ...visible,
      ],
      sortable,
      defaultSort: '-decided_on',
    },
    page,
  );
}

export function findDecision(
  db: Connection,
  id: string,
  visible: readonly Sql[],
): Promise<DecisionRow | undefined> {
  return db.first<DecisionRow>(sql`select ${COLUMNS} from app.decisions
    where organization_id = ${db.organizationId} and id = ${id}
      and ${allOf(visible)}`);
}

/** Whether statements of charges have settled costs of a decision. */
export async function isSettled(
  db: Connection,
  { id, building_id }: Pick<DecisionRow, 'id' | 'building_id'>,
): Promise<boolean> {
  const line = await db.first(sql`select from ${costLines(db)} as line
    where building_id = ${building_id} and decision_id = ${id} and statement_id is not null limit 1`);
  return line !== undefined;
}

/** Lists the follow-ups of a decision in the order in which they were added. */
export function listFollowUps(
  db: Connection,
  decisionId: string,
): Promise<Row<'decision_follow_ups'>[]> {
  return db.query(sql`select * from app.decision_follow_ups
    where organization_id = ${db.organizationId} and decision_id = ${decisionId} order by id`);
}
