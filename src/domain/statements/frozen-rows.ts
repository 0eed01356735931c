import type { CalledRow, StatementRow } from './statement-input.ts';

/** Writes the canonical text of a run piece by piece. */
export interface CanonicalWriter {
  addRows(rows: readonly StatementRow[]): void;
  /** Ends the text, after all rows. */
  end(called: readonly CalledRow[]): void;
}

/**
 * Begins the canonical text of a frozen run, for its hash; equal rows in the same order give equal texts.
 * Only ids, codes, dates and figures are included: names must stay erasable (GDPR, art. 17).
 */
export function writeCanonical(run_id: string, write: (text: string) => void): CanonicalWriter {
  // Lists in a fixed order: sorting the names of a hundred thousand rows takes seconds.
  write(`[1,${JSON.stringify(run_id)},[`);
  let isFirst = true;
  return {
    addRows(rows) {
      if (rows.length === 0) return;
      write(`${isFirst ? '' : ','}${JSON.stringify(rows.map(listCharge)).slice(1, -1)}`);
      isFirst = false;
    },
    end: (called) => write(`],${JSON.stringify(called.map(listCalled))}]`),
  };
}

/** Serializes the rows of a frozen run for its hash: see `writeCanonical`. */
export function canonicalStatement(
  run_id: string,
  rows: readonly StatementRow[],
  called: readonly CalledRow[],
): string {
  const pieces: string[] = [];
  const writer = writeCanonical(run_id, (text) => pieces.push(text));
  writer.addRows(rows);
  writer.end(called);
  return pieces.join('');
}

function listCharge(row: StatementRow) {
  return [
    row.line_id,
    row.decision_id,
    row.works_run_id,
    row.account_code,
    row.nature,
    row.distribution_key_ids,
    row.unit_id,
    row.unit_number,
    row.owner_id,
    row.weight,
    row.total_weight,
    row.share,
    row.days,
    row.total_days,
    row.period_from,
    row.period_to,
    row.consumption,
    row.amount_cents,
    row.vat_cents,
    row.recoverable_cents,
    row.origin,
  ];
}

function listCalled(row: CalledRow) {
  return [
    row.call_id,
    row.part_number,
    row.nature,
    row.call_date,
    row.distribution_key_id,
    row.unit_id,
    row.owner_id,
    row.amount_cents,
    row.origin,
  ];
}
