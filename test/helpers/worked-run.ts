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
import type { CallPartName, StatementInput } from '#domain/statements/statement-input.ts';
import { cell, makeInput, type WorkedBuilding } from '#test/helpers/worked-statement.ts';

/** A settled period of a building. */
export interface SettledRun {
  readonly input: StatementInput;
  readonly statement: ComputedStatement;
}

type KnownOn = (holdings: readonly Holding[], day: string) => readonly Holding[];

/**
 * Settles periods one after the other, each after what was settled before it.
 * @param inputOf the input of a period, before anything is settled
 * @param knownOn the register on the day on which a period is settled
 */
export function settlePeriods(
  periods: readonly { readonly id: string; readonly settled_on: string }[],
  inputOf: (index: number) => StatementInput,
  knownOn: KnownOn = (all) => all,
): SettledRun[] {
  const runs: SettledRun[] = [];
  const lines = new Map<string, string>();
  const parts = new Map<string, string>();
  const nameOf = (part: CallPartName) => `${part.call_id} ${part.part_number}`;
  for (const [index, { id, settled_on }] of periods.entries()) {
    const base = inputOf(index);
    const before = runs.map(({ statement }) => statement);
    const input: StatementInput = {
      ...base,
      lines: base.lines.map((one) => ({ ...one, settled_in: lines.get(one.id) ?? null })),
      calls: base.calls.map((one) => ({ ...one, settled_in: parts.get(nameOf(one)) ?? null })),
      holdings: knownOn(base.holdings, settled_on),
      posted_rows: before.flatMap(({ rows }) => rows),
      posted_calls: before.flatMap(({ called }) => called),
    };
    const statement = computeStatement(input);
    runs.push({ input, statement });
    for (const line of statement.line_ids) lines.set(line, id);
    for (const part of statement.call_parts) parts.set(nameOf(part), id);
  }
  return runs;
}

/** Settles the year of a worked building, and draws up the accounts of its owners. */
export function settleYear(
  building: WorkedBuilding,
  knownOn?: KnownOn,
): (SettledRun & { readonly owners: readonly OwnerTotals[] })[] {
  const movements = [...building.movements, ...moveWorkingCapital(building)];
  let { opening } = building;
  const runs = settlePeriods(building.periods, (index) => makeInput(building, index), knownOn);
  return runs.map((run) => {
    const { period_from, period_to } = run.input.run;
    const within = movements.filter(({ date }) => period_from <= date && date <= period_to);
    const owners = sumByOwner(run.statement.rows, run.statement.called, {
      period: run.input.run,
      opening,
      movements: within,
      calls: building.calls,
    });
    opening = new Map(owners.map(({ owner_id, closing_cents }) => [owner_id, closing_cents]));
    return { ...run, owners };
  });
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

/** Reads the working capital on the first day, by lot and owner. */
export function readWorkingCapital(building: WorkedBuilding): Map<string, Map<string, Cents>> {
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
