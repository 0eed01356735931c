import type { ErasurePart } from '#features/shared/index.ts';
import { maskWords } from '#platform/db/rows.ts';

/** What an assembly was to decide stays as it was announced (art. 3.87 §10); of what is only noted, the name goes. */
export const eraseFromMeetings: ErasurePart = async ({ db }, person) => {
  await maskWords(db, 'meetings', ['cancellation_reason', 'urgent_reason'], person);
  await maskWords(db, 'agenda_items', ['remark'], person);
  return {};
};
