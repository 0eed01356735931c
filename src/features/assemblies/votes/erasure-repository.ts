import type { ErasurePart } from '#features/shared/index.ts';
import { maskWords } from '#platform/db/rows.ts';

/** What was voted stays, to prove what was decided (art. 3.92 §3); names in remarks do not. */
export const keepVotes: ErasurePart = async ({ db }, person) => {
  await maskWords(db, 'voting_rounds', ['void_reason'], person);
  return {};
};
