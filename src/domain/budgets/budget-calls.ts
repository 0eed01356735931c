import {
  splitInsideUnits,
  type UnitHolder,
  type UnitPart,
  type WeightedUnit,
} from '#domain/charges/split-amount.ts';
import { determineFundBearer, type Fund, type ReserveBearer } from '#domain/funds/funds.ts';
import { listInstalmentDates, planInstalments } from '#domain/funds/instalments.ts';
import { assert } from '#domain/kernel/assert.ts';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import type { BudgetLine } from './draft-budget.ts';

/** A part of a planned call, split over the lots of its key. */
interface PlannedPart {
  readonly fund: Fund;
  readonly distribution_key_id: string;
  readonly amount_cents: Cents;
  readonly units: readonly UnitPart[];
}

interface PlannedCall {
  readonly call_date: LocalDate;
  readonly parts: readonly PlannedPart[];
}

export interface BudgetPlan {
  readonly calls: readonly PlannedCall[];
  readonly reserve_cents: Cents;
  /** The amount by which the reserve part misses the legal minimum; four fifths may opt out. */
  readonly below_minimum_cents: Cents;
}

export interface BudgetPlanRequest {
  readonly lines: readonly BudgetLine[];
  readonly first_call_date: LocalDate;
  readonly instalments: number;
  readonly interval_months: number;
  /** Undefined: the minimum. */
  readonly reserve_cents: Cents | undefined;
  readonly reserve_key_id: string;
  /** 5 % of the ordinary charges of the year before. */
  readonly minimum_cents: Cents;
  /** Weights by key, on the first call date. */
  readonly units_by_key: ReadonlyMap<string, readonly WeightedUnit[]>;
}

/**
 * Plans the calls of an adopted budget: per instalment one part per key, of fund Provision for ordinary and
 * Works for extraordinary lines, and a part for the reserve of at least the legal minimum by default. The
 * instalments add up to the lines per key, and to the reserve, to the cent, for every lot. Refuses
 * instalment_empty.
 * Rule: provisions follow the budget voted (Civil Code, art. 3.89 §5 16°); reserve by art. 3.86 §3.
 */
export function planBudgetCalls(request: BudgetPlanRequest): BudgetPlan {
  const { lines, first_call_date, instalments, interval_months, minimum_cents } = request;
  const reserve_cents = request.reserve_cents ?? minimum_cents;
  const reserve = {
    fund: 'Reserve' as const,
    distribution_key_id: request.reserve_key_id,
    amount_cents: reserve_cents,
  };
  const yearly = [...sumByFundAndKey(lines), reserve].filter(
    ({ amount_cents }) => amount_cents > 0,
  );
  const planned = yearly.map((part) => ({
    ...part,
    instalments: planInstalments({
      amount_cents: part.amount_cents,
      units: unitsOf(request, part.distribution_key_id),
      instalments,
    }),
  }));
  const dates = listInstalmentDates(first_call_date, { instalments, interval_months });
  const calls = dates.map((call_date, index): PlannedCall => ({
    call_date,
    parts: planned.map(({ fund, distribution_key_id, instalments: parts }) => {
      const part = parts[index];
      assert(part !== undefined, 'Every instalment has all parts');
      return { fund, distribution_key_id, ...part };
    }),
  }));
  const below_minimum_cents = Math.max(0, minimum_cents - reserve_cents);
  return { calls, reserve_cents, below_minimum_cents };
}

function unitsOf({ units_by_key }: BudgetPlanRequest, key: string): readonly WeightedUnit[] {
  const units = units_by_key.get(key);
  assert(units !== undefined, 'A budget names a key without weights');
  return units;
}

function sumByFundAndKey(lines: readonly BudgetLine[]) {
  const fundOf = ({ nature }: BudgetLine): Fund => (nature === 'Ordinary' ? 'Provision' : 'Works');
  const groups = Map.groupBy(lines, (line) => `${fundOf(line)} ${line.distribution_key_id}`);
  return [...groups]
    .sort(([a], [b]) => compareCodePoints(a, b))
    .flatMap(([, own]) => {
      const [first] = own;
      if (first === undefined) return [];
      const amount_cents = sumCents(own.map((line) => line.amount_cents));
      return [
        { fund: fundOf(first), distribution_key_id: first.distribution_key_id, amount_cents },
      ];
    });
}

/** The amounts that planned calls ask of an owner over the year. */
export interface OwnerYear {
  readonly owner_id: string;
  readonly provision_cents: Cents;
  readonly works_cents: Cents;
  readonly reserve_cents: Cents;
  readonly total_cents: Cents;
}

/**
 * Computes what the planned calls ask of each owner over the year, with the holders of each call date, by
 * owner_id. Refuses ownership_incomplete.
 * @param holdersOn holders of each lot on a day, by unit_id
 * @param reserve_borne_by who is asked for the reserve of the building under usufruct
 */
export function previewOwnerYears(
  { calls }: Pick<BudgetPlan, 'calls'>,
  holdersOn: (day: LocalDate) => ReadonlyMap<string, readonly UnitHolder[]>,
  reserve_borne_by: ReserveBearer,
): OwnerYear[] {
  const asked = calls.flatMap(({ call_date, parts }) =>
    parts.flatMap(({ fund, units }) =>
      splitInsideUnits({
        parts: units,
        holders: holdersOn(call_date),
        bears: determineFundBearer(fund, reserve_borne_by),
      }).map(({ owner_id, amount_cents }) => ({ fund, owner_id, amount_cents })),
    ),
  );
  return [...Map.groupBy(asked, ({ owner_id }) => owner_id)]
    .map(([owner_id, own]): OwnerYear => {
      const sumOf = (fund: Fund) =>
        sumCents(own.filter((one) => one.fund === fund).map(({ amount_cents }) => amount_cents));
      const [provision_cents, works_cents, reserve_cents] = [
        sumOf('Provision'),
        sumOf('Works'),
        sumOf('Reserve'),
      ];
      const total_cents = sumCents([provision_cents, works_cents, reserve_cents]);
      return { owner_id, provision_cents, works_cents, reserve_cents, total_cents };
    })
    .sort((a, b) => compareCodePoints(a.owner_id, b.owner_id));
}
