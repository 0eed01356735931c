import type { ErasurePart } from '#features/shared/index.ts';
import { maskWords } from '#platform/db/rows.ts';

/** Who was there stays, to prove what was decided (art. 3.92 §3); who is named beside an owner does not. */
export const keepAttendance: ErasurePart = async ({ db }, person) => {
  await maskWords(db, 'proxies', ['holder_name'], person);
  return {};
};
