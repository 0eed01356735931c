import type { ErasurePart } from '#features/shared/index.ts';
import { maskWords } from '#platform/db/mask-words.ts';

/** Keeps proposals, which an assembly had to consider (art. 3.87 §3); masks names in them. */
export const eraseFromProposals: ErasurePart = async ({ db }, person) => {
  await maskWords(db, 'agenda_proposals', ['title', 'description'], person);
  return {};
};
