import type { ErasurePart } from '#features/shared/index.ts';
import { maskWords } from '#platform/db/rows.ts';

/** What was proposed stays, as what an assembly had to deal with (art. 3.87 §3); the name in it goes. */
export const eraseFromProposals: ErasurePart = async ({ db }, person) => {
  await maskWords(db, 'agenda_proposals', ['title', 'description'], person);
  return {};
};
