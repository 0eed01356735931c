import type { ErasurePart } from '#features/shared/index.ts';
import { maskWords } from '#platform/db/mask-words.ts';

/** Masks names in the words of auditors and syndics, and in differences with the bank. */
export const maskAudits: ErasurePart = async ({ db }, person) => {
  await maskWords(db, 'audits', ['report_text'], person);
  await maskWords(db, 'audit_messages', ['text'], person);
  await maskWords(db, 'audit_bank_files', ['differences'], person);
  return {};
};
