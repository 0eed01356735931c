import { splitAmount, type WeightedUnit } from '#domain/charges/split-amount.ts';
import type { CostLine } from '#domain/costs/cost-line.ts';
import type { SettlementPeriod } from '#domain/costs/covered-days.ts';
import type { Holding } from '#domain/costs/holder-days.ts';
import type { Meter } from '#domain/costs/meter-consumption.ts';
import { determineFundBearer, type Fund } from '#domain/funds/funds.ts';
import { fraction } from '#domain/kernel/fraction.ts';
import { addDays } from '#domain/kernel/local-date.ts';
import { filterActive } from '#domain/register/ownership.ts';
import type { StatementCall, StatementInput } from '#domain/statements/statement-input.ts';

/** A random building with a year of costs, calls, works and sales, the same for the same seed. */
export interface GeneratedBuilding {
  readonly periods: readonly (SettlementPeriod & { readonly settled_on: string })[];
  readonly inputOf: (index: number) => StatementInput;
}

/** Returns a number from 0, below a bound. */
export type Random = (below: number) => number;

const YEAR_START = '2025-01-01';
const ACCOUNTS = ['6105', '6107', '61011', '6121', '61300', '6140', '65', '75'];
const FINISHED = ['2025-04-01', '2025-10-20'];

/** Makes a generator of numbers from 0, below a bound (Marsaglia's xorshift). */
export function makeRandom(seed: number): Random {
  let state = (seed ^ 0x9e37_79b9) >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

/** Generates a building of some lots with about as many lines of costs as are asked for. */
export function generateBuilding(seed: number, lots: number, lines = 24): GeneratedBuilding {
  const random = makeRandom(seed);
  const units = Array.from({ length: lots }, (_, index): WeightedUnit => {
    const unit_number = `L${index + 1}`;
    return { unit_id: unit_number, unit_number, weight: index === 0 ? 7 : random(200) };
  });
  const holdings = units.flatMap(({ unit_id }) => generateHoldings(unit_id, random));
  const meters = units.flatMap(({ unit_id }) =>
    random(3) === 0 && unit_id !== 'L1' ? [] : [generateMeter(unit_id, holdings, random)],
  );
  const lift = units.map((unit, index) => ({ ...unit, weight: index === 0 ? 1 : random(4) }));
  const costs = generateLines(random, lines, holdings);
  const decisions = [
    { id: 'works', title: 'Roof', finished_on: pick(FINISHED, random), from_loan_cents: 0 },
    { id: 'open', title: 'Lift', finished_on: null, from_loan_cents: 0 },
  ];
  const calls = generateCalls(units, holdings, random);
  const periods = [
    { id: '1', period_from: YEAR_START, period_to: '2025-06-30', settled_on: '2025-07-20' },
    { id: '2', period_from: '2025-07-01', period_to: '2025-12-31', settled_on: '2026-01-20' },
  ];
  const inputOf = (index: number): StatementInput => {
    const run = periods[index];
    if (run === undefined) throw new Error('No such period');
    return {
      run,
      earlier_runs: periods.slice(0, index),
      starts_on: YEAR_START,
      lines: costs,
      parts: new Map(),
      key_versions: [
        { distribution_key_id: 'General', valid_from: null, units },
        { distribution_key_id: 'Lift', valid_from: null, units: lift },
      ],
      meter_key_ids: new Set(['Water']),
      meters,
      units,
      holdings,
      decisions,
      calls,
      account_settings: new Map(),
      posted_rows: [],
      posted_calls: [],
    };
  };
  return { periods, inputOf };
}

function pick<Value>(values: readonly Value[], random: Random): Value {
  const value = values[random(values.length)];
  if (value === undefined) throw new Error('Nothing to pick from');
  return value;
}

const dayOfYear = (random: Random) => addDays(YEAR_START, random(365));

/** Sole, joint or dismembered ownership, sold once or twice in the year or not at all. */
function generateHoldings(unit_id: string, random: Random): Holding[] {
  const sales = Array.from({ length: random(3) }, () => dayOfYear(random)).sort();
  const starts = ['2020-01-01', ...sales];
  return starts.flatMap((start_date, index) => {
    const end_date = starts[index + 1] ?? null;
    const denominator = 2 + random(6);
    const part = 1 + random(denominator - 1);
    const hold = (
      owner: string,
      right: Holding['right'],
      share: Holding['share'],
      is_primary_contact: boolean,
    ): Holding => {
      const owner_id = `${unit_id}-${index}-${owner}`;
      const owner_name = pick(['Anne', 'Émile', 'Zoë'], random);
      return {
        unit_id,
        owner_id,
        owner_name,
        right,
        share,
        start_date,
        end_date,
        is_primary_contact,
      };
    };
    switch (random(3)) {
      case 0:
        return [hold('a', 'FullOwnership', fraction(1, 1), true)];
      case 1:
        return [
          hold('a', 'FullOwnership', fraction(part, denominator), random(2) === 0),
          hold('b', 'FullOwnership', fraction(denominator - part, denominator), random(2) === 0),
        ];
      default:
        return [
          hold('a', 'Usufruct', fraction(1, 1), true),
          hold('b', 'BareOwnership', fraction(part, denominator), false),
          hold('c', 'BareOwnership', fraction(denominator - part, denominator), false),
        ];
    }
  });
}

/** Read at the ends of both half-years, and before some sales. */
function generateMeter(unit_id: string, holdings: readonly Holding[], random: Random): Meter {
  const sales = holdings
    .filter((one) => one.unit_id === unit_id && one.start_date >= YEAR_START && random(2) === 0)
    .map(({ start_date }) => addDays(start_date, -1));
  const days = [...new Set(['2024-12-31', '2025-06-30', '2025-12-31', ...sales])].sort();
  let index = random(1000);
  const readings = days.map((read_on) => {
    index += unit_id === 'L1' ? 5 : random(40);
    return { read_on, index: fraction(index, 1), new_index: null };
  });
  return { id: unit_id, unit_id, distribution_key_id: 'Water', readings };
}

function generateLines(random: Random, count: number, holdings: readonly Holding[]): CostLine[] {
  const lines: CostLine[] = [];
  for (let number = 0; number < count; number += 1) {
    const credited = lines.find(
      ({ credits_line_id, amount_cents, id }) =>
        credits_line_id === null &&
        amount_cents > 0 &&
        !lines.some((one) => one.credits_line_id === id),
    );
    const isNote = credited !== undefined && random(5) === 0;
    lines.push(
      isNote ? generateNote(credited, number, random) : generateCost(number, random, holdings),
    );
  }
  return lines;
}

function generateCost(number: number, random: Random, holdings: readonly Holding[]): CostLine {
  const amount_cents = (random(8) === 0 ? -1 : 1) * random(500_000);
  const isWorks = random(8) === 0;
  const entry_date = dayOfYear(random);
  const from = addDays('2024-06-01', random(500));
  const to = addDays(from, random(200));
  const hasPeriod = random(2) === 0 && to <= '2025-12-31';
  const isMetered = !isWorks && random(6) === 0;
  return {
    id: `line ${number}`,
    number,
    account_code: isWorks ? '611' : isMetered ? '6120' : pick(ACCOUNTS, random),
    distribution_key_id: isMetered ? 'Water' : pick(['General', 'General', 'Lift'], random),
    amount_cents,
    vat_cents: Math.trunc(amount_cents / (5 + random(20))),
    entry_date,
    period: hasPeriod && !isMetered ? { period_from: from, period_to: to } : null,
    nature: isWorks || random(10) === 0 ? 'Extraordinary' : 'Ordinary',
    recoverable_percent: pick([0, 100, 65, 33.5], random),
    excluded_owner_ids:
      holdings.length > 12 && random(8) === 0 ? [pick(holdings, random).owner_id] : [],
    decision_id: isWorks ? pick(['works', 'works', 'open'], random) : null,
    released_cents: 0,
    credits_line_id: null,
    settled_in: null,
  };
}

/** A note on a part or the whole of a line, on its day or later. */
function generateNote(credited: CostLine, number: number, random: Random): CostLine {
  const amount_cents = -Math.max(1, Math.trunc(credited.amount_cents / (1 + random(4))));
  const whole = amount_cents === -credited.amount_cents;
  const later = addDays(credited.entry_date, random(60));
  return {
    ...credited,
    id: `line ${number}`,
    number,
    amount_cents,
    vat_cents: whole ? 0 - credited.vat_cents : 0 - Math.trunc(credited.vat_cents / 7),
    entry_date: later > '2025-12-31' ? credited.entry_date : later,
    // A note follows the rows of its invoice, and names nobody itself.
    excluded_owner_ids: [],
    credits_line_id: credited.id,
  };
}

function generateCalls(
  units: readonly WeightedUnit[],
  holdings: readonly Holding[],
  random: Random,
): StatementCall[] {
  const call = (call_date: string, fund: Fund, decision_id: string | null): StatementCall[] =>
    splitAmount({
      amount_cents: 1000 + random(900_000),
      units,
      holders: Map.groupBy(filterActive(holdings, call_date), ({ unit_id }) => unit_id),
      bears: determineFundBearer(fund),
    }).lines.map(({ unit_id, owner_id, amount_cents }) => ({
      call_id: `${fund} ${call_date}`,
      part_number: 1,
      fund,
      call_date,
      distribution_key_id: 'General',
      unit_id,
      owner_id,
      amount_cents,
      decision_id,
      settled_in: null,
    }));
  return [
    ...['2025-01-01', '2025-04-01', '2025-07-01', '2025-10-01'].flatMap((day) => [
      ...call(day, 'Provision', null),
      ...call(day, 'Reserve', null),
    ]),
    ...call('2025-03-15', 'Works', 'works'),
    ...call('2025-11-15', 'Works', 'works'),
    ...call('2025-05-05', 'Works', 'open'),
    ...call('2025-08-08', 'Works', null),
  ];
}
