import type { ErasurePart } from '#features/shared/index.ts';
import { maskWords } from '#platform/db/rows.ts';

/** That an assembly was asked for stays, with the shares (art. 3.87 §2); the name in the reason goes. */
export const eraseFromRequests: ErasurePart = async ({ db }, person) => {
  await maskWords(db, 'assembly_requests', ['reason'], person);
  return {};
};
