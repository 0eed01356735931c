import { isOfMeeting, type LetterSubjectType } from '#domain/letters/letter-delivery.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRows, type Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';

/** A letter that is drawn now, and so as its owner gets it. */
export type SentLetter = Pick<
  Row<'letters'>,
  'id' | 'title' | 'file_name' | 'building_id' | 'owner_id' | 'subject_type' | 'subject_id'
>;

/** What a letter is among documents, by what it is about. */
const DOCUMENT_TYPES: Record<LetterSubjectType, Row<'documents'>['document_type']> = {
  CallForFunds: 'Letter',
  PaymentReminder: 'Letter',
  MeetingConvocation: 'MeetingInvitation',
  MeetingCancellation: 'Letter',
  MeetingMinutes: 'MeetingMinutes',
};

/** Letters that were sent are documents too: for their owner and the office, and for good. */
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
      meeting_id: isOfMeeting(subject_type) ? subject_id : null,
      created_at: now,
      updated_at: now,
    })),
    sql`on conflict do nothing`,
  );
}
