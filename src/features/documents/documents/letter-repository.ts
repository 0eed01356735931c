import { isMeetingSubject, type LetterSubjectType } from '#domain/letters/letter-delivery.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRows, type Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';

/** A letter that is being generated, and so becomes visible to its owner. */
export type SentLetter = Pick<
  Row<'letters'>,
  'id' | 'title' | 'file_name' | 'building_id' | 'owner_id' | 'subject_type' | 'subject_id'
>;

/** The document type of a letter, by its subject. */
const DOCUMENT_TYPES: Record<LetterSubjectType, Row<'documents'>['document_type']> = {
  CallForFunds: 'Letter',
  PaymentReminder: 'Letter',
  MeetingConvocation: 'MeetingInvitation',
  MeetingCancellation: 'Letter',
  MeetingMinutes: 'MeetingMinutes',
  Statement: 'Letter',
  StatementReversal: 'Letter',
};

/** Stores letters that were sent as permanent documents, for their owner and the office. */
export function fileLetters(
  db: Connection,
  letters: readonly SentLetter[],
  now: string,
): Promise<void> {
  return insertRows(
    db,
    'documents',
    letters.map(({ id, title, file_name, building_id, owner_id, subject_type, subject_id }) => ({
      id,
      letter_id: id,
      title,
      file_name: `${file_name}.pdf`,
      document_type: DOCUMENT_TYPES[subject_type],
      visibility: 'Owner',
      building_id,
      owner_id,
      call_for_funds_id: subject_type === 'CallForFunds' ? subject_id : null,
      meeting_id: isMeetingSubject(subject_type) ? subject_id : null,
      created_at: now,
      updated_at: now,
    })),
    sql`on conflict do nothing`,
  );
}
