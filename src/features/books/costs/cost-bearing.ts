import type { BearingFacts } from '#domain/costs/bear-lines.ts';
import { makeRegister } from '#domain/costs/holder-days.ts';
import type { Connection } from '#platform/db/connection.ts';
import { findCostHoldings } from './holdings-repository.ts';
import { findCostLines, findCostParts, type FoundCostLine } from './repository.ts';
import { findCostSettings } from './settings-repository.ts';

/** Lines with those that they correct, and the facts that decide who bears them. */
export interface CostBearing extends BearingFacts {
  readonly lines: readonly FoundCostLine[];
}

/**
 * Finds what decides who bears lines of a building, by today's register.
 * @param lines in any order; those that they correct, and all corrections of these, are found too
 */
export async function findCostBearing(
  db: Connection,
  building_id: string,
  lines: readonly FoundCostLine[],
): Promise<CostBearing> {
  const all = await findFamilies(db, lines);
  const line_ids = all.map(({ id }) => id);
  const [parts, holdings, settings] = await Promise.all([
    findCostParts(db, line_ids),
    findCostHoldings(db, building_id),
    findCostSettings(db),
  ]);
  return { lines: all, parts, register: makeRegister(holdings), settings };
}

/** A note is split by what other notes leave: its whole family is needed. */
async function findFamilies(
  db: Connection,
  lines: readonly FoundCostLine[],
): Promise<readonly FoundCostLine[]> {
  if (lines.every(({ credits_line_id }) => credits_line_id === null)) return lines;
  return findCostLines(db, { family_of: lines.map(({ id }) => id) });
}
