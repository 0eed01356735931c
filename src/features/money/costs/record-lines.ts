import type { LotPart } from '#domain/costs/allocate-lots.ts';
import type { CostLine } from '#domain/costs/cost-line.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { insertCostLines } from './repository.ts';

/** A cost line of a posted entry, to be recorded. */
export interface NewCostLine extends Omit<CostLine, 'id' | 'number' | 'settled_in' | 'entry_date'> {
  readonly building_id: string;
  readonly entry: {
    readonly id: string;
    readonly sequence: number;
    readonly entry_date: string;
  };
  /** Orders the lines of one entry; that of a line by hand is the number of its journal line. */
  readonly position: number;
  readonly expense_id: string | null;
  readonly allocation_number: number | null;
  readonly supplier_id: string | null;
  /** Parts of the lots; empty for a key of meters, whose consumption is read later. */
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
      period_from: period?.period_from ?? null,
      period_to: period?.period_to ?? null,
      recoverable_percent: String(line.recoverable_percent),
    },
  }));
  await insertCostLines(
    ctx.db,
    rows.map(({ row }) => row),
    rows.flatMap(({ row, parts }) =>
      parts.map(({ unit_id, weight, total_weight, amount_cents, vat_cents }) => ({
        line_id: row.id,
        unit_id,
        weight,
        total_weight,
        amount_cents,
        vat_cents,
      })),
    ),
  );
}
