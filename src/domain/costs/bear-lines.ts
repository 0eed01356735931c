import type { CoveredPeriod } from '#domain/expenses/covered-period.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { allocateToHolders, type BornePart } from './allocate-holders.ts';
import { allocateToLots, readLotWeight, type LotPart } from './allocate-lots.ts';
import { findCostDefaults, type CostSettings } from './cost-defaults.ts';
import { determineNatureBearer, type CostLine } from './cost-line.ts';
import { findCoveredDays } from './covered-days.ts';
import { allocateCorrections } from './credit-rows.ts';
import { makeHolderLister, toDaySpan, type Register } from './holder-days.ts';

/** The facts that decide who bears a line. */
export interface BearingFacts {
  /** Parts of the lots, by line; a line of meters has none until it is settled. */
  readonly parts: ReadonlyMap<string, readonly LotPart[]>;
  readonly register: Register;
  /** Settings of the office, by account code. */
  readonly settings: ReadonlyMap<string, CostSettings>;
}

/** Shares of all holders in a line. */
export interface BorneLine {
  /** The day of the line, or of the one that it corrects. */
  readonly dated_on: LocalDate;
  readonly covered: CoveredPeriod;
  readonly rows: readonly BornePart[];
  /** Lots that are not wholly held on a covered day; nobody bears their part. */
  readonly incomplete: readonly LotPart[];
}

/**
 * Finds the days by which a line is shown before a statement settles it: those that it covers, or else the
 * day of its entry.
 */
export function findShownDays(
  line: Pick<CostLine, 'entry_date' | 'period' | 'account_code'>,
  settings: ReadonlyMap<string, CostSettings>,
): CoveredPeriod {
  const { entry_date } = line;
  const { uncovered } = findCostDefaults(line.account_code, settings);
  return findCoveredDays(line, uncovered, [], { period_from: entry_date, period_to: entry_date });
}

/**
 * Splits the parts of the lots of lines over those who hold them in the covered days, by today's register;
 * credit notes and reversals follow what they correct.
 * Rule: ordinary charges by days (Civil Code, art. 3.94 §2).
 * @param lines with those that they correct
 */
export function bearLines(
  lines: readonly CostLine[],
  { parts, register, settings }: BearingFacts,
): Map<string, BorneLine> {
  const borne = new Map<string, BorneLine>();
  for (const line of lines) {
    if (line.credits_line_id !== null) continue;
    const covered = findShownDays(line, settings);
    const bears = determineNatureBearer(line.nature);
    const holdersOf = makeHolderLister(register, toDaySpan(covered), bears);
    const own = parts.get(line.id) ?? [];
    const isWhole = ({ unit_id }: LotPart) => holdersOf(unit_id).missing.length === 0;
    const rows = own
      .filter(isWhole)
      .flatMap((part) =>
        allocateToHolders(part, holdersOf(part.unit_id).holders, line.excluded_owner_ids),
      );
    const incomplete = own.filter((part) => !isWhole(part));
    borne.set(line.id, { dated_on: line.entry_date, covered, rows, incomplete });
  }
  const corrections = lines.filter(({ credits_line_id }) => credits_line_id !== null);
  const roots = new Map([...borne].map(([id, { rows }]) => [id, rows]));
  const findRoot = makeRootFinder(lines);
  for (const [id, rows] of allocateCorrections(corrections, roots)) {
    const root = borne.get(findRoot(id));
    if (root !== undefined) borne.set(id, { ...root, rows });
  }
  return borne;
}

/** Makes a function that finds the line at the start of a chain of corrections. */
export function makeRootFinder(
  lines: readonly Pick<CostLine, 'id' | 'credits_line_id'>[],
): (id: string) => string {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const find = (id: string): string => {
    const before = byId.get(id)?.credits_line_id ?? null;
    return before === null || !byId.has(before) ? id : find(before);
  };
  return find;
}

/**
 * Adds what the reserve pays of a line that it pays whole, and the lots' parts of it, to show who would bear
 * it; other lines stay.
 */
export function addReleased<Line extends CostLine>(
  line: Line,
  parts: readonly LotPart[],
): { readonly line: Line; readonly parts: readonly LotPart[] } {
  const { amount_cents, released_cents } = line;
  if (amount_cents !== 0 || released_cents === 0) return { line, parts };
  const cost = { amount_cents: released_cents, vat_cents: line.vat_cents };
  return {
    line: { ...line, ...cost },
    parts: parts.length === 0 ? parts : allocateToLots(cost, parts.map(readLotWeight)),
  };
}
