import type { ErasurePart } from '#features/shared/index.ts';
import { maskWords } from '#platform/db/mask-words.ts';

/** Masks names in the reasons for which sales were undone. */
export const maskSales: ErasurePart = async ({ db }, person) => {
  await maskWords(db, 'sales', ['undo_reason'], person);
  return {};
};
