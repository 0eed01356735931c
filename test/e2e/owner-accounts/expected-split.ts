import { residenceRows } from '#test/helpers/residence.ts';

/** An owner's charge for one unit, by the names in the files. */
export interface ExpectedLine {
  readonly unit: string;
  readonly owner: string;
  readonly cents: bigint;
}

type Row = ReturnType<typeof residenceRows>[number];

/**
 * Computes the split of an amount over the residence's units and their owners on a day from the files
 * alone: floors, then a cent each to the largest remainders, ties in the order given.
 */
export function expectedSplit(amount: bigint, day: string, key = 'General'): ExpectedLine[] {
  const weights = weightsOf(key);
  const units = [...weights.keys()].sort();
  const parts = shareOut(
    amount,
    units.map((unit) => weights.get(unit) ?? 0n),
  );
  return units.flatMap((unit, index) => insideUnit(unit, parts[index] ?? 0n, day));
}

/** Sums the charges of each owner, in cents. */
export function sumByOwner(lines: readonly ExpectedLine[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { owner, cents } of lines) sums.set(owner, (sums.get(owner) ?? 0n) + cents);
  return sums;
}

function weightsOf(key: string): Map<string, bigint> {
  const rows: [string, string][] =
    key === 'General'
      ? residenceRows('units.csv').map((row) => [text(row, 'unit_number'), text(row, 'quota')])
      : residenceRows('distribution_keys.csv')
          .filter((row) => row['key'] === key)
          .map((row) => [text(row, 'unit_number'), text(row, 'weight')]);
  return new Map(
    rows
      .map(([unit, weight]) => [unit, BigInt(weight)] as const)
      .filter(([, weight]) => weight > 0n),
  );
}

function insideUnit(unit: string, cents: bigint, day: string): ExpectedLine[] {
  const names = new Map(residenceRows('owners.csv').map((row) => [row['ref'], text(row, 'name')]));
  const ranks = (row: Row) => [
    row['is_primary_contact'] === 'true' ? '0' : '1',
    names.get(row['owner_ref']) ?? '',
    text(row, 'owner_ref'),
  ];
  const holders = residenceRows('unit_owners.csv')
    .filter((row) => row['unit_number'] === unit && text(row, 'start_date') <= day)
    .filter((row) => row['end_date'] === '' || day < text(row, 'end_date'))
    .sort((a, b) => compareTexts(ranks(a), ranks(b)));
  const shares = holders.map((row) => text(row, 'share').split('/').map(BigInt));
  // Over the product of all denominators, every share is an integer.
  const whole = shares.reduce((product, [, below = 1n]) => product * below, 1n);
  const weights = shares.map(([above = 0n, below = 1n]) => (above * whole) / below);
  const parts = shareOut(cents, weights);
  return holders.map((row, index) => ({
    unit,
    owner: text(row, 'owner_ref'),
    cents: parts[index] ?? 0n,
  }));
}

function shareOut(cents: bigint, weights: readonly bigint[]): bigint[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  const parts = weights.map((weight) => (cents * weight) / total);
  const left = Number(cents - parts.reduce((sum, part) => sum + part, 0n));
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (cents * weight) % total }))
    .sort((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0n) + 1n;
  return parts;
}

/** Compares by the first texts that differ. */
function compareTexts(left: readonly string[], right: readonly string[]): number {
  const index = left.findIndex((one, at) => one !== right[at]);
  if (index === -1) return 0;
  return (left[index] ?? '') < (right[index] ?? '') ? -1 : 1;
}

function text(row: Row, column: string): string {
  const value = row[column];
  if (value === undefined) throw new Error(`no column ${column}`);
  return value;
}
