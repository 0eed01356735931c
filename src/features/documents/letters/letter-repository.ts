import type { LetterChannel, LetterSubjectType } from '#domain/letters/letter-delivery.ts';
import type { ComingLetter } from '#domain/letters/sending-preview.ts';
import type { SentLetter } from '#features/documents/documents/index.ts';
import type { Overdue } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRows, type NewRow, type Row } from '#platform/db/rows.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import type { PaperLetter } from '#platform/pdf/letter.ts';
import type { ChainHead } from '#platform/security/chain.ts';
import { ledgerHeads } from '#relations/ledger.ts';
import { mails } from '#relations/mails.ts';
import { owners } from '#relations/owners.ts';

type LetterRow = Row<'letters'>;

/** The subject of letters. */
export interface LetterSubject {
  readonly type: LetterSubjectType;
  readonly id: string;
  readonly building_id: string;
}

/** The fields that identify a subject. */
export type SubjectRef = Pick<LetterSubject, 'type' | 'id'>;

/** Condition for the letters about a subject. */
export function about({ type, id }: SubjectRef): Sql {
  return sql`subject_id = ${id} and subject_type = ${type}`;
}

export function insertLetters(db: Connection, rows: readonly NewRow<'letters'>[]): Promise<void> {
  return insertRows(db, 'letters', rows);
}

/** A letter that was not generated yet, with its full text. */
export interface UndrawnLetter extends Pick<LetterRow, 'id'> {
  readonly paper: PaperLetter;
}

/** Finds the first of these letters that are not generated yet. */
export function findUndrawn(
  db: Connection,
  ids: readonly string[],
  limit: number,
): Promise<UndrawnLetter[]> {
  return db.query<UndrawnLetter>(sql`select id, paper from app.letters
    where organization_id = ${db.organizationId} and id = any(${ids}::uuid[]) and pdf is null
    order by id limit ${limit}`);
}

/** Finds the first letters about a subject that are not generated yet. */
export function findUndrawnBySubject(
  db: Connection,
  subjectId: string,
  limit: number,
): Promise<UndrawnLetter[]> {
  return db.query<UndrawnLetter>(sql`select id, paper from app.letters
    where organization_id = ${db.organizationId} and subject_id = ${subjectId} and pdf is null
    order by id limit ${limit}`);
}

/** A generated letter. */
export interface DrawnLetter {
  readonly id: string;
  readonly pdf: Buffer;
  readonly sha256: string;
  readonly page_count: number;
}

/**
 * Stores generated letters, except those that another process has stored meanwhile.
 * @returns the letters stored now
 */
export function storeDrawnLetters(
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

/**
 * Finds subjects whose letters have waited to be generated since before the instant: each has a
 * job, unless lost.
 */
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

/** Selects letters. */
export interface LettersWanted {
  readonly subject: SubjectRef;
  /** Null: all owners. */
  readonly owner_id: string | null;
  /** Post: those still to be posted. Null: all. */
  readonly channel: LetterChannel | null;
}

export type ListedLetter = Pick<LetterRow, 'id' | 'owner_id' | 'title' | 'file_name'>;

/** Lists the letters about a subject, in the order in which they were written. */
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

/** A letter as sent. */
export type KeptLetter = ListedLetter &
  Pick<LetterRow, 'created_at'> & {
    readonly pdf: Buffer;
    readonly sha256: string;
    readonly page_count: number;
  };

/** The fields of a letter that a combined file needs. */
export type LetterPdf = Pick<KeptLetter, 'file_name' | 'pdf' | 'page_count'>;

/** Finds those of these letters that are generated, in the order in which they were written. */
export function findGeneratedLetters(
  db: Connection,
  ids: readonly string[],
): Promise<KeptLetter[]> {
  return db.query<KeptLetter>(sql`select id, owner_id, title, file_name, created_at, pdf, sha256,
      page_count
    from app.letters where organization_id = ${db.organizationId} and id = any(${ids}::uuid[])
      and pdf is not null
    order by id`);
}

/** Finds the end of the ledger's chain; undefined before the first entry. */
export function findLedgerHead(db: Connection): Promise<ChainHead | undefined> {
  return db.first<ChainHead>(sql`select entry_count, head_hash from ${ledgerHeads(db)} as head`);
}

/** Lists the letters about a subject that were written at an instant and are not generated yet. */
export function listComingLetters(
  db: Connection,
  subject: SubjectRef,
  writtenAt: string,
): Promise<(ComingLetter & Pick<LetterRow, 'id'>)[]> {
  return db.query(sql`select letter.id, letter.paper ->> 'language' as language, owner.address,
      case when exists (select from ${mails(db)} as mail where mail.letter_id = letter.id)
        then 'Email' else 'Post' end as channel,
      exists (select from jsonb_array_elements(letter.paper -> 'blocks') as block
        where block ->> 'kind' = 'payment' and block ->> 'note' is not null) as is_without_account
    from app.letters as letter
    join ${owners(db)} as owner on owner.id = letter.owner_id
    where letter.organization_id = ${db.organizationId} and ${about(subject)}
      and letter.created_at = ${writtenAt} and letter.pdf is null
    order by letter.id`);
}
