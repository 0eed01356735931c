import {
  allocateToHolders,
  makeRecoverable,
  type BornePart,
} from '#domain/costs/allocate-holders.ts';
import {
  allocateToLots,
  excludeOwners,
  findKeyVersion,
  weighUnits,
  type LotPart,
  type LotWeight,
} from '#domain/costs/allocate-lots.ts';
import { findCostDefaults } from '#domain/costs/cost-defaults.ts';
import { findingOn, type CostFinding } from '#domain/costs/cost-finding.ts';
import { determineNatureBearer, type CostLine } from '#domain/costs/cost-line.ts';
import { findCoveredDays, findSettlementPeriod } from '#domain/costs/covered-days.ts';
import {
  countDays,
  makeHolderLister,
  toDaySpan,
  type LotHolders,
  type Register,
} from '#domain/costs/holder-days.ts';
import {
  listMeteredHolders,
  measureLots,
  type LotConsumption,
  type MeteredHolders,
} from '#domain/costs/meter-consumption.ts';
import type { CoveredPeriod } from '#domain/expenses/covered-period.ts';
import type { RowOrigin, StatementInput, StatementRow } from './statement-input.ts';

/** A line divided over lots, with what is needed to divide the lots over their holders. */
export interface DividedLine {
  readonly covered: CoveredPeriod;
  readonly parts: readonly LotPart[];
  readonly holdersOf: (unit_id: string) => LotHolders;
  readonly findings: readonly CostFinding[];
}

/** The consumption of the lots of a key over a period, and their holders. */
interface MeasuredKey {
  readonly lots: readonly LotConsumption[];
  readonly holdersOf: (unit_id: string) => MeteredHolders;
}

/** Input of a statement with its register prepared. */
export interface LineContext {
  readonly input: StatementInput;
  readonly register: Register;
  /** Numbers of the lots, by unit_id. */
  readonly numbers: ReadonlyMap<string, string>;
  /** Keys measured before, by key, period and nature. */
  readonly measured: Map<string, MeasuredKey>;
}

/**
 * Divides a line over the lots of its key: by the parts fixed at posting, by the weights of the key on the
 * day of the entry, or by consumption.
 */
export function divideLine(line: CostLine, context: LineContext): DividedLine {
  const { input, register } = context;
  const runs = [...input.earlier_runs, input.run];
  const { uncovered } = findCostDefaults(line.account_code, input.account_settings);
  const covered = findCoveredDays(line, uncovered, runs, input.run);
  const span = toDaySpan(covered);
  const bears = determineNatureBearer(line.nature);
  if (input.meter_key_ids.has(line.distribution_key_id)) {
    const settled = findSettlementPeriod(line.entry_date, runs) ?? input.run;
    return divideMetered(line, context, {
      covered: line.period ?? { period_from: settled.period_from, period_to: settled.period_to },
    });
  }
  const holdersOf = makeHolderLister(register, span, bears);
  const version = findKeyVersion(input.key_versions, line.distribution_key_id, line.entry_date);
  const weights = weighUnits(version?.units ?? []);
  return { covered, holdersOf, ...divideByWeights(line, weights, { input, holdersOf }) };
}

function divideByWeights(
  line: CostLine,
  weights: readonly LotWeight[],
  { input, holdersOf }: Pick<DividedLine, 'holdersOf'> & Pick<LineContext, 'input'>,
): Pick<DividedLine, 'parts' | 'findings'> {
  const fixed = input.parts.get(line.id);
  if (fixed !== undefined) return { parts: fixed, findings: [] };
  const hasWeight = ({ weight }: LotWeight) => weight.numerator !== 0n;
  if (!weights.some(hasWeight)) {
    return { parts: [], findings: [findingOn('cost_without_key', line)] };
  }
  const bearing = excludeOwners(weights, line.excluded_owner_ids, holdersOf);
  if (!bearing.some(hasWeight)) return { parts: [], findings: [findingOn('nobody_bears', line)] };
  return { parts: allocateToLots(line, bearing), findings: [] };
}

function divideMetered(
  line: CostLine,
  context: LineContext,
  { covered }: Pick<DividedLine, 'covered'>,
): DividedLine {
  const { input, numbers } = context;
  const { lots, holdersOf } = measureOnce(line, context, covered);
  const faults = lots.flatMap((lot) => listMeterFaults(line, lot));
  const weights = lots.map(({ unit_id, consumption }) => ({
    unit_id,
    unit_number: numbers.get(unit_id) ?? unit_id,
    weight: consumption,
  }));
  if (faults.length > 0) return { covered, parts: [], holdersOf, findings: faults };
  const hasConsumption = weights.some(({ weight }) => weight.numerator !== 0n);
  if (!hasConsumption && !input.parts.has(line.id)) {
    const findings = line.amount_cents === 0 ? [] : [findingOn('meter_total_zero', line)];
    return { covered, parts: [], holdersOf, findings };
  }
  const { parts, findings } = divideByWeights(line, weights, { input, holdersOf });
  const unread = parts.flatMap(({ unit_id }) => {
    const { shared } = holdersOf(unit_id);
    return shared.length === 0
      ? []
      : [findingOn('meter_not_read', line, { unit_id, periods: shared })];
  });
  return { covered, parts, holdersOf, findings: [...findings, ...unread] };
}

/** Measures the lots of a key over a period once for all lines that share them. */
function measureOnce(
  { nature, distribution_key_id }: CostLine,
  { input, register, measured }: LineContext,
  covered: CoveredPeriod,
): MeasuredKey {
  const key = JSON.stringify([distribution_key_id, covered.period_from, covered.period_to, nature]);
  const before = measured.get(key);
  if (before !== undefined) return before;
  const span = toDaySpan(covered);
  const lots = measureLots(input.meters, distribution_key_id, covered);
  const lotById = new Map(lots.map((lot) => [lot.unit_id, lot]));
  const held = new Map<string, MeteredHolders>();
  const holdersOf = (unit_id: string): MeteredHolders => {
    const { stretches } = lotById.get(unit_id) ?? { stretches: [] };
    const bears = determineNatureBearer(nature);
    const found =
      held.get(unit_id) ?? listMeteredHolders(register, { unit_id, stretches }, span, bears);
    held.set(unit_id, found);
    return found;
  };
  const made = { lots, holdersOf };
  measured.set(key, made);
  return made;
}

function listMeterFaults(line: CostLine, lot: LotConsumption): CostFinding[] {
  const { unit_id, unread_on, decreasing } = lot;
  const unread = unread_on.map((day) => ({ period_from: day, period_to: day }));
  return [
    ...(unread.length === 0
      ? []
      : [findingOn('meter_boundary_missing', line, { unit_id, periods: unread })]),
    ...(decreasing.length === 0
      ? []
      : [findingOn('meter_decreasing', line, { unit_id, periods: decreasing })]),
  ];
}

/**
 * Divides the lots of a line over their holders. A lot that is not wholly held on a covered day gives no
 * row but the finding ownership_incomplete, a lot whose part is fixed and whose holders are all excluded
 * nobody_bears: nothing is spread over others.
 */
export function bearLine(
  line: CostLine,
  { parts, holdersOf }: DividedLine,
): { readonly rows: readonly BornePart[]; readonly findings: readonly CostFinding[] } {
  const rows: BornePart[] = [];
  const findings: CostFinding[] = [];
  for (const part of parts) {
    const { unit_id } = part;
    const { holders, missing } = holdersOf(unit_id);
    if (missing.length > 0) {
      findings.push(findingOn('ownership_incomplete', line, { unit_id, periods: missing }));
      continue;
    }
    const borne = allocateToHolders(part, holders, line.excluded_owner_ids);
    if (borne.length === 0) findings.push(findingOn('nobody_bears', line, { unit_id }));
    rows.push(...borne);
  }
  return { rows, findings };
}

/** Completes what holders bear of a line to rows of a statement. */
export function toStatementRows(
  line: CostLine,
  covered: CoveredPeriod,
  borne: readonly BornePart[],
  origin: RowOrigin,
): StatementRow[] {
  const total_days = countDays(toDaySpan(covered));
  const distribution_key_ids = [line.distribution_key_id];
  const recoverableOf = makeRecoverable(line.recoverable_percent);
  return borne.map((part) => ({
    line_id: line.id,
    decision_id: line.decision_id,
    works_run_id: null,
    account_code: line.account_code,
    nature: line.nature,
    distribution_key_ids,
    unit_id: part.unit_id,
    unit_number: part.unit_number,
    owner_id: part.owner_id,
    weight: part.weight,
    total_weight: part.total_weight,
    share: part.share,
    days: part.days,
    total_days,
    period_from: covered.period_from,
    period_to: covered.period_to,
    consumption: part.consumption,
    amount_cents: part.amount_cents,
    vat_cents: part.vat_cents,
    recoverable_cents: recoverableOf(part.amount_cents),
    origin,
  }));
}
