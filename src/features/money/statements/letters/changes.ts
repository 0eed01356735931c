import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumAccountShares } from '#domain/statements/account-shares.ts';
import {
  compareWithBudget,
  explainChanges,
  findComparable,
} from '#domain/statements/why-changed.ts';
import type { Connection } from '#platform/db/connection.ts';
import { findFiscalYear, listRuns, type RunRow } from '../run-repository.ts';
import type { RunSource } from './load-paper.ts';
import { sumBudget } from './paper-repository.ts';
import type { OwnerOnPaper } from './paper.ts';
import { findShareRows } from './shares-repository.ts';

/** Statement and budget that charges are compared with. */
export interface Changes {
  /** Period of the statement before; null: none is comparable. */
  readonly before: { readonly period_from: LocalDate; readonly period_to: LocalDate } | null;
  /** Explains the charges of an owner; no changes if the statement before has none of theirs. */
  readonly explain: (owner_id: string) => Pick<OwnerOnPaper, 'changes' | 'budget'>;
}

/** Finds the statement and the budget that the charges of a run are compared with. */
export async function findChanges(
  db: Connection,
  run: RunRow,
  { findShares }: Pick<RunSource, 'findShares'>,
): Promise<Changes> {
  const { building_id, fiscal_year_id, period_from, period_to } = run;
  const [runs, year] = await Promise.all([
    listRuns(db, building_id),
    findFiscalYear(db, building_id, period_from),
  ]);
  const sent = runs.filter(({ status }) => status === 'Sent');
  const before = findComparable(run, sent);
  const isWholeYear = year?.start_date === period_from && year.end_date === period_to;
  const [earlier, budget] = await Promise.all([
    before === undefined ? [] : findShareRows(db, before.id),
    isWholeYear ? sumBudget(db, fiscal_year_id) : new Map<string, number>(),
  ]);
  const isCompared = before !== undefined || budget.size > 0;
  const sharesBefore = sumAccountShares(earlier);
  const shares = sumAccountShares(isCompared ? await findShares() : []);
  return {
    before: before ?? null,
    explain: (owner_id) => {
      const own = shares.get(owner_id) ?? [];
      const ownBefore = sharesBefore.get(owner_id);
      return {
        changes: ownBefore === undefined ? [] : explainChanges(ownBefore, own),
        budget: budget.size === 0 ? [] : compareWithBudget(own, budget),
      };
    },
  };
}
