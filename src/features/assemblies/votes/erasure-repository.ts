import type { ErasurePart } from '#features/shared/index.ts';
import { maskWords } from '#platform/db/mask-words.ts';

/** Keeps votes, which prove the decisions (art. 3.92 §3); masks names in remarks. */
export const keepVotes: ErasurePart = async ({ db }, person) => {
  await maskWords(db, 'voting_rounds', ['void_reason'], person);
  return {};
};
