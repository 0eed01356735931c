import { latest, type LocalDate } from '#domain/kernel/local-date.ts';
import type { StatementInput } from '#domain/statements/statement-input.ts';
import {
  findCostLines,
  findCostParts,
  findCostSettings,
  findLinesToSettle,
} from '#features/books/costs/index.ts';
import { findKeyVersions } from '#features/register/distribution-keys/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { findAllHoldings, findCalls, findChangedUnits, findUnits } from './input-repository.ts';
import { findPosted } from './kept-repository.ts';
import { findFirstYear, findSettings, listRuns, type RunRow } from './run-repository.ts';
import { findDecisions, findMeters } from './sources-repository.ts';

type FoundLine = Awaited<ReturnType<typeof findCostLines>>[number];

/** Facts that the statements of a run are computed from, without the parts of the lots. */
export interface RunFacts extends Omit<StatementInput, 'parts' | 'key_versions' | 'lines'> {
  readonly lines: readonly FoundLine[];
  /** Lots whose holders have changed since the last run was frozen. */
  readonly changed_unit_ids: readonly string[];
}

/**
 * Loads the facts of a run, in a number of statements that does not depend on lots, lines or owners.
 */
export async function loadRunFacts(db: Connection, run: RunRow): Promise<RunFacts> {
  const { building_id, period_from, period_to } = run;
  const [runs, starts_on] = await Promise.all([
    listRuns(db, building_id),
    findFirstDay(db, building_id),
  ]);
  const earlier_runs = runs.filter(
    (one) => one.status !== 'Reversed' && one.period_to < period_from,
  );
  const frozen = earlier_runs.map(({ frozen_at }) => frozen_at ?? '').sort();
  const since = frozen.at(-1) ?? '';
  const changed_unit_ids = since === '' ? [] : await findChangedUnits(db, building_id, since);
  const from = starts_on ?? period_from;
  const wanted = { building_id, changed_unit_ids };
  const [wantedIds, calls, posted, units, holdings, settings, meters] = await Promise.all([
    findLinesToSettle(db, { ...wanted, from, until: period_to }),
    findCalls(db, { ...wanted, starts_on: from, period_from, period_to }),
    findPosted(db, building_id, changed_unit_ids),
    findUnits(db, building_id),
    findAllHoldings(db, building_id),
    findCostSettings(db),
    findMeters(db, building_id),
  ]);
  const lines = await findCostLines(db, { family_of: wantedIds });
  const named = new Set([...lines, ...calls].flatMap(({ decision_id }) => decision_id ?? []));
  return {
    run,
    earlier_runs,
    starts_on,
    lines,
    changed_unit_ids,
    meter_key_ids: meters.key_ids,
    meters: meters.meters,
    units,
    holdings,
    decisions: await findDecisions(db, [...named]),
    calls,
    account_settings: settings,
    posted_rows: posted.rows,
    posted_calls: posted.called,
  };
}

/**
 * Completes the facts of a run with the parts of some lines. Settled lines come only with the lots whose
 * holders have changed since the last run was frozen, unless a note needs all of their parts.
 */
export async function loadParts(
  db: Connection,
  facts: RunFacts,
  lines: readonly FoundLine[],
): Promise<StatementInput> {
  const corrected = new Set(
    lines.flatMap(({ id, credits_line_id }) =>
      credits_line_id === null ? [] : [id, credits_line_id],
    ),
  );
  const isWhole = ({ id, settled_in }: FoundLine) => settled_in === null || corrected.has(id);
  const idsOf = (some: readonly FoundLine[]) => some.map(({ id }) => id);
  const [whole, part] = await Promise.all([
    findCostParts(db, idsOf(lines.filter(isWhole))),
    findCostParts(db, idsOf(lines.filter((line) => !isWhole(line))), facts.changed_unit_ids),
  ]);
  const parts = new Map([...whole, ...part]);
  const undivided = lines.filter(
    ({ id, credits_line_id, distribution_key_id }) =>
      credits_line_id === null && !parts.has(id) && !facts.meter_key_ids.has(distribution_key_id),
  );
  const keys = new Set(undivided.map(({ distribution_key_id }) => distribution_key_id));
  const key_versions = keys.size === 0 ? [] : await findKeyVersions(db, [...keys]);
  return { ...facts, lines, parts, key_versions };
}

/** Loads all that the statements of a run are computed from. */
export async function loadStatementInput(db: Connection, run: RunRow): Promise<StatementInput> {
  const facts = await loadRunFacts(db, run);
  return loadParts(db, facts, facts.lines);
}

/** Finds the first day whose costs and calls are settled: that of the first year with statements. */
async function findFirstDay(db: Connection, building_id: string): Promise<LocalDate | null> {
  const [first, { statements_from }] = await Promise.all([
    findFirstYear(db, building_id),
    findSettings(db, building_id),
  ]);
  if (first === undefined || statements_from === null) return first ?? statements_from;
  return latest(first, statements_from);
}
