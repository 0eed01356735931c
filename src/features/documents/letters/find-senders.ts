import type { Language } from '#domain/kernel/language.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Sender } from '#platform/paper.ts';
import { officeSender, associationSenders } from './letterhead.ts';
import { findLetterhead, findOffice } from './repository.ts';

/**
 * Finds the senders of a report: the association and its syndic, or without a building the syndic
 * only.
 */
export async function findSenders(
  db: Connection,
  buildingId: string | null,
  language: Language,
): Promise<readonly Sender[]> {
  if (buildingId === null) return [officeSender(await findOffice(db), language)];
  return associationSenders(await findLetterhead(db, buildingId), language);
}
