import type { ErasurePart } from '#features/shared/index.ts';
import { maskWords } from '#platform/db/mask-words.ts';

/** Keeps requests for an assembly with their shares (art. 3.87 §2); masks names in the reason. */
export const eraseFromRequests: ErasurePart = async ({ db }, person) => {
  await maskWords(db, 'assembly_requests', ['reason'], person);
  return {};
};
