import type { ErasurePart } from '#features/shared/index.ts';
import { maskWords } from '#platform/db/mask-words.ts';

/** Masks names in the titles of claims. */
export const maskClaims: ErasurePart = async ({ db }, person) => {
  await maskWords(db, 'claims', ['title'], person);
  return {};
};
