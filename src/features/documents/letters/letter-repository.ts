import type { LetterChannel, LetterSubjectType } from '#domain/letters/letter-delivery.ts';
import type { SentLetter } from '#features/documents/documents/index.ts';
import type { Overdue } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRows, type NewRow, type Row } from '#platform/db/rows.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import type { PaperLetter } from '#platform/pdf/letter.ts';
import { mails } from '#relations/mails.ts';

type LetterRow = Row<'letters'>;

/** What letters are about. */
export interface LetterSubject {
  readonly type: LetterSubjectType;
  readonly id: string;
  readonly building_id: string;
}

/** A subject by what tells it from all others. */
export type SubjectRef = Pick<LetterSubject, 'type' | 'id'>;

/** Of the letters those about a subject. */
export function about({ type, id }: SubjectRef): Sql {
  return sql`subject_id = ${id} and subject_type = ${type}`;
}

export function insertLetters(db: Connection, rows: readonly NewRow<'letters'>[]): Promise<void> {
  return insertRows(db, 'letters', rows);
}

/** A letter that has yet to be drawn, with all that it says. */
export interface UndrawnLetter extends Pick<LetterRow, 'id'> {
  readonly paper: PaperLetter;
}

/** Of these letters the first that are not yet drawn. */
export function findUndrawn(
  db: Connection,
  ids: readonly string[],
  limit: number,
): Promise<UndrawnLetter[]> {
  return db.query<UndrawnLetter>(sql`select id, paper from app.letters
    where organization_id = ${db.organizationId} and id = any(${ids}::uuid[]) and pdf is null
    order by id limit ${limit}`);
}

/** The same of all letters about a subject. */
export function findUndrawnOf(
  db: Connection,
  subjectId: string,
  limit: number,
): Promise<UndrawnLetter[]> {
  return db.query<UndrawnLetter>(sql`select id, paper from app.letters
    where organization_id = ${db.organizationId} and subject_id = ${subjectId} and pdf is null
    order by id limit ${limit}`);
}

/** A letter as it was drawn. */
export interface DrawnLetter {
  readonly id: string;
  readonly pdf: Buffer;
  readonly sha256: string;
  readonly page_count: number;
}

/**
 * Keeps letters as they were drawn, those aside that another has kept meanwhile: the first are kept.
 * @returns those that were kept now
 */
export function keepDrawn(
  db: Connection,
  drawn: readonly DrawnLetter[],
  now: string,
): Promise<SentLetter[]> {
  return db.query<SentLetter>(sql`update app.letters as letter
    set pdf = drawn.pdf, sha256 = drawn.sha256, page_count = drawn.page_count, drawn_at = ${now},
      paper = null
    from unnest(${drawn.map(({ id }) => id)}::uuid[], ${drawn.map(({ pdf }) => pdf)}::bytea[],
      ${drawn.map(({ sha256 }) => sha256)}::text[],
      ${drawn.map(({ page_count }) => page_count)}::integer[]) as drawn (id, pdf, sha256, page_count)
    where letter.organization_id = ${db.organizationId} and letter.id = drawn.id
      and letter.pdf is null
    returning letter.id, title, file_name, building_id, owner_id, subject_type, subject_id`);
}

/** What letters have waited to be drawn for since before the instant: a job of each exists, unless lost. */
export async function findWaitingSubjects(
  db: Connection,
  { before, limit }: Overdue,
): Promise<string[]> {
  const rows = await db.query<Pick<LetterRow, 'subject_id'>>(sql`select distinct subject_id
    from (select subject_id from app.letters
      where organization_id = ${db.organizationId} and pdf is null and created_at < ${before}
      order by created_at limit ${limit}) as waiting`);
  return rows.map(({ subject_id }) => subject_id);
}

/** Which letters are asked for. */
export interface LettersWanted {
  readonly subject: SubjectRef;
  /** Null: of everybody. */
  readonly owner_id: string | null;
  /** Post: those that are yet to be posted. Null: all. */
  readonly channel: LetterChannel | null;
}

export type ListedLetter = Pick<LetterRow, 'id' | 'owner_id' | 'title' | 'file_name'>;

/** The letters about a subject, in the order in which they were written. */
export function listLetters(
  db: Connection,
  { subject, owner_id, channel }: LettersWanted,
): Promise<ListedLetter[]> {
  return db.query<ListedLetter>(sql`select id, owner_id, title, file_name from app.letters as letter
    where organization_id = ${db.organizationId} and ${about(subject)}
      and (${owner_id}::uuid is null or owner_id = ${owner_id})
      and case ${channel}::text
        when 'Email' then exists (select from ${mails(db)} as mail where mail.letter_id = letter.id)
        when 'Post' then exists (select from app.letter_posts as post
          where post.organization_id = ${db.organizationId} and post.letter_id = letter.id
            and post.posted_on is null)
        else true end
    order by id`);
}

/** A letter as it was sent. */
export type KeptLetter = ListedLetter &
  Pick<LetterRow, 'created_at'> & {
    readonly pdf: Buffer;
    readonly sha256: string;
    readonly page_count: number;
  };

/** What of a letter goes into a file with others. */
export type LetterPdf = Pick<KeptLetter, 'file_name' | 'pdf' | 'page_count'>;

/** These letters, as far as they are drawn, in the order in which they were written. */
export function findKept(db: Connection, ids: readonly string[]): Promise<KeptLetter[]> {
  return db.query<KeptLetter>(sql`select id, owner_id, title, file_name, created_at, pdf, sha256,
      page_count
    from app.letters where organization_id = ${db.organizationId} and id = any(${ids}::uuid[])
      and pdf is not null
    order by id`);
}
