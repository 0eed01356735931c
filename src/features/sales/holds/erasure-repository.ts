import type { ErasurePart } from '#features/shared/index.ts';
import { maskWords } from '#platform/db/mask-words.ts';

/** Masks names in the reasons of holds. */
export const maskHolds: ErasurePart = async ({ db }, person) => {
  await maskWords(db, 'holds', ['reason'], person);
  return {};
};
