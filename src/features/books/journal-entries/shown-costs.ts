import { isDistributed } from '#domain/costs/cost-line.ts';
import { isOfSupplier } from '#domain/expenses/recognition.ts';
import { toEuro } from '#domain/kernel/money.ts';
import {
  findAccrualTerms,
  findCostLines,
  toPercent,
  type FoundCostLine,
} from '#features/books/costs/index.ts';
import type { FullEntry } from '#features/books/ledger/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';

/** The cost fields of a line of an entry as they are shown. */
type ShownCost = Partial<ReturnType<typeof showCost> | ReturnType<typeof showAccrual>>;

/** An entry whose lines have their cost fields. */
export interface EntryWithCosts extends FullEntry {
  /** By line number; lines that are no costs are left out. */
  readonly costs: ReadonlyMap<number, ShownCost>;
}

/** Sources of entries whose cost lines are numbered as their journal lines. */
const NUMBERED: readonly (string | null)[] = [null, 'Claim'];

/** Adds the cost fields of lines of class 6 and 7 and of accruals to entries made by hand. */
export async function withCosts(
  db: Connection,
  entries: readonly FullEntry[],
): Promise<EntryWithCosts[]> {
  const byHand = entries.filter(({ source_type }) => NUMBERED.includes(source_type));
  const idsWith = (isNamed: (account_code: string) => boolean) =>
    byHand
      .filter(({ lines }) => lines.some(({ account_code }) => isNamed(account_code)))
      .map(({ id }) => id);
  const entry_ids = idsWith(isDistributed);
  const [lines, accruals] = await Promise.all([
    entry_ids.length === 0 ? [] : findCostLines(db, { entry_ids }),
    findAccrualTerms(db, idsWith(isOfSupplier)),
  ]);
  const costs = [
    ...lines.map((line) => [line.entry_id, line.position, showCost(line)] as const),
    ...accruals.map((row) => [row.entry_id, row.line_number, showAccrual(row)] as const),
  ];
  const byEntry = Map.groupBy(costs, ([entryId]) => entryId);
  return entries.map((entry) => ({
    ...entry,
    costs: new Map(byEntry.get(entry.id)?.map(([, number, cost]) => [number, cost])),
  }));
}

function showCost({ period, ...line }: FoundCostLine) {
  return {
    distribution_key_id: line.distribution_key_id,
    period_from: period?.period_from ?? null,
    period_to: period?.period_to ?? null,
    nature: line.nature,
    recoverable_percent: line.recoverable_percent,
    // On the side of its line, so that it is never negative.
    vat_amount: toEuro(Math.abs(line.vat_cents)),
    excluded_owner_ids: line.excluded_owner_ids,
    decision_id: line.decision_id,
  };
}

function showAccrual(row: Row<'accrual_terms'>) {
  const { entry_id: _, line_number: __, organization_id: ___, vat_cents: vat, ...terms } = row;
  return {
    ...terms,
    recoverable_percent: toPercent(row.recoverable_percent),
    vat_amount: vat === null ? null : toEuro(vat),
  };
}

/** The cost fields of a line that is no cost. */
export const NO_COST = {
  distribution_key_id: null,
  period_from: null,
  period_to: null,
  nature: null,
  recoverable_percent: null,
  vat_amount: null,
  excluded_owner_ids: [],
  decision_id: null,
} as const;
