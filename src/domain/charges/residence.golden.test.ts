import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { determineBearer, type ExpenseCategory } from '#domain/expenses/expense-categories.ts';
import { parseShare, type Fraction } from '#domain/kernel/fraction.ts';
import { formatEuro, parseEuro, sumCents, type Cents } from '#domain/kernel/money.ts';
import {
  filterActive,
  ownershipPeriods,
  type OwnershipRelation,
} from '#domain/register/ownership.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { splitAmount, type UnitHolder, type WeightedUnit } from './split-amount.ts';

type Row = Readonly<Record<string, string>>;

function read(file: string): Row[] {
  const text = readFileSync(`test/data/residence/${file}`, 'utf8');
  return parse(text, { columns: true, bom: true });
}

function cell(row: Row | undefined, column: string): string {
  const value = row?.[column];
  if (value === undefined) throw new Error(`No column ${column}`);
  return value;
}

function must<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`No ${what}`);
  return value;
}

const idOf = (index: number) => String(index).padStart(6, '0');
const cents = (row: Row): Cents => must(parseEuro(cell(row, 'amount')), 'amount');
const share = (row: Row): Fraction => must(parseShare(cell(row, 'share')), 'share');

// Ids made by one import increase in the order of its rows.
const owners = read('owners.csv').map((row, index) => ({ id: idOf(index), row }));
const ownerByRef = new Map(owners.map((owner) => [cell(owner.row, 'ref'), owner]));
const refById = new Map(owners.map(({ id, row }) => [id, cell(row, 'ref')]));
const unitRows = read('units.csv');
const keyRows = read('distribution_keys.csv');

const relations = read('unit_owners.csv').map((row, index) => ({
  unit_number: cell(row, 'unit_number'),
  owner_name: cell(ownerByRef.get(cell(row, 'owner_ref'))?.row, 'name'),
  id: idOf(index),
  owner_id: must(ownerByRef.get(cell(row, 'owner_ref')), 'owner').id,
  right: 'FullOwnership' as const,
  share: share(row),
  start_date: cell(row, 'start_date'),
  end_date: cell(row, 'end_date') || null,
  is_primary_contact: cell(row, 'is_primary_contact') === 'true',
})) satisfies (OwnershipRelation & UnitHolder & { unit_number: string })[];

function weightedUnits(key: string): WeightedUnit[] {
  const weights = new Map(
    keyRows
      .filter((row) => cell(row, 'key') === key)
      .map((row) => [cell(row, 'unit_number'), Number(cell(row, 'weight'))]),
  );
  return unitRows.map((row) => {
    const number = cell(row, 'unit_number');
    const weight = key === 'General' ? Number(cell(row, 'quota')) : (weights.get(number) ?? 0);
    return { unit_id: number, unit_number: number, weight };
  });
}

const booked = read('expenses.csv').filter((row) =>
  ['Approved', 'Paid'].includes(cell(row, 'final_status')),
);

const splits = booked.map((expense) => ({
  expense_ref: cell(expense, 'ref'),
  amount_cents: cents(expense),
  lines: splitAmount({
    amount_cents: cents(expense),
    units: weightedUnits(cell(expense, 'distribution_key')),
    holders: Map.groupBy(
      filterActive(relations, cell(expense, 'expense_date')),
      (relation) => relation.unit_number,
    ),
    bears: determineBearer(cell(expense, 'category') as ExpenseCategory),
  }).lines,
}));

const computed = splits.flatMap(({ expense_ref, lines }) =>
  lines.map((line) => ({
    expense_ref,
    unit_number: line.unit_id,
    owner_ref: must(refById.get(line.owner_id), 'owner'),
    amount: formatEuro(line.amount_cents),
  })),
);

const lineKey = ({ expense_ref, unit_number, owner_ref }: Row) =>
  `${expense_ref} ${unit_number} ${owner_ref}`;
const byKey = (rows: readonly Row[]) =>
  new Map(rows.map((row) => [lineKey(row), cell(row, 'amount')]));

describe('a year of expenses of a residence of sixty lots', () => {
  it('has every lot wholly owned throughout', () => {
    for (const [, held] of nonEmpty(Map.groupBy(relations, (relation) => relation.unit_number))) {
      const periods = ownershipPeriods(held);
      expect(periods).toHaveLength(1);
      expect(periods[0]).toMatchObject({ to: null, usufruct_side: { numerator: 1n } });
    }
  });

  it('splits to the expected lines, every one of them to the cent', () => {
    const expected = read('expected_split.csv');
    expect(expected.length).toBeGreaterThan(1000);
    expect(computed).toHaveLength(expected.length);
    expect(byKey(computed).size).toBe(computed.length);
    expect(byKey(computed)).toEqual(byKey(expected));
  });

  it('adds up to every expense', () => {
    for (const { amount_cents, lines } of nonEmpty(splits)) {
      expect(sumCents(lines.map((line) => line.amount_cents))).toBe(amount_cents);
    }
  });

  it('charges every owner the expected total', () => {
    const totals = Map.groupBy(computed, (line) => line.owner_ref);
    const expected = read('expected_per_owner.csv');
    expect(totals.size).toBe(expected.length);
    for (const row of nonEmpty(expected)) {
      const lines = totals.get(cell(row, 'owner_ref')) ?? [];
      expect(formatEuro(sumCents(lines.map(cents)))).toBe(cell(row, 'amount'));
    }
  });
});
