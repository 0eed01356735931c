import type { ErasurePart } from '#features/shared/index.ts';
import { maskWords } from '#platform/db/rows.ts';

/** Minutes and decisions stay as they were signed and sent (art. 3.87 §10); what is only noted after them names nobody. */
export const keepMinutes: ErasurePart = async ({ db }, person) => {
  await maskWords(db, 'decision_follow_ups', ['title'], person);
  return {};
};
