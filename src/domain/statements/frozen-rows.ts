import { canonicalJson } from '#domain/kernel/canonical-json.ts';
import type { CalledRow, StatementRow } from './statement-input.ts';

/**
 * Serializes the rows of a frozen run for its hash; equal rows in the same order give equal texts. Only
 * ids, codes, dates and figures are included: names must stay erasable (GDPR, art. 17).
 */
export function canonicalStatement(
  run_id: string,
  rows: readonly StatementRow[],
  called: readonly CalledRow[],
): string {
  return canonicalJson({ version: 1, run_id, rows, called });
}
