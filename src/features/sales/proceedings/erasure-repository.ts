import type { ErasurePart } from '#features/shared/index.ts';
import { maskWords } from '#platform/db/mask-words.ts';

/** Masks names in the titles and parties of proceedings. */
export const maskProceedings: ErasurePart = async ({ db }, person) => {
  await maskWords(db, 'proceedings', ['title', 'parties'], person);
  return {};
};
