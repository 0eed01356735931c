import type { LotPart } from '#domain/costs/allocate-lots.ts';
import type { CostLine } from '#domain/costs/cost-line.ts';
import type { ReversedEntry } from '#features/books/ledger/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findCostLines, insertCostLines, toPartRows } from './repository.ts';

/** The posted entry of a cost line. */
export interface CostEntry {
  readonly id: string;
  readonly sequence: number;
  readonly entry_date: string;
  readonly corrects_fiscal_year?: number | null;
}

/** A cost line of a posted entry, to be recorded. */
export interface NewCostLine extends Omit<CostLine, 'id' | 'number' | 'settled_in' | 'entry_date'> {
  readonly building_id: string;
  readonly entry: CostEntry;
  /** Orders the lines of one entry; that of a line by hand is the number of its journal line. */
  readonly position: number;
  readonly expense_id: string | null;
  readonly allocation_number: number | null;
  readonly supplier_id: string | null;
  /** Parts of the lots; none for a key of meters, read later, and for what corrects another line. */
  readonly parts: readonly LotPart[];
}

/** Records the cost lines of posted entries with the parts of their lots, in the posting transaction. */
export async function recordCostLines(
  ctx: TenantContext,
  lines: readonly NewCostLine[],
): Promise<void> {
  const rows = lines.map(({ entry, period, parts, ...line }) => ({
    parts,
    row: {
      ...line,
      id: ctx.newId(),
      entry_id: entry.id,
      entry_sequence: entry.sequence,
      entry_date: entry.entry_date,
      corrects_fiscal_year: entry.corrects_fiscal_year ?? null,
      period_from: period?.period_from ?? null,
      period_to: period?.period_to ?? null,
      recoverable_percent: String(line.recoverable_percent),
    },
  }));
  await insertCostLines(
    ctx.db,
    rows.map(({ row }) => row),
    rows.flatMap(({ row, parts }) => toPartRows(row.id, parts)),
  );
}

/**
 * Records the cost lines of a reversal: each reverses a whole line of the reversed entry.
 * Rule: a reversal is settled as a credit note on what is left, on its own day.
 */
export async function reverseCostLines(
  ctx: TenantContext,
  { reversed_id, reversal }: ReversedEntry,
): Promise<void> {
  const lines = await findCostLines(ctx.db, { entry_ids: [reversed_id] });
  await recordCostLines(
    ctx,
    lines.map((line) => ({
      building_id: line.building_id,
      entry: { ...reversal, corrects_fiscal_year: line.corrects_fiscal_year ?? null },
      position: line.position,
      account_code: line.account_code,
      amount_cents: 0 - line.amount_cents,
      vat_cents: 0 - line.vat_cents,
      distribution_key_id: line.distribution_key_id,
      period: line.period,
      nature: line.nature,
      recoverable_percent: line.recoverable_percent,
      excluded_owner_ids: line.excluded_owner_ids,
      decision_id: line.decision_id,
      released_cents: 0 - line.released_cents,
      credits_line_id: line.id,
      expense_id: line.expense_id,
      allocation_number: line.allocation_number,
      supplier_id: line.supplier_id,
      parts: [],
    })),
  );
}
