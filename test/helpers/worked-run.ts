import { splitAmount } from '#domain/charges/split-amount.ts';
import type { Holding } from '#domain/costs/holder-days.ts';
import { computeWorkingCapitalPassed } from '#domain/funds/working-capital.ts';
import { allocateByFractions } from '#domain/kernel/allocate.ts';
import { compare, divide, subtract, ZERO, type Fraction } from '#domain/kernel/fraction.ts';
import { centsOf, sumCents, type Cents } from '#domain/kernel/money.ts';
import { filterActive } from '#domain/register/ownership.ts';
import { computeStatement, type ComputedStatement } from '#domain/statements/compute-statement.ts';
import {
  sumByOwner,
  type OwnerMovement,
  type OwnerTotals,
} from '#domain/statements/owner-totals.ts';
import type { StatementInput } from '#domain/statements/statement-input.ts';
import { cell, makeInput, type WorkedBuilding } from '#test/helpers/worked-statement.ts';

/** A settled period of a worked building. */
interface WorkedRun {
  readonly input: StatementInput;
  readonly statement: ComputedStatement;
  readonly owners: readonly OwnerTotals[];
}

/**
 * Settles the periods of a building one after the other, each after what was settled before it.
 * @param knownOn the register on the day on which a period is settled
 */
export function settleYear(
  building: WorkedBuilding,
  knownOn: (holdings: readonly Holding[], day: string) => readonly Holding[] = (all) => all,
): WorkedRun[] {
  const runs: WorkedRun[] = [];
  let [lines, calls, opening] = [building.lines, building.calls, building.opening];
  const movements = [...building.movements, ...moveWorkingCapital(building)];
  for (const [index, period] of building.periods.entries()) {
    const before = runs.map(({ statement }) => statement);
    const input: StatementInput = {
      ...makeInput(building, index),
      lines: lines.filter(({ posted_on }) => posted_on < period.settled_on),
      calls,
      holdings: knownOn(building.holdings, period.settled_on),
      posted_rows: before.flatMap(({ rows }) => rows),
      posted_calls: before.flatMap(({ called }) => called),
    };
    const statement = computeStatement(input);
    const within = movements.filter(
      ({ date }) => period.period_from <= date && date <= period.period_to,
    );
    const accounts = { period, opening, movements: within, calls };
    const owners = sumByOwner(statement.rows, statement.called, accounts);
    runs.push({ input, statement, owners });
    opening = new Map(owners.map(({ owner_id, closing_cents }) => [owner_id, closing_cents]));
    const settled = new Set(statement.line_ids);
    lines = lines.map((one) => (settled.has(one.id) ? { ...one, settled_in: period.id } : one));
    const nameOf = (part: { call_id: string; part_number: number }) =>
      `${part.call_id} ${part.part_number}`;
    const parts = new Set(statement.call_parts.map(nameOf));
    calls = calls.map((one) => (parts.has(nameOf(one)) ? { ...one, settled_in: period.id } : one));
  }
  return runs;
}

/** Moves the working capital of each lot with its full ownership or usufruct (Civil Code, art. 3.94 §5). */
function moveWorkingCapital(building: WorkedBuilding): OwnerMovement[] {
  const byUnit = Map.groupBy(building.holdings, ({ unit_id }) => unit_id);
  const held = readWorkingCapital(building);
  const first = building.periods[0]?.period_from ?? '';
  return [...byUnit].flatMap(([unit_id, holdings]) => {
    const cents = held.get(unit_id) ?? new Map<string, Cents>();
    const days = [...new Set(holdings.map(({ start_date }) => start_date))].sort();
    return days.filter((day) => day > first).flatMap((day) => moveOnDay({ holdings, cents, day }));
  });
}

function moveOnDay({
  holdings,
  cents,
  day,
}: {
  readonly holdings: readonly Holding[];
  readonly cents: Map<string, Cents>;
  readonly day: string;
}): OwnerMovement[] {
  const eve = new Map([...cents.keys()].map((owner): [string, Fraction] => [owner, ZERO]));
  const now = new Map<string, Fraction>();
  const sides = holdings.filter(({ right }) => right !== 'BareOwnership');
  for (const one of sides.filter(
    ({ start_date, end_date }) => start_date < day && (end_date ?? day) >= day,
  ))
    eve.set(one.owner_id, one.share);
  for (const one of filterActive(sides, day)) now.set(one.owner_id, one.share);
  const change = (owner: string) => subtract(now.get(owner) ?? ZERO, eve.get(owner) ?? ZERO);
  const owners = [...new Set([...eve.keys(), ...now.keys()])];
  const sellers = owners.filter((owner) => compare(change(owner), ZERO) < 0);
  const buyers = owners.filter((owner) => compare(change(owner), ZERO) > 0);
  const given = sellers.map((owner_id) => {
    const sold = divide(subtract(ZERO, change(owner_id)), eve.get(owner_id) ?? ZERO);
    return { owner_id, amount_cents: -computeWorkingCapitalPassed(cents.get(owner_id) ?? 0, sold) };
  });
  if (buyers.length === 0 || given.length === 0) return [];
  const parts = allocateByFractions(
    -sumCents(given.map(({ amount_cents }) => amount_cents)),
    buyers.map(change),
  );
  const taken = buyers.map((owner_id, index) => ({ owner_id, amount_cents: parts[index] ?? 0 }));
  return [...given, ...taken].map(({ owner_id, amount_cents }) => {
    cents.set(owner_id, (cents.get(owner_id) ?? 0) + amount_cents);
    return { owner_id, kind: 'WorkingCapital', date: day, amount_cents };
  });
}

function readWorkingCapital(building: WorkedBuilding): Map<string, Map<string, Cents>> {
  const rows = building.read('working_capital.csv').map((row) => ({
    unit_id: cell(row, 'unit_number'),
    owner_id: cell(row, 'owner_ref'),
    amount_cents: centsOf(cell(row, 'amount')),
  }));
  const first = building.periods[0]?.period_from ?? '';
  const split = splitAmount({
    amount_cents: 400_000,
    units: building.quotas,
    holders: Map.groupBy(filterActive(building.holdings, first), ({ unit_id }) => unit_id),
    bears: 'usufructuary',
  }).lines;
  const held = new Map<string, Map<string, Cents>>();
  for (const { unit_id, owner_id, amount_cents } of rows.length > 0 ? rows : split) {
    const ofUnit = held.get(unit_id) ?? new Map<string, Cents>();
    held.set(unit_id, ofUnit.set(owner_id, amount_cents));
  }
  return held;
}
