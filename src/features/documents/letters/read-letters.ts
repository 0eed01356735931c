import type { LetterChannel } from '#domain/letters/letter-delivery.ts';
import type { DetachedContext } from '#platform/http/request-context.ts';
import { listLetters, type KeptLetter, type SubjectRef } from './letter-repository.ts';
import { requireFewLetters } from './letters-file.ts';
import { readLetters } from './render-letters.ts';

export interface WantedLetters {
  /** Null: all owners. */
  readonly owner_id: string | null;
  /** Post: those still to be posted. Null: all. */
  readonly channel: LetterChannel | null;
}

/**
 * Reads the letters about a subject as sent, for an Owner only their own. Generates missing ones.
 * Opens its own transactions. Refuses report_too_large, too_busy.
 */
export async function readLettersAbout(
  { database, organizationId, now, principal }: DetachedContext,
  subject: SubjectRef,
  { owner_id: wantedOwner, channel }: WantedLetters,
): Promise<KeptLetter[]> {
  const owner_id = principal.owner_id ?? wantedOwner;
  const listed = await database.read(organizationId, (db) =>
    listLetters(db, { subject, owner_id, channel }),
  );
  const wanted = listed.filter((letter) => (wantedOwner ?? letter.owner_id) === letter.owner_id);
  requireFewLetters(wanted);
  return readLetters(
    { database, organizationId, now },
    wanted.map(({ id }) => id),
  );
}
