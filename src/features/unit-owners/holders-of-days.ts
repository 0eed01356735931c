import { requireHolders } from '#domain/charges/split-amount.ts';
import type { LotPart } from '#domain/costs/allocate-lots.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Connection } from '#platform/db/connection.ts';
import { findHoldersByUnit } from './holders-repository.ts';

/** Refuses ownership_incomplete for lots of costs that are not wholly held on the day of their entry. */
export async function requireHoldersOfDays(
  db: Connection,
  costs: readonly {
    readonly entry_date: LocalDate;
    readonly parts: readonly Pick<LotPart, 'unit_id' | 'unit_number'>[];
  }[],
): Promise<void> {
  for (const [date, same] of Map.groupBy(costs, ({ entry_date }) => entry_date)) {
    const lots = new Map(same.flatMap(({ parts }) => parts).map((part) => [part.unit_id, part]));
    const units = [...lots.values()];
    const unit_ids = units.map(({ unit_id }) => unit_id);
    requireHolders(units, await findHoldersByUnit(db, { unit_ids, date }));
  }
}
